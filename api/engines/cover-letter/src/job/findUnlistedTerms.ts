import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { LIKELIEST_SHIFT, TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import { isCapital } from '../claims/names.ts';
import { scoreTitle } from '../cv/words/titleWords.ts';
import { findCareerVerb } from '../wording/careerVerbs.ts';
import { canBeHeadNoun } from './extractTermName.ts';

/** Common words of job advertisements that are too general to be a requirement by themselves. */
const GENERIC_WORDS = new Set(
  `team people role work job position post company organisation organization business employer experience knowledge understanding ability skill skills year years month months week weeks day days hour hours time times
  staff colleague colleagues member members candidate candidates applicant applicants person someone somebody user users customer customers client clients department group contract contracts rotation notice environment
  opportunity opportunities level levels range standard standards basis part parts plus advantage others thing things way ways area areas field fields order need needs term terms life care kind place places number
  commitment interest attitude eye detail details background training qualification qualifications salary pay night nights weekend weekends weather weathers society graduate graduates home office site sites shift shifts million thousand percent half
  example idea ideas manner approach task tasks duty duties responsibility responsibilities benefit benefits package holiday leave pension bonus hybrid remote degree card cards essential desirable advert vacancy start
  record track self right good great strong excellent sense passion drive energy motivation communication confidence love reason lot bit mind heart hand hands pressure challenge success growth future career
  trustee trustees meeting meetings phone email house city town country world public school hospital ward clinic shop store kitchen project projects product products service services system systems process processes
  familiarity proficiency expertise competence grasp command asset profile matter matters minimum maximum must nice preference fluency language languages native speaker mother tongue willingness availability reliability punctuality
  tool tools method methods issue issues problem problems question questions result results report reports use support help advice information quality data study studies evidence
  location locations merit exposure article articles master chair building depot class grade grades rules employers wage wages employee registration
  something anything everything nothing everyone anyone pound pounds euro euros dollar dollars household households mile miles
  pqe proof case cases harbour house none north south east west liking answer view mate release point points plan plans session sessions talk desk river hill hills beach garden sea coast mountain mountains lake village
  status brand figure figures company discipline disciplines subject subjects award awards winner ranking decade century tip tips share neighbourhood parent street region county owner founder thought plant
  hotel restaurant guest surgery chance charge opening road leaver shopper allowance centre center couple garage branch building patch overtime hectare hectares acre acres scratch foot feet clock suburb campus crew gold stock state states store stores column book rank type object lesson collection schedule programme list scam placement ring fun bar uniform parking birthday lunch expense expenses round rounds section sections floor floors summer winter spring autumn somewhere anywhere everywhere minute minutes second seconds everybody anybody nobody crew ute
  senior junior student return pack head heads turnover assistant director course move trades trade ticket tickets operative operatives device devices volume review reviews letter learnt visitor visitors gender birth recruiter recruiters
  terrace photograph referral applicant terminal forecourt forecourts estate castle café cafe vacancies panel references reference accommodation line-up regulars rooms hens growth presence footprint turn mix sorts barbie mum dad pet pets holder holders postholder change changes enquiry enquiries asap date dates message messages age ages ownership favour favor regard term-time monday tuesday wednesday thursday friday saturday sunday`.split(
    /\s+/,
  ),
);
/** Checks for a word that is too general to be a requirement by itself, in the singular or plural. */
export const isGeneric = (word: string) =>
  [
    word,
    word.replace(/['’]s$/, ''),
    word.replace(/(?<=^(?:year|month|week|day|hour))s['’]$/, ''),
    word.replace(/s$/, ''),
    word.replace(/ies$/, 'y'),
  ].some((form) => GENERIC_WORDS.has(form));
/** After two words that say what, these add nothing: "flow chemistry projects". */
const EMPTY_HEAD_NOUN = /^(?:projects?|teams?|work|tasks?|activities|duties)$/;
/** "Potato programme" asks for potatoes, "theatre list" for the theatre. */
const GENERIC_HEAD_NOUN = /^(?:programmes?|lists?|campus)$/;
/** Whoever asks for "your own transport" asks for no skill. */
const PERSONAL_EQUIPMENT = /^(?:transport|car|vehicle|van|laptop|tools|equipment|kit|boots)$/;
const PARTICLE = /^(?:up|out|in|off|on|by|down|over)$/;
const OBJECT_START = /^(?:an?|the|them|it|our|your|their|my|all|each|every|up|on|to|with|for|after)$/;
/** "Keep packing lines running" names no running. */
const STATE_GERUND = /^(?:running|going|moving|working|growing|flowing|coming)$/;
const STATE_VERB = /^(?:be|are|have|hold|know|bring|speak|need)$/;
const CONNECTORS = new Set(['of', "'s", '-', '&', 'and']);
/** Places, languages, language levels (A1 to C2) and other short words that are not skills. */
const NOT_SKILLS =
  /^(?:CEO|CFO|COO|MD|UK|US|USA|EU|GB|HR|CV|OK|AM|PM|England|Scotland|Wales|Ireland|Britain|Europe|European|Asian|African|American|London|[ABC][12]\+?|English|[Gg]erman|French|Spanish|Italian|Dutch|Polish|Welsh|Portuguese|Arabic|Irish)$/;
const MAX_WORDS = 3;
const MAX_TERMS = 12;
/** In words: between "join" and the name of a team. */
const MAX_JOINED = 7;

export interface UnlistedTerm {
  from: number;
  to: number;
}

/** Finds noun phrases that no term list contains: "isometrics", "curriculum design", "BOSIET". */
export function findUnlistedTerms(tokens: StemmedToken[], isInTerm: (at: number) => boolean): UnlistedTerm[] {
  const terms: UnlistedTerm[] = [];
  for (let at = 0; at < tokens.length && terms.length < MAX_TERMS; at += 1) {
    const isQualifiedGerund = isQualifyingAdjective(tokens[at - 1], isInTerm(at - 1)) && isGerundNoun(tokens, at, isInTerm);
    if (!isNoun(tokens, at, isInTerm) && !isQualifiedGerund) continue;
    let to = at + 1;
    let count = 1;
    while (to < tokens.length && count < MAX_WORDS) {
      const next = isInsideName(tokens, to) ? to + 1 : to;
      if (!isNoun(tokens, next, isInTerm) && !isGerundNoun(tokens, next, isInTerm) && !isHeadNoun(tokens, next, isInTerm)) break;
      to = next + 1;
      count += 1;
    }
    if (count > 2 && EMPTY_HEAD_NOUN.test(tokens[to - 1]?.lower ?? '')) to -= 1;
    if (count > 1 && GENERIC_HEAD_NOUN.test(tokens[to - 1]?.lower ?? '')) to -= 1;
    // "C-Bus" is a name.
    if (isInsideName(tokens, to) && /^\p{Lu}$/u.test(tokens[to - 1]?.text ?? '') && isCapital(tokens[to + 1])) to += 2;
    if (isInsideName(tokens, to) && PARTICLE.test(tokens[to + 1]?.lower ?? '')) to += 2;
    if (tokens[to - 1]?.lower === 'level' && tokens[to]?.kind === 'number') to += 1;
    let from = findHyphenStart(tokens, at);
    if (to - from < MAX_WORDS && isQualifyingAdjective(tokens[at - 1], isInTerm(at - 1))) from -= 1;
    // "Designs season plans" asks for season plans, and "making decisions" for decisions.
    if (to - from > 1 && isVerbBefore(tokens, from)) from += 1;
    const words = tokens.slice(Math.max(at, from), to);
    const isSpecific = words.some(({ lower }) => !isGeneric(lower));
    const isGenericHead = isGeneric(words.at(-1)?.lower ?? '');
    // A single word after a listed term is only the rest of that phrase.
    const isRemainder = isInTerm(at - 1) && to - at === 1 && !isDutyVerb(tokens, at - 1);
    if (isSpecific && !isRemainder && !(isGenericHead && words.length === 1) && !/^you$|^we$/.test(tokens[to]?.lower ?? ''))
      terms.push({ from: includeLeadingNumber(tokens, isGenericHead ? findHyphenStart(tokens, at) : from), to });
    at = to - 1;
  }
  return terms;
}

/** Returns where a name begins that a number begins: "3D" is one name. */
export function includeLeadingNumber(tokens: StemmedToken[], at: number): number {
  // "A Grade licence" begins with its letter.
  if (at > 1 && /^\p{Lu}$/u.test(tokens[at - 1]?.text ?? '') && /^(?:Grade|Class|Level|Band|Type)$/.test(tokens[at]?.text ?? '')) return at - 1;
  return tokens[at]?.isGlued === true && /^\p{Lu}$/u.test(tokens[at]?.text ?? '') && tokens[at - 1]?.kind === 'number' ? at - 1 : at;
}

const LIGHT_VERB = /^(?:making|keeping|having|doing|taking|using|giving|getting|keeps|makes|holds|runs)$/;

/** Detects what is done to the words after it: a verb that begins its sentence, or one that says nothing itself. */
function isVerbBefore(tokens: StemmedToken[], at: number): boolean {
  const word = tokens[at]?.lower ?? '';
  // "Who prepares documents and negotiates freight rates"
  const isInRow = /^(?:and|,|who)$/.test(tokens[at - 1]?.lower ?? '') && tokens.slice(0, at).some(({ lower }) => lower === 'who');
  // "You will manage bids, steward donors": what may be a title is done there.
  const isVerbInList = tokens[at - 1]?.text === ',' && followsYouWill(tokens, at) && scoreTitle(word) > 0 && tokens[at + 1]?.kind === 'word';
  return (
    LIGHT_VERB.test(word) || isVerbInList || ((at === 0 || isInRow) && findCareerVerb(word)?.form === 'third' && tokens[at + 1]?.kind === 'word')
  );
}

/** Finds the start of a hyphenated name, such as "fit-outs" or "five-star rating". */
function findHyphenStart(tokens: StemmedToken[], at: number): number {
  const isHyphened = at > 1 && tokens[at]?.isGlued === true && tokens[at - 1]?.text === '-' && tokens[at - 1]?.isGlued === true;
  return isHyphened && tokens[at - 2]?.kind === 'word' ? at - 2 : at;
}

/** Checks for what somebody is just doing, which names no skill: "is hiring". */
export function isProgressive(tokens: StemmedToken[], at: number): boolean {
  const [before, subject] = [tokens[at - 1]?.lower ?? '', tokens[at - 2]?.lower ?? ''];
  return /ing$/.test(tokens[at]?.lower ?? '') && (before === 'is' || /['’]re$/.test(before) || (before === 'are' && subject !== 'you'));
}

/** Detects a verb in a list of duties, as in "audit medication". */
function isDutyVerb(tokens: StemmedToken[], at: number): boolean {
  return findCareerVerb(tokens[at]?.text ?? '')?.form === 'base' && /^(?:,|and|or|to|will|you|must)$/.test(tokens[at - 1]?.lower ?? '');
}

/** Checks for the sign inside of "drivers' hours" or "tractor-trailer". */
function isInsideName(tokens: StemmedToken[], at: number): boolean {
  // So do "R&D" and "GD&T".
  if (tokens[at]?.text === '&') return tokens[at]?.isGlued === true && tokens[at + 1]?.isGlued === true;
  return /^['’-]$/.test(tokens[at]?.text ?? '') && tokens[at]?.isGlued === true;
}

/** Checks for a word that is a noun after another noun, though a verb elsewhere: "food cost". */
function isHeadNoun(tokens: StemmedToken[], at: number, isInTerm: (at: number) => boolean): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.kind !== 'word' || isInTerm(at) || !/^\p{Ll}{4,}$/u.test(token.text) || OBJECT_START.test(next?.lower ?? '')) return false;
  if (
    PARTICLE.test(token.lower) ||
    STATE_GERUND.test(token.lower) ||
    /^(?:away|back|along|together|forward|helps|matters|counts|beyond|within|above|below|under|somewhere|anywhere|everywhere)$/.test(token.lower)
  )
    return false;
  const isEnd = next === undefined || next.kind === 'mark' || /^(?:and|or|in|of|for|where|which|that|when|at|from)$/.test(next.lower);
  const index = loadLexicon().indexOf(token.lower);
  const isAdjective = index >= 0 && 1 << (loadLexicon().tagsAt(index) >>> LIKELIEST_SHIFT) === TAG.JJ;
  return canBeHeadNoun(token.lower) && !isAdjective && isEnd;
}

/** Checks for work in -ing after a noun: "perineal suturing". */
function isGerundNoun(tokens: StemmedToken[], at: number, isInTerm: (at: number) => boolean): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return (
    token !== undefined &&
    !isInTerm(at) &&
    !STATE_GERUND.test(token.lower) &&
    !isProgressive(tokens, at) &&
    /^\p{Ll}{3,}ing$/u.test(token.text) &&
    !OBJECT_START.test(next?.lower ?? '') &&
    next?.kind !== 'number'
  );
}

function isNoun(tokens: StemmedToken[], at: number, isInTerm: (at: number) => boolean): boolean {
  const token = tokens[at];
  if (tokens[at - 1]?.lower === 'own' && PERSONAL_EQUIPMENT.test(token?.lower ?? '')) return false;
  if (!token || token.kind === 'mark' || isInTerm(at) || CONNECTORS.has(token.lower) || isProgressive(tokens, at)) return false;
  // "You'll" is no name, and "Executive" of "Executive Chef" is part of one.
  if (/['’](?:ll|re|ve|d|m)$/i.test(token.text) || (at === 0 && /^\p{Lu}\p{Ll}+$/u.test(tokens[1]?.text ?? ''))) return false;
  if (/^\d\p{Lu}$/u.test(token.text)) return true;
  // "Part-time" is how long, not what.
  if (/^(?:part|full)$/.test(token.lower) && tokens[at + 1]?.text === '-') return false;
  if (token.lower === 'time' && tokens[at - 1]?.text === '-') return false;
  if (token.kind === 'number' || (token.isGlued && tokens[at - 1]?.text === '-' && tokens[at - 2]?.kind === 'number')) return false;
  if (
    NOT_SKILLS.test(token.text) ||
    /^(?:helps|matters|beyond|within|above|below|under|behind|between|somewhere|anywhere|everywhere)$/.test(token.lower)
  )
    return false;
  if (describesApplicant(tokens, at)) return false;
  // "Grade II* listed" and "1.5 MW" name no skill, and neither does the district of a postcode next to its town.
  if (/^[IVX]+$/.test(token.text) || (UNIT.test(token.text) && tokens[at - 1]?.kind === 'number')) return false;
  if (/^[A-Z]{1,2}\d{1,2}$/.test(token.text) && /^\p{Lu}\p{Ll}{3,}$/u.test(tokens[at - 1]?.text ?? '') && isPlaceBefore(tokens, at)) return false;
  if (/\p{Lu}.*\p{Lu}|\p{Lu}\d|\d\p{Lu}/u.test(token.text)) return true;
  if (/^\p{Lu}$/u.test(token.text)) return isInsideName(tokens, at + 1) || (tokens[at - 1]?.text === '&' && isInsideName(tokens, at - 1));
  // "Dispensing" alone between two semicolons is asked for.
  if (at === 0 && tokens.filter(({ kind }) => kind === 'word').length === 1 && /^\p{L}{5,}ing$/u.test(token.text) && !STATE_GERUND.test(token.lower))
    return true;
  if (isGerundName(tokens, at)) return true;
  if (isVerbOfOther(tokens, at)) return false;
  if (isHyphenatedAction(tokens, at)) return true;
  // Inside a sentence a capital marks a name. The first word is always capitalised, so it is checked below.
  if (at > 0 && /^\p{Lu}/u.test(token.text)) return false;
  const lexicon = loadLexicon();
  const withoutPossessive = token.lower.replace(/['’]s?$/, '');
  const index = lexicon.indexOf(withoutPossessive);
  if (findCareerVerb(withoutPossessive)?.form === 'base' && (index < 0 || /^(?:you|will|must|can|to)$/.test(tokens[at - 1]?.lower ?? '')))
    return false;
  if (index < 0) return /^\p{L}\p{Ll}{3,}['’]?$/u.test(token.text);
  const tags = lexicon.tagsAt(index);
  // What begins a sentence and may be a verb is what somebody does: "Haul gasoline".
  if (at === 0 && (tags & TAG.VB) !== 0 && tokens[1]?.kind === 'word' && !CONNECTORS.has(tokens[1].lower)) return false;
  const likeliestTag = 1 << (tags >>> LIKELIEST_SHIFT);
  const [before, next] = [tokens[at - 1]?.lower ?? '', tokens[at + 1]?.lower ?? ''];
  const isDuty =
    /^(?:you|will|must|can|to)$|['’]ll$/.test(before) ||
    (/^(?:,|and|or)$/.test(before) &&
      (OBJECT_START.test(next) || (followsYouWill(tokens, at) && tokens[at + 1]?.kind === 'word' && !/^(?:and|or|of|in)$/.test(next))));
  if ((tags & TAG.VB) !== 0 && isDuty) return false;
  // Accept adjectives in a list, which may be materials: "stainless and duplex".
  if (likeliestTag === TAG.JJ)
    return (
      (/^(?:,|and|or|:)$/.test(before) || (/^(?:for|in|of|with)$/.test(before) && isField(token.lower))) &&
      /^(?:,|and|or|\.|;|)$/.test(next) &&
      token.lower.length > 5 &&
      !isGeneric(token.lower) &&
      !/(?:able|ful|ing|ed|ive|ent|ant)$/.test(token.lower)
    );
  // "Lead" is a verb in "Lead a team", but a noun in "the lead".
  if ((tags & TAG.VB) !== 0 && (at === 0 || /^(?:to|will|you|must|can|and|,)$/.test(before)) && (likeliestTag & (TAG.NN | TAG.NNS)) === 0)
    return false;
  return (likeliestTag & (TAG.NN | TAG.NNS | TAG.NNP)) !== 0 && token.lower.length > 3;
}

const UNIT = /^(?:[kKMGT]?W(?:h|p)?|kV|kVA|MVA|MB|GB|TB|kHz|MHz|GHz|kN|kPa|HP|FTE)$/;

/** Detects a town before the district of its postcode: "Coleshill B46". */
function isPlaceBefore(tokens: StemmedToken[], at: number): boolean {
  return /^(?:,|in|at|near|of)$/.test(tokens[at - 2]?.lower ?? ',');
}

/** Detects a gerund that names a requirement: "A prescribing qualification", "barbering would be handy". */
function isGerundName(tokens: StemmedToken[], at: number): boolean {
  const [word, next] = [tokens[at]?.lower ?? '', tokens[at + 1]?.lower ?? ''];
  if (!/^\p{L}{4,}ing$/u.test(word) || STATE_GERUND.test(word)) return false;
  const isSubject = at === 0 || /^(?:some|any)$/.test(tokens[at - 1]?.lower ?? '');
  return /^(?:qualifications?|certificates?|tickets?|licen[cs]es?|awards?|diplomas?)$/.test(next) || (isSubject && /^(?:would|is)$/.test(next));
}

/** Detects words about the applicant: "Be a whizz with colour", "join the gang". */
function describesApplicant(tokens: StemmedToken[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 2), at).map(({ lower }) => lower.replace('’', "'"));
  const [verb = '', article = ''] = before;
  if (verb === 'join' && /^(?:the|our|a)$/.test(article)) return true;
  // "You'll join our bridges or our water team"
  const [joins = -1] = tokens.flatMap(({ lower }, index) => (index < at && lower === 'join' ? [index] : []));
  if (joins >= 0 && at - joins < MAX_JOINED && tokens.slice(at, at + 2).some(({ lower }) => lower === 'team' || lower === 'crew')) return true;
  return /^(?:be|are|you're|is)$/.test(verb) && /^an?$/.test(article) && /^(?:with|at)$/.test(tokens[at + 1]?.lower ?? '');
}

/** Detects an adjective that names a field: "Orthopaedic and soft-tissue surgery". */
function isField(word: string): boolean {
  return /(?:aedic|iatric|ological|aulic|matic|anic)$/.test(word) && !/^(?:automatic|systematic|dramatic|mechanic|organic)$/.test(word);
}

/** Detects work such as "rough-in" and "fit-off". "Sign-off" and "day-to-day" are none. */
function isHyphenatedAction(tokens: StemmedToken[], at: number): boolean {
  const [word, hyphen, particle, next] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  const isGlued = hyphen?.text === '-' && hyphen.isGlued === true && particle?.isGlued === true;
  if (
    !isGlued ||
    !/^\p{Ll}{3,}$/u.test(word?.text ?? '') ||
    /^(?:sign|day|drop|built|hands?|Hands|face|one|follow|stand|live|add|all|plug|log|check)$/.test(word?.lower ?? '')
  )
    return false;
  return /^(?:in|off|out|up|over|down)$/.test(particle?.lower ?? '') && next?.text !== '-';
}

/** Detects a verb of another subject: "The Manager chairs meetings, trains staff", "we need bricklayers". */
function isVerbOfOther(tokens: StemmedToken[], at: number): boolean {
  const [token, before, next] = [tokens[at], tokens[at - 1], tokens[at + 1]];
  if (/^(?:we|you|they|who)$/.test(before?.lower ?? '') && /^(?:needs?|wants?|seek|require)$/.test(token?.lower ?? '')) return true;
  if (findCareerVerb(token?.lower ?? '')?.form !== 'third' || next?.kind === 'mark' || /^(?:of|in|for)$/.test(next?.lower ?? '')) return false;
  const isAfterTitle = /^\p{Lu}\p{Ll}+$/u.test(before?.text ?? '') && tokens[0]?.lower === 'the' && scoreTitle(before?.lower ?? '') > 0;
  const isInList = /^(?:,|and|or)$/.test(before?.lower ?? '') && tokens.slice(1, at).some((each, index) => isVerbOfTitle(tokens, each, index + 1));
  return isAfterTitle || isInList;
}

function isVerbOfTitle(tokens: StemmedToken[], token: StemmedToken, at: number): boolean {
  return findCareerVerb(token.lower)?.form === 'third' && scoreTitle(tokens[at - 1]?.lower ?? '') > 0 && tokens[0]?.lower === 'the';
}

/** Checks for "you" or "will" before a word, as in "You will calibrate scales and order reagents". */
function followsYouWill(tokens: StemmedToken[], at: number): boolean {
  const subject = tokens.slice(0, at).findLastIndex(({ lower }) => lower === 'you' || lower === 'will' || lower === 'must');
  // "You must be confident with balayage and colour correction" goes on with what somebody knows.
  return subject >= 0 && !STATE_VERB.test(tokens[subject + 1]?.lower ?? '');
}

/** Checks for an adjective that narrows the noun: "public transport", "non-invasive ventilation". */
function isQualifyingAdjective(token: StemmedToken | undefined, isInTerm: boolean): boolean {
  // "Confined space ticket"
  if (
    token &&
    !isInTerm &&
    /^(?:confined|gilded|assisted|applied|advanced|controlled|embedded|distributed|guided|leaded|stained|printed)$/.test(token.lower)
  )
    return true;
  if (
    !token ||
    isInTerm ||
    token.kind !== 'word' ||
    token.lower.length < 4 ||
    /^(?:current|active|live|busy|good|sound|deep|thorough|broad|detailed|secure|basic|strong|valid|clean|small|large|calm|specialty|cognate|related|equivalent|second|first|third|fourth|parent|excellent|own|some|new|daily|safe|kind|full|part-time|relevant|similar|previous|proven|solid|great|least|other|various|more|many|such)$/.test(
      token.lower,
    )
  )
    return false;
  const lexicon = loadLexicon();
  const index = lexicon.indexOf(token.lower);
  return index >= 0 && 1 << (lexicon.tagsAt(index) >>> LIKELIEST_SHIFT) === TAG.JJ;
}

/** Checks for a common noun that says what: "boards", and not "service". */
export function isSpecificNoun(tokens: StemmedToken[], at: number): boolean {
  return isNoun(tokens, at, () => false) && !isGeneric(tokens[at]?.lower ?? '');
}
