import { findBaseForm, inflectGerund, inflectPast } from '@sheaf/language/inflection/inflect';
import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';

/** What people say they did at work. A general word list lacks half of these as verbs and has many nouns for verbs. */
const REGULAR =
  'convene rear shear rewire chaperone curate adjudicate steward mark marshal lifeguard dispense compound upholster varnish lacquer tile skim dial froth cannulate titrate pipette genotype annotate splice excavate haul tow couple shunt invigilate accrue reorder colour parachute wax massage grout render screed bandage accelerate accept accommodate accompany achieve acquire act adapt address adjust administer advance advertise advise advocate aid align allocate amend analyse analyze answer anticipate apply appoint appraise approve arrange assemble assess assign assist attain attend attract audit author authorise authorize automate bake balance bill book boost brief budget calculate calibrate campaign care carry catalogue categorise categorize cater chair champion change check clean clear climb close coach code collaborate collate collect combine commission communicate compile complete compose conceive condense conduct configure connect conserve consolidate construct consult contact contribute control convert convince cook cooperate coordinate copyedit correct counsel count create cultivate curate customise customize debug decorate decrease dedicate define delegate deliver demonstrate deploy design detail detect determine develop devise diagnose digitise digitize direct discharge discover dispatch dispense display distribute diversify document draft dress earn edit educate elaborate eliminate embed employ empower enable encourage enforce engage engineer enhance enlist ensure enter escalate escort establish estimate evaluate examine exceed execute expand expedite experiment explain explore express extend extract facilitate familiarise fashion file fill finalise finalize finance fit fix focus follow formulate foster fulfil fulfill fund fundraise further gain garner gather generate govern grade greet groom guard guide halve handle harvest head help host identify illustrate image implement improve improvise increase incubate index influence inform initiate innovate inspect inspire install institute instruct insulate integrate interact interpret interview introduce invent inventory invest investigate invite invoice involve issue join judge justify label landscape launch lecture lessen liaise license lift lighten list listen litigate load lobby localise localize locate log look lower maintain manage manufacture map market master maximise maximize measure mediate mentor merchandise merge migrate minimise minimize mitigate mobilise mobilize model moderate modernise modernize modify monitor motivate mount move multiply name narrate navigate negotiate network nominate normalise nurse nurture observe obtain offer onboard open operate optimise optimize orchestrate order organise organize orient originate outfit outline outperform outsource overhaul own pack package paint participate partner patch perform persuade phase photograph pick pilot pioneer pitch place plan plant plate play plaster polish populate practise practice precept prep prepare prescribe present preserve press prevent price print prioritise prioritize probe process procure produce program project promote propose protect prototype prove provide prune publicise publicize publish purchase pursue qualify quantify quadruple question raise rate reach realise realize rearrange receive recognise recognize recommend reconcile record recover recruit rectify recycle redesign redevelop redirect reduce reengineer refactor refer refine refurbish regulate rehabilitate reinforce reinstate release relocate remodel remove renegotiate renew renovate reorganise reorganize repair replace replenish report reposition represent request research resolve respond restock restore restructure retain retrain retrieve revamp review revise revitalise revitalize revive rewire roster rotate route safeguard sample save scale scan schedule scope score screen script secure seed segment select separate serve service settle shadow shape share ship shorten showcase simplify simulate sketch slash soften solder solve sort source spark spearhead specialise specialize specify staff stabilise stabilize stage standardise standardize start steam steer stimulate stock store streamline strengthen structure study style submit succeed summarise summarize supervise supply support surpass survey sustain synthesise synthesize tackle tailor target taste tend test thank tidy tighten tile time total track trade train transcribe transfer transform translate transport treat triage trial trim triple tune turn tutor type unify update upgrade upskill use utilise utilize validate value verify visit visualise visualize volunteer wait walk warn wash watch weigh welcome weld wire work wrap yield double arbitrate archive cover clerk film mend patrol peel pour recite refit rinse row skipper sow stack thatch umpire assure attest backfill benchmark blend brand brew butcher carve chart clarify comply conceptualise conceptualize crew cross-sell cross-train debrief decommission defend deputise devote downsize drill enrol enroll evangelise evangelize fabricate feature forge grind handcraft harmonise harmonize hire homogenise hone ideate incorporate intubate iron laminate leverage machine marshal microwave mill mix mop mould mobilise neutralise officiate operationalise operationalize pair parallelise phlebotomise pipe plumb pool portion profile profit provision pump rank rebrand redeploy redraft rehearse reschedule reshape resuscitate retouch reupholster rig roast roll sand sanitise sanitize sculpt season seat service sew shave shelve slice sponsor sprint sterilise sterilize stitch stocktake strategise strategize streamline subcontract suture switch systematise systematize tabulate tally terminate trace transition transplant transpose unload upload vaccinate ventilate wean wholesale winterise workshop'.split(
    ' ',
  );
