import { findLowerRank, isLowerRank } from '@sheaf/claims/rank';
import { type StemmedToken, tokenizeWithStems } from '@sheaf/language/tokens/stemmedTokens';
import type { Claim, EvidenceFound, Sentence } from './claim.ts';
import { isCapital } from './names.ts';
import type { Passage, Sources } from './sources.ts';
import { detectVoice, type Voice } from './voice.ts';

const words = (list: string) => new Set(list.split(' '));
/** What a title ends in. */
export const holders = words(
  'manager leader engineer developer nurse teacher assistant director officer analyst consultant administrator coordinator supervisor specialist technician accountant bookkeeper designer architect scientist researcher lecturer professor tutor chef cook waiter waitress bartender barista driver operator mechanic electrician plumber carpenter welder joiner builder foreman labourer clerk cashier receptionist secretary editor writer journalist copywriter translator interpreter lawyer solicitor paralegal barrister doctor physician surgeon dentist pharmacist physiotherapist therapist psychologist counsellor counselor midwife paramedic carer caregiver advisor adviser agent broker buyer planner recruiter trainer instructor coach inspector auditor controller executive president founder owner partner principal headteacher head lead intern apprentice trainee volunteer fellow programmer tester strategist producer photographer librarian scheduler dispatcher picker packer warehouseman housekeeper concierge host hostess sommelier baker butcher gardener guard warden ceo cto cfo coo cio vp representative associate practitioner radiographer hygienist optician economist statistician actuary chemist biologist physicist machinist fitter installer surveyor estimator merchandiser stylist hairdresser beautician seamstress tailor pilot steward stewardess captain sergeant firefighter caretaker porter ambassador deputy registrar treasurer bursar curator archivist consultant marketer underwriter postdoc sister matron governor superintendent',
);
const ranks = words(
  'senior junior lead chief deputy assistant associate head principal staff vice executive general managing regional national global area acting interim graduate trainee registered qualified chartered certified licensed experienced advanced',
);
/** Say what somebody is like, not what somebody is. */
const plainRanks = words('experienced qualified dedicated');
const noTitles = words(
  'team people lead head partner host fellow guard coach agent deputy associate executive owner principal volunteer captain ambassador',
);
const bridges = words('a an the my their our his her its de del');
const being = words("am was is be been became become becoming being i'm were");
const having = words('role position post job work career time years experience promotion capacity title duties');
const rising = words('promoted promotion rose advanced progressed moved stepped worked appointed made named');
const vacancyWords = words('role position post job vacancy');
const LONGEST = 5;

