import { joinTokens } from '@sheaf/language/tokens/joinTokens';
import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import { type Degree, findDegrees } from '../claims/degreeClaims.ts';
import { isCapital } from '../claims/names.ts';
import { scoreTitle } from '../cv/words/titleWords.ts';
import { findCareerVerb } from '../wording/careerVerbs.ts';
import { stopWords } from '../wording/synonyms.ts';
import { findJobTerms, type TermFound } from '../wording/vocabulary.ts';
import { dropExamples, type FoundTerm, findAlternatives, findTitleExperience, joinAlternatives } from './alternativeTerms.ts';
import { findCodes } from './examCodes.ts';
import { canBeHeadNoun, extractTermName } from './extractTermName.ts';
import { findUnlistedTerms, isProgressive, isSpecificNoun, type UnlistedTerm } from './findUnlistedTerms.ts';
import type { JobTerm } from './jobTerm.ts';
import { findNamedTools, isHyphenedName, isToolByContext } from './namedTools.ts';
import { hasOtherSense } from './otherSenses.ts';
import { phraseEnds } from './phraseEnds.ts';
import { isForeignJob, readForeignJob } from './readForeignJob.ts';
import { isSpanishJob, readSpanishJob } from './readSpanishJob.ts';
import { findRequirementSentences } from './requirementSentences.ts';
import { parseWords, requirementWords } from './requirementWords.ts';
import { findSharedHead } from './sharedHead.ts';
import { findTeamLeadership } from './teamLeadership.ts';
import { listRequirementStems } from './termContent.ts';
import { findFullItem } from './wholeItems.ts';
import { findYearTerms } from './yearTerms.ts';

/** Returns what a description asks for, in the order it does. What it tells of the employer, the pay and the benefits asks for nothing. */
export function readJob(description: string, company = '', title = ''): JobTerm[] {
  if (isSpanishJob(description)) return readSpanishJob(description);
  if (isForeignJob(description)) return readForeignJob(description);
  const companyWords = new Set(company.toLowerCase().match(/\p{L}{3,}/gu));
  const terms = new Map<string, JobTerm>();
  for (const { tokens: sentence, weight } of findRequirementSentences(description, company, title)) {
    const tokens = dropListMark(sentence);
    const listed = findTerms(tokens, weight === 'work');
    const fullItem = weight === 'work' ? undefined : findFullItem(tokens, listed);
    for (const { from, to, ...found } of fullItem ? [fullItem] : dropExamples(tokens, listed)) {
      const [first, last] = [tokens[from], tokens[to - 1]];
      if (
        !first ||
        !last ||
        isCompanyWord(
          tokens.slice(from, to),
          found,
          [tokens[from - 1], tokens[to]].filter((each) => each !== undefined),
          companyWords,
        ) ||
        isJobTitle(joinTokens(tokens.slice(from, to)), title)
      )
        continue;
      const key = found.term.toLowerCase();
      const existing = terms.get(key);
      const isRequired = weight === 'required' || existing?.isRequired === true;
      const writtenName = found.subjectStems || found.years || found.level || found.anyOf ? undefined : extractTermName(tokens.slice(from, to));
      terms.set(key, {
        ...found,
        ...(writtenName && { written: writtenName }),
        ...existing,
        isRequired,
        places: [...(existing?.places ?? []), { start: first.start, end: last.end }],
      });
    }
  }
  return [...terms.values()];
}

/** Drops the mark of a list before a small letter, so that "order linen" begins with its verb. */
function dropListMark(tokens: StemmedToken[]): StemmedToken[] {
  return /^[-•*·–▪●]$/.test(tokens[0]?.text ?? '') && /^\p{Ll}/u.test(tokens[1]?.text ?? '') ? tokens.slice(1) : tokens;
}

/** Detects a term that is only a word of the company's name: "Maple", in an advertisement of Maple & Rye. */
function isCompanyWord(
  tokens: StemmedToken[],
  { subjectStems }: Pick<FoundTerm, 'subjectStems'>,
  neighbours: StemmedToken[],
  company: ReadonlySet<string>,
): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  if (subjectStems === undefined) return words.length === 1 && isPartOfCompanyName(words[0], neighbours, company);
  return words.length > 0 && words.every(({ lower, text }) => company.has(lower) && /^\p{Lu}/u.test(text));
}

/** Detects a word of the company's name next to another: "Spark" in "Northern Spark". */
function isPartOfCompanyName(word: StemmedToken | undefined, neighbours: StemmedToken[], company: ReadonlySet<string>): boolean {
  return isCapital(word) && company.has(word?.lower ?? '') && neighbours.some((each) => isCapital(each) && company.has(each.lower));
}

