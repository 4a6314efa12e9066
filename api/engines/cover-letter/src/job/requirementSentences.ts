import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { splitFacts } from '@sheaf/language/sentences/splitSentences';
import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import { findDegrees } from '../claims/degreeClaims.ts';
import { isKnownPlace } from '../cv/words/places.ts';
import { hasTag } from '../wording/careerVerbs.ts';
import { findJobTerms } from '../wording/vocabulary.ts';
import { nonRequirementPattern } from './nonRequirements.ts';
import { stripMarkup } from './stripMarkup.ts';

/** Whether a part of a description asks for something, would like it, tells of the work, or has nothing to ask. */
type Weight = 'required' | 'optional' | 'work' | 'nothing';

export interface WeightedSentence {
  tokens: StemmedToken[];
  weight: Weight;
}

const MAX_HEADING_WORDS_IN_LINE = 9;
const MAX_WORDS_OVER_LIST = 6;
const MIN_NAME_LETTERS = 4;

/** Headings, by what they hold; the first that fits counts. */
const headings: [weight: Weight, forms: RegExp][] = [
  [
    'nothing',
    /\b(?:benefits?|^in return|what we give|not (?:needed|required|necessary)$|^(?:you )?(?:don't|do not|won't) need|we (?:can |also )?offer|perks|about us|who we are|our (?:company|story|values|culture|mission)|about (?:the )?(?:company|team|employer)|(?:company|employer|organi[sz]ation) (?:overview|profile|description)|pulled from the full|equal|eeo|diversity|inclusion|how to apply|to apply|apply now|salary|compensation|pay|package|why (?:join|work|us)|rewards?|what you(?:'ll| will) get|what's in it|privacy|contact|closing date|location|working hours|hours)\b/,
  ],
  [
    'optional',
    /\b(?:nice[- ]to[- ]haves?|even better|might also|may also|desirable|desired|bonus|preferred|plus(?:es)?|advantage(?:s|ous)?|extras?|ideally|good to have|would be (?:great|nice)|beneficial|optional|not essential|welcome|useful|handy|helpful)\b/,
  ],
  [
    'work',
    /\b(?:responsibilities|what you(?:'ll| will) (?:do|be doing)|duties|day[- ]to[- ]day|your (?:tasks|day|mission|work)|the (?:role|job|position|opportunity)|main tasks|key tasks|tasks|(?:job|role|post) (?:description|purpose|summary|overview|outline)|main purpose|purpose of the (?:job|role|post)|in this role|accountabilities)\b/,
  ],
  [
    'required',
    /\b(?:requirements?|required|must[- ]haves?|essential|mandatory|what you(?:'ll| will)? (?:bring|need|have)|we(?:'re| are)? (?:look(?:ing)? for|need|expect|require|want)|the person|the candidate|you(?:'ll)? (?:have|are|bring|will have|should have|need)|we ask (?:of|for)|your (?:profile|skills|experience|background|qualifications)|who you are|about you|qualifications?|skills|minimum|person spec(?:ification)?|experience|knowledge|competenc(?:ies|es)|we(?:'re| are) looking for|ideal candidate|licen[cs]es?|certifications?|languages?|education)\b/,
  ],
];
/** "About Bright Homecare", as the heading of what an employer says of itself. */
const aboutEmployer = /^(?:About|Why) (?!(?:you|the|this|us)\b)\p{Lu}/iu;
const optionalWords =
  /\bhelps?[.!]?$|^if you(?:'ve|'re| have| can| know| speak| are)\b|\b(?:nice to have|no (?:\p{L}+ )?(?:if not|if you (?:don't|haven't|can't))|even better|a (?:big |huge |real |definite |strong )?(?:plus|bonus)|bonus(?: points)?|ideally|desirable|desired|preferred|preferably|an? (?:distinct |clear |added )?(?:advantage|asset)|advantageous|beneficial|(?:would|'d) be (?:(?:really|very|even|so) )?(?:great|nice|helpful|useful|good|welcome|ideal|lovely|brilliant|handy|wonderful|fab|fabulous)|is welcome|are welcome|welcome but|(?:isn't|aren't|not|no) (?:essential|required|necessary|needed)|not a must|helpful|useful but|handy|would be (?:gold|golden|brilliant|amazing|fantastic|lovely|an? (?:\S+ )?(?:win|help|boost|extra))|good to have|would help|(?:is|are) ideal|(?:it|that|this|which|as \p{L}+) helps|(?:is|are) useful|considered an? (?:plus|asset|advantage)|(?:tell|let) us(?: know)?)\b/u;
const requiredWords =
  /\b(?:must|required?|requires|essential|mandatory|need|needs|needed|necessary|minimum|at least|you have|you will have|you bring|you are|you hold|proven|look(?:ing)? for|seek|seeking|experience|knowledge|familiarity|track record|degree|proficien(?:t|cy)|candidates? (?:will|should|must)|expect|you(?: should| ought to| must| probably) (?:know|understand)|you(?:'ve| have| will have|'ll have| have probably|'ve probably| have already) (?:\p{L}+ )?(?:done|run|led|worked|managed|been|got|taught|cooked|driven|looked|used|written|held|handled)|you ought to|we'd want|some(?:one|body) (?:who|with))\b/u;
/** Of two parts of a sentence these say which asks; "experience" alone may be in either. */
const strongWords = /\b(?:must|(?<!not )required|(?<!not )essential|mandatory|need|needs|needed|necessary|minimum|at least)\b/;
/** Finds the sentences and list entries of a description, those that ask for nothing left out. */
export function findRequirementSentences(jobDescription: string, company = '', title = ''): WeightedSentence[] {
  const description = stripMarkup(jobDescription);
  const sentences = splitFacts(description);
  const getLowercaseText = (tokens: StemmedToken[]) => description.slice(tokens[0]?.start, tokens.at(-1)?.end).toLowerCase().replaceAll('’', "'");
  const isNewLine = (one: StemmedToken[], other: StemmedToken[]) => description.slice(one.at(-1)?.end, other[0]?.start).includes('\n');
  let section: Weight | undefined;
  let line: Weight | undefined;
  const found: (WeightedSentence & { isInList: boolean })[] = [];
  for (const [index, tokens] of sentences.entries()) {
    const words = getLowercaseText(tokens);
    const [before, next] = [sentences[index - 1], sentences[index + 1]];
    // "Desirable: Xero. You must have a licence.": in running text, a label speaks for its sentence and for what has no subject.
    if (before && (isNewLine(before, tokens) || /^(?:you|we|our|your|this|the (?:role|job|post|position)|it|if|please)\b/.test(words)))
      line = undefined;
    const heading = findHeadingWeight(tokens, description, next);
    if (heading) {
      section = heading;
      continue;
    }
    if (section === 'nothing' && isNextHeading(tokens, { description, before, next })) {
      section = undefined;
      continue;
    }
    const label = findInlineHeading(tokens, getLowercaseText);
    line = label?.weight ?? line;
    const isInList = section === undefined && line === undefined && listMark.test(tokens[0]?.text ?? '');
    const text = description.slice(tokens[0]?.start, tokens.at(-1)?.end);
    // Schools and homes say of themselves what they ask of whoever comes.
    const isVetted = /\b(?:committed to (?:the )?safeguarding|enhanced (?:disclosure|dbs))\b/.test(words);
    if (
      (isAboutEmployer(text, words, company) && !isVetted) ||
      (index < MAX_HEADER_LINES && isAdvertisementHeader(words, { title, company })) ||
      isUppercaseHeading(tokens, text) ||
      isPraise(text) ||
      isGreeting(tokens, text, { isFirst: index === 0, isLast: next === undefined })
    )
      continue;
    for (const part of splitRequirement(
      dropNegated(dropReason(tokens.slice(label?.to ?? findRequestStart(tokens, text, company)))),
      getLowercaseText,
    ))
      found.push({
        tokens: part,
        weight: isFollowedByPraise(text, next, description) ? 'optional' : classifyWeight(getLowercaseText(part), line ?? section),
        isInList,
      });
  }
  return applyListWeights(found).filter(({ weight }) => weight !== 'nothing');
}

const MAX_HEADING_WORDS = 5;
/** At the start of an advertisement, its own name, the company, the place and the pay. */
const MAX_HEADER_LINES = 5;
const MAX_HEADER_WORDS = 18;
const MIN_SHARED_TITLE = 0.6;

/** Detects a line that names the job or the company with its place and pay: "CLASS 1 TANKER DRIVER - ADR - IMMINGHAM". */
function isAdvertisementHeader(words: string, { title, company }: { title: string; company: string }): boolean {
  const isStatement =
    /\b(?:you|your|you'll|must|need|needs|needed|required|essential|experience|looking|seeking|seeks|will|is|are|has|have|want|wanted|who|with|join|responsible|knowledge|should|able)\b/.test(
      words,
    );
  if (isStatement || words.split(' ').length > MAX_HEADER_WORDS || /[.!?]$/.test(words)) return false;
  const titleWords = title.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? [];
  const shared = titleWords.filter((word) => words.includes(word)).length;
  const isTitle = titleWords.length > 1 && shared / titleWords.length >= MIN_SHARED_TITLE && /^[\p{L}\d]/u.test(words);
  const hasPay = /[£€$] ?\d|\b(?:permanent|full[- ]time|part[- ]time|per hour|p\/h|per annum|hybrid|temporary|fixed[- ]term)\b/.test(words);
  return isTitle || (company !== '' && words.startsWith(company.toLowerCase())) || hasPay;
}

/** Detects a short line over text as the heading of another part, below text about the employer: "The opportunity". */
function isNextHeading(
  tokens: StemmedToken[],
  { description, before, next }: { description: string; before: StemmedToken[] | undefined; next: StemmedToken[] | undefined },
): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word').length;
  const [gap, after] = [description.slice(before?.at(-1)?.end, tokens[0]?.start), description.slice(tokens.at(-1)?.end, next?.[0]?.start)];
  const isOwnLine = /\n[ \t]*\n/.test(gap) && /^:?[ \t]*\n[ \t]*\S?$/.test(after);
  const isShort = words > 0 && words <= MAX_HEADING_WORDS && tokens.every(({ kind, text }) => kind === 'word' || /^[:'’&?]$/.test(text));
  return before !== undefined && isOwnLine && isShort && (next?.filter(({ kind }) => kind === 'word').length ?? 0) > words;
}

/** Drops the reason for a requirement, and offers of training, at the end of a sentence: "Because we handle paint". */
function dropReason(tokens: StemmedToken[]): StemmedToken[] {
  const trainingOffer = tokens.findIndex(
    ({ lower }, at) =>
      lower === 'but' &&
      /^we (?:will|can|also|do) (?:teach|train)$/.test(
        tokens
          .slice(at + 1, at + 4)
          .map((each) => each.lower)
          .join(' '),
      ),
  );
  if (trainingOffer > 0) return tokens.slice(0, trainingOffer);
  const from = tokens.findIndex(({ lower }, at) => lower === 'because' && /^(?:we|our|the|it|this)$/.test(tokens[at + 1]?.lower ?? ''));
  return from > 0 && !tokens.slice(from).some(({ text }) => /^[,;]$/.test(text)) ? tokens.slice(0, from) : tokens;
}

const PRAISE =
  /^(?:even better|better still|(?:that'?s )?(?:great|good|lovely|brilliant|perfect|fantastic)|bonus|big (?:\p{L}+)|all the better)[.!]*$/iu;

/** Detects a remark about the text before it, such as "Even better." */
function isPraise(text: string): boolean {
  return PRAISE.test(text.replaceAll('’', "'"));
}

/** Detects a question followed by a remark: "ECC certificate? Even better." */
function isFollowedByPraise(text: string, next: StemmedToken[] | undefined, description: string): boolean {
  return /\?$/.test(text) && next !== undefined && isPraise(description.slice(next[0]?.start, next.at(-1)?.end));
}

/** Drops what is not required: "Explain things without jargon", "you don't panic". */
function dropNegated(tokens: StemmedToken[]): StemmedToken[] {
  const from = tokens.findIndex(({ lower }, at) => {
    const [before, next, after] = [tokens[at - 1]?.lower, tokens[at + 1]?.lower ?? '', tokens[at + 2]?.lower];
    if (lower === 'without') return at > 0;
    if (lower === 'no') return before === 'but' && after === 'if';
    return lower === 'you' && /^(?:don't|won't|never)$/.test(next.replace('’', "'")) && !/^(?:need|have)$/.test(after ?? '');
  });
  if (from < 0) return tokens;
  const end = tokens.findIndex(({ kind, text }, at) => at > from && kind === 'mark' && /^[,;:–—.]$/.test(text));
  return dropNegated([...tokens.slice(0, from), ...(end < 0 ? [] : tokens.slice(end))]);
}

/** Detects a line in capitals without a known term as an unlisted heading. */
function isUppercaseHeading(tokens: StemmedToken[], text: string): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word').length;
  return words > 1 && words <= MAX_HEADING_WORDS_IN_LINE && text === text.toUpperCase() && findJobTerms(tokens).length === 0 && !/[\d:,/]/.test(text);
}

const MAX_GREETING_WORDS = 2;

/** Detects a greeting at the start, such as "Hiya!", or a name at the end. */
function isGreeting(tokens: StemmedToken[], text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word').length;
  const isShortText = words <= MAX_GREETING_WORDS && !listMark.test(tokens[0]?.text ?? '') && !/\p{Lu}{2}|\d/u.test(text);
  return isShortText && ((isFirst && /[!,]$/.test(text)) || isLast) && findJobTerms(tokens).length === 0;
}

const listMark = /^[-•*·–▪●]$/;

/** Marks a list without a heading as required when half of its items are clear requirements. */
function applyListWeights(found: (WeightedSentence & { isInList: boolean })[]): WeightedSentence[] {
  const weights = found.map(({ weight }) => weight);
  for (let from = 0; from < found.length; from += 1) {
    if (!found[from]?.isInList) continue;
    let to = from;
    while (found[to]?.isInList) to += 1;
    const requiredCount = found
      .slice(from, to)
      .filter(({ tokens, weight }) => weight === 'required' || weight === 'optional' || namesRequirement(tokens)).length;
    if (requiredCount * 2 >= to - from) for (let at = from; at < to; at += 1) if (weights[at] === 'work') weights[at] = 'required';
    from = to;
  }
  return found.map(({ tokens }, index) => ({ tokens, weight: weights[index] ?? 'work' }));
}

/** Detects tools, credentials and languages, which a list names as requirements. Skills may be duties. */
function namesRequirement(tokens: StemmedToken[]): boolean {
  return findJobTerms(tokens).some(({ term: { kind } }) => kind !== 'skill' && kind !== 'soft') || findDegrees(tokens).length > 0;
}

/** Finds a heading on the line of its text: "Must have: Excel". */
function findInlineHeading(tokens: StemmedToken[], getLowercaseText: (tokens: StemmedToken[]) => string): { weight: Weight; to: number } | undefined {
  const colon = tokens.findIndex(({ text }) => text === ':');
  if (colon < 1 || colon > MAX_HEADING_WORDS_IN_LINE || colon === tokens.length - 1 || tokens[colon + 1]?.isGlued) return undefined;
  const words = getLowercaseText(tokens.slice(0, colon));
  const weight = headings.find(([, forms]) => forms.test(words))?.[0];
  return weight && { weight, to: colon };
}

/** Detects a sentence about the employer, which requires nothing: "Brindle makes software used by 4,000 companies". */
function isAboutEmployer(text: string, words: string, company: string): boolean {
  const isNamed =
    describesEmployer(getTextAfterName(text, company) ?? '') ||
    /^ (?:in \p{Lu}\p{Ll}+ )?(?:is|was|are|has|have|runs?|makes?|builds?|sells?|offers?|provides?|serves?|operates?|develops?|designs?|helps?|fills?|looks? after|cares? for|grows?|employs?|supplies|delivers?|manages?|owns?|feeds?|teaches|prints?|ships?|publishes|produces?|processes|repairs?|treats?|supports?|works? with)\b/u.test(
      getTextAfterName(text, company) ?? '',
    );
  // "Where drivers need them" asks nobody for anything, and "Sheffield is green" only describes a town.
  const requirementText = words.replace(/\b(?:where|that|who|which|what) (?:\p{L}+ )?needs?\b/gu, '');
  // "Turnover is £22m and growing by a fifth a year"
  const isSize = /^(?:our )?(?:annual )?(?:turnover|revenue|sales|headcount|output|membership) (?:is|are|was|were|has|have) /.test(words);
  const isTown = isKnownPlace(/^\p{Lu}\p{L}+(?= (?:is|has|lies|offers) )/u.exec(text)?.[0] ?? '');
  // "The school has an outdoor pool"
  const isPlaceOfWork =
    /^(?:the|our) (?:school|site|office|depot|hospital|salon|hotel|university|campus|building|shop|farm|warehouse|department|team|college|clinic|centre|practice|studio|factory|plant|gallery|museum|library|charity|trust|company|firm|business|home|restaurant|pub) (?:has|is|was|offers|sits|lies|serves|pays|gives|provides|closes|opens)\b/.test(
      words,
    );
  return (
    (isNamed || isSize || isTown || isPlaceOfWork || employerStatement.test(text)) &&
    !requiredWords.test(requirementText) &&
    !optionalWords.test(words)
  );
}

/** Detects what an employer does after its name: "Foods bakes for supermarkets". A search for staff is excluded. */
function describesEmployer(after: string): boolean {
  // "Greenhaven in Dublin brings fruit to the shops"
  const withoutPlace = after.replace(/^ (?:in|of|near|at|from) (?:the )?\p{Lu}\p{L}+(?= \p{Ll})/u, '');
  const [, verb = '', many] = /^(?: \p{Lu}[\p{L}&]*)* (\p{Ll}+)( (?:\d|the |over ))?/u.exec(withoutPlace) ?? [];
  // "Estates farm 2,100 hectares" are several.
  if (many && hasTag(verb, TAG.VB) && !/^(?:need|seek|want|require)$/.test(verb)) return true;
  // "Craven Libraries took over six branches"
  if (/^(?:took|bought|began|grew|became|built|won|moved)$/.test(verb) || /^\p{Ll}{3,}ed$/u.test(verb)) return true;
  return hasTag(verb, TAG.VBZ) && !/^(?:needs|seeks|wants|requires|invites|hires|recruits|looks|welcomes|expects|asks)$/.test(verb);
}

/** Returns what a sentence says after the company's name, or after the first words of that name. */
function getTextAfterName(text: string, company: string): string | undefined {
  const words = company.split(' ');
  const name = words
    .map((_, index) => words.slice(0, words.length - index).join(' '))
    .find((part) => part.length >= MIN_NAME_LETTERS && text.startsWith(`${part} `));
  // "Union Bread (22 people, Leith) bakes for cafes"
  return name && text.slice(name.length).replace(/^ \([^()]*\)/, '');
}

/** Finds the start of a request: "needs" in "Aldermoor is opening a depot and needs a driver". */
function findRequestStart(tokens: StemmedToken[], text: string, company: string): number {
  const seekingIndex = findSeekingVerb(tokens);
  if (seekingIndex > 0) return seekingIndex;
  if (getTextAfterName(text, company) === undefined && !/^(?:We|Our)\b/.test(text)) return 0;
  const from = tokens.findIndex(({ lower }, at) => /^(?:needs?|seeks?|looking|requires?|wants?)$/.test(lower) && tokens[at - 1]?.lower === 'and');
  return Math.max(from, 0);
}

/** In words: what comes before "needs" or "we are looking for" is who does. */
const MAX_WORDS_BEFORE_NEED = 40;

/** "Busy salon in the West End needs a stylist", "For our customer in Waalwijk we are looking for pickers": nothing is asked for before the verb. */
function findSeekingVerb(tokens: StemmedToken[]): number {
  const isAsked = ({ lower }: StemmedToken) =>
    /^(?:you|must|experience|knowledge|required|essential|ability)$/.test(lower) || lower.startsWith("you'");
  const from = tokens.findIndex(({ lower }, at) => {
    const [before, next] = [tokens[at - 1]?.lower ?? '', tokens[at + 1]?.lower ?? ''];
    if (/^(?:needs|seeks|requires)$/.test(lower)) return /^(?:an?|another|two|three|four|experienced|new|\d+)$/.test(next);
    if (lower === 'need' || lower === 'seek') return before === 'we' && at > 1;
    // "The Board of Management of a school of 412 pupils invites applications"
    if (lower === 'invites' || lower === 'invite') return next === 'applications' || tokens[at + 2]?.lower === 'applications';
    return /^(?:looking|recruiting|hiring|seeking)$/.test(lower) && /^(?:is|are|'re|we're)$/.test(before) && at > 2;
  });
  return from > 0 && from < MAX_WORDS_BEFORE_NEED && !tokens.slice(0, from).some(isAsked) ? from : 0;
}

const employerStatement =
  /^(?:(?:The|At)\s)?(?!(?:The|This|Your?|Position|Role|Job|Candidate|Applicant|Experience|Knowledge|Degree)\b)\p{Lu}[\p{L}\d&.'’-]*(?:\s(?:&|\p{Lu}[\p{L}\d&.'’-]*)){0,3}\s(?:builds|makes|is an?|is the|is one|was|runs|has|sells|offers|provides|develops|helps|operates|designs|serves|supplies|works with|welcomes|attracts|hosts|holds|stands|lies|covers|dates|receives|sees|stretches|houses|employs|grows|produces|brings)\s/u;

/** Splits required from optional parts: "X is essential; ideally Y". */
function splitRequirement(tokens: StemmedToken[], getLowercaseText: (tokens: StemmedToken[]) => string): StemmedToken[][] {
  const splitIndex = findRequirementSplit(tokens, getLowercaseText);
  if (splitIndex === undefined) return tokens.length > 0 ? [tokens] : [];
  return [
    ...splitRequirement(tokens.slice(0, splitIndex), getLowercaseText),
    ...splitRequirement(tokens.slice(splitIndex + (tokens[splitIndex]?.kind === 'mark' ? 1 : 0)), getLowercaseText),
  ];
}

function findRequirementSplit(tokens: StemmedToken[], getLowercaseText: (tokens: StemmedToken[]) => string): number | undefined {
  const semicolon = tokens.findIndex(({ text }, at) => text === ';' && at > 0 && at < tokens.length - 1);
  if (semicolon > 0) return semicolon;
  const words = getLowercaseText(tokens);
  // "You don't need a degree but you need Excel"
  const but = tokens.findIndex(({ lower }) => lower === 'but');
  if (but > 0 && isNotRequired(getLowercaseText(tokens.slice(0, but))) && !/^(?:it|that|this|they)$/.test(tokens[but + 1]?.lower ?? '')) return but;
  if (!optionalWords.test(words)) return undefined;
  const opening = tokens.findIndex(({ text }) => text === '(');
  const closing = tokens.findIndex(({ text }, at) => at > opening && text === ')');
  // "SolidWorks (CSWP preferred)" asks for two things, "Conveyancing (preferred)" for one.
  if (opening > 0 && closing > opening + 2 && optionalWords.test(getLowercaseText(tokens.slice(opening, closing)))) return opening;
  // From "ideally" on something else is asked for.
  const ideally = tokens.findIndex(({ lower }, at) => at > 1 && (lower === 'ideally' || lower === 'preferably'));
  if (ideally > 0 && tokens.slice(0, ideally).some(({ kind }) => kind === 'word')) {
    const before = tokens[ideally - 1];
    return before?.kind === 'mark' ? ideally - 1 : ideally;
  }
  const between = tokens.findIndex(({ text, lower }, at) => {
    if (at === 0 || !(/^[,–—]$/.test(text) || lower === 'but' || lower === 'and')) return false;
    const [left, right] = [getLowercaseText(tokens.slice(0, at)), getLowercaseText(tokens.slice(at + 1))];
    return (
      (strongWords.test(left) && optionalWords.test(right) && !optionalWords.test(left)) || (optionalWords.test(left) && strongWords.test(right))
    );
  });
  return between > 0 ? between : undefined;
}

function findHeadingWeight(tokens: StemmedToken[], description: string, next: StemmedToken[] | undefined): Weight | undefined {
  const wordCount = tokens.filter(({ kind }) => kind === 'word').length;
  const [first, last] = [tokens[0], tokens.at(-1)];
  const text = description.slice(first?.start, last?.end);
  const words = text.toLowerCase().replaceAll('’', "'");
  if (
    !first ||
    !last ||
    wordCount === 0 ||
    wordCount > MAX_HEADING_WORDS_IN_LINE ||
    /^[.!]$/.test(last.text) ||
    /^[-•*·–]$/.test(first.text) ||
    first.kind === 'number'
  )
    return undefined;
  const isOwnLine = !next || description.slice(last.end, next[0]?.start).includes('\n');
  const isOverList = next !== undefined && listMark.test(next[0]?.text ?? '') && wordCount <= MAX_WORDS_OVER_LIST;
  const isShort = wordCount <= 4 || isOverList || last.text === ':' || last.text === '?' || text === text.toUpperCase();
  if (!isOwnLine || !isShort || words.includes(',') || (last.text !== ':' && findJobTerms(tokens).length > 0)) return undefined;
  if (aboutEmployer.test(text)) return 'nothing';
  // "Excellent statistical skills" asks for them.
  if (last.text !== ':' && /^(?:excellent|good|very good|strong|sound|proven|solid|advanced|basic) \p{L}+/u.test(words)) return undefined;
  // "Experience of running clubs" is asked for, "Experience" announces what is.
  if (last.text !== ':' && /\b(?:experience|knowledge|skills|qualifications?|degree) (?:of|in|with|as|using)\b/.test(words)) return undefined;
  return headings.find(([, forms]) => forms.test(words))?.[0];
}

/** Matches what is not required: "a degree is not required", "no licence needed". */
const notRequired =
  /\b(?:is|are|isn't|aren't) (?:not |absolutely not )?(?:a )?(?:required|requirement|necessary|needed|essential|expected|provided|available|included|supplied)\b|\bnot (?:required|necessary|needed|essential)[.!]?$|\bno (?:\S+ ){1,3}(?:is |are )?(?:required|necessary|needed)\b|\b(?:(?:do not|don't|need not|will not|won't) (?:need|have) to|needn't|need not) \p{L}+\b|\b(?:do not|don't|needn't|need not) (?:need|expect|require|worry|mind about|care (?:if|about|whether))\b|\b(?:will not|won't) be (?:asked|expected|required) to\b|\b(?:no need|never mind|it does(?:n't| not) matter)\b|\b(?:will not|won't|needn't|never) (?:have|need) to\b|\bplease (?:do not|don't) apply\b|\bneed not apply\b|\b(?:is|are) not offered\b/u;
/** Matches what the employer gives or teaches: "Norwegian can be learnt on the job". */
const trainingOffered =
  /\bcan be learn(?:t|ed)\b|\bwe(?:'ll| will| can)? (?:teach|train|show) you\b|\b(?:full )?training (?:is |will be )?(?:given|provided)\b|\bpaid (?:by|for by) us\b|\bpays for (?:your |the |all )?(?:lessons|courses?|training|licen[cs]es?|exams?|tickets?)\b|\b(?:certificate|qualification|nvq|diploma|induction|card) (?:is |will be )?(?:provided|paid for)\b/;

function isNotRequired(words: string): boolean {
  return notRequired.test(words) && /\b(?:not|no|never|isn't|aren't|don't|doesn't|won't|needn't)\b/.test(words);
}

function classifyWeight(words: string, section: Weight | undefined): Weight {
  if (isNotRequired(words) && !/\bbut\b|\b(?:plus|advantage|welcome|desirable)\b/.test(words)) return 'nothing';
  if (trainingOffered.test(words) && !/\bexperience of\b.*\b(?:welcome|plus|advantage|useful)\b/.test(words)) return 'nothing';
  if (nonRequirementPattern.test(words) && !/\b(?:experience|knowledge|qualification|licen[cs]e|degree)\b/.test(words)) return 'nothing';
  const isOptional = optionalWords.test(words);
  if (section === 'nothing') return 'nothing';
  if (isOptional) return 'optional';
  if (section !== undefined)
    return section === 'work' && requiredWords.test(words) && /\b(?:must|required|essential|mandatory|experience)\b/.test(words)
      ? 'required'
      : section;
  if (/^join\b.*\bas an? \b/.test(words)) return 'work';
  // "We book through Phorest" names what somebody will work with.
  if (
    /^(?:we|you|you'll|you will|our \p{L}+) (?:use|know|speak|understand|run on|work (?:in|on|with)(?! (?:the|an?|our|close|small)\b)|book (?:through|with|on|in)|record (?:in|on)|plan (?:in|with)|write (?:in|up in))\b/u.test(
      words,
    )
  )
    return 'optional';
  // "Our trainee will manage a caseload" tells of the work.
  if (/^our (?!team|company|people|customers|clients)(?:\p{L}+ ){1,3}(?:will|looks? after|is responsible)\b/u.test(words)) return 'work';
  if (/^(?:we're|our|founded|established|with over|join)\b/.test(words) && !requiredWords.test(words)) return 'nothing';
  // "We have won the award twice" tells of the employer; "we want a manager" asks.
  if (/^we (?!need|wish|want|require|expect|look|seek|ask|would|will|should|hope)\p{L}+/u.test(words) && !requiredWords.test(words)) return 'nothing';
  return requiredWords.test(words) ? 'required' : 'work';
}