/** Base, past and, where it ends otherwise than by rule, gerund. */
const IRREGULAR =
  'become became|sing sang|swim swam swimming|begin began|bring brought|build built|buy bought|catch caught|choose chose|cut cut|hit hit hitting|relight relit|light lit lighting|relay relaid|resit resat resitting|redraw redrew|remake remade|rewind rewound|rerun reran rerunning|shoe shod shoeing|weave wove|bind bound|string strung|grind ground|kneel knelt|foresee foresaw foreseeing|beat beat|deal dealt|do did|draw drew|drive drove|feed fed|find found|forecast forecast|give gave|go went|grow grew|have had|hold held|input input|keep kept|lay laid|lead led|learn learned|leave left|lend lent|let let|make made|mean meant|meet met|outsell outsold|oversee oversaw overseeing|pay paid|proofread proofread|put put|read read|rebuild rebuilt|redo redid|reset reset|rethink rethought|retell retold|rewrite rewrote|ride rode|run ran|see saw seeing|sell sold|send sent|set set|shoot shot|show showed|speak spoke|spend spent|split split|spin spun|stand stood|take took|teach taught|tell told|undertake undertook|underwrite underwrote|uphold upheld|upsell upsold|win won|withdraw withdrew|write wrote|shrink shrank|troubleshoot troubleshot|broadcast broadcast|spread spread|sit sat|sleep slept|stick stuck|sweep swept|swim swam|wind wound|wear wore'
    .split('|')
    .map((forms) => forms.split(' '));
/** Double their last letter, besides those of one syllable. */
const DOUBLES = new Set(
  'plan debug ship chat map trim prep program drop stop scan tag log run set cut put get win dig fit pin plug refer prefer transfer submit commit permit admit begin equip control label patrol enrol fulfil model travel cancel counsel level signal dial shop spot tap wrap rig mop slot step strip swap upset reset input jog jot pat plot prod shred sit snap spin split stem trap trek vet whip format sum'.split(
    ' ',
  ),
);
/** Doubled in Britain, single in America. */
const BRITISH_DOUBLES = new Set('label model travel cancel counsel level signal dial fulfil enrol channel marshal'.split(' '));

type VerbForm = 'base' | 'past' | 'gerund' | 'third';
export interface Verb {
  base: string;
  form: VerbForm;
}

const verbsByForm = new Map<string, Verb>();
const pastForms = new Map<string, string>();
const gerundForms = new Map<string, string>();
const addVerb = (word: string, base: string, form: VerbForm) => {
  if (!verbsByForm.has(word)) verbsByForm.set(word, { base, form });
};
for (const [base = '', past = '', gerund] of IRREGULAR) {
  const gerundForm = gerund ?? buildRegularGerund(base);
  pastForms.set(base, past);
  gerundForms.set(base, gerundForm);
  addVerb(past, base, 'past');
  addVerb(base, base, 'base');
  addVerb(gerundForm, base, 'gerund');
  addVerb(inflectThirdPerson(base), base, 'third');
}
for (const base of REGULAR) {
  for (const [past, gerundForm] of inflectRegularly(base)) {
    addVerb(base, base, 'base');
    addVerb(past, base, 'past');
    addVerb(gerundForm, base, 'gerund');
    addVerb(inflectThirdPerson(base), base, 'third');
  }
}

