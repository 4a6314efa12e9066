import { findQuantities } from '@sheaf/claims/quantities';
import { joinTokens } from '@sheaf/language/tokens/joinTokens';
import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import { type Degree, findDegrees } from '../claims/degreeClaims.ts';
import { normalizeUnit } from '../claims/measured.ts';
import { isCapital } from '../claims/names.ts';
import { scoreTitle } from '../cv/words/titleWords.ts';
import { emptyWords } from '../wording/alike.ts';
import { findCareerVerb } from '../wording/careerVerbs.ts';
import { findJobTerms, type TermFound } from '../wording/vocabulary.ts';
import { type Found, findAlternatives, joinAlternatives, withoutExamples } from './alternativeTerms.ts';
import { findUnlistedTerms, isProgressive, isThing, type UnlistedTerm } from './findUnlistedTerms.ts';
import type { JobTerm } from './jobTerm.ts';
import { findNamedTools, isHyphenedName, isNamedBeside } from './namedTools.ts';
import { mayBeThing, nameWritten } from './nameWritten.ts';
import { hasOtherSense } from './otherSenses.ts';
import { isForeignJob, readForeignJob } from './readForeignJob.ts';
import { isSpanishJob, readSpanishJob } from './readSpanishJob.ts';
import { findAskings } from './sections.ts';
import { listAskedStems } from './termContent.ts';
import { findWholeItem } from './wholeItems.ts';
import { lead, parseWords } from './wordsOfAsking.ts';

/** Returns what a description asks for, in the order it does. What it tells of the employer, the pay and the benefits asks for nothing. */
export function readJob(description: string, company = '', title = ''): JobTerm[] {
  if (isSpanishJob(description)) return readSpanishJob(description);
  if (isForeignJob(description)) return readForeignJob(description);
  const ofCompany = new Set(company.toLowerCase().match(/\p{L}{3,}/gu));
  const terms = new Map<string, JobTerm>();
  for (const { tokens, weight } of findAskings(description, company)) {
    const listed = foundIn(tokens, weight === 'work');
    const whole = weight === 'work' ? undefined : findWholeItem(tokens, listed);
    for (const { from, to, ...found } of whole ? [whole] : withoutExamples(tokens, listed)) {
      const [first, last] = [tokens[from], tokens[to - 1]];
      if (
        !first ||
        !last ||
        isOfCompany(
          tokens.slice(from, to),
          found,
          [tokens[from - 1], tokens[to]].filter((each) => each !== undefined),
          ofCompany,
        ) ||
        isOfTitle(joinTokens(tokens.slice(from, to)), title)
      )
        continue;
      const key = found.term.toLowerCase();
      const known = terms.get(key);
      const isRequired = weight === 'required' || known?.isRequired === true;
      const named = found.about || found.years || found.level || found.eitherOf ? undefined : nameWritten(tokens.slice(from, to));
      terms.set(key, {
        ...found,
        ...(named && { written: named }),
        ...known,
        isRequired,
        places: [...(known?.places ?? []), { start: first.start, end: last.end }],
      });
    }
  }
  return [...terms.values()];
}

/** Detects a term that is only a word of the company's name: "Maple", in an advertisement of Maple & Rye. */
function isOfCompany(tokens: StemmedToken[], { about }: Pick<Found, 'about'>, beside: StemmedToken[], company: ReadonlySet<string>): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  if (about === undefined) return words.length === 1 && isInsideCompany(words[0], beside, company);
  return words.length > 0 && words.every(({ lower, text }) => company.has(lower) && /^\p{Lu}/u.test(text));
}

/** "Spark" beside "Northern" is a word of Northern Spark, whatever else has that name. */
function isInsideCompany(word: StemmedToken | undefined, beside: StemmedToken[], company: ReadonlySet<string>): boolean {
  return isCapital(word) && company.has(word?.lower ?? '') && beside.some((each) => isCapital(each) && company.has(each.lower));
}

/** Detects a name of several words of the job itself: "Fleet Manager" is who is sought, not what is asked for. */
function isOfTitle(words: string, title: string): boolean {
  // "We need bricklayers" asks for nothing that a bricklayer lacks.
  if (!words.includes(' ')) return scoreTitle(title) > 0 && [title, `${title}s`].some((each) => each.toLowerCase() === words.toLowerCase());
  return scoreTitle(words) >= 2 && title.toLowerCase().includes(words.toLowerCase().replace(/s$/, ''));
}

