/**
 * The words that the filters look for, in English, German, French and Polish. A word stands for itself alone, `*` at its
 * end for every word that begins with it. Letters are compared without accents, except in words that have a letter outside
 * a–z here: “pedał” is found, “pedal” is not. Words that are ordinary in one of the languages (“retard”, “Ass”, “bite”,
 * “dick”) are missing on purpose.
 */
const list = (text: string): readonly string[] => text.trim().split(/\s+/);

export const INSULTS = {
  words: list(`
    nigger* nigga niggas sandnigger* faggot* kike kikes wetback* tranny trannies retarded paki pakis gook gooks towelhead*
    kys
    neger negern negers kanake* kanacke* schwuchtel* judensau* untermensch* spast spasti spastis spasten missgeburt*
    vergasen
    bougnoule* bicot bicots youpin* pede pedes tarlouze* gouine* negre negres negresse* mongolien*
    pedał* ciota cioty czarnuch* ciapat* ciapak* żydek żydki
  `),
  /** Words in a row. */
  phrases: [
    'heil hitler',
    'sieg heil',
    'white power',
    'kill yourself',
    'bring dich um',
    'scheiss jude',
    'scheiss juden',
    'sale juif',
    'sale arabe',
    'suicide toi',
    'jebac zydow',
    'zabij sie',
  ],
} as const;

export const SWEARING = {
  words: list(`
    fuck* motherfuck* shit shits shite shitty shithead* bullshit* cunt cunts bitch* bastard bastards asshole* arsehole*
    dickhead* cocksucker* pussy pussies whore whores slut sluts slutty wanker* twat twats bollocks blowjob* porn porno*
    hitler* nazi nazis jerkoff
    scheisse* scheiss beschissen* arsch arschloch* fick ficken fickt gefickt ficker hurensohn* hure huren fotze fotzen
    wichser* wichse schlampe* nutte nutten pisser verpiss* miststuck kacke titten
    putain* pute putes merde merdes merdique* emmerd* connard* connasse* salope salopes saloperie* salaud* encule* couille*
    foutre niquer niquez branleur* trouduc* ntm
    kurw* chuj* huj pierdol* spierdal* wypierdal* jebac jeban* jebie* zajeb* pojeb* wyjeb* rozjeb* pizda pizdy cipa dupa
    dupy dupek gowno gowna gowniany skurwysyn* skurwiel* zasran* dziwka dziwki suka cwel* kutas* fiut*
  `),
  phrases: [],
} as const;
