import { chooseArticle } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { canBeNoun, findCareerVerb, hasTag, inflectCareerGerund, inflectCareerPast, isListedVerb, type Verb } from '../wording/careerVerbs.ts';
import type { BulletClause } from './bulletClause.ts';
import { addArticles } from './missingArticles.ts';

/** Begins what a verb is done to, and follows no noun. */
export const OBJECT_START = /^(?:an?|the|my|our|their|its|all|each|every|both|any|some|many|several|new|other|up|out|\d.*|[£$€].*|\p{Lu}.*)$/u;
const PREPOSITION =
  /^(?:to|with|in|on|at|for|as|from|by|across|between|alongside|under|within|over|through|closely|directly|towards|against|around)$/i;
/** After a verb only: "look after", "sign off". */
const PARTICLE = /^(?:after|off|away|down|over|back)$/i;
/** A time that lasts, which needs the perfect: "have volunteered since 2023". */
const SINCE_YEAR =
  /\bsince (?:(?:\p{Lu}\p{L}+ )?(?:19|20)\d\d|(?:last )?(?:Easter|Christmas|New Year|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Sept|Nov|Dec)ember|October|spring|summer|autumn|winter)|last year)\b/u;
/** "Help middle school students": what is done to people is an action. */
const HELPING_VERB = /^(?:help|coach|tutor|mentor|support|guide|host|lead|serve)$/i;
const PEOPLE =
  /^(?:people|students|pupils|children|adults|families|parents|patients|residents|customers|clients|guests|visitors|learners|players|refugees)\b/i;
/** Things that a word in -ing names more often than it does something to them. */
const NOUN_AFTER_GERUND =
  /^(?:tests?|trials?|sessions?|lessons?|courses?|support|systems?|machines?|equipment|techniques?|processes|services?|activities|programmes?|programs?|studies|skills|duties|operations|assessments?|experiments?|workshops?|groups?|materials?|software|tools|advice|scheme)$/i;
/** "Booking platform", "waiting room": what a thing is for, after a word that seldom is the work of making one. */
const PURPOSE_NOUN =
  /^(?:platform|portal|app|application|engine|website|site|page|desk|office|room|house|hall|pool|plant|line|ground|machine|dashboard|form|kiosk|widget|queue)$/i;
const MAKING_GERUND =
  /^(?:building|designing|developing|creating|managing|running|maintaining|making|writing|launching|testing|leading|supporting|updating|staffing|manning|covering|redesigning|rebuilding|opening|cleaning|hosting)$/i;
/** Plurals that stand before another noun. */
const PLURAL_BEFORE_NOUN =
  /^(?:sales|accounts|operations|goods|services|records|systems|news|sports|works|communications|savings|facilities|admissions|arms)$/i;
const AFTER_PARTICIPLE = /^(?:up|out|off|down|every|each|daily|weekly|monthly|once|twice)$/i;
/** Verbs that are things as well, and seldom say what kind another thing is. */
const VERB_OR_NOUN = /^(?:check|answer|make|take|keep|greet|visit)$/i;
const COMPOUND_NOUN_END = /^(?:valves?|lists?|points?|weigh(?:er|ing)|sheets?|digits?|measures?|shirts?|machines?|phones?|sessions?|books?|days?)$/i;
/** Things called so together, which nobody did. */
const SET_PHRASE =
  /^(?:controlled (?:drugs?|substances?|environments?)|planned (?:maintenance|works?)|managed services?|guided tours?|mixed abilit(?:y|ies)|used cars?|left luggage|fixed assets?|supervised contact)$/i;
const MAX_WORDS_BEFORE_PEOPLE = 3;
const MIN_WORDS = 3;

/** A verb in small letters, but not "A/B-tested". */
function lowercaseVerb(word: string): string {
  return /\p{Lu}\P{L}?\p{Lu}/u.test(word) ? word : word.toLowerCase();
}

