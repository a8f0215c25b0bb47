from django.db import migrations

# Tries were counted in these by a library that is no longer used.
TABLES = ("axes_accessattemptexpiration", "axes_accessattempt", "axes_accessfailurelog", "axes_accesslog")


class Migration(migrations.Migration):

    dependencies = [
        ('pokerroom', '0008_temporary_password'),
    ]

    operations = [
        migrations.RunSQL([f"DROP TABLE IF EXISTS {table}" for table in TABLES], migrations.RunSQL.noop),
    ]
