"""Who plays in the sample evening: plain names, long ones, and such as make a screen prove itself."""

REGULARS = (
    "Arthur Pendleton", "Brenda Kowalski", "Carlos Mendoza", "Dolores McIntyre", "Earl Washington", "Fatima Haddad",
    "Gus Papadopoulos", "Hal Hutchinson", "Irene Szymański", "Jerome Carter", "Kathleen Fitzgerald", "Leroy Simmons",
    "Mei-Ling Zhao", "Nate Rosenbaum", "Ophelia Grant", "Paul Vandenberg", "Quincy Adeyemi", "Renée Thibodeaux",
    "Sal Esposito", "Tanya Volkova", "Ulises Ortega", "Vernon Tubbs", "Wendy Schumacher", "Xavier Dupree",
    "Yolanda Pérez", "Zachary Klein", "Al Mancini", "Bea Thornton", "Chuck Novak", "Dee Harrington",
    "Eddie Lombardi", "Faye Castleberry", "Glenn Ostrowski", "Hiroshi Tanaka", "Ike Robinson", "Joanne Miller",
    "Kofi Mensah", "Loretta Banks", "Murray Feinstein", "Nikolai Sokolov", "Oscar Beltrán", "Patsy Monroe",
    "Raj Patel", "Sheila Donovan", "Tom Brzezinski", "Ursula Becker", "Vince Carbone", "Wanda Jefferson",
    "Yusuf Demir", "Åsa Lindgren", "Buddy Crenshaw", "Cheryl Olson", "Dwayne Tucker", "Elliot Park",
    "Frances Whitehorse", "George Stamatopoulos", "Hank Zielinski", "Inez Robles",
)  # fmt: skip


LONG = "Christopher Montgomery-Featherstonehaugh III"


HEBREW, ARABIC = "דוד לוי", "نور الدين حسن"


LUCKY = "Lucky 🍀 Lou"
