/** Words that change inside, and families that no ending shows. */
const irregular = new Map(
  Object.entries({
    lead: 'led leads leading leader leaders leadership',
    run: 'ran runs running runner',
    build: 'built builds building builder buildings',
    teach: 'taught teaches teaching teacher teachers',
    grow: 'grew grown grows growing growth',
    make: 'made makes making maker',
    write: 'wrote written writes writing writer writers',
    win: 'won wins winning winner',
    drive: 'drove driven drives driving driver drivers',
    sell: 'sold sells selling seller sale sales salesperson salesman saleswoman',
    hold: 'held holds holding',
    keep: 'kept keeps keeping keeper',
    bring: 'brought brings bringing',
    buy: 'bought buys buying buyer buyers',
    speak: 'spoke spoken speaks speaking speaker',
    oversee: 'oversaw overseen oversees overseeing oversight',
    fall: 'fell fallen falls falling',
    rise: 'rose risen rises rising',
    shrink: 'shrank shrunk',
    know: 'knew known knowledge knows knowing',
    think: 'thought thinking thinks',
    sew: 'sewn sewing sewed',
    child: 'children childhood',
    pay: 'paid pays paying payment payments payable payables',
    fund: 'funding funded',
    person: 'people persons',
    woman: 'women',
    man: 'men',
    foot: 'feet',
    analy: 'analysis analyses analytic analytics analytical analyst analysts analyse analysed analysing analyze analyzed analyzing',
    reduc: 'reduction reductions',
    introduc: 'introduction introductions introductory',
    produc: 'production produce produced producing producer producers productions',
    strateg: 'strategy strategies strategic strategist strategically',
    pharmac: 'pharmacy pharmacies pharmacist pharmacists pharmaceutical pharmaceuticals',
    financ: 'finance finances financial financially financing financed',
    technic: 'technical technician technicians technique techniques technically',
    technolog: 'technology technologies technologist technological',
    medic: 'medicine medicines medication medications medical medically',
    negoti: 'negotiate negotiated negotiating negotiation negotiations negotiator',
    safe: 'safety safely safer safe safest',
    scien: 'science sciences scientific scientist scientists',
    electric: 'electrical electrician electricians electricity electric',
    mechanic: 'mechanical mechanics mechanic',
    statist: 'statistics statistical statistic statistician',
    econom: 'economics economic economist economy',
    recept: 'reception receptionist receptionists',
    recruit: 'recruitment recruiter recruiters',
    perform: 'performance performances performer',
    mainten: 'maintenance',
    patience: 'patience',
    univers: 'universities',
    busi: 'business businesses',
    new: 'news',
    data: 'datum',
    program: 'programme programmes programming programmer programmers programmed',
    center: 'centre centres centers centred',
    theater: 'theatre theatres',
    license: 'licence licences licensed licenses licensing',
    practic: 'practise practised practising practice practices practical practitioner practitioners',
    fulfil: 'fulfill fulfilled fulfilment fulfillment',
    catalog: 'catalogue catalogues catalogued cataloguing',
    dialog: 'dialogue',
    aging: 'ageing',
    cover: 'coverage',
    bid: 'bidding',
    care: 'caring carer carers cared cares',
    use: 'used uses using user users usage',
    hire: 'hired hiring hires',
    wire: 'wired wiring',
    tutor: 'tutoring tutored tutors tutorial',
    deliver: 'delivery deliveries',
    inventor: 'inventory inventories',
    factor: 'factory factories',
    store: 'stores stored storage storing',
    custom: 'customer customers',
    compet: 'competitor competitors competition',
    server: 'servers',
    serve: 'served serves serving',
    service: 'services servicing serviced',
    organ: 'organ organs',
    physic: 'physics physical physically',
    policy: 'policies',
    police: 'policing',
    sign: 'signage',
    install: 'installs installed installing installation installations installer installers',
    hospital: 'hospitals',
    menu: 'menus',
  } satisfies Record<string, string>).flatMap(([stem, forms]) => [[stem, stem] as const, ...forms.split(' ').map((form) => [form, stem] as const)]),
);

/** What is added to a word's end, longest first, once plurals, "-ed" and "-ing" are away and a last "e" with them. */
const endings =
  'isation ification ificat abiliti ibiliti ational ativeli ation ator ativ ement anci enci ition ical ment anc enc ant ness ship ion iv abl ibl ist ful iti al ic li at er or ent'
    .split(' ')
    .sort((one, other) => other.length - one.length);
const MIN_STEM_LETTERS = 4;
const MIN_STEM_LETTERS_BEFORE_ER = 3;

const stems = new Map<string, string>();
const MOST_REMEMBERED = 20_000;

/** Returns what the forms of a word have in common: "managed", "managers" and "management" are one. British and American spelling too. */
export function stemFamily(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const found = computeStem(word);
  if (stems.size >= MOST_REMEMBERED) stems.clear();
  stems.set(word, found);
  return found;
}

function computeStem(word: string): string {
  const plain = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s?$/u, '');
  const kept = irregular.get(plain);
  if (kept !== undefined) return kept;
  if (plain.length < 4 || !/^[a-z]+$/.test(plain)) return plain;
  const british = plain
    .replace(/ae/, 'e')
    .replace(/iz(?=ations?$|ers?$|ing$|e[ds]?$)/, 'is')
    .replace(/or(?=s$|ed$|ing$|al$|$)/, (or, at: number) =>
      at > 2 && /(?:col|fav|lab|hon|behavi|harb|neighb|vig|rum|endeav)$/.test(plain.slice(0, at)) ? 'our' : or,
    );
  return withoutEnding(stripInflection(british));
}

/** Returns the plural, "-ed" and "-ing" away, and nothing else: "player" stays. */
export function stripInflection(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') || word.endsWith('ied')) return tidy(`${word.slice(0, -3)}y`);
  const ending = ['ings', 'ing', 'ed', 'es', 's'].find((each) => word.endsWith(each) && word.length - each.length >= 3);
  return tidy(ending ? word.slice(0, -ending.length) : word);
}

function withoutEnding(word: string): string {
  const ending = endings.find(
    (each) => word.endsWith(each) && word.length - each.length >= (each === 'er' ? MIN_STEM_LETTERS_BEFORE_ER : MIN_STEM_LETTERS),
  );
  if (!ending) return word;
  const stem = word.slice(0, -ending.length);
  return tidy(ending === 'isation' ? `${stem}is` : ending.startsWith('ific') ? `${stem}ifi` : stem);
}

/** "plann" is "plan", "manage" is "manag", "study" is "studi". */
function tidy(word: string): string {
  const single = word.length > 3 && /([bdfgklmnprt])\1$/.test(word) ? word.slice(0, -1) : word;
  const bare = single.length > 3 ? single.replace(/e{1,2}$/, '') : single;
  return bare.length > 3 && bare.endsWith('y') ? `${bare.slice(0, -1)}i` : bare;
}