function foundIn(tokens: StemmedToken[], isWork: boolean): Found[] {
  const taken = new Set<number>();
  const take = <Each extends { from: number; to: number }>(each: Each): Each[] => {
    const places = Array.from({ length: each.to - each.from }, (_, offset) => each.from + offset);
    if (places.some((place) => taken.has(place))) return [];
    for (const place of places) taken.add(place);
    return [each];
  };
  const degrees = isWork ? [] : findDegrees(tokens).map((degree) => degreeTerm(tokens, degree));
  const years = yearsIn(tokens, isWork);
  const named = findJobTerms(tokens)
    .filter(({ term, from }) => term.name !== 'Cleaning' || !isCleanRecord(tokens, from))
    // "Motors, drives and conveyors" are things.
    .filter(
      ({ term, from, to }) => term.name !== 'Driving' || (tokens[from]?.lower !== 'drives' && !DRIVEN.test(joinTokens(tokens.slice(to, to + 2)))),
    )
    .filter(({ from, to }) => to - from > 1 || !isProgressive(tokens, from))
    .filter(({ from, to }) => to - from > 1 || from < 2 || !isHyphenedName(tokens, from - 2))
    .filter((each) => !hasOtherSense(tokens, each));
  const compounds = [...compoundsIn(tokens, named), ...numberedIn(tokens, named)];
  const listed = findAlternatives(
    tokens,
    named.filter(({ from }) => !compounds.some((each) => from >= each.from && from < each.to)),
  );
  const found = [
    ...degrees.flatMap(take),
    ...years,
    ...compounds.map((each) => buildUnlistedTerm(tokens, each)).flatMap(take),
    ...listed.flatMap(take),
  ];
  const others = isWork ? [] : phrasesIn(tokens, (at) => taken.has(at)).flatMap(take);
  const backgrounds = isWork ? [] : backgroundsIn(tokens, (at) => taken.has(at)).flatMap(take);
  const numbers = isWork ? [] : numbersIn(tokens).flatMap(take);
  const tools = findNamedTools(tokens, (at) => taken.has(at));
  // In what the work is, "our Instagram" and "with Datev" name tools; other names are of people and places.
  const names = tools.filter(({ from }) => !isWork || isNamedBeside(tokens, from)).flatMap(take);
  const things = findUnlistedTerms(tokens, (at) => taken.has(at))
    .map((thing) => buildUnlistedTerm(tokens, thing))
    .flatMap((term) => (term.about?.length ? take(term) : []));
  return joinAlternatives(
    tokens,
    [...found, ...others, ...backgrounds, ...numbers, ...names, ...things].toSorted((one, other) => one.from - other.from),
  );
}

/** "Drive performance" and "driving continuous improvement" take no licence. */
const DRIVEN =
  /^(?:the |our |continuous |operational |business |commercial |digital )*(?:performance|improvements?|change|growth|results|sales|standards|efficienc\p{L}+|quality|innovation|engagement|delivery|success|revenue|profits?|productivity|compliance|strategy|adoption|value|excellence|transformation|outcomes)\b/iu;

/** "City & Guilds 2921" asks for that paper, and for no other of City & Guilds. */
function numberedIn(tokens: StemmedToken[], listed: TermFound[]): UnlistedTerm[] {
  return listed.flatMap(({ term, from, to }) => {
    const isNumber = /^\d{3,}(?:-\d+)?$/.test(tokens[to]?.text ?? '') && !/^(?:19|20)\d\d$/.test(tokens[to]?.text ?? '');
    return isNumber && (term.kind === 'qualification' || term.kind === 'licence') ? [{ from, to: to + 1 }] : [];
  });
}

/** "18th Edition, 2391": the number of a paper, alone in a list of demands. */
function numbersIn(tokens: StemmedToken[]): Found[] {
  const isEdge = (token: StemmedToken | undefined) => token === undefined || /^(?:[,.:;]|and|or)$/.test(token.lower);
  return tokens.flatMap(({ kind, text, stem }, at): Found[] => {
    const isPaper = kind === 'number' && /^\d{4}$/.test(text) && !/^(?:19|20)\d\d$/.test(text) && isEdge(tokens[at - 1]) && isEdge(tokens[at + 1]);
    return isPaper ? [{ term: text, kind: 'qualification', about: [stem], from: at, to: at + 1 }] : [];
  });
}