export function findTitleClaims(sentence: Sentence): Claim[] {
  const { tokens } = sentence;
  const found: Claim[] = [];
  if (tokens[0]?.lower === 'dear') return found;
  for (let at = 0; at < tokens.length; at += 1) {
    const lower = singular(tokens[at]?.lower ?? '');
    if (!holders.has(lower) || endsProjectName(sentence, at)) continue;
    const from = findTitleStart(sentence, at);
    const to = findTitleEnd(tokens, at);
    if (found.some((other) => from < other.to)) continue;
    const isNamed = isCapital(tokens[at]) && from < at;
    if (!isSaidOfSomebody(tokens, from, at, isNamed)) continue;
    const standing = findEvidence(sentence, from, to, at);
    if (standing !== 'none') found.push({ from: plainStart(tokens, from), to, standing });
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

function singular(word: string): string {
  return word.replace(/'s?$/, '').replace(/(?<=[^s])s$/, '');
}

function plainStart(tokens: StemmedToken[], from: number): number {
  return plainRanks.has(tokens[from]?.lower ?? '') ? from + 1 : from;
}

/** Finds where a job title begins: walks back over ranks, capitalised words and words of titles in the CV or the job. */
function findTitleStart({ tokens, sources }: Sentence, at: number): number {
  const known = listTitleStems(sources);
  let from = at;
  while (from > 0 && at - from < LONGEST) {
    const before = tokens[from - 1];
    if (!before) break;
    const isHyphen = before.text === '-' && before.isGlued && tokens[from]?.isGlued === true;
    const isPart =
      before.kind === 'word' &&
      !bridges.has(before.lower) &&
      (ranks.has(before.lower) ||
        known.has(before.stem) ||
        (isCapital(before) && isCapital(tokens[at]) && from - 1 > 0) ||
        holders.has(before.lower) ||
        isNoun(tokens, from - 1));
    if (!isHyphen && !isPart) break;
    from -= 1;
  }
  return from;
}

const notNouns = words(
  'as than at for with in on to of by and or while when then also not very more most your you i we he she they who that this experienced good great strong next first last new proud dedicated former current professional',
);

/** "As a ward nurse": what stands between the article and the title. */
function isNoun(tokens: StemmedToken[], at: number): boolean {
  const [word, before] = [tokens[at], tokens[at - 1]];
  if (!word || notNouns.has(word.lower) || being.has(word.lower)) return false;
  if (before?.lower === 'to' && rising.has(tokens[at - 2]?.lower ?? '')) return true;
  return before !== undefined && ['a', 'an', 'as', 'the', 'my'].includes(before.lower);
}

/** "Head of Sales", "Director of Operations". */
function findTitleEnd(tokens: StemmedToken[], at: number): number {
  if (tokens[at + 1]?.lower !== 'of' || tokens[at + 2]?.kind !== 'word' || bridges.has(tokens[at + 2]?.lower ?? '')) return at + 1;
  let to = at + 3;
  while (isCapital(tokens[at + 2]) && isCapital(tokens[to]) && to - at < LONGEST) to += 1;
  return to;
}

function isSaidOfSomebody(tokens: StemmedToken[], from: number, at: number, isNamed: boolean): boolean {
  let place = from - 1;
  const isBare = !bridges.has(tokens[place]?.lower ?? '');
  while (
    bridges.has(tokens[place]?.lower ?? '') ||
    ['your', 'next', 'experienced', 'qualified', 'dedicated', 'former', 'current', 'new'].includes(tokens[place]?.lower ?? '')
  )
    place -= 1;
  const [word, before] = [tokens[place]?.lower ?? '', tokens[place - 1]?.lower ?? ''];
  const isLoneRank = from === at && noTitles.has(singular(tokens[at]?.lower ?? ''));
  if (isLoneRank) return isNamed;
  if (word === 'as' && tokens[place - 1]?.lower !== 'well' && tokens[place - 1]?.lower !== 'such') return true;
  if (being.has(word)) return ['i', "i'm", 'have', 'to', 'and', 'who', ','].includes(before) || word === "i'm" || before.endsWith('ly');
  if (word === 'to' || word === 'from') return tokens.slice(Math.max(0, place - 6), place).some(({ lower }) => rising.has(lower));
  if (word === 'me') return ['made', 'appointed', 'named', 'promoted'].includes(before) || isNamed;
  if (['of', 'in'].includes(word) && having.has(before)) return true;
  if (rising.has(word)) return isBare || isNamed;
  if (word === ',' && !isBare && ['i', "i'm"].includes(before)) return true;
  return isNamed;
}

const titleWords = new WeakMap<Sources, Set<string>>();

function listTitleStems(sources: Sources): Set<string> {
  const known = titleWords.get(sources);
  if (known) return known;
  const { profile, job } = sources.evidence;
  const made = new Set(
    [profile.headline ?? '', job.title, ...profile.experience.map(({ title }) => title)]
      .flatMap(tokenizeWithStems)
      .filter(({ kind, lower }) => kind === 'word' && !notNouns.has(lower))
      .map(({ stem }) => stem),
  );
  titleWords.set(sources, made);
  return made;
}

function findEvidence(sentence: Sentence, from: number, to: number, holder: number): EvidenceFound | undefined | 'none' {
  const { sources, employments } = sentence;
  const wanted = listTitleWords(sentence.tokens, from, to);
  const start =
    isSpanishVacancy(sentence.tokens, from) || sentence.tokens[from - 1]?.lower === 'your' || sentence.tokens[from - 2]?.lower === 'your'
      ? 'job'
      : undefined;
  const voice: Voice = start ?? detectVoice(sentence, from, to);
  const own = () =>
    find(
      sources.own,
      wanted,
      (passage) => employments === null || passage.experience === undefined || employments.has(passage.experience),
      isHeld(sentence, holder),
    );
  const job = () =>
    find(
      sources.job,
      wanted,
      () => true,
      () => true,
    );
  // "For the Ward Manager role" names the vacancy, not a job that the applicant held.
  if (voice === 'own' && namesVacancy(sentence.tokens, to) && ['the', 'your', ',', 'and', '&', '-'].includes(sentence.tokens[from - 1]?.lower ?? ''))
    return job() ?? own();
  if (voice === 'own') return own();
  if (voice === 'open') return own() ?? job();
  return job() ?? own() ?? (voice === 'wish' || voice === 'denied' ? 'none' : undefined);
}

/** Detects the title of the vacancy in Spanish, as in "al puesto de Supervisor". */
function isSpanishVacancy(tokens: StemmedToken[], from: number): boolean {
  return tokens[from - 1]?.lower === 'de' && /^(?:puesto|vacante|plaza|oferta|candidatura)$/.test(tokens[from - 2]?.lower ?? '');
}

/** Looks for a word such as "role" before the next punctuation mark: "the Clinical Fellow in Acute Medicine role". */
function namesVacancy(tokens: StemmedToken[], to: number): boolean {
  const ahead = tokens.slice(to, to + LONGEST);
  const end = ahead.findIndex(({ kind }) => kind === 'mark');
  return ahead.slice(0, end < 0 ? ahead.length : end).some(({ lower }) => vacancyWords.has(lower));
}

/** A title of an employer that is named must be one that was held there, when the profile tells that. */
function isHeld({ employments, sources }: Sentence, _holder: number): (passage: Passage) => boolean {
  const hasTitles = sources.evidence.profile.experience.some(({ title }) => title !== '');
  return (passage) => employments === null || !hasTitles || passage.experience !== undefined || passage.source === 'you';
}

const alike: Record<string, string> = {
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
    .filter(({ kind, lower }) => kind === 'word' && lower !== 'of' && !plainRanks.has(lower))
    .map(({ lower }) => titleWord(lower));
}

function titleWord(lower: string): string {
  const word = singular(lower);
  return alike[word] ?? word;
}

const wordsIn = new WeakMap<Passage, string[]>();

function titleWordsIn(passage: Passage): string[] {
  const found = wordsIn.get(passage) ?? passage.tokens.map(({ lower }) => titleWord(lower));
  wordsIn.set(passage, found);
  return found;
}

const ROOM = 4;

/** A passage that has all the words of a title close together. */
function find(
  passages: Passage[],
  wanted: string[],
  isTied: (passage: Passage) => boolean,
  isHeldThere: (passage: Passage) => boolean,
): EvidenceFound | undefined {
  const isLower = wanted.some(isLowerRank);
  for (const passage of passages) {
    if (!isTied(passage) || !isHeldThere(passage)) continue;
    const places = titleWordsIn(passage);
    for (let at = 0; at < places.length; at += 1) {
      if (!wanted.includes(places[at] ?? '')) continue;
      const near = new Set(places.slice(at, at + wanted.length + ROOM));
      if (wanted.every((word) => near.has(word)) && (isLower || findLowerRank(passage.tokens, at) === undefined)) return { passage, at };
    }
  }
  return undefined;
}
