import { findLowerRank, isLowerRank } from '@sheaf/claims/rank';
import { type StemmedToken, tokenizeWithStems } from '@sheaf/language/tokens/stemmedTokens';
import type { Claim, EvidenceFound, Sentence } from './claim.ts';
import { isCapital } from './names.ts';
import type { Passage, Sources } from './sources.ts';
import { detectVoice, type Voice } from './voice.ts';

const words = (list: string) => new Set(list.split(' '));
/** What a title ends in. */
export const titleNouns = words(
  'manager leader engineer developer nurse teacher assistant director officer analyst consultant administrator coordinator supervisor specialist technician accountant bookkeeper designer architect scientist researcher lecturer professor tutor chef cook waiter waitress bartender barista driver operator mechanic electrician plumber carpenter welder joiner builder foreman labourer clerk cashier receptionist secretary editor writer journalist copywriter translator interpreter lawyer solicitor paralegal barrister doctor physician surgeon dentist pharmacist physiotherapist therapist psychologist counsellor counselor midwife paramedic carer caregiver advisor adviser agent broker buyer planner recruiter trainer instructor coach inspector auditor controller executive president founder owner partner principal headteacher head lead intern apprentice trainee volunteer fellow programmer tester strategist producer photographer librarian scheduler dispatcher picker packer warehouseman housekeeper concierge host hostess sommelier baker butcher gardener guard warden ceo cto cfo coo cio vp representative associate practitioner radiographer hygienist optician economist statistician actuary chemist biologist physicist machinist fitter installer surveyor estimator merchandiser stylist hairdresser beautician seamstress tailor pilot steward stewardess captain sergeant firefighter caretaker porter ambassador deputy registrar treasurer bursar curator archivist consultant marketer underwriter postdoc sister matron governor superintendent',
);
const rankWords = words(
  'senior junior lead chief deputy assistant associate head principal staff vice executive general managing regional national global area acting interim graduate trainee registered qualified chartered certified licensed experienced advanced',
);
/** Say what somebody is like, not what somebody is. */
const descriptiveWords = words('experienced qualified dedicated');
const notTitlesAlone = words(
  'team people lead head partner host fellow guard coach agent deputy associate executive owner principal volunteer captain ambassador',
);
const articlesAndPossessives = words('a an the my their our his her its de del');
const beVerbs = words("am was is be been became become becoming being i'm were");
const positionNouns = words('role position post job work career time years experience promotion capacity title duties');
const promotionVerbs = words('promoted promotion rose advanced progressed moved stepped worked appointed made named');
const vacancyWords = words('role position post job vacancy');
const MAX_TITLE_TOKENS = 5;

export function findTitleClaims(sentence: Sentence): Claim[] {
  const { tokens } = sentence;
  const found: Claim[] = [];
  if (tokens[0]?.lower === 'dear') return found;
  for (let at = 0; at < tokens.length; at += 1) {
    const lower = toSingular(tokens[at]?.lower ?? '');
    if (!titleNouns.has(lower) || endsProjectName(sentence, at)) continue;
    const from = findTitleStart(sentence, at);
    const to = findTitleEnd(tokens, at);
    if (found.some((other) => from < other.to)) continue;
    const isCapitalised = isCapital(tokens[at]) && from < at;
    if (!isAboutPerson(tokens, from, at, isCapitalised)) continue;
    const evidence = findEvidence(sentence, from, to, at);
    if (evidence !== 'none') found.push({ from: skipDescriptiveWord(tokens, from), to, evidence });
    at = to - 1;
  }
  return found;
}

/** Checks whether a title word ends the name of a project in the CV. A project "Menu Planner" is no job. */
function endsProjectName({ tokens, sources }: Sentence, at: number): boolean {
  return (sources.evidence.profile.projects ?? []).some(({ name }) => {
    const words = name.toLowerCase().split(' ');
    return (
      words.length > 1 &&
      tokens
        .slice(Math.max(0, at - words.length + 1), at + 1)
        .map(({ lower }) => lower)
        .join(' ') === words.join(' ')
    );
  });
}

