const list = (words: string) => new Set(words.split(' '));

/** Units that the lexicon lacks, in lower case, since a text may be in capitals. */
export const units = list(
  'mm cm dm km nm pm um in ft yd mi mg mcg ug kg ng pg oz lb lbs st ml cl dl hl ul nl gal qt pt tbsp tsp tbs mol mmol umol nmol pmol fmol kmol meq mosm kda iu mm2 m2 ha sq psi kpa mpa hpa gpa mbar atm mmhg torr kn nm knm ohm kohm mohm kv mv ma ka mah kw mw gw kwh mwh gwh kva kvar hz khz mhz ghz thz rpm bpm kph mph kmh mpg fps dpi ppi lpi mp gsm bps kbps mbps gbps tbps kb mb gb tb pb kib mib gib tib px pt em rem lm lx cd gy sv msv usv bq kbq mbq gbq kcal cal kj mj db dba degc degf ppm ppb ppt pct wt vol kat sec secs min mins hr hrs wk wks yr yrs mo mos pcs ea doz',
);

/** Abbreviations of offices, clinics and programs, with a full stop after them or without. */
export const shortened = list(
  'appt appts dept depts sect para paras fig figs approx min max avg govt acct accts ref refs inv invs inc ltd co corp mgmt mgr mgrs asst hosp mfr mfg univ lib tel incl excl attn re int exec comm dist pop orig arch hon rt lt col sgt capt gen maj cpl adm ed eds vol vols no nos pp misc qty amt temp est bldg elev secy treas temps prn tid bid qid qhs qd od bd tds po iv im sc dx rx hx tx sx fx pt pts asap fyi eta rsvp cc bcc tba tbc tbd wrt btw imo imho aka diy faq pto mtg mtgs msg msgs pkg pkgs svc svcs ext ave blvd rd apt ste hwy st mt ft etc eg ie viz cf ibid et al vs ca circa sep sept oct nov dec jan feb mar apr jun jul aug mon tue tues wed thu thur thurs fri sat sun am pm gmt utc est pst cst bst std dev devs env envs param params arg args config configs repo repos src dst tmp init impl struct enum bool str regex async await stdin stdout stderr cwd pwd sudo numpy scipy pandas np pd plt vite esbuild webpack eslint pytest kubectl ctx req res auth admin sys proc exe lib libs bin etc usr std ptr int char varchar nvarchar bigint smallint tinyint jsonb bytea',
);

/** Little words between the parts of names. */
export const nameParticles = list(
  'van von der den des ter ten de da do dos das di du del della la le los las el al bin ibn bint abu ben ap ab af av zu zum zur y e ter ua ni nic mac',
);

/** Words after which a command, an identifier or a package is named. */
export const codeLeads = list(
  'import install uninstall require sudo npm npx yarn pnpm pip git kubectl docker cargo brew curl wget ssh chmod mkdir grep param flag namespace',
);

/** Commands and keywords that make code of the quotation they open. */
export const codeOpeners = list(
  'import export const let var def select insert update delete sudo git npm npx yarn pip docker kubectl cd ls rm cp mv mkdir chmod curl echo return function class',
);

/** Function words, at least one of which nearly every quotation in English has. */
export const englishFunctionWords = list(
  "the of and is to that was for it are you i he she we they this with have has had be been not but what there were will would can could your my our his their its it's don't i'm from by as at on or if",
);

/** Words that are never offered as a replacement. */
const OBSCENE =
  /^(?:an(?:us|uses|al|ally)|ars(?:e|es|ed)|ass|asses|asshole\w*|bastard\w*|bitch\w*|bollock\w*|boob\w*|bugger\w*|clit\w*|cock|cocks|crap\w*|cum|cums|cunt\w*|dick|dicks|dildo\w*|dyke|dykes|fag|fags|faggot\w*|fuck\w*|motherfuck\w*|horny|jizz|knob|knobs|kike\w*|nazi\w*|negro\w*|nigger\w*|nigga\w*|nipple\w*|orgasm\w*|orgy|orgies|paki|pakis|penis\w*|piss\w*|poop\w*|porn\w*|prick|pricks|pube\w*|puss(?:y|ies)|queer\w*|rape|raped|rapes|raping|rapist\w*|rectum\w*|scrot\w*|semen|sex|sexes|sexy|shag\w*|shit\w*|slut\w*|spastic\w*|sperm\w*|spic|spics|tit|tits|titty|tranny|turd\w*|twat\w*|vagina\w*|vulva\w*|wank\w*|whore\w*)$/i;

/** Words of the body, of illness and of violence that shock where another word was meant. */
const SHOCKING =
  /^(?:urin\w+|defecat\w+|f(?:a)?ec(?:es|al)|excret\w+|excrement\w*|vomit\w*|puk(?:e|es|ed|ing)|diarrh\w+|constipat\w+|flatulen\w+|fart\w*|belch\w*|genital\w*|testic\w+|testes|testis|uter(?:us|ine)|ovar(?:y|ies|ian)|placenta\w*|menstrua\w+|menopaus\w+|erection\w*|erectile|ejaculat\w+|masturbat\w+|fornicat\w+|copulat\w+|coitus|coital|libido\w*|erotic\w*|sexual\w*|homos?|lesbian\w*|sodom\w+|incest\w*|prostitut\w+|prostate\w*|brothel\w*|pimp\w*|stripper\w*|nudes?|nudity|naked|breast\w*|bosom\w*|buttock\w*|butts?|groin\w*|crotch\w*|phall\w+|foreskin\w*|circumcis\w+|castrat\w+|h(?:a)?emorrhoid\w*|herpes|syphilis|gonorrh\w+|chlamydia|molest\w+|fetish\w*|voyeur\w*|bestial\w*|p(?:a)?edophil\w*|suicid\w*|genocid\w*|murder\w*|slaughter\w*|lynch\w*|corpse\w*|cadaver\w*|morons?|imbecil\w+|retard\w*|idiot\w*|cripple\w*|damn\w*|hell|slags?|tarts?|hooker\w*|hussy|trollop\w*|skank\w*|hoes?|enema\w*|bowel\w*|pus|phlegm|snot\w*)$/i;
const SHORTEST_SHOCKING = 6;

/** Detects a word that is never offered as a replacement. */
export function isObscene(word: string): boolean {
  return OBSCENE.test(word);
}

/** Detects a word that shocks in the place of another, unless what was written is a slip of that very word. */
export function isShocking(word: string, original: string): boolean {
  const [from, to] = [original.toLowerCase(), word.toLowerCase()];
  return SHOCKING.test(to) && !(to.length >= SHORTEST_SHOCKING && isOneSlipAway(from, to));
}

/** One letter more, less or other, or two that changed places. */
function isOneSlipAway(from: string, to: string): boolean {
  let start = 0;
  while (start < from.length && from[start] === to[start]) start++;
  let same = 0;
  while (same < Math.min(from.length, to.length) - start && from.at(-1 - same) === to.at(-1 - same)) same++;
  const [left, right] = [from.slice(start, from.length - same), to.slice(start, to.length - same)];
  return Math.max(left.length, right.length) <= 1 || (left.length === 2 && [...left].reverse().join('') === right);
}