/** Detects a name of several words of the job itself: "Fleet Manager" is who is sought, not what is asked for. */
function isJobTitle(words: string, title: string): boolean {
  // "We need bricklayers" asks for nothing that a bricklayer lacks.
  // "We need 6 drivers" asks a "Tanker Driver" for none either.
  const people = /s$/.test(words) ? words.toLowerCase().replace(/s$/, '') : '';
  if (
    scoreTitle(people) > 0 &&
    !words.includes(' ') &&
    title
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .includes(people)
  )
    return true;
  if (!words.includes(' ')) return scoreTitle(title) > 0 && [title, `${title}s`].some((each) => each.toLowerCase() === words.toLowerCase());
  return scoreTitle(words) >= 2 && title.toLowerCase().includes(words.toLowerCase().replace(/s$/, ''));
}

function findTerms(tokens: StemmedToken[], isWork: boolean): FoundTerm[] {
  const claimedIndexes = new Set<number>();
  const claim = <Each extends { from: number; to: number }>(each: Each): Each[] => {
    const indexes = Array.from({ length: each.to - each.from }, (_, offset) => each.from + offset);
    if (indexes.some((index) => claimedIndexes.has(index))) return [];
    for (const index of indexes) claimedIndexes.add(index);
    return [each];
  };
  const degrees = isWork ? [] : findDegrees(tokens).map((degree) => buildDegreeTerm(tokens, degree));
  const years = findYearTerms(tokens, isWork);
  const named = findJobTerms(tokens)
    .filter(({ term, from }) => term.name !== 'Cleaning' || !isCleanRecord(tokens, from))
    // "Motors, drives and conveyors" are things.
    .filter(
      ({ term, from, to }) =>
        term.name !== 'Driving' || (tokens[from]?.lower !== 'drives' && !FIGURATIVE_DRIVING.test(joinTokens(tokens.slice(to, to + 2)))),
    )
    .filter(({ from, to }) => to - from > 1 || !isProgressive(tokens, from))
    .filter(({ from, to }) => to - from > 1 || from < 2 || !isHyphenedName(tokens, from - 2))
    .filter(({ from, to }) => to - from > 1 || !isCapital(tokens[from]) || !BODY.test(tokens[to]?.text ?? ''))
    .filter((each) => !hasOtherSense(tokens, each));
  const compounds = [...findCompounds(tokens, named), ...findNumberedQualifications(tokens, named)];
  const listed = findAlternatives(
    tokens,
    named.filter(({ from }) => !compounds.some((each) => from >= each.from && from < each.to)),
  );
  const found = [
    ...findCodes(tokens).flatMap(claim),
    ...(isWork ? [] : findTitleExperience(tokens).flatMap(claim)),
    ...degrees.flatMap(claim),
    ...years,
    ...compounds.map((each) => buildUnlistedTerm(tokens, each)).flatMap(claim),
    ...listed.flatMap(claim),
    ...(listed.some(({ term }) => term === 'Team leadership') ? [] : findTeamLeadership(tokens)).flatMap(claim),
  ];
  const others = isWork ? [] : findPhrases(tokens, (at) => claimedIndexes.has(at)).flatMap(claim);
  const backgrounds = isWork ? [] : findBackgrounds(tokens, (at) => claimedIndexes.has(at)).flatMap(claim);
  const numbers = isWork ? [] : findQualificationNumbers(tokens).flatMap(claim);
  const tools = findNamedTools(tokens, (at) => claimedIndexes.has(at));
  // In what the work is, "our Instagram" and "with Datev" name tools; other names are of people and places.
  const names = tools.filter(({ from }) => !isWork || isToolByContext(tokens, from)).flatMap(claim);
  const unlistedTerms = findUnlistedTerms(tokens, (at) => claimedIndexes.has(at))
    .map((unlistedTerm) => buildUnlistedTerm(tokens, unlistedTerm))
    .flatMap((term) => (term.subjectStems?.length || term.anyOf ? claim(term) : []));
  return joinAlternatives(
    tokens,
    [...found, ...others, ...backgrounds, ...numbers, ...names, ...unlistedTerms].toSorted((one, other) => one.from - other.from),
  );
}

/** "Drive performance" and "driving continuous improvement" take no licence. */
const FIGURATIVE_DRIVING =
  /^(?:the |our |continuous |operational |business |commercial |digital )*(?:performance|improvements?|change|growth|results|sales|standards|efficienc\p{L}+|quality|innovation|engagement|delivery|success|revenue|profits?|productivity|compliance|strategy|adoption|value|excellence|transformation|outcomes)\b/iu;