/** Turns a line that begins with a verb into a clause: "Trained 12 people" into "trained 12 people". */
export function verbToClause(words: readonly string[], isCurrent: boolean): BulletClause | undefined {
  const verbIndex = /ly$|^(?:never|always|often)$/i.test(words[0] ?? '') && words.length > MIN_WORDS && !canBeNoun(words[0] ?? '') ? 1 : 0;
  const first = words[verbIndex] ?? '';
  const verb = /^\p{Lu}{2}/u.test(first) ? undefined : findCareerVerb(first);
  if (!verb || words.length - verbIndex < MIN_WORDS - 1 || !startsWithVerb(verb, first, words.slice(verbIndex + 1))) return undefined;
  const adverbs = words.slice(0, verbIndex).map((word) => word.toLowerCase());
  const rest = words.slice(verbIndex + 1);
  const inflect = (form: (base: string) => string) => inflectPhrase(adverbs, verb, rest, form);
  switch (verb.form) {
    case 'past': {
      const gerund = hasSingleVerb(rest, TAG.VBD | TAG.VBN, /ed$/) ? inflect(inflectCareerGerund) : undefined;
      return { finite: addArticles([...adverbs, lowercaseVerb(first), ...rest].join(' ')), ...(gerund && { gerund }), isPresent: false };
    }
    case 'base': {
      const isSingle = hasSingleVerb(rest, TAG.VB, /$^/);
      const infinitive = addArticles([...adverbs, first.toLowerCase(), ...rest].join(' '));
      const gerund = isSingle ? inflect(inflectCareerGerund) : undefined;
      const past = isSingle ? inflect(inflectCareerPast) : undefined;
      if (SINCE_YEAR.test(rest.join(' '))) return /ed$/.test(past?.split(' ')[0] ?? '') ? { finite: `have ${past}`, isPresent: true } : undefined;
      const finite = isCurrent ? infinitive : past;
      return { ...(finite && { finite }), infinitive, ...(gerund && { gerund }), isPresent: isCurrent };
    }
    case 'gerund': {
      const pair = gerundPairToNounPhrase(words);
      if (pair) return { ...pair, isPresent: isCurrent };
      // "screening within the hour at 96%" is a share, and no action.
      if (/^(?:within|of|at)$/.test(rest[0] ?? '') && /\d\s?%/.test(rest.join(' '))) return undefined;
      const gerund = addArticles([...adverbs, first.toLowerCase(), ...rest].join(' '));
      // "Pumping tests" and "training sessions" are names: nobody pumped a test.
      const [object = ''] = rest.map((word) => word.replace(/,$/, ''));
      if (PURPOSE_NOUN.test(object) && !MAKING_GERUND.test(first))
        return { nounPhrase: `${chooseArticle(first.toLowerCase())} ${[first.toLowerCase(), ...rest].join(' ')}`, isPresent: isCurrent };
      if (NOUN_AFTER_GERUND.test(object)) return { gerund, isPresent: isCurrent };
      const isSingle = hasSingleVerb(rest, TAG.VBG, /ing$/);
      const finite = isSingle ? inflect(isCurrent ? (base) => base : inflectCareerPast) : undefined;
      const infinitive = isSingle ? inflect((base) => base) : undefined;
      return { ...(finite && { finite }), ...(infinitive && { infinitive }), gerund, isPresent: isCurrent };
    }
    case 'third': {
      const finite = inflectAllVerbs(words, isCurrent ? (base) => base : inflectCareerPast);
      const infinitive = inflectAllVerbs(words, (base) => base);
      return finite && infinitive ? { finite, infinitive, isPresent: isCurrent } : undefined;
    }
  }
}

