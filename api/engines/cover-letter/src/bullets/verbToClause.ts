import { chooseArticle } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { canBeNoun, findCareerVerb, hasTag, inflectCareerGerund, inflectCareerPast, isListedVerb, type Verb } from '../wording/careerVerbs.ts';
import type { BulletClause } from './bulletClause.ts';
import { addArticles } from './missingArticles.ts';

/** Begins what a verb is done to, and follows no noun. */
export const OBJECT_START = /^(?:an?|the|my|our|their|its|all|each|every|both|any|some|many|several|new|other|up|out|\d.*|[£$€].*|\p{Lu}.*)$/u;
const PREPOSITION =
  /^(?:to|with|in|on|at|for|as|from|by|across|between|alongside|under|within|over|through|closely|directly|towards|against|around)$/i;
/** Behind a verb only: "look after", "sign off". */
const PARTICLE = /^(?:after|off|away|down|over|back)$/i;
/** A time that lasts, which needs the perfect: "have volunteered since 2023". */
const SINCE_YEAR =
  /\bsince (?:(?:\p{Lu}\p{L}+ )?(?:19|20)\d\d|(?:last )?(?:Easter|Christmas|New Year|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Sept|Nov|Dec)ember|October|spring|summer|autumn|winter)|last year)\b/u;
/** "Help middle school students": what is done to people is a deed. */
const HELPING = /^(?:help|coach|tutor|mentor|support|guide|host|lead|serve)$/i;
const PEOPLE =
  /^(?:people|students|pupils|children|adults|families|parents|patients|residents|customers|clients|guests|visitors|learners|players|refugees)\b/i;
/** Things that a word in -ing names more often than it does something to them. */
const NAMED_BY_WORK =
  /^(?:tests?|trials?|sessions?|lessons?|courses?|support|systems?|machines?|equipment|techniques?|processes|services?|activities|programmes?|programs?|studies|skills|duties|operations|assessments?|experiments?|workshops?|groups?|materials?|software|tools|advice|scheme)$/i;
/** "Booking platform", "waiting room": what a thing is for, behind a word that seldom is the work of making one. */
const NAMED_BY_USE =
  /^(?:platform|portal|app|application|engine|website|site|page|desk|office|room|house|hall|pool|plant|line|ground|machine|dashboard|form|kiosk|widget|queue)$/i;
const MAKING =
  /^(?:building|designing|developing|creating|managing|running|maintaining|making|writing|launching|testing|leading|supporting|updating|staffing|manning|covering|redesigning|rebuilding|opening|cleaning|hosting)$/i;
/** Plurals that stand before another noun. */
const PLURAL_BEFORE_NOUN =
  /^(?:sales|accounts|operations|goods|services|records|systems|news|sports|works|communications|savings|facilities|admissions|arms)$/i;
const DONE_NEXT = /^(?:up|out|off|down|every|each|daily|weekly|monthly|once|twice)$/i;
/** Verbs that are things as well, and seldom say what kind another thing is. */
const DONE_TO_ANY = /^(?:check|answer|make|take|keep|greet|visit)$/i;
const PARTS_OF_CHECKS = /^(?:valves?|lists?|points?|weigh(?:er|ing)|sheets?|digits?|measures?|shirts?|machines?|phones?|sessions?|books?|days?)$/i;
/** Things called so together, which nobody did. */
const SET_PHRASE =
  /^(?:controlled (?:drugs?|substances?|environments?)|planned (?:maintenance|works?)|managed services?|guided tours?|mixed abilit(?:y|ies)|used cars?|left luggage|fixed assets?|supervised contact)$/i;
const MOST_BEFORE_PEOPLE = 3;
const FEWEST_WORDS = 3;

/** A verb in small letters, but not "A/B-tested". */
function inSmall(word: string): string {
  return /\p{Lu}\P{L}?\p{Lu}/u.test(word) ? word : word.toLowerCase();
}