/** "City & Guilds 2921" asks for that credential, and for no other of City & Guilds. */
function findNumberedQualifications(tokens: StemmedToken[], listed: TermFound[]): UnlistedTerm[] {
  return listed.flatMap(({ term, from, to }) => {
    const isNumber = /^\d{3,}(?:-\d+)?$/.test(tokens[to]?.text ?? '') && !/^(?:19|20)\d\d$/.test(tokens[to]?.text ?? '');
    return isNumber && (term.kind === 'qualification' || term.kind === 'licence') ? [{ from, to: to + 1 }] : [];
  });
}

/** "Teaching Council" is a body, whatever its first word means besides. */
const BODY = /^(?:Council|Board|Institute|Society|Association|Academy|Federation|Register|Authority|Commission|Agency|Guild|Union)$/;

/** Finds the numbers of qualifications in a list: "18th Edition, 2391". */
function findQualificationNumbers(tokens: StemmedToken[]): FoundTerm[] {
  const isEdge = (token: StemmedToken | undefined) => token === undefined || /^(?:[,.:;]|and|or)$/.test(token.lower);
  return tokens.flatMap(({ kind, text, stem }, at): FoundTerm[] => {
    const isQualificationNumber =
      kind === 'number' && /^\d{4}$/.test(text) && !/^(?:19|20)\d\d$/.test(text) && isEdge(tokens[at - 1]) && isEdge(tokens[at + 1]);
    return isQualificationNumber ? [{ term: text, kind: 'qualification', subjectStems: [stem], from: at, to: at + 1 }] : [];
  });
}

/** Detects "clean" as an adjective, which asks for no cleaning: "A clean licence". */
function isCleanRecord(tokens: StemmedToken[], at: number): boolean {
  const [token, next] = [tokens[at]?.lower ?? '', tokens[at + 1]?.lower ?? ''];
  if (
    /^clean(?:ing)? (?:(?:and|,) \p{L}+ )?(?:the |our )?(?:safety |driving )?(?:data|datasets?|records?|code|logs)\b/iu.test(
      joinTokens(tokens.slice(at, at + MAX_BETWEEN + 2)),
    )
  )
    return true;
  return token === 'clean' && /^(?:mvr|driving|licen[cs]e|record|criminal|dbs|full|data|datasets|sales)$/.test(next);
}

/** Finds names that begin with a listed word used in another sense: "distribution boards", "pick accuracy", "machine translation". */
function findCompounds(tokens: StemmedToken[], listed: TermFound[]): UnlistedTerm[] {
  return listed.flatMap(({ term, from, to }) => {
    const [token, next] = [tokens[from], tokens[to]];
    const isDuty =
      findCareerVerb(token?.text ?? '')?.form === 'base' && (from === 0 || /^(?:,|and|or|to|will|you|must)$/.test(tokens[from - 1]?.lower ?? ''));
    const isVerb = isDuty || /ing$/.test(token?.lower ?? '') || tokens[from - 1]?.text === '-';
    const isTermWord = new RegExp(`\\b${token?.lower ?? ''}s?\\b`, 'i').test(term.name);
    if (
      to - from > 1 ||
      term.kind !== 'skill' ||
      isTermWord ||
      isVerb ||
      !/^\p{Ll}+$/u.test(token?.text ?? '') ||
      !/^\p{Ll}+$/u.test(next?.text ?? '')
    )
      return [];
    const follower = listed.find((other) => other.from === to);
    const isCompound = follower ? follower.to - follower.from === 1 : isSpecificNoun(tokens, to);
    return isCompound ? [{ from, to: to + 1 }] : [];
  });
}

function buildDegreeTerm(tokens: StemmedToken[], { from, to: end, level, field }: Degree): FoundTerm {
  const others = field.length > 0 ? findOtherFields(tokens, end) : undefined;
  const levelEnd = /^level$/i.test(tokens[end - 1]?.lower ?? '') && tokens[end]?.kind === 'number' ? end + 1 : end;
  const to = others?.to ?? levelEnd;
  return {
    term: joinTokens(tokens.slice(from, to)),
    kind: 'qualification',
    level,
    subjectStems: [...field, ...(others?.subjectStems ?? [])],
    from,
    to,
  };
}

const MAX_OTHER_FIELDS = 9;
const notFields = parseWords(
  'a an another or related relevant similar cognate comparable equivalent other discipline disciplines subject subjects field fields area',
);