function toSingular(word: string): string {
  return word.replace(/'s?$/, '').replace(/(?<=[^s])s$/, '');
}

function skipDescriptiveWord(tokens: StemmedToken[], from: number): number {
  return descriptiveWords.has(tokens[from]?.lower ?? '') ? from + 1 : from;
}

/** Finds where a job title begins: walks back over ranks, capitalised words and words of titles in the CV or the job. */
function findTitleStart({ tokens, sources }: Sentence, at: number): number {
  const titleStems = listTitleStems(sources);
  let from = at;
  while (from > 0 && at - from < MAX_TITLE_TOKENS) {
    const before = tokens[from - 1];
    if (!before) break;
    const isHyphen = before.text === '-' && before.isGlued && tokens[from]?.isGlued === true;
    const isPart =
      before.kind === 'word' &&
      !articlesAndPossessives.has(before.lower) &&
      (rankWords.has(before.lower) ||
        titleStems.has(before.stem) ||
        (isCapital(before) && isCapital(tokens[at]) && from - 1 > 0) ||
        titleNouns.has(before.lower) ||
        isTitleModifier(tokens, from - 1));
    if (!isHyphen && !isPart) break;
    from -= 1;
  }
  return from;
}

const notNouns = words(
  'as than at for with in on to of by and or while when then also not very more most your you i we he she they who that this experienced good great strong next first last new proud dedicated former current professional',
);

/** Detects a word between the article and the title, as in "As a ward nurse". */
function isTitleModifier(tokens: StemmedToken[], at: number): boolean {
  const [word, before] = [tokens[at], tokens[at - 1]];
  if (!word || notNouns.has(word.lower) || beVerbs.has(word.lower)) return false;
  if (before?.lower === 'to' && promotionVerbs.has(tokens[at - 2]?.lower ?? '')) return true;
  return before !== undefined && ['a', 'an', 'as', 'the', 'my'].includes(before.lower);
}

/** Finds the end of titles such as "Head of Sales" and "Director of Operations". */
function findTitleEnd(tokens: StemmedToken[], at: number): number {
  if (tokens[at + 1]?.lower !== 'of' || tokens[at + 2]?.kind !== 'word' || articlesAndPossessives.has(tokens[at + 2]?.lower ?? '')) return at + 1;
  let to = at + 3;
  while (isCapital(tokens[at + 2]) && isCapital(tokens[to]) && to - at < MAX_TITLE_TOKENS) to += 1;
  return to;
}

function isAboutPerson(tokens: StemmedToken[], from: number, at: number, isCapitalised: boolean): boolean {
  let index = from - 1;
  const lacksArticle = !articlesAndPossessives.has(tokens[index]?.lower ?? '');
  while (
    articlesAndPossessives.has(tokens[index]?.lower ?? '') ||
    ['your', 'next', 'experienced', 'qualified', 'dedicated', 'former', 'current', 'new'].includes(tokens[index]?.lower ?? '')
  )
    index -= 1;
  const [word, before] = [tokens[index]?.lower ?? '', tokens[index - 1]?.lower ?? ''];
  const isLoneRank = from === at && notTitlesAlone.has(toSingular(tokens[at]?.lower ?? ''));
  if (isLoneRank) return isCapitalised;
  if (word === 'as' && tokens[index - 1]?.lower !== 'well' && tokens[index - 1]?.lower !== 'such') return true;
  if (beVerbs.has(word)) return ['i', "i'm", 'have', 'to', 'and', 'who', ','].includes(before) || word === "i'm" || before.endsWith('ly');
  if (word === 'to' || word === 'from') return tokens.slice(Math.max(0, index - 6), index).some(({ lower }) => promotionVerbs.has(lower));
  if (word === 'me') return ['made', 'appointed', 'named', 'promoted'].includes(before) || isCapitalised;
  if (['of', 'in'].includes(word) && positionNouns.has(before)) return true;
  if (promotionVerbs.has(word)) return lacksArticle || isCapitalised;
  if (word === ',' && !lacksArticle && ['i', "i'm"].includes(before)) return true;
  return isCapitalised;
}

const titleStemCache = new WeakMap<Sources, Set<string>>();

function listTitleStems(sources: Sources): Set<string> {
  const titleStems = titleStemCache.get(sources);
  if (titleStems) return titleStems;
  const { profile, job } = sources.evidence;
  const titleStemSet = new Set(
    [profile.headline ?? '', job.title, ...profile.experience.map(({ title }) => title)]
      .flatMap(tokenizeWithStems)
      .filter(({ kind, lower }) => kind === 'word' && !notNouns.has(lower))
      .map(({ stem }) => stem),
  );
  titleStemCache.set(sources, titleStemSet);
  return titleStemSet;
}

function findEvidence(sentence: Sentence, from: number, to: number, nounIndex: number): EvidenceFound | undefined | 'none' {
  const { sources, employments } = sentence;
  const wanted = listTitleWords(sentence.tokens, from, to);
  const presetVoice =
    isSpanishVacancy(sentence.tokens, from) || sentence.tokens[from - 1]?.lower === 'your' || sentence.tokens[from - 2]?.lower === 'your'
      ? 'job'
      : undefined;
  const voice: Voice = presetVoice ?? detectVoice(sentence, from, to);
  const findOwn = () =>
    findInPassages(
      sources.applicantPassages,
      wanted,
      (passage) => employments === null || passage.experience === undefined || employments.has(passage.experience),
      buildPositionTest(sentence, nounIndex),
    );
  const findInJob = () =>
    findInPassages(
      sources.jobPassages,
      wanted,
      () => true,
      () => true,
    );
  // "For the Ward Manager role" names the vacancy, not a job that the applicant held.
  if (voice === 'own' && namesVacancy(sentence.tokens, to) && ['the', 'your', ',', 'and', '&', '-'].includes(sentence.tokens[from - 1]?.lower ?? ''))
    return findInJob() ?? findOwn();
  if (voice === 'own') return findOwn();
  if (voice === 'open') return findOwn() ?? findInJob();
  return findInJob() ?? findOwn() ?? (voice === 'wish' || voice === 'denied' ? 'none' : undefined);
}

/** Detects the title of the vacancy in Spanish, as in "al puesto de Supervisor". */
function isSpanishVacancy(tokens: StemmedToken[], from: number): boolean {
  return tokens[from - 1]?.lower === 'de' && /^(?:puesto|vacante|plaza|oferta|candidatura)$/.test(tokens[from - 2]?.lower ?? '');
}

/** Looks for a word such as "role" before the next punctuation mark: "the Clinical Fellow in Acute Medicine role". */
function namesVacancy(tokens: StemmedToken[], to: number): boolean {
  const ahead = tokens.slice(to, to + MAX_TITLE_TOKENS);
  const end = ahead.findIndex(({ kind }) => kind === 'mark');
  return ahead.slice(0, end < 0 ? ahead.length : end).some(({ lower }) => vacancyWords.has(lower));
}

/** Builds a test that a title belongs to the named employer, where the profile has titles. */
function buildPositionTest({ employments, sources }: Sentence, _holder: number): (passage: Passage) => boolean {
  const hasTitles = sources.evidence.profile.experience.some(({ title }) => title !== '');
  return (passage) => employments === null || !hasTitles || passage.experience !== undefined || passage.source === 'you';
}

const equivalents: Record<string, string> = {
  sr: 'senior',
  jr: 'junior',
  rn: 'nurse',
  programmer: 'developer',
  counselor: 'counsellor',
  adviser: 'advisor',
  vp: 'president',
};

function listTitleWords(tokens: StemmedToken[], from: number, to: number): string[] {
  return tokens
    .slice(from, to)
    .filter(({ kind, lower }) => kind === 'word' && lower !== 'of' && !descriptiveWords.has(lower))
    .map(({ lower }) => normalizeTitleWord(lower));
}

function normalizeTitleWord(lower: string): string {
  const word = toSingular(lower);
  return equivalents[word] ?? word;
}

const titleWordCache = new WeakMap<Passage, string[]>();

function listPassageTitleWords(passage: Passage): string[] {
  const found = titleWordCache.get(passage) ?? passage.tokens.map(({ lower }) => normalizeTitleWord(lower));
  titleWordCache.set(passage, found);
  return found;
}

const MAX_GAP_TOKENS = 4;

/** Finds a passage that has all the words of a title close together. */
function findInPassages(
  passages: Passage[],
  wanted: string[],
  isSameEmployment: (passage: Passage) => boolean,
  isOwnPosition: (passage: Passage) => boolean,
): EvidenceFound | undefined {
  const isLowerRankWanted = wanted.some(isLowerRank);
  for (const passage of passages) {
    if (!isSameEmployment(passage) || !isOwnPosition(passage)) continue;
    const titleWords = listPassageTitleWords(passage);
    for (let at = 0; at < titleWords.length; at += 1) {
      if (!wanted.includes(titleWords[at] ?? '')) continue;
      const nearby = new Set(titleWords.slice(at, at + wanted.length + MAX_GAP_TOKENS));
      if (wanted.every((word) => nearby.has(word)) && (isLowerRankWanted || findLowerRank(passage.tokens, at) === undefined)) return { passage, at };
    }
  }
  return undefined;
}