/** "A clean licence" asks for no cleaning. */
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
function compoundsIn(tokens: StemmedToken[], listed: TermFound[]): UnlistedTerm[] {
  return listed.flatMap(({ term, from, to }) => {
    const [token, next] = [tokens[from], tokens[to]];
    const isDuty =
      findCareerVerb(token?.text ?? '')?.form === 'base' && (from === 0 || /^(?:,|and|or|to|will|you|must)$/.test(tokens[from - 1]?.lower ?? ''));
    const isDeed = isDuty || /ing$/.test(token?.lower ?? '') || tokens[from - 1]?.text === '-';
    const isOwnName = new RegExp(`\\b${token?.lower ?? ''}s?\\b`, 'i').test(term.name);
    if (
      to - from > 1 ||
      term.kind !== 'skill' ||
      isOwnName ||
      isDeed ||
      !/^\p{Ll}+$/u.test(token?.text ?? '') ||
      !/^\p{Ll}+$/u.test(next?.text ?? '')
    )
      return [];
    const follower = listed.find((other) => other.from === to);
    const isNamed = follower ? follower.to - follower.from === 1 : isThing(tokens, to);
    return isNamed ? [{ from, to: to + 1 }] : [];
  });
}

function degreeTerm(tokens: StemmedToken[], { from, to: end, level, field }: Degree): Found {
  const others = field.length > 0 ? otherFields(tokens, end) : undefined;
  const named = /^level$/i.test(tokens[end - 1]?.lower ?? '') && tokens[end]?.kind === 'number' ? end + 1 : end;
  const to = others?.to ?? named;
  return { term: joinTokens(tokens.slice(from, to)), kind: 'qualification', level, about: [...field, ...(others?.about ?? [])], from, to };
}

const MAX_OTHER_FIELDS = 9;
const notFields = parseWords(
  'a an another or related relevant similar cognate comparable equivalent other discipline disciplines subject subjects field fields area',
);

/** Finds the other subjects that will do: "geography, geology or a cognate discipline". */
function otherFields(tokens: StemmedToken[], at: number): { to: number; about: string[] } | undefined {
  let to = at;
  const about: string[] = [];
  let hasOr = false;
  for (let place = at; place < tokens.length && place - at < MAX_OTHER_FIELDS; place += 1) {
    const token = tokens[place];
    // Behind the last of them a comma ends the list.
    if (!token || !(token.kind === 'word' || (token.text === ',' && !hasOr)) || stops.has(token.lower.replace(/^(?:or|a|an)$/, ''))) break;
    if (token.lower === 'or') hasOr = true;
    if (token.kind !== 'word' || token.lower === 'or') continue;
    to = place + 1;
    if (!notFields.has(token.lower)) about.push(token.stem);
  }
  return hasOr ? { to, about } : undefined;
}

function buildUnlistedTerm(tokens: StemmedToken[], { from, to }: UnlistedTerm): Found {
  const deed = leadershipBefore(tokens, { from, to });
  if (deed !== undefined)
    return { term: joinTokens(tokens.slice(deed, to)), kind: 'skill', about: listAskedStems(tokens.slice(deed, deed + 1)), from: deed, to };
  return { term: joinTokens(tokens.slice(from, to)), kind: 'skill', about: listAskedStems(tokens.slice(from, to)), from, to };
}

const LEADERSHIP = /^(?:supervis|manag|lead(?:ing)?$|train|mentor|teach|coach|develop|nurtur|bring(?:ing)?$)/;
const PEOPLE =
  /^(?:staff|juniors|apprentices|interns|farmers|students|learners|graduates|beginners|newcomers|starters|people|others|colleagues|teams?)$/;
const MAX_BETWEEN = 4;