/** Turns a line that begins with a verb into a clause: "Trained 12 people" into "trained 12 people". */
export function turnVerb(said: readonly string[], isCurrent: boolean): BulletClause | undefined {
  const at = /ly$|^(?:never|always|often)$/i.test(said[0] ?? '') && said.length > FEWEST_WORDS && !canBeNoun(said[0] ?? '') ? 1 : 0;
  const first = said[at] ?? '';
  const verb = /^\p{Lu}{2}/u.test(first) ? undefined : findCareerVerb(first);
  if (!verb || said.length - at < FEWEST_WORDS - 1 || !isVerbHere(verb, first, said.slice(at + 1))) return undefined;
  const lead = said.slice(0, at).map((word) => word.toLowerCase());
  const rest = said.slice(at + 1);
  const in_ = (form: (base: string) => string) => inflected(lead, verb, rest, form);
  switch (verb.form) {
    case 'past': {
      const doing = isSingleDeed(rest, TAG.VBD | TAG.VBN, /ed$/) ? in_(inflectCareerGerund) : undefined;
      return { did: addArticles([...lead, inSmall(first), ...rest].join(' ')), ...(doing && { doing }), isNow: false };
    }
    case 'base': {
      const isSingle = isSingleDeed(rest, TAG.VB, /$^/);
      const toDo = addArticles([...lead, first.toLowerCase(), ...rest].join(' '));
      const doing = isSingle ? in_(inflectCareerGerund) : undefined;
      const past = isSingle ? in_(inflectCareerPast) : undefined;
      if (SINCE_YEAR.test(rest.join(' '))) return /ed$/.test(past?.split(' ')[0] ?? '') ? { did: `have ${past}`, isNow: true } : undefined;
      const did = isCurrent ? toDo : past;
      return { ...(did && { did }), toDo, ...(doing && { doing }), isNow: isCurrent };
    }
    case 'gerund': {
      const both = turnNamedPair(said);
      if (both) return { ...both, isNow: isCurrent };
      // "screening within the hour at 96%" is a share, and no deed.
      if (/^(?:within|of|at)$/.test(rest[0] ?? '') && /\d\s?%/.test(rest.join(' '))) return undefined;
      const doing = addArticles([...lead, first.toLowerCase(), ...rest].join(' '));
      // "Pumping tests" and "training sessions" are names: nobody pumped a test.
      const [object = ''] = rest.map((word) => word.replace(/,$/, ''));
      if (NAMED_BY_USE.test(object) && !MAKING.test(first))
        return { thing: `${chooseArticle(first.toLowerCase())} ${[first.toLowerCase(), ...rest].join(' ')}`, isNow: isCurrent };
      if (NAMED_BY_WORK.test(object)) return { doing, isNow: isCurrent };
      const isSingle = isSingleDeed(rest, TAG.VBG, /ing$/);
      const did = isSingle ? in_(isCurrent ? (base) => base : inflectCareerPast) : undefined;
      const toDo = isSingle ? in_((base) => base) : undefined;
      return { ...(did && { did }), ...(toDo && { toDo }), doing, isNow: isCurrent };
    }
    case 'third': {
      const did = everyDeed(said, isCurrent ? (base) => base : inflectCareerPast);
      const toDo = everyDeed(said, (base) => base);
      return did && toDo ? { did, toDo, isNow: isCurrent } : undefined;
    }
  }
}

