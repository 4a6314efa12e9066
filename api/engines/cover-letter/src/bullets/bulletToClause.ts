import { findPastOfParticiple } from '@sheaf/language/inflection/inflect';
import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isKnownWord } from '@sheaf/language/lexicon/wordKnowledge';
import { canBeNoun, findCareerVerb, hasTag, inflectCareerGerund, inflectCareerPast, type Verb } from '../wording/careerVerbs.ts';
import type { BulletClause } from './bulletClause.ts';
import { limitClause, withBracketedLists } from './clauseLimits.ts';
import { findCleanRecord } from './cleanRecord.ts';
import { figureToClause } from './figureToClause.ts';
import { houseHonourToClause } from './houseHonour.ts';
import { findBehindSemicolons, findJoinedClause, findJoinedCount } from './joinedClause.ts';
import { addArticles, addServiceArticle } from './missingArticles.ts';
import { findOutcome, findScore } from './outcome.ts';
import { roleListToClause } from './roleList.ts';
import { isIntact, splitBullet } from './splitBullet.ts';
import { BEING, smallFirst, statementToClause, words } from './statementToClause.ts';
import { findVerbPhrases, inflectVerbPhrases } from './verbList.ts';

const NATIONAL =
  /^(?:French|English|German|Spanish|Italian|Polish|Dutch|Welsh|Irish|Scottish|British|American|Chinese|Greek|Latin|Turkish|Danish|Swedish|Excel|Python|Java|Access|Word|Outlook|Sage|Go|Swift|Rust|Ruby|Spring|React|Angular|Docker|Oracle|Salesforce|Photoshop|Jenkins|Unity|Windows|Office|Teams|Zoom|Slack|March|May|Christmas|Easter)$/;
const BOASTING = /\b(?:player|personality|attitude|communicator|motivated|skills|references|various|miscellaneous|etc)\b/i;
const OBJECT_START = /^(?:an?|the|my|our|their|its|all|each|every|both|any|some|many|several|new|other|up|out|\d.*|[£$€].*|\p{Lu}.*)$/u;
const PREPOSITION =
  /^(?:to|with|in|on|at|for|as|from|by|across|between|alongside|under|within|over|through|closely|directly|towards|against|around)$/i;
/** Behind a verb only: "look after", "sign off". */
const PARTICLE = /^(?:after|off|away|down|over|back)$/i;
/** A listing with its years is no work: "Dean's List 2019-2021". */
const YEARS_AT_END = /\b(?:19|20)\d\d\s?[–-]\s?(?:19|20)\d\d$/;
/** Points at something that only the sentence before it names. */
const POINTING_BACK = /\b(?:it|its|them|they|their|this|these|those|both(?! (?:[\p{L}-]+ )?[\p{L}-]+s\b)|each of)\b/iu;
/** "29 of 30 passed their exams" speaks of its own subject. */
const OWN_SUBJECT = /^(?:(?:all|both|\d+) )?(?:\d+|\p{L}+) (?:out )?of (?:the |my |our )?\d+\b/iu;

/** Detects what only the sentence before it explains. */
export function pointsBack(text: string): boolean {
  return POINTING_BACK.test(OWN_SUBJECT.test(text) ? text.replace(/\btheir\b/g, '') : text);
}
/** "2.4 million words, half of them games" points back within the sentence. */
const SHARE_OF_THEM = /(?<=\p{Ll}\S*), (?:half|all|most|some|many|a \p{Ll}+|\d[\d.,]*\s?%?) of them\b/gu;
/** A time that lasts, which needs the perfect: "have volunteered since 2023". */
const SINCE_YEAR = /\bsince (?:\p{Lu}\p{L}+ )?(?:19|20)\d\d\b/u;
const LASTING_PERFECT = /^(?:I )?have (?:also )?\p{Ll}+ (?!to\b)[^,;:]*\bsince (?:\p{Lu}\p{L}+ )?(?:19|20)\d\d$/iu;
const IN_YEAR = / in (?:\p{Lu}\p{L}+ )?(?:19|20)\d\d\b/u;
/** What somebody without a job lists by its name: "Work experience: one week at a dental practice". */
const NAMED_STAY =
  /^(work experience|(?:school |work )?placement|internship): (?:((?:an?|one|two|three|four|five|six|\d+) (?:days?|weeks?|months?)) )?(at .+)$/i;