/** Finds what is done to people, whoever they are: "train junior pharmacists" is asked of who has trained anybody. */
function leadershipBefore(tokens: StemmedToken[], { from, to }: UnlistedTerm): number | undefined {
  const last = tokens[to - 1]?.lower ?? '';
  const isPeople = (scoreTitle(last.replace(/s$/, '')) >= 2 && /s$/.test(last)) || PEOPLE.test(last);
  if (!isPeople) return undefined;
  for (let at = from; at >= Math.max(0, from - 1 - MAX_BETWEEN); at -= 1) {
    const token = tokens[at];
    if (token?.kind === 'mark' || (at < from && isThing(tokens, at))) return undefined;
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

const experience = new Set(['experi', 'work', 'background', 'driv', 'practic', 'post', 'pqe', 'qualif']);
const ofWork = new Set(['in', 'of', 'as', 'with', 'using', 'at']);
const MAX_YEARS = 40;

/** "At least three years of experience in retail". Its words are left to other terms too. */
function yearsIn(tokens: StemmedToken[], isWork: boolean): Found[] {
  return findQuantities(tokens).flatMap((quantity): Found[] => {
    let unitAt = quantity.to;
    while (['+', '-', 'full', '–', 'plus', 'or', 'more'].includes(tokens[unitAt]?.lower ?? '')) unitAt += 1;
    const years = quantity.values[0] ?? 0;
    // Where something is asked for, "4 years of Android development" are of experience too; "5 years old" are not.
    const isAsked = !isWork && ofWork.has(tokens[unitAt + 1]?.lower ?? '') && tokens[unitAt + 2]?.lower !== 'age';
    const isLasting = !isWork && tokens[quantity.boundFrom - 1]?.lower === 'for' && tokens.some(({ lower }) => lower === 'you');
    const isExperience = isAsked || isLasting || tokens.slice(unitAt, unitAt + 8).some((token) => experience.has(token.stem));
    if (normalizeUnit(tokens[unitAt]?.lower.replace(/'$/, '')) !== 'year' || !isExperience || years <= 0 || years > MAX_YEARS) return [];
    const about = findFieldStems(tokens.slice(unitAt + 1));
    const alternatives =
      about.length > 0
        ? findJobTerms(tokens.slice(unitAt + 1))
            .map(({ term }) => term.name)
            .slice(0, 1)
        : [];
    return [
      {
        term: `${years}+ years ${nameRole(tokens.slice(unitAt + 1)) ?? 'of experience'}`,
        kind: 'experience',
        years,
        about,
        alternatives,
        from: quantity.boundFrom,
        to: unitAt + 1,
      },
    ];
  });
}

/** "At least three years as a registered manager" says what as. */
function nameRole(tokens: StemmedToken[]): string | undefined {
  const from = tokens.findIndex(({ lower }) => lower === 'as');
  const to = tokens.findIndex(({ kind, lower }, at) => at > from + 1 && (kind === 'mark' || stops.has(lower)) && !/^an?$/.test(lower));
  const words = from < 0 || from > 2 ? [] : tokens.slice(from, to < 0 ? from + MAX_WORDS + 2 : to);
  return words.length > 2 && words.length <= MAX_WORDS + 2 && /^an?$/.test(words[1]?.lower ?? '') ? joinTokens(words) : undefined;
}

function findFieldStems(tokens: StemmedToken[]): string[] {
  const from = tokens.findIndex(({ lower }) => ['in', 'as', 'with', 'of'].includes(lower) && lower !== 'of');
  if (from < 0) return [];
  const end = tokens.findIndex(
    ({ kind, lower }, at) => at > from + 1 && (kind === 'mark' || ['and', 'or', 'with', 'is', 'at', 'within'].includes(lower)),
  );
  return listAskedStems(tokens.slice(from + 1, end < 0 ? from + 5 : end)).slice(0, 3);
}

const links = parseWords('in with of for as using');
const stops = parseWords(
  'and or but to at from while which that where who for by as when is are would will a an the your our within across including such preferred desirable required essential in with of on helps matters',
);
const MAX_WORDS = 4;
/** "Experience of programme leadership and of widening participation" */
const MAX_BEFORE_AGAIN = 8;

/** "Experience with X", "knowledge of X", where no list of ours knows X. */
function phrasesIn(tokens: StemmedToken[], isTaken: (at: number) => boolean): Found[] {
  return tokens.flatMap((token, at): Found[] => {
    const next = tokens[at + 1]?.lower ?? '';
    const isAgain =
      token.lower === 'and' &&
      /^(?:of|with|in)$/.test(next) &&
      tokens.slice(Math.max(0, at - MAX_BEFORE_AGAIN), at).some((each) => lead.has(each.lower));
    if (!(lead.has(token.lower) || isAgain) || !(links.has(next) || (token.lower === 'exposure' && next === 'to'))) return [];
    let from = at + 2;
    while (['a', 'an', 'the', 'both', 'using', 'our'].includes(tokens[from]?.lower ?? '')) from += 1;
    let to = from;
    while (
      to < tokens.length &&
      to - from < MAX_WORDS &&
      (tokens[to]?.kind === 'word' || tokens[to]?.text === '-' || (tokens[to]?.text === '&' && tokens[to]?.isGlued === true)) &&
      (!stops.has(tokens[to]?.lower ?? '') ||
        isObjectArticle(tokens, to) ||
        isInsideCapitals(tokens, to) ||
        /^\p{Lu}{2,}$/u.test(tokens[to]?.text ?? '')) &&
      !isTaken(to)
    )
      to += 1;
    const isLeadership = leadershipBefore(tokens, { from, to }) === from;
    // "Navis" loses no letter of its own.
    const isName = to > from && tokens.slice(from, to).every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text));
    // Of a name each word counts: "Kitchen CUT" is no kitchen.
    const told = isName ? tokens.slice(from, to).map(({ stem }) => stem) : listAskedStems(tokens.slice(from, isLeadership ? from + 1 : to));
    // "Leading a shift" names what is led, general as the word is.
    const isLed = told.length === 0 && to - from > 1 && /^(?:leading|managing|running|supervising)$/.test(tokens[from]?.lower ?? '');
    const about = isLed ? [tokens[to - 1]?.stem ?? ''] : told;
    if (about.length === 0 || (to < tokens.length && isTaken(to))) return [];
    return [{ term: joinTokens(tokens.slice(from, to)), kind: /^\p{Lu}/u.test(tokens[from]?.text ?? '') ? 'tool' : 'skill', about, from, to }];
  });
}

/** "Signs of Safety" is one name. */
function isInsideCapitals(tokens: StemmedToken[], at: number): boolean {
  const isName = (token: StemmedToken | undefined) => /^\p{Lu}\p{L}+$/u.test(token?.text ?? '') && token?.kind === 'word';
  return /^(?:of|for|and)$/.test(tokens[at]?.lower ?? '') && isName(tokens[at - 1]) && isName(tokens[at + 1]) && tokens[at]?.lower !== 'and';
}

/** "Experience of leading a subject": the article belongs to what is led. */
function isObjectArticle(tokens: StemmedToken[], at: number): boolean {
  return /^(?:an?|the)$/.test(tokens[at]?.lower ?? '') && /ing$/.test(tokens[at - 1]?.lower ?? '') && tokens[at + 1]?.kind === 'word';
}

const had = parseWords('experience knowledge background skills');
const MAX_BEFORE = 3;

/** "Pharmaceutical industry experience", "mechanical skills", where no list of ours knows them. */
function backgroundsIn(tokens: StemmedToken[], isTaken: (at: number) => boolean): Found[] {
  return tokens.flatMap(({ lower }, at): Found[] => {
    if (!had.has(lower) || links.has(tokens[at + 1]?.lower ?? '')) return [];
    let from = at;
    const isPart = (place: number) =>
      (tokens[place]?.kind === 'word' || (tokens[place]?.text === '-' && tokens[place]?.isGlued === true)) &&
      !isTaken(place) &&
      !stops.has(tokens[place]?.lower ?? '') &&
      !emptyWords.has(tokens[place]?.lower ?? '');
    while (from > 0 && at - from < MAX_BEFORE && isPart(from - 1)) from -= 1;
    while (from < at && listAskedStems(tokens.slice(from, from + 1)).length === 0) from += 1;
    const about = listAskedStems(tokens.slice(from, at));
    // What begins a sentence may be what it does: "Gain experience".
    const isCut = from > 0 && (isTaken(from - 1) || tokens[from]?.isGlued === true);
    const mayBeDeed = from === 0 && at === 1 && findCareerVerb(tokens[0]?.text ?? '') !== undefined;
    if (about.length === 0 || isCut || mayBeDeed || (from === 0 && at === 1 && !mayBeThing(tokens[0]?.lower ?? ''))) return [];
    return [{ term: joinTokens(tokens.slice(from, at)), kind: 'skill', about, from, to: at }];
  });
}