/** Detects a verb at the start of a line: "stock control and ordering" begins with a thing, "stock the shelves" with a deed. */
export function isVerbHere({ form }: Verb, first: string, rest: readonly string[]): boolean {
  const next = rest[0]?.replace(/[,'’]+$/, '') ?? '';
  if (/^of$/i.test(next)) return /^(?:dispose|think|consist|took|take|taken)/i.test(first);
  if (isModifier(first, next)) return false;
  if (form === 'past') return !(/^(?:and|or)$/.test(next) && findCareerVerb(rest[1] ?? '')?.form !== 'past');
  // "Setting out, concrete pours" lists work by its names.
  if (form === 'gerund' && /^(?:out|up|off|in|on|down),$/.test(rest[0] ?? '')) return false;
  const isAmbiguous = form === 'gerund' ? isNamedWork(first) : canBeNoun(first);
  if (!isAmbiguous) return true;
  if (OBJECT_START.test(next) || hasTag(next, TAG.DT | TAG.POSS | TAG.CD)) return true;
  if (form === 'base' && PARTICLE.test(next)) return true;
  // "Handles escalations" is a deed, "sales targets" are things.
  if (form === 'third') return hasTag(next, TAG.NNS) && !hasTag(next, TAG.NN | TAG.VBZ) && !PLURAL_BEFORE_NOUN.test(first);
  if (form === 'base' && HELPING.test(first) && !PREPOSITION.test(next) && rest.slice(0, MOST_BEFORE_PEOPLE).some((word) => PEOPLE.test(word)))
    return true;
  // Nobody calls a thing a "check identity".
  if (form === 'base' && DONE_TO_ANY.test(first) && /^\p{Ll}{5,}$/u.test(next) && hasTag(next, TAG.NN) && !PARTS_OF_CHECKS.test(next)) return true;
  if (rest[1] === 'of' && /(?:ment|tion|sion|ance)$/.test(next)) return true;
  if (PREPOSITION.test(next))
    return form === 'base'
      ? (next === 'with' && /^(?:pick|pack|sort|weld|paint|draw|sew|clean)$/i.test(first)) ||
          (next === 'in' && /^(?:dial|log|check|book|clock|cash)$/i.test(first)) ||
          /^(?:play|sing|perform|compete|work|answer|account|liaise|help|interact|deal|report|partner|contribute|respond|assist|advise|consult|comply|cater|collaborate|communicate|negotiate|participate|specialise|specialize|volunteer|care|cook|act|speak|focus|travel|serve|prepare|teach|lead)$/i.test(
            first,
          )
      : false;
  if (/^(?:and|or)$/.test(next) || rest[0]?.endsWith(',')) {
    const [, paired = '', object = ''] = rest;
    return findCareerVerb(paired)?.form === form && (startsObject(object) || (object !== '' && form === 'base' && !canBeNoun(paired)));
  }
  if (form === 'base' && tellsWhatWasDone(rest)) return false;
  return hasTag(next, TAG.NNS) || (hasTag(next, TAG.JJ) && !hasTag(next, TAG.NN));
}

/** Detects a word that looks like a past form but describes the next one: "chilled deliveries", "wound care". */
export function isModifier(first: string, next: string): boolean {
  const verb = findCareerVerb(first);
  if (SET_PHRASE.test(`${first} ${next}`)) return true;
  if (verb?.form !== 'past' || OBJECT_START.test(next) || hasTag(next, TAG.DT | TAG.POSS | TAG.CD | TAG.IN | TAG.PRP) || !canBeNoun(next))
    return false;
  const isUsual = isListedVerb(verb.base) && !/^advanced$/i.test(first);
  return isUsual ? hasTag(first, TAG.NN) && hasTag(first, TAG.VB) && !verb.base.startsWith(first.toLowerCase()) : hasTag(first, TAG.JJ);
}

/** "Test sheets filled in with the electrician": what follows the noun was done to it. */
function tellsWhatWasDone([noun = '', participle = '', next = 'by']: readonly string[]): boolean {
  const isDone = hasTag(participle, TAG.VBN) && !hasTag(participle, TAG.NN);
  return isDone && !PEOPLE.test(noun) && (PREPOSITION.test(next) || DONE_NEXT.test(next));
}

/** What follows a verb sooner than a noun. */
function startsObject(word: string): boolean {
  return OBJECT_START.test(word) || hasTag(word.replace(/,$/, ''), TAG.DT | TAG.POSS | TAG.CD | TAG.NNS | TAG.IN);
}

/** Work that has a name in -ing: "training for new staff", "nursing on a ward". */
function isNamedWork(word: string): boolean {
  return /^(?:training|nursing|engineering|marketing|accounting|teaching|budgeting|programming|planning|catering|nurturing|welding|plumbing|farming|banking|branding|advertising|networking|cleaning|cooking|baking|merchandising|scheduling|reporting|testing|purchasing|painting|counselling|tutoring|mentoring|coaching)$/i.test(
    word,
  );
}

/** "Planning and commissioning of 23 cells" names two deeds by what they are called, and stays a name. */
function turnNamedPair(said: readonly string[]): Pick<BulletClause, 'thing'> | undefined {
  const [first = '', and = '', second = '', of = ''] = said;
  const isPair = /^(?:and|or)$/.test(and) && findCareerVerb(second)?.form === 'gerund' && of === 'of';
  return isPair ? { thing: ['the', first.toLowerCase(), ...said.slice(1)].join(' ') } : undefined;
}

/** Whether no later verb would have to be bent with the first: "managed stock and trained staff" has one. The pair at its head is bent with it. */
function isSingleDeed(rest: readonly string[], tags: number, ending: RegExp): boolean {
  const from = pairedVerb(rest) ? 2 : 0;
  return !rest.some((word, index) => {
    if (index < from) return false;
    const before = rest[index - 1] ?? '';
    if (!/^(?:and|then|but|or|also|while|&)$/i.test(before) && !before.endsWith(',')) return false;
    const bare = word.replace(/[,;]$/, '').toLowerCase();
    return bare !== 'and' && (hasTag(bare, tags) || ending.test(bare) || (findCareerVerb(bare)?.form === 'base' && tags === TAG.VB));
  });
}

/** Turns "manages the shift and trains new staff" into "managed the shift and trained new staff"; undefined where a word may be a thing as well. */
function everyDeed(said: readonly string[], form: (base: string) => string): string | undefined {
  const bent: string[] = [];
  for (const [index, word] of said.entries()) {
    const before = said[index - 1] ?? '';
    const verb = index === 0 || /^(?:and|then|or)$/.test(before) || before.endsWith(',') ? findCareerVerb(word) : undefined;
    if (verb?.form !== 'third') bent.push(word);
    else if (index === 0 || OBJECT_START.test(said[index + 1] ?? '') || !canBeNoun(word)) bent.push(form(verb.base));
    else return undefined;
  }
  return addArticles(bent.join(' '));
}

/** The second verb of "planned and delivered lessons". */
function pairedVerb(rest: readonly string[]): Verb | undefined {
  return /^(?:and|or)$/.test(rest[0] ?? '') ? findCareerVerb(rest[1] ?? '') : undefined;
}

function inflected(lead: readonly string[], verb: Verb, rest: readonly string[], form: (base: string) => string): string | undefined {
  const paired = pairedVerb(rest);
  const first = form(verb.base);
  if (!verb.base || !first) return undefined;
  if (!paired) return addArticles([...lead, first, ...rest].join(' '));
  if (paired.form !== verb.form || !paired.base) return undefined;
  return addArticles([...lead, first, rest[0], form(paired.base), ...rest.slice(2)].join(' '));
}