/** Detects a verb at the start of a line: "stock control and ordering" begins with a thing, "stock the shelves" with an action. */
export function startsWithVerb({ form }: Verb, first: string, rest: readonly string[]): boolean {
  const next = rest[0]?.replace(/[,'’]+$/, '') ?? '';
  if (/^of$/i.test(next)) return /^(?:dispose|think|consist|took|take|taken)/i.test(first);
  if (isModifier(first, next)) return false;
  if (form === 'past') return !(/^(?:and|or)$/.test(next) && findCareerVerb(rest[1] ?? '')?.form !== 'past');
  // "Setting out, concrete pours" lists work by its names.
  if (form === 'gerund' && /^(?:out|up|off|in|on|down),$/.test(rest[0] ?? '')) return false;
  const isAmbiguous = form === 'gerund' ? isGerundNoun(first) : canBeNoun(first);
  if (!isAmbiguous) return true;
  if (OBJECT_START.test(next) || hasTag(next, TAG.DT | TAG.POSS | TAG.CD)) return true;
  if (form === 'base' && PARTICLE.test(next)) return true;
  // "Handles escalations" is an action, "sales targets" are things.
  if (form === 'third') return hasTag(next, TAG.NNS) && !hasTag(next, TAG.NN | TAG.VBZ) && !PLURAL_BEFORE_NOUN.test(first);
  if (
    form === 'base' &&
    HELPING_VERB.test(first) &&
    !PREPOSITION.test(next) &&
    rest.slice(0, MAX_WORDS_BEFORE_PEOPLE).some((word) => PEOPLE.test(word))
  )
    return true;
  // Nobody calls a thing a "check identity".
  if (form === 'base' && VERB_OR_NOUN.test(first) && /^\p{Ll}{5,}$/u.test(next) && hasTag(next, TAG.NN) && !COMPOUND_NOUN_END.test(next)) return true;
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
  if (form === 'base' && hasPassiveParticiple(rest)) return false;
  return hasTag(next, TAG.NNS) || (hasTag(next, TAG.JJ) && !hasTag(next, TAG.NN));
}

/** Detects a word that looks like a past form but describes the next one: "chilled deliveries", "wound care". */
export function isModifier(first: string, next: string): boolean {
  const verb = findCareerVerb(first);
  if (SET_PHRASE.test(`${first} ${next}`)) return true;
  if (verb?.form !== 'past' || OBJECT_START.test(next) || hasTag(next, TAG.DT | TAG.POSS | TAG.CD | TAG.IN | TAG.PRP) || !canBeNoun(next))
    return false;
  const isListed = isListedVerb(verb.base) && !/^advanced$/i.test(first);
  return isListed ? hasTag(first, TAG.NN) && hasTag(first, TAG.VB) && !verb.base.startsWith(first.toLowerCase()) : hasTag(first, TAG.JJ);
}

/** Detects a participle after a noun: "Test sheets filled in with the electrician". */
function hasPassiveParticiple([noun = '', participle = '', next = 'by']: readonly string[]): boolean {
  const isPassive = hasTag(participle, TAG.VBN) && !hasTag(participle, TAG.NN);
  return isPassive && !PEOPLE.test(noun) && (PREPOSITION.test(next) || AFTER_PARTICIPLE.test(next));
}

/** Detects a word that follows a verb more often than a noun. */
function startsObject(word: string): boolean {
  return OBJECT_START.test(word) || hasTag(word.replace(/,$/, ''), TAG.DT | TAG.POSS | TAG.CD | TAG.NNS | TAG.IN);
}

/** Detects a gerund that names work: "training for new staff", "nursing on a ward". */
function isGerundNoun(word: string): boolean {
  return /^(?:training|nursing|engineering|marketing|accounting|teaching|budgeting|programming|planning|catering|nurturing|welding|plumbing|farming|banking|branding|advertising|networking|cleaning|cooking|baking|merchandising|scheduling|reporting|testing|purchasing|painting|counselling|tutoring|mentoring|coaching)$/i.test(
    word,
  );
}

/** Turns two gerunds with "of" into a noun phrase: "Planning and commissioning of 23 cells". */
function gerundPairToNounPhrase(words: readonly string[]): Pick<BulletClause, 'nounPhrase'> | undefined {
  const [first = '', conjunction = '', second = '', preposition = ''] = words;
  const isPair = /^(?:and|or)$/.test(conjunction) && findCareerVerb(second)?.form === 'gerund' && preposition === 'of';
  return isPair ? { nounPhrase: ['the', first.toLowerCase(), ...words.slice(1)].join(' ') } : undefined;
}

/** Detects a phrase without a later verb to inflect. "Managed stock and trained staff" has one. The pair at the start is inflected together. */
function hasSingleVerb(rest: readonly string[], tags: number, ending: RegExp): boolean {
  const from = findPairedVerb(rest) ? 2 : 0;
  return !rest.some((word, index) => {
    if (index < from) return false;
    const before = rest[index - 1] ?? '';
    if (!/^(?:and|then|but|or|also|while|&)$/i.test(before) && !before.endsWith(',')) return false;
    const bare = word.replace(/[,;]$/, '').toLowerCase();
    return bare !== 'and' && (hasTag(bare, tags) || ending.test(bare) || (findCareerVerb(bare)?.form === 'base' && tags === TAG.VB));
  });
}

/** Turns "manages the shift and trains new staff" into "managed the shift and trained new staff"; undefined where a word may be a thing as well. */
function inflectAllVerbs(words: readonly string[], form: (base: string) => string): string | undefined {
  const inflectedWords: string[] = [];
  for (const [index, word] of words.entries()) {
    const before = words[index - 1] ?? '';
    const verb = index === 0 || /^(?:and|then|or)$/.test(before) || before.endsWith(',') ? findCareerVerb(word) : undefined;
    if (verb?.form !== 'third') inflectedWords.push(word);
    else if (index === 0 || OBJECT_START.test(words[index + 1] ?? '') || !canBeNoun(word)) inflectedWords.push(form(verb.base));
    else return undefined;
  }
  return addArticles(inflectedWords.join(' '));
}

/** Finds the second verb of "planned and delivered lessons". */
function findPairedVerb(rest: readonly string[]): Verb | undefined {
  return /^(?:and|or)$/.test(rest[0] ?? '') ? findCareerVerb(rest[1] ?? '') : undefined;
}

function inflectPhrase(adverbs: readonly string[], verb: Verb, rest: readonly string[], form: (base: string) => string): string | undefined {
  const paired = findPairedVerb(rest);
  const first = form(verb.base);
  if (!verb.base || !first) return undefined;
  if (!paired) return addArticles([...adverbs, first, ...rest].join(' '));
  if (paired.form !== verb.form || !paired.base) return undefined;
  return addArticles([...adverbs, first, rest[0], form(paired.base), ...rest.slice(2)].join(' '));
}