/** Finds the other subjects that will do: "geography, geology or a cognate discipline". */
function findOtherFields(tokens: StemmedToken[], at: number): { to: number; subjectStems: string[] } | undefined {
  let to = at;
  const subjectStems: string[] = [];
  let hasOr = false;
  for (let index = at; index < tokens.length && index - at < MAX_OTHER_FIELDS; index += 1) {
    const token = tokens[index];
    // After the last of them a comma ends the list.
    if (!token || !(token.kind === 'word' || (token.text === ',' && !hasOr)) || phraseEnds.has(token.lower.replace(/^(?:or|a|an)$/, ''))) break;
    if (token.lower === 'or') hasOr = true;
    if (token.kind !== 'word' || token.lower === 'or') continue;
    to = index + 1;
    if (!notFields.has(token.lower)) subjectStems.push(token.stem);
  }
  return hasOr ? { to, subjectStems } : undefined;
}

function buildUnlistedTerm(tokens: StemmedToken[], { from, to }: UnlistedTerm): FoundTerm {
  const verbIndex = findLeadershipVerb(tokens, { from, to });
  if (verbIndex !== undefined)
    return {
      term: joinTokens(tokens.slice(verbIndex, to)),
      kind: 'skill',
      subjectStems: listRequirementStems(tokens.slice(verbIndex, verbIndex + 1)),
      from: verbIndex,
      to,
    };
  const sharedHead = to - from === 2 ? findSharedHead(tokens, from - 2) : undefined;
  if (sharedHead) return sharedHead;
  return { term: joinTokens(tokens.slice(from, to)), kind: 'skill', subjectStems: listRequirementStems(tokens.slice(from, to)), from, to };
}

const LEADERSHIP = /^(?:supervis|manag|lead(?:ing)?$|train|mentor|teach|coach|develop|nurtur|bring(?:ing)?$)/;
const PEOPLE =
  /^(?:staff|juniors|apprentices|interns|farmers|students|learners|graduates|beginners|newcomers|starters|people|others|colleagues|teams?)$/;
const MAX_BETWEEN = 4;

/** Finds what is done to people, whoever they are: "train junior pharmacists" is asked of who has trained anybody. */
function findLeadershipVerb(tokens: StemmedToken[], { from, to }: UnlistedTerm): number | undefined {
  const last = tokens[to - 1]?.lower ?? '';
  // "Coach our assistant accountant", "training our apprentice"
  const isOne = scoreTitle(last) >= 2 && /^(?:our|your|their|an?|the)$/.test(tokens[from - 1]?.lower ?? '');
  const isPeople = isOne || (scoreTitle(last.replace(/s$/, '')) >= 2 && /s$/.test(last)) || PEOPLE.test(last);
  if (!isPeople) return undefined;
  for (let at = from; at >= Math.max(0, from - 1 - MAX_BETWEEN); at -= 1) {
    const token = tokens[at];
    if (token?.kind === 'mark' || (at < from && isSpecificNoun(tokens, at))) return undefined;
    // People are brought on; goods are brought.
    const isBrought = /^bring/.test(token?.lower ?? '');
    if (
      LEADERSHIP.test(token?.lower ?? '') &&
      (isBrought ? /^(?:on|up|along)$/.test(tokens[at + 1]?.lower ?? '') : findCareerVerb(token?.lower ?? ''))
    )
      return at;
  }
  return undefined;
}

const linkingPrepositions = parseWords('in with of for as using');
const MAX_WORDS = 4;
/** "Experience of programme leadership and of widening participation" */
const MAX_BEFORE_REPEAT = 8;

