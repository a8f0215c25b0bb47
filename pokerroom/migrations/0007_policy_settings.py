from django.db import migrations


class Migration(migrations.Migration):
    """What a version of the policy holds is called its settings, as everywhere else."""

    # waitlist 0003 reads the column by its earlier name, so it comes first on an empty database.
    dependencies = [("pokerroom", "0006_silence"), ("waitlist", "0003_put_before_whom")]

    operations = [migrations.RenameField("policyversion", "figures", "settings")]