/** "Help middle school students": what is done to people is a deed. */
const HELPING = /^(?:help|coach|tutor|mentor|support|guide|host|lead|serve)$/i;
const PEOPLE =
  /^(?:people|students|pupils|children|adults|families|parents|patients|residents|customers|clients|guests|visitors|learners|players|refugees)\b/i;
/** Things that a word in -ing names more often than it does something to them. */
const NAMED_BY_WORK =
  /^(?:tests?|trials?|sessions?|lessons?|courses?|support|systems?|machines?|equipment|techniques?|processes|services?|activities|programmes?|programs?|studies|skills|duties|operations|assessments?|experiments?|workshops?|groups?|materials?|software|tools|advice|scheme)$/i;
/** Plurals that stand before another noun. */
const PLURAL_BEFORE_NOUN =
  /^(?:sales|accounts|operations|goods|services|records|systems|news|sports|works|communications|savings|facilities|admissions|arms)$/i;
const DONE_NEXT = /^(?:up|out|off|down|every|each|daily|weekly|monthly|once|twice)$/i;
/** "64 houses before school, never missed a day" */
const NEVER = /^(\d[\d,]* (?:\p{Ll}+ ){0,3}\p{Ll}+), (never \p{Ll}+ed (?:an?|the|one) \p{Ll}+)$/u;
/** "Led the governors through an inspection; budget of £1.6m": what somebody had for it. */
const MEANS = /^((?:budget|team|staff|crew|turnover|portfolio|caseload) of \S*\d\S*(?: \p{Ll}+){0,4})$/iu;
/** Before a number, no part of a name: "About 15 clients". */
const IS_ABOUT = /^(?:about|around|nearly|almost|mostly|some|roughly|approximately)$/i;
/** "Thesis on the recovery of mussel reefs" was written. */
const STUDY_WRITTEN = /^(?:(?:doctoral|phd|master['’]s|msc|bachelor['’]s|final-year) )?(thesis|dissertation) ((?:on|about) [^;:]+)$/iu;
const MOST_LISTED_WORDS = 4;
const MOST_BEFORE_PEOPLE = 3;
const FEWEST_WORDS = 3;
const MOST_THING_WORDS = 17;

/** Turns a line of a CV into clauses in the first person; undefined for what cannot be said safely. */
export function bulletToClause(bullet: string, isCurrent: boolean): BulletClause | undefined {
  const sentences = splitBullet(bullet);
  const joined = new Set(findBehindSemicolons(bullet));
  const turned = sentences.flatMap((sentence, place) => {
    if (place > 0 && pointsBack(sentence)) return [];
    if (place > 0 && joined.has(sentence)) return [];
    const record = findCleanRecord(sentence, isCurrent);
    if (record) return [record];
    const outcome = findSafeOutcome(sentence);
    if (outcome) return [{ outcome, isNow: false }];
    const clause = turnSentence(sentence, isCurrent);
    const next = sentences[place + 1] ?? '';
    const result = clause?.did ? (findSafeOutcome(next) ?? (joined.has(next) ? findJoinedClause(next) : undefined)) : undefined;
    const [, means] = clause?.did && !/ with /.test(clause.did) ? (MEANS.exec(next) ?? []) : [];
    if (clause?.did && means) return [{ ...clause, did: `${clause.did}, with ${addServiceArticle(smallFirst(means))}` }];
    const count = clause?.did && !/ with |, /.test(clause.did) && joined.has(next) ? findJoinedCount(next) : undefined;
    if (clause?.did && count) return [{ ...clause, did: `${clause.did}, with ${count}` }];
    return clause ? [{ ...clause, ...(result && { outcome: result }) }] : [];
  });
  const [best] = turned.sort((one, other) => worth(other) - worth(one));
  return best && withBracketedLists(best);
}