/** "Experience with X", "knowledge of X", where no list of ours knows X. */
function findPhrases(tokens: StemmedToken[], isInTerm: (at: number) => boolean): FoundTerm[] {
  return tokens.flatMap((token, at): FoundTerm[] => {
    const next = tokens[at + 1]?.lower ?? '';
    const isRepeated =
      token.lower === 'and' &&
      /^(?:of|with|in)$/.test(next) &&
      tokens.slice(Math.max(0, at - MAX_BEFORE_REPEAT), at).some((each) => requirementWords.has(each.lower));
    if (!(requirementWords.has(token.lower) || isRepeated) || !(linkingPrepositions.has(next) || (token.lower === 'exposure' && next === 'to')))
      return [];
    // "Experience of working with growers" is of growers.
    const isWorking = tokens[at + 2]?.lower === 'working' && /^(?:with|in|for|on|as)$/.test(tokens[at + 3]?.lower ?? '');
    let from = isWorking ? at + 4 : at + 2;
    while (['a', 'an', 'the', 'both', 'using', 'our'].includes(tokens[from]?.lower ?? '')) from += 1;
    let to = from;
    while (
      to < tokens.length &&
      to - from < MAX_WORDS &&
      (tokens[to]?.kind === 'word' || tokens[to]?.text === '-' || (tokens[to]?.text === '&' && tokens[to]?.isGlued === true)) &&
      (!phraseEnds.has(tokens[to]?.lower ?? '') ||
        isObjectArticle(tokens, to) ||
        isInsideCapitals(tokens, to) ||
        /^\p{Lu}{2,}$/u.test(tokens[to]?.text ?? '')) &&
      !isInTerm(to)
    )
      to += 1;
    const sharedHead = to - from === 1 ? findSharedHead(tokens, from) : undefined;
    if (sharedHead) return [sharedHead];
    const isLeadership = findLeadershipVerb(tokens, { from, to }) === from;
    // "Navis" loses no letter of its own.
    const isName = to > from && tokens.slice(from, to).every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text));
    // Of a name each word counts: "Kitchen CUT" is no kitchen.
    const contentStems = isName
      ? tokens.slice(from, to).map(({ stem }) => stem)
      : listRequirementStems(tokens.slice(from, isLeadership ? from + 1 : to));
    // "Leading a shift" names what is led, general as the word is.
    const isLeadershipPhrase =
      contentStems.length === 0 && to - from > 1 && /^(?:leading|managing|running|supervising)$/.test(tokens[from]?.lower ?? '');
    const subjectStems = isLeadershipPhrase ? [tokens[to - 1]?.stem ?? ''] : contentStems;
    if (subjectStems.length === 0 || (to < tokens.length && isInTerm(to))) return [];
    return [{ term: joinTokens(tokens.slice(from, to)), kind: /^\p{Lu}/u.test(tokens[from]?.text ?? '') ? 'tool' : 'skill', subjectStems, from, to }];
  });
}

/** Detects a small word inside a name: "Signs of Safety". */
function isInsideCapitals(tokens: StemmedToken[], at: number): boolean {
  const isName = (token: StemmedToken | undefined) => /^\p{Lu}\p{L}+$/u.test(token?.text ?? '') && token?.kind === 'word';
  return /^(?:of|for|and)$/.test(tokens[at]?.lower ?? '') && isName(tokens[at - 1]) && isName(tokens[at + 1]) && tokens[at]?.lower !== 'and';
}

/** Detects the article of an object: "Experience of leading a subject". */
function isObjectArticle(tokens: StemmedToken[], at: number): boolean {
  return /^(?:an?|the)$/.test(tokens[at]?.lower ?? '') && /ing$/.test(tokens[at - 1]?.lower ?? '') && tokens[at + 1]?.kind === 'word';
}

const backgroundNouns = parseWords('experience knowledge background skills');
const MAX_BEFORE = 3;

/** Finds unlisted experience and skills: "Pharmaceutical industry experience", "mechanical skills". */
function findBackgrounds(tokens: StemmedToken[], isInTerm: (at: number) => boolean): FoundTerm[] {
  return tokens.flatMap(({ lower }, at): FoundTerm[] => {
    if (!backgroundNouns.has(lower) || linkingPrepositions.has(tokens[at + 1]?.lower ?? '')) return [];
    let from = at;
    const isPart = (index: number) =>
      (tokens[index]?.kind === 'word' || (tokens[index]?.text === '-' && tokens[index]?.isGlued === true)) &&
      !isInTerm(index) &&
      !phraseEnds.has(tokens[index]?.lower ?? '') &&
      !stopWords.has(tokens[index]?.lower ?? '');
    while (from > 0 && at - from < MAX_BEFORE && isPart(from - 1)) from -= 1;
    while (from < at && listRequirementStems(tokens.slice(from, from + 1)).length === 0) from += 1;
    const subjectStems = listRequirementStems(tokens.slice(from, at));
    // What begins a sentence may be what it does: "Gain experience".
    const isCut = from > 0 && (isInTerm(from - 1) || tokens[from]?.isGlued === true);
    const canBeVerb = from === 0 && at === 1 && findCareerVerb(tokens[0]?.text ?? '') !== undefined;
    if (subjectStems.length === 0 || isCut || canBeVerb || (from === 0 && at === 1 && !canBeHeadNoun(tokens[0]?.lower ?? ''))) return [];
    return [{ term: joinTokens(tokens.slice(from, at)), kind: 'skill', subjectStems, from, to: at }];
  });
}