function inflectRegularly(base: string): [string, string][] {
  const stems = BRITISH_DOUBLES.has(base) ? [base + base.at(-1), base] : [DOUBLES.has(base) ? base + base.at(-1) : base];
  return stems.map((stem) => {
    const past = /e$/.test(stem) ? `${stem}d` : /[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}ied` : `${stem}ed`;
    return [past, /[^eoy]e$/.test(stem) ? `${stem.slice(0, -1)}ing` : `${stem}ing`];
  });
}

function buildRegularGerund(base: string): string {
  return inflectRegularly(base)[0]?.[1] ?? `${base}ing`;
}

function inflectThirdPerson(base: string): string {
  if (base === 'have') return 'has';
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
}

/** "Line-managed" and "co-founded" are bent in their second part. */
const PREFIX = /^((?:co|re|pre|cross|self|line|hand|fast|spot|team|project|stage|case|product|deep|cold|proof|quality|fact|double|test)-)(.+)$/;
/** "Relit" and "resat" are pasts, as "lit" and "sat" are. */
const PREFIXED_PAST = /^(?:re|over|out)(\p{Ll}{3,})$/u;

/** Finds what verb a word may be. Of words that no list of ours has, only those in -ed are taken for verbs. */
export function findCareerVerb(word: string): Verb | undefined {
  const lower = word.toLowerCase();
  // An inspectorate, and no action.
  if (lower === 'ofsted') return undefined;
  const [, prefix = '', rest = ''] = PREFIX.exec(lower) ?? [];
  if (prefix && !verbsByForm.has(lower)) {
    const verb = findCareerVerb(rest);
    return verb && { base: verb.base && `${prefix}${verb.base}`, form: verb.form };
  }
  const listed = verbsByForm.get(lower);
  if (listed) return listed;
  const base = findBaseForm(lower);
  if (base && base !== lower && base !== 'be' && hasTag(lower, TAG.VBD) && !/(?:ed|ing|s)$/.test(lower)) return { base, form: 'past' };
  const [, past = ''] = canBeNoun(lower) ? [] : (PREFIXED_PAST.exec(lower) ?? []);
  if (past && hasTag(past, TAG.VBD) && findBaseForm(past) !== past) return { base: '', form: 'past' };
  if (!/[a-z]{2}ed$/.test(lower) || !isPastVerb(lower)) return undefined;
  return { base: base ?? '', form: 'past' };
}

/** Tells whether a verb is one of those that people say they did at work. */
export function isListedVerb(base: string): boolean {
  return verbsByForm.has(base);
}

function isPastVerb(word: string): boolean {
  const index = loadLexicon().indexOf(word);
  return index < 0 || (loadLexicon().tagsAt(index) & (TAG.VBD | TAG.VBN)) !== 0;
}

/** Returns nothing for a verb whose base is not known for certain. */
export function inflectCareerPast(base: string): string {
  return inflectWithPrefix(
    base,
    (stem) => pastForms.get(stem) ?? (verbsByForm.has(stem) ? (inflectRegularly(stem)[0]?.[0] ?? '') : stem && inflectPast(stem)),
  );
}

export function inflectCareerGerund(base: string): string {
  return inflectWithPrefix(base, (stem) => gerundForms.get(stem) ?? (verbsByForm.has(stem) ? buildRegularGerund(stem) : stem && inflectGerund(stem)));
}

function inflectWithPrefix(base: string, inflect: (stem: string) => string): string {
  const [, prefix = '', rest = ''] = PREFIX.exec(base) ?? [];
  return prefix && !verbsByForm.has(base) ? prefix + inflect(rest) : inflect(base);
}

/** Returns whether a word can be a thing as well, as "stock" and "support" can. */
export function canBeNoun(word: string): boolean {
  return hasTag(word, TAG.NN | TAG.NNS);
}

export function hasTag(word: string, tags: number): boolean {
  const index = loadLexicon().indexOf(word.toLowerCase());
  return index >= 0 && (loadLexicon().tagsAt(index) & tags) !== 0;
}
