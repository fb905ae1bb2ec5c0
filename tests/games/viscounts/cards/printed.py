"""What is printed on the cards, in short: name, value and icons, then the corner effect.

m merchant, b builder, n noble, c cleric, x criminal. The rows are written apart from the tables of the game.
"""

NEUTRAL = """
acolyte 3 cm discard
antagonist 3 xx corruption
architect 1 bm rearrange
aristocrat 2 mn virtue
artisan 3 bm discard
artist 3 n discard
benefactor 2 mm virtue
bishop 3 cc debt
charlatan 3 bb debt
chevalier 3 mn discard
clergyman 1 cm rearrange
conspirator 2 x discard
courier 1 mmm shuffle
deacon-1 3 c rearrange
deacon-2 2 c virtue
debt-collector-1 3 x corruption
debt-collector-2 3 x corruption
debt-collector-3 2 x corruption
debt-collector-4 2 x corruption
defender 1 bm shuffle
diplomat 1 mn rearrange
disciple 1 cm shuffle
enforcer 3 nn debt
foreman 2 bm virtue
friar 2 c virtue
gatekeeper 1 mn rearrange
illusionist 1 x rearrange
jeweller 2 mm virtue
lookout 1 x shuffle
mason 1 bm rearrange
meddler 2 x corruption
miner 2 b virtue
missionary-1 3 cm discard
missionary-2 2 cm discard
overseer-1 3 n rearrange
overseer-2 2 n virtue
pastor 1 cm rearrange
patron-1 3 mn discard
patron-2 2 mn discard
peddler-1 2 mmm virtue
peddler-2 2 mmm virtue
peddler-3 2 mmm virtue
peddler-4 1 mmm discard
pickpocket 1 x discard
priest 3 c discard
princess 2 n virtue
racketeer-1 2 x shuffle
racketeer-2 1 x shuffle
scoundrel-1 1 x discard
scoundrel-2 1 x discard
scoundrel-3 1 x discard
sculptor 3 b discard
stonecutter-1 3 bm discard
stonecutter-2 2 bm discard
strongman 2 mm virtue
swindler-1 3 x corruption
swindler-2 3 x corruption
swindler-3 3 x corruption
tinker-1 2 cn virtue
tinker-2 2 bc virtue
tinker-3 2 bn virtue
traitor 2 x shuffle
traveller 2 mm virtue
trickster 3 x corruption
vicar 2 cm virtue
watchman 1 mn shuffle
woodcutter-1 2 b virtue
woodcutter-2 3 b rearrange
"""

HEROES = """
ada 2 x -
bertha 3 mn -
clovis 3 xm -
emma 3 c -
guntram 2 cm -
judith 1 bm -
lothaire 1 m -
merovech 2 b -
rudolf 2 n -
therese 3 mmm -
"""

STARTERS = """
abbot 2 c -
financier 3 m -
journeyman 2 mm -
labourer 2 b -
lender 1 mm -
squire 2 n -
thief 1 x -
trader 1 m -
"""

# Each spot with its side of the river, its bonus and the link to the next; - where there is none.
SMALL_SIDE = """
a1 L gold virtue
a2 L hire -
a3 R flip ink
a4 R destroy castle-move
b1 L ink silver2
b2 L stone -
b3 R hire virtue
b4 R destroy gold
c1 L virtue -
c2 L ink virtue
c3 R deed -
c4 R stone virtue
d1 L deed -
d2 L destroy castle-move
d3 R flip debt
d4 R gold virtue
e1 L flip -
e2 L rearrange deed
e3 R resource stone
e4 R virtue rearrange
"""

# Each spot with its side of the river, its bonus and the link to the next; - where there is none.
LARGE_SIDE = """
a1 L ink virtue
a2 L hire -
a3 L resource debt
a4 R flip castle-move
a5 R destroy virtue
b1 L ink silver2
b2 L stone debt
b3 R deed -
b4 R hire destroy
b5 R flip gold
c1 L virtue flip
c2 L gold virtue
c3 R rearrange -
c4 R flip virtue
c5 R stone hire
d1 L deed -
d2 L ink hire
d3 L destroy castle-move
d4 R resource virtue
d5 R gold ink
e1 L rearrange silver2
e2 L flip deed
e3 R gold virtue
e4 R deed -
e5 R resource castle-move
"""

# The towns: icons for an exchange, and what it gives.
TOWNS = """
1 1 silver
2 2 ink
3 1 silver
4 2 stone
5 2 ink
6 4 flip
7 2 gold
8 3 destroy
9 2 stone
10 2 gold
"""

# Printed on the segments: townsfolk (value, icons, corner) and manuscript (cost, effect).
PRINTED = """
a 2 cn virtue 3 deed
b 2 bn virtue 3 resource2
c 1 x corruption 3 resource+virtue
d 2 bc virtue 3 virtue2
e 1 x corruption 3 flip
"""