function findSafeOutcome(sentence: string): string | undefined {
  if (!isIntact(sentence) || isShouted(sentence) || pointsBack(sentence.replace(SHARE_OF_THEM, ''))) return undefined;
  // "Settling-in plan: complaints fell from nine to one" names what led to it.
  const [, behind] = /^\p{L}[\p{L}’' -]{2,30}: (.+)$/u.exec(sentence) ?? [];
  // "Kiln heat recovery study, gas use down 22%" names the work before what came of it.
  const [, work = '', came = ''] = /^([^,:;.]{3,60}), (?:and )?([^,:;]+\d[^,:;]*)$/.exec(sentence) ?? [];
  const isWork = came !== '' && findCareerVerb(work.split(' ')[0] ?? '') === undefined && !/\d/.test(work);
  return findOutcome(sentence) ?? (behind ? findOutcome(behind) : isWork ? findOutcome(came) : undefined);
}

function worth({ did, doing, toDo, thing, outcome = '' }: BulletClause): number {
  const said = `${did ?? toDo ?? doing ?? thing ?? ''} ${outcome}`;
  return (/\d/.test(said) ? 2 : 0) + (did || toDo ? 1 : 0) + (outcome ? 1 : 0);
}

function turnSentence(sentence: string, isCurrent: boolean): BulletClause | undefined {
  // A check of somebody's record is a paper, and nobody enhanced it.
  if (/^(?:enhanced|basic|standard) (?:DBS|CRB|disclosure)\b/i.test(sentence)) return undefined;
  const [, stay = '', length = '', where = ''] = NAMED_STAY.exec(sentence) ?? [];
  if (where)
    return {
      did: `completed ${length ? `${length.toLowerCase()} of ` : /^internship$/i.test(stay) ? 'an ' : ''}${stay.toLowerCase()} ${where.replace(IN_YEAR, '')}`,
      isNow: false,
    };
  const [, study = '', subject = ''] = STUDY_WRITTEN.exec(sentence) ?? [];
  if (study && isIntact(subject)) return { did: `wrote my ${study.toLowerCase()} ${subject}`, isNow: false };
  const [, much = '', never = ''] = NEVER.exec(sentence) ?? [];
  if (much) return { did: `${never}, with ${much}`, isNow: false };
  const honour = houseHonourToClause(sentence);
  if (honour) return honour;
  // "Have driven lorries since 2009" goes on, under whichever job it is written.
  if (LASTING_PERFECT.test(sentence) && isIntact(sentence))
    return pointsBack(sentence) ? undefined : { did: smallFirst(sentence.replace(/^I\s+/, '')), isNow: true };
  const plain = limitClause(withPairedPast(withoutLabel(sentence)).replace(/^I(?:'ve| have)? (?=\p{L})/u, ''));
  if (!plain || !isIntact(plain) || isShouted(plain)) return undefined;
  const words = plain.split(' ');
  if (words.length < FEWEST_WORDS - 1) return undefined;
  return (
    figureToClause(plain, isCurrent) ??
    roleListToClause(plain, isCurrent) ??
    statementToClause(plain, isCurrent) ??
    turnPastSeries(plain) ??
    turnVerbList(plain, isCurrent) ??
    turnVerb(words, isCurrent) ??
    turnThing(plain, words) ??
    turnThingWithResult(plain) ??
    turnScore(plain, isCurrent) ??
    turnThingWithScore(plain)
  );
}

/** "Cleaned, fed and walked up to 60 dogs" has one object for three deeds. */
function turnPastSeries(plain: string): BulletClause | undefined {
  const [, ...verbs] = /^(\p{L}+), (\p{L}+),? and (\p{L}+) \S/u.exec(plain) ?? [];
  const isPast = (word: string) => hasTag(word.toLowerCase(), TAG.VBD) && !hasTag(word.toLowerCase(), TAG.NN | TAG.VB);
  return verbs.length > 0 && verbs.every(isPast) ? { did: smallFirst(plain), isNow: false } : undefined;
}

function turnVerbList(plain: string, isCurrent: boolean): BulletClause | undefined {
  const phrases = findVerbPhrases(plain, isVerbHere);
  const said = phrases && inflectVerbPhrases(phrases, isCurrent);
  return said && { ...said, did: addArticles(said.did) };
}

/** "Demand forecasts for 1.3M meters (error down from 6% to 4%)": the result stays in its brackets. */
function turnThingWithResult(plain: string): BulletClause | undefined {
  const [, work = '', result = ''] = /^([^()]+) \(([^()]*\d[^()]*)\)$/.exec(plain) ?? [];
  if (!work || !findOutcome(result)) return undefined;
  const named = turnThing(work, work.split(' '));
  return named?.thing ? { thing: `${named.thing} (${result})`, isNow: false } : undefined;
}

/** Turns a score into a clause: "98.6% pass rate on X-ray" becomes "had a 98.6% pass rate on X-ray". */
function turnScore(plain: string, isCurrent: boolean): BulletClause | undefined {
  const score = findScore(plain);
  return score ? { did: `${isCurrent ? 'have' : 'had'} ${score}`, isNow: isCurrent } : undefined;
}

/** Joins work and its score: "Night audits, 88% accuracy" becomes "night audits, with an 88% accuracy". */
function turnThingWithScore(plain: string): BulletClause | undefined {
  const comma = plain.lastIndexOf(', ', plain.search(/, [£$€]?\d/) + 1);
  const [head, tail] = comma > 0 ? [plain.slice(0, comma), plain.slice(comma + 2)] : ['', ''];
  const [score, work] = [findScore(tail), head && turnThing(head, head.split(' '))];
  if (score && work) return { thing: `${work.thing}, with ${score}`, isNow: false };
  // "Column of 40 clients a week, 82% of them repeat bookings"
  const isShare = work && /^\d[\d.,]*\s?% of (?:them|whom|which) \p{Ll}/u.test(tail);
  return isShare ? { thing: `${addServiceArticle(work.thing ?? '')}, ${tail}`, isNow: false } : undefined;
}

/** Turns "designed and run" into "designed and ran": behind a past, a participle is meant as one too. */
function withPairedPast(sentence: string): string {
  return sentence.replace(/^(\p{L}+ed and )(\p{Ll}+)(?= )/u, (_, head: string, verb: string) => `${head}${findPastOfParticiple(verb) ?? verb}`);
}

/** Turns "Leadership: managed a team" into "managed a team". */
function withoutLabel(sentence: string): string {
  const [, label = '', rest = ''] = /^([\p{L}][\p{L}&/ -]{2,30}): (.+)$/u.exec(sentence) ?? [];
  const first = rest.split(' ')[0] ?? '';
  return label && !findCareerVerb(label.split(' ')[0] ?? '') && (findCareerVerb(first) || BEING.test(rest)) ? rest : sentence;
}

/** Headings And Lines In Capitals lose what is a name and what is not. */
function isShouted(text: string): boolean {
  return /\S (?:Of|The|And|For|With|In|To|By|On|At|From|A|An) \S/.test(text) || !/\p{Ll}{2}/u.test(text) || /(?:\p{Lu}{4,} ){3}/u.test(text);
}

/** A verb in small letters, but not "A/B-tested". */
function inSmall(word: string): string {
  return /\p{Lu}\P{L}?\p{Lu}/u.test(word) ? word : word.toLowerCase();
}

function turnVerb(said: readonly string[], isCurrent: boolean): BulletClause | undefined {
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
      // "screening within the hour at 96%" is a share, and no deed.
      if (/^(?:within|of|at)$/.test(rest[0] ?? '') && /\d\s?%/.test(rest.join(' '))) return undefined;
      const doing = addArticles([...lead, first.toLowerCase(), ...rest].join(' '));
      // "Pumping tests" and "training sessions" are names: nobody pumped a test.
      if (NAMED_BY_WORK.test(rest[0]?.replace(/,$/, '') ?? '')) return { doing, isNow: isCurrent };
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

/** "stock control and ordering" begins with a thing, "stock the shelves" with a deed. */
function isVerbHere({ form }: Verb, first: string, rest: readonly string[]): boolean {
  const next = rest[0]?.replace(/[,'’]+$/, '') ?? '';
  if (/^of$/i.test(next)) return /^(?:dispose|think|consist|took|take|taken)/i.test(first);
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

/** Whether no later verb would have to be bent with the first: "managed stock and trained staff" has one. The pair at its head is bent with it. */
function isSingleDeed(rest: readonly string[], tags: number, ending: RegExp): boolean {
  const from = pairedVerb(rest) ? 2 : 0;
  return !rest.some((word, place) => {
    if (place < from) return false;
    const before = rest[place - 1] ?? '';
    if (!/^(?:and|then|but|or|also|while|&)$/i.test(before) && !before.endsWith(',')) return false;
    const bare = word.replace(/[,;]$/, '').toLowerCase();
    return bare !== 'and' && (hasTag(bare, tags) || ending.test(bare) || (findCareerVerb(bare)?.form === 'base' && tags === TAG.VB));
  });
}

/** Turns "manages the shift and trains new staff" into "managed the shift and trained new staff"; undefined where a word may be a thing as well. */
function everyDeed(said: readonly string[], form: (base: string) => string): string | undefined {
  const bent: string[] = [];
  for (const [place, word] of said.entries()) {
    const before = said[place - 1] ?? '';
    const verb = place === 0 || /^(?:and|then|or)$/.test(before) || before.endsWith(',') ? findCareerVerb(word) : undefined;
    if (verb?.form !== 'third') bent.push(word);
    else if (place === 0 || OBJECT_START.test(said[place + 1] ?? '') || !canBeNoun(word)) bent.push(form(verb.base));
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

function turnThing(plain: string, said: readonly string[]): BulletClause | undefined {
  const first = said[0] ?? '';
  const hasName =
    /\p{Lu}/u.test(first.slice(1)) ||
    /^\p{Lu}[^\p{L}]/u.test(first) ||
    (/^\p{Lu}\p{Ll}+ \d/u.test(plain) && !IS_ABOUT.test(first)) ||
    /^(?:Duke|Order|House|Bank|Church|City|Museum|School|College|Institute) of \p{Lu}/u.test(plain) ||
    (/^\p{Lu}/u.test(first) && !IS_ABOUT.test(first) && (isName(first) || /^\p{Lu}/u.test(said[1] ?? '')));
  if (
    said.length > MOST_THING_WORDS ||
    /[:;%]|[+−]\d|\b(?:up(?! to)|down|rise|growth|increase|decrease)\b|^(?:zero|no|none|over|more|less)|^\d(?![\d,]* (?:\p{Ll}+ ){0,2}(?:publications|interviews|calls|usability tests|inspections|audits|lessons|repairs|procedures|installations|performances|treatments|examinations|papers|articles|patents|books|talks|covers|beds|ewes|cows|sheep|cattle|pigs|hens|horses|hectares|acres|pupils|clients|accounts|rooms)\b)/iu.test(
      plain,
    ) ||
    said.some((word, place) => hasTag(word, TAG.MD | TAG.PRP) && !(word === 'them' && said[place - 1] === 'of'))
  )
    return undefined;
  if (
    /^(?:i|we|he|she|it|they|this|that|there|was|were|is|are|am|has|had|have|did|not|no|to|by|with|when|while|if|as|in|on|at|for|from|who|which)$/i.test(
      first,
    )
  )
    return undefined;
  // "Late on none of 640 jobs" says how, and names no thing.
  if (/^(?:late|early|first|last|never|always|often|ahead|on time) (?:on|in|of|for|at|by|with)\b/i.test(plain)) return undefined;
  if (BOASTING.test(plain) || YEARS_AT_END.test(plain)) return undefined;
  const { form = '' } = findCareerVerb(first) ?? {};
  if (form === 'base' && (/['’]s?$/.test(said[1] ?? '') || /^(?:on|to|by|from|into|an?|the|my|our|their|all|each)$/i.test(said[1] ?? '')))
    return undefined;
  if (
    form === 'past' ||
    form === 'third' ||
    said.slice(1).some((word) => hasTag(word, TAG.VBD | TAG.VBZ) && !hasTag(word, TAG.NN | TAG.NNS | TAG.JJ | TAG.VBN))
  )
    return undefined;
  // "Key person for 6 children, lead a room of 16" is no list of things.
  const isMixed = said.some(
    (word, place) => place > 0 && said[place - 1]?.endsWith(',') && findCareerVerb(word)?.form === 'base' && OBJECT_START.test(said[place + 1] ?? ''),
  );
  if (isMixed) return undefined;
  const isThing = said.some((word) => canBeNoun(word.replace(/[,;]$/, '')) || /ing$/.test(word));
  return isThing && said.length >= 2
    ? { thing: addServiceArticle(withLastAnd(hasName ? plain : smallFirst(plain)).replace(/, (?:no|zero) (?=\p{Ll})/gu, ', with no ')), isNow: false }
    : undefined;
}

/** "Suturing, cannulation, water birth" needs its "and" within a sentence. */
function withLastAnd(list: string): string {
  const parts = list.split(', ');
  const isPlainList =
    parts.length > 2 &&
    !/[()]|\b(?:and|or|to|which)\b/.test(list.replace(/ \([^(),]*\)/g, '')) &&
    parts.every((part) => words(part) <= MOST_LISTED_WORDS);
  return isPlainList ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : list;
}

/** Whether a word with a capital would lose it nowhere: known so alone, or far better known so. */
function isName(word: string): boolean {
  const bare = word.replace(/\W+$/, '');
  const { indexOf, countAt } = loadLexicon();
  const parts = bare.split('-');
  if (parts.length > 1 && /^\p{Lu}[^\p{Lu}]*$/u.test(bare) && parts.every((part) => isKnownWord(part.toLowerCase())))
    return NATIONAL.test(parts[0] ?? '');
  return NATIONAL.test(bare) || !isKnownWord(bare.toLowerCase()) || countAt(indexOf(bare)) > countAt(indexOf(bare.toLowerCase()));
}
