import type { Studies } from '../entries/readEducation.ts';
import type { Position } from '../entries/readExperience.ts';
import type { Time } from '../entries/rows.ts';
import { cutPiece, type Piece, splitPiece, trimmed } from '../text/piece.ts';
import { findDate, isPresent } from '../words/findDates.ts';
import { namesLanguage } from '../words/languageNames.ts';
import { organisationScore } from '../words/organisationWords.ts';
import { degreeScore, schoolScore } from '../words/schoolWords.ts';
import { titleScore } from '../words/titleWords.ts';

/** The facts of a CV written as running text, without headings and lists. */
export interface ProseProfile {
  name?: Piece;
  location?: Piece;
  /** What somebody says to be now: "I am a warehouse supervisor". */
  headline?: Piece;
  experience: Position[];
  education: Studies[];
  licences: Piece[];
  languages: Piece[];
  /** Deeds outside of the jobs. */
  activities: Piece[];
}

const PROPER_NAME = "\\p{Lu}[\\p{L}\\d&’'-]*(?:\\s+(?:(?:&|and|of|the)\\s+){0,2}\\p{Lu}[\\p{L}\\d&’'-]*){0,5}";
const TITLE = "(?:[\\p{L}’'/-]+\\s+){0,4}?[\\p{L}’'/-]+";
const JOB_PATTERNS = [
  new RegExp(
    `\\b(?:as|been|was|am|became|become|being)\\s+(?:an?\\s+|the\\s+)?(?<title>${TITLE})\\s+(?:at|for|with)\\s+(?:the\\s+)?(?<company>${PROPER_NAME})`,
    'du',
  ),
  new RegExp(
    `\\b(?:[Ww]ork(?:ed|ing|s)?|employed)\\s+(?:(?:part-time|full-time|mostly|now|freelance)\\s+)?(?:at|for|with)\\s+(?:the\\s+)?(?<company>${PROPER_NAME})[^.;]{0,40}?\\bas\\s+(?:an?\\s+|the\\s+)?(?<title>${TITLE})(?=\\s+(?:and|where|from|until|for|in|since|between)\\b|[,.;]|$)`,
    'du',
  ),
  new RegExp(
    `\\b[Aa]t\\s+(?:the\\s+)?(?<company>${PROPER_NAME}),?\\s+I\\s+(?:was|am|worked as|have been)\\s+(?:an?\\s+|the\\s+)?(?<title>${TITLE})(?=\\s+(?:and|where|from|until|for|in|since|between)\\b|[,.;]|$)`,
    'du',
  ),
];
/** "I have led a night shift at Severn Foods" names the employer and the work, and leaves the title to another sentence. */
const DUTY = new RegExp(
  `\\bI(?:\\s+have|’ve|'ve)?(?:\\s+been)?(?:\\s+also)?\\s+(?:work(?:ed|ing)?|(?<duty>(?!(?:have|had|been|am|was|work\\w*|liv\\w*|studied|hold|speak|started|joined|graduated)\\b)\\p{Ll}{2,}\\s[^.;,]{3,80}?))\\s+(?:at|for|with)\\s+(?:the\\s+)?(?<company>${PROPER_NAME})`,
  'du',
);
const OWN_TITLE = new RegExp(
  `\\bI(?:\\s+am|’m|'m)\\s+(?:currently\\s+|now\\s+)?an?\\s+(?<title>${TITLE})(?=\\s+(?:with|in|at|for|from|who|based|and|of)\\b|[,.;]|$)`,
  'du',
);
const STUDY = new RegExp(
  `\\b(?:passed|did|completed|hold|finished|gained|studied|obtained|took|earned|received|got|have)\\s+(?:my\\s+|an?\\s+|the\\s+)?(?<degree>[^.;,]{3,70}?)\\s+(?:at|from)\\s+(?:the\\s+)?(?<school>${PROPER_NAME})`,
  'du',
);
const BETWEEN = /\b(?:[Bb]etween|[Ff]rom)\s+(?<start>(?:19|20)\d\d)\s+(?:and|to|until)\s+(?<end>(?:19|20)\d\d)/d;
const NAME = /\b(?:[Mm]y name is|I am called|I am|I['’]m)\s+(?<name>\p{Lu}[\p{L}’'-]+(?:\s+\p{Lu}[\p{L}’'-]+){1,3})/du;
const HOME = new RegExp(
  `\\b(?:(?:live|living|based|reside|am)\\s+in|(?:I am|I['’]m|name is)\\s[^.;]{0,60}?\\bfrom)\\s+(?<place>${PROPER_NAME})`,
  'du',
);
const LICENCE_WORD = /\b(?:licen[cs]e|CDL|endorsements?|card|certificate|ticket|registration|permit|badge|award in)\b/i;
const STAYED = /\b(?:stayed|remained|worked|was)\b[^.;]{0,30}? (?:until|till) (?<end>(?:19|20)\d\d)/d;
const ACTIVITY_START =
  /(?:;\s+(?=we\s)|,\s+(?=\p{Ll}{2,}ing\b)|(?:^|[,;]\s+|\s)(?:where\s+I|and\s+I|I|and(?=\s+(?:\p{L}+ed|made|ran|led|built|kept|sold|wrote|taught)\b))\s+(?:also\s+)?(?=\p{Ll}{2,}))/gu;
const NOT_ACTIVITY =
  /^(?:stayed|remained|am|was|have been|have worked|worked (?:as|for|at|with)|live|speak|passed|did my|hold|have an?|became|can be|would|look(?:ing)? for|want|studied|graduated|left|joined|started|began)\b/;
/** Matches the beginnings of what somebody does beside work. */
const FREE_TIME =
  /^(?:away from|outside|in my (?:spare|free|own) time|at (?:the )?weekends?|when I am not|when I'm not|besides (?:work|my job)|apart from work|as a volunteer|I (?:also )?volunteer)\b/i;
/** Begins something else than the job before. */
const OTHER_START =
  /\bI (?:then )?(?:opened|founded|started|set up|launched|bought|joined|moved|left|went (?:to|back)|retrained|trained as|became)\b/;
const NOW = /\b(?:I (?:also )?(?:am|have|run|lead|teach|help|coach|write|play|look|work|keep|make|take|care)|these days|nowadays|currently)\b/i;
const NOT_IN_TITLE = /\b(?:I|we|he|she|they|you|could|would|can|will|to|the|my|his|her|who|that|is|was|as)\b/i;
const FEWEST_SENTENCES = 3;
const MOST_MATCHES = 20;
const MOST_LICENCE_WORDS = 10;

/** Detects running text in the first person: at least three sentences contain "I" or "my". */
export function isProse(source: string): boolean {
  return splitSentences(source).filter(({ text }) => /\b(?:I|my)\b/i.test(text) && /\bI\b|\bmy\b/.test(text)).length >= FEWEST_SENTENCES;
}

/** Returns the jobs, studies, licences and languages of a running text. Leaves out what is not explicit. */
export function readProse(source: string): ProseProfile {
  const found: ProseProfile = { experience: [], education: [], licences: [], languages: [], activities: [] };
  for (const sentence of splitSentences(source)) {
    const [name, place] = [findGroup(NAME, sentence, 'name'), findGroup(HOME, sentence, 'place')];
    if (name && titleScore(name.text) === 0) found.name ??= name;
    if (place && schoolScore(place.text) < 2 && organisationScore(place.text) < 2) found.location ??= place;
    const title = findGroup(OWN_TITLE, sentence, 'title');
    if (title && isTitle(title)) found.headline ??= title;
    const studies = findStudies(sentence);
    if (studies) found.education.push(studies);
    const job = studies ? undefined : (findJob(sentence) ?? findDuty(sentence, found.headline));
    if (job) found.experience.push(job);
    else if (!studies && !isOfNoJob(sentence.text, found.experience.at(-1))) found.experience.at(-1)?.bullets.push(...findActivities(sentence, 0));
    else if (!studies) found.activities.push(...findActivities(sentence, 0).slice(0, 1));
    found.licences.push(...findLicences(sentence));
    found.languages.push(...findLanguages(sentence));
  }
  return found;
}

/** Detects a sentence about free time, and one in the present behind a job that has ended. */
function isOfNoJob(text: string, job: Position | undefined): boolean {
  const isEnded = job?.time?.end !== undefined && !isPresent(job.time.end.text);
  if (OTHER_START.test(text) || yearsIn(text).some((year) => isOutside(year, job?.time))) return true;
  return FREE_TIME.test(text) || (isEnded && NOW.test(text) && !/\b(?:there|then|at the time)\b/i.test(text));
}

function yearsIn(text: string): number[] {
  return [...text.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year));
}

function isOutside(year: number, time: Time | undefined): boolean {
  const from = yearsIn(time?.start.text ?? '')[0];
  const to = yearsIn(time?.end?.text ?? '')[0];
  return (from !== undefined && year < from) || (to !== undefined && year > to);
}

function splitSentences(source: string): Piece[] {
  return splitPiece({ start: 0, end: source.length, text: source }, /(?<=[.!?])\s+(?=\p{Lu})/gu);
}

function findGroup(pattern: RegExp, piece: Piece, group: string): Piece | undefined {
  const place = pattern.exec(piece.text)?.indices?.groups?.[group];
  return place && trimmed(cutPiece(piece, place[0], place[1]));
}

function findJob(sentence: Piece): Position | undefined {
  for (const match of JOB_PATTERNS.flatMap((pattern) => matchesOf(pattern, sentence.text))) {
    const [title, company] = [match?.indices?.groups?.title, match?.indices?.groups?.company];
    if (!title || !company) continue;
    const jobTitle = trimmed(cutPiece(sentence, title[0], title[1]));
    if (!isTitle(jobTitle) || !describesWork(sentence.text, match)) continue;
    const time = findTime(sentence);
    const bullets = findActivities(sentence, Math.max(title[1], company[1]));
    const isNow = time === undefined && /\bI am\b|\bI work\b|\b(?:currently|now|at the moment|at present)\b/i.test(sentence.text);
    return { title: jobTitle, company: trimmed(cutPiece(sentence, company[0], company[1])), ...(time && { time }), ...(isNow && { isNow }), bullets };
  }
  return undefined;
}

function isTitle({ text }: Piece): boolean {
  return titleScore(text) >= 2 && !NOT_IN_TITLE.test(text.replace(/\S+-\S+/g, ''));
}

/** Returns a job that is told by its work alone, with its time. What lasts is done under the title that the applicant has now. */
function findDuty(sentence: Piece, headline: Piece | undefined): Position | undefined {
  const groups = DUTY.exec(sentence.text)?.indices?.groups;
  const time = findTime(sentence);
  if (!groups?.company || !time || time.kind === 'single') return undefined;
  const title = time.kind === 'lasting' ? headline : undefined;
  const duties = groups.duty ? [trimClause(cutPiece(sentence, ...groups.duty))] : [];
  const bullets = [...duties, ...findActivities(sentence, groups.company[1])];
  return { ...(title && { title }), company: trimmed(cutPiece(sentence, ...groups.company)), time, bullets };
}

/** Returns every match, also one that begins inside of another: "was as a junior florist at". */
function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const sticky = new RegExp(pattern.source, `${pattern.flags}g`);
  const found: RegExpExecArray[] = [];
  for (let match = sticky.exec(text); match && found.length < MOST_MATCHES; match = sticky.exec(text)) {
    found.push(match);
    sticky.lastIndex = match.index + 1;
  }
  return found;
}

/** Rejects comparisons such as "as plainly as I could", where no word of work comes before "as". */
function describesWork(text: string, match: RegExpExecArray): boolean {
  return (
    !/^as\b/.test(match[0]) ||
    /\b(?:work|serv|employ|job|role|position|career|start|beg[ai]n|join|train|spent|time)\w*\b/i.test(text.slice(0, match.index))
  );
}

function findTime(sentence: Piece): Time | undefined {
  const between = BETWEEN.exec(sentence.text)?.indices?.groups;
  if (between?.start && between.end) return { kind: 'range', start: cutPiece(sentence, ...between.start), end: cutPiece(sentence, ...between.end) };
  const found = findDate(sentence.text);
  if (!found) return undefined;
  const start = cutPiece(sentence, found.start.from, found.start.to);
  // "Where I stayed until 2013" says nothing of the beginning.
  if (found.kind === 'single' && /\b(?:until|till|by) $/.test(sentence.text.slice(0, found.from))) return undefined;
  const stayed = found.kind === 'single' ? STAYED.exec(sentence.text)?.indices?.groups?.end : undefined;
  if (stayed) return { kind: 'range', start, end: cutPiece(sentence, ...stayed) };
  return { kind: found.kind, start, ...(found.end && { end: cutPiece(sentence, found.end.from, found.end.to) }) };
}

/** Returns the clauses that say what the applicant did, each without its "I". */
function findActivities(sentence: Piece, from: number): Piece[] {
  const rest = cutPiece(sentence, from);
  const starts = [...rest.text.matchAll(ACTIVITY_START)].map(({ index, 0: sign }) => ({ index, to: index + sign.length }));
  return starts.flatMap(({ to }, place) => {
    const activity = trimClause(cutPiece(rest, to, starts[place + 1]?.index ?? rest.text.length));
    return NOT_ACTIVITY.test(activity.text) || activity.text.split(/\s+/).length < 3 ? [] : [activity];
  });
}

function trimClause(piece: Piece): Piece {
  // A clause ends before what opens the next one: "opened my own studio, which".
  return trimmed(cutPiece(piece, 0, piece.text.replace(/(?:[\s.,;]+|\s(?:which|where|who|that|and|but|when|so))+$/, '').length));
}

function findStudies(sentence: Piece): Studies | undefined {
  const [whole, school] = [findGroup(STUDY, sentence, 'degree'), findGroup(STUDY, sentence, 'school')];
  // "An SIA licence and a Level 5 Diploma" from a school names the licence for itself.
  const degree = whole && splitPiece(whole, /\s+and\s+(?:an?|my|the)\s+/g).at(-1);
  if (!degree || !school || (degreeScore(degree.text) === 0 && schoolScore(school.text) < 3)) return undefined;
  const year = /(?:19|20)\d\d/.exec(sentence.text);
  return { degree, school, ...(year && { year: cutPiece(sentence, year.index, year.index + 4) }) };
}

function findLicences(sentence: Piece): Piece[] {
  if (!LICENCE_WORD.test(sentence.text)) return [];
  const held = /\b(?:have|hold|got|with)\s+(?=(?:an?|my|the)\b|\p{Lu})/u.exec(sentence.text);
  const isAlone = sentence.text.split(/\s+/).length <= 6;
  if (!held && !isAlone) return [];
  const listed = cutPiece(sentence, held ? held.index + held[0].length : 0);
  // What a licence is held "with" belongs to it: "a Class A CDL with hazmat and tanker endorsements".
  const isWith = (piece: Piece) => / with /.test(piece.text);
  return (
    splitPiece(listed, /,?\s+and\s+(?=(?:an?|my|the)\s)|,\s+(?=(?:an?|my|the)\s)/g)
      // What stands in brackets, and the subject of an award, may hold an "and" of its own.
      .flatMap((piece) => (isWith(piece) ? [piece] : splitPiece(piece, /(?:,\s+|(?<!\bin \p{Lu}\p{L}*)\s+and\s+)(?![^()]*\))/gu)))
      .map((piece) => trimClause(cutPiece(piece, /^(?:an?|my|the|also)\s+/i.exec(piece.text)?.[0].length ?? 0)))
      .filter(({ text }) => LICENCE_WORD.test(text) && text.split(/\s+/).length <= MOST_LICENCE_WORDS)
  );
}

function findLanguages(sentence: Piece): Piece[] {
  const spoken = /\b(?:speak|fluent in|languages?:?)\s+/i.exec(sentence.text);
  const parts = splitPiece(cutPiece(sentence, spoken ? spoken.index + spoken[0].length : 0), /[,.;]\s+|\s+and\s+/g).map((piece) =>
    trimClause(cutPiece(piece, /^(?:some|good|basic|fluent)\s+/i.exec(piece.text)?.[0].length ?? 0)),
  );
  const languages = parts.filter(({ text }) => namesLanguage(text) && text.split(/\s+/).length <= 4);
  return spoken || languages.length === parts.length ? languages : [];
}
