import type { Studies } from '../entries/readEducation.ts';
import type { Position } from '../entries/readExperience.ts';
import type { Time } from '../entries/rows.ts';
import { cutPiece, type Piece, splitPiece, trimmed } from '../text/piece.ts';
import { findDate } from '../words/findDates.ts';
import { namesLanguage } from '../words/languageNames.ts';
import { degreeScore, schoolScore } from '../words/schoolWords.ts';
import { titleScore } from '../words/titleWords.ts';

/** What a CV says that is written as a text about its owner, with neither headings nor lists. */
export interface ProseFound {
  name?: Piece;
  location?: Piece;
  experience: Position[];
  education: Studies[];
  licences: Piece[];
  languages: Piece[];
}

const CALLED = "\\p{Lu}[\\p{L}\\d&’'-]*(?:\\s+(?:(?:&|and|of|the)\\s+)?\\p{Lu}[\\p{L}\\d&’'-]*){0,5}";
const TITLE = "(?:[\\p{L}’'/-]+\\s+){0,4}?[\\p{L}’'/-]+";
const JOB_PATTERNS = [
  new RegExp(
    `\\b(?:as|been|was|am|became|become|being)\\s+(?:an?\\s+|the\\s+)?(?<title>${TITLE})\\s+(?:at|for|with)\\s+(?:the\\s+)?(?<company>${CALLED})`,
    'du',
  ),
  new RegExp(
    `\\b(?:[Ww]ork(?:ed|ing|s)?|employed)\\s+(?:at|for|with)\\s+(?:the\\s+)?(?<company>${CALLED})[^.;]{0,40}?\\bas\\s+(?:an?\\s+|the\\s+)?(?<title>${TITLE})(?=\\s+(?:and|where|from|until|for|in|since|between)\\b|[,.;]|$)`,
    'du',
  ),
  new RegExp(
    `\\b[Aa]t\\s+(?:the\\s+)?(?<company>${CALLED}),?\\s+I\\s+(?:was|am|worked as|have been)\\s+(?:an?\\s+|the\\s+)?(?<title>${TITLE})(?=\\s+(?:and|where|from|until|for|in|since|between)\\b|[,.;]|$)`,
    'du',
  ),
];
const STUDY = new RegExp(
  `\\b(?:passed|did|completed|hold|finished|gained|studied|obtained|took|earned|received|got|have)\\s+(?:my\\s+|an?\\s+|the\\s+)?(?<degree>[^.;,]{3,70}?)\\s+(?:at|from)\\s+(?:the\\s+)?(?<school>${CALLED})`,
  'du',
);
const BETWEEN = /\b(?:[Bb]etween|[Ff]rom)\s+(?<start>(?:19|20)\d\d)\s+(?:and|to|until)\s+(?<end>(?:19|20)\d\d)/d;
const NAME = /\b(?:[Mm]y name is|I am called)\s+(?<name>\p{Lu}[\p{L}’'-]+(?:\s+\p{Lu}[\p{L}’'-]+){1,3})/du;
const HOME = new RegExp(`\\b(?:live|living|based|reside)\\s+in\\s+(?<place>${CALLED})`, 'du');
const PAPER = /\b(?:licen[cs]e|card|certificate|ticket|registration|permit|badge)\b/i;
const DEED =
  /(?:,\s+(?=\p{Ll}{2,}ing\b)|(?:^|[,;]\s+|\s)(?:where\s+I|and\s+I|I|and(?=\s+(?:\p{L}+ed|made|ran|led|built|kept|sold|wrote|taught)\b))\s+(?:also\s+)?(?=\p{Ll}{2,}))/gu;
const NO_DEED =
  /^(?:am|was|have been|have worked|worked (?:as|for|at|with)|live|speak|passed|did my|hold|have an?|became|can be|would|look(?:ing)? for|want|studied|graduated|left|joined|started)\b/;
const NO_TITLE = /\b(?:I|we|he|she|they|you|could|would|can|will|to|the|my|his|her|who|that|is|was|as)\b/i;
const FEWEST_SENTENCES = 3;

/** Tells whether a text speaks of its owner in the first person, sentence by sentence. */
export function isProse(source: string): boolean {
  return sentencesOf(source).filter(({ text }) => /\b(?:I|my)\b/i.test(text) && /\bI\b|\bmy\b/.test(text)).length >= FEWEST_SENTENCES;
}

/** Returns the jobs, studies, licences and languages that a text tells. What it does not say plainly is left out. */
export function readProse(source: string): ProseFound {
  const found: ProseFound = { experience: [], education: [], licences: [], languages: [] };
  for (const sentence of sentencesOf(source)) {
    const [name, place] = [groupOf(NAME, sentence, 'name'), groupOf(HOME, sentence, 'place')];
    if (name) found.name ??= name;
    if (place) found.location ??= place;
    const studies = studiesIn(sentence);
    if (studies) found.education.push(studies);
    const job = studies ? undefined : jobIn(sentence);
    if (job) found.experience.push(job);
    else if (!studies) found.experience.at(-1)?.bullets.push(...deedsIn(sentence, 0));
    found.licences.push(...licencesIn(sentence));
    found.languages.push(...languagesIn(sentence));
  }
  return found;
}

function sentencesOf(source: string): Piece[] {
  return splitPiece({ start: 0, end: source.length, text: source }, /(?<=[.!?])\s+(?=\p{Lu})/gu);
}

function groupOf(pattern: RegExp, piece: Piece, group: string): Piece | undefined {
  const place = pattern.exec(piece.text)?.indices?.groups?.[group];
  return place && trimmed(cutPiece(piece, place[0], place[1]));
}

function jobIn(sentence: Piece): Position | undefined {
  for (const pattern of JOB_PATTERNS) {
    const match = pattern.exec(sentence.text);
    const [title, company] = [match?.indices?.groups?.title, match?.indices?.groups?.company];
    if (!match || !title || !company) continue;
    const called = trimmed(cutPiece(sentence, title[0], title[1]));
    if (titleScore(called.text) < 2 || NO_TITLE.test(called.text) || !isOfWork(sentence.text, match)) continue;
    const time = timeIn(sentence);
    const bullets = deedsIn(sentence, Math.max(title[1], company[1]));
    const isNow = time === undefined && /\bI am\b|\bI work\b|\b(?:currently|now|at the moment|at present)\b/i.test(sentence.text);
    return { title: called, company: trimmed(cutPiece(sentence, company[0], company[1])), ...(time && { time }), ...(isNow && { isNow }), bullets };
  }
  return undefined;
}

/** "As plainly as I could" names no work; "worked as" and "I was" do. */
function isOfWork(text: string, match: RegExpExecArray): boolean {
  return (
    !/^as\b/.test(match[0]) || /\b(?:work|serv|employ|job|role|position|career|start|join|train|spent|time)\w*\b/i.test(text.slice(0, match.index))
  );
}

function timeIn(sentence: Piece): Time | undefined {
  const between = BETWEEN.exec(sentence.text)?.indices?.groups;
  if (between?.start && between.end) return { kind: 'range', start: cutPiece(sentence, ...between.start), end: cutPiece(sentence, ...between.end) };
  const found = findDate(sentence.text);
  if (!found) return undefined;
  const start = cutPiece(sentence, found.start.from, found.start.to);
  return { kind: found.kind, start, ...(found.end && { end: cutPiece(sentence, found.end.from, found.end.to) }) };
}

/** What the owner did, behind "I", clause by clause. */
function deedsIn(sentence: Piece, from: number): Piece[] {
  const rest = cutPiece(sentence, from);
  const starts = [...rest.text.matchAll(DEED)].map(({ index, 0: sign }) => ({ index, to: index + sign.length }));
  return starts.flatMap(({ to }, place) => {
    const deed = trimmedDeed(cutPiece(rest, to, starts[place + 1]?.index ?? rest.text.length));
    return NO_DEED.test(deed.text) || deed.text.split(/\s+/).length < 3 ? [] : [deed];
  });
}

function trimmedDeed(piece: Piece): Piece {
  return trimmed(cutPiece(piece, 0, piece.text.replace(/[\s.,;]+$/, '').length));
}

function studiesIn(sentence: Piece): Studies | undefined {
  const [degree, school] = [groupOf(STUDY, sentence, 'degree'), groupOf(STUDY, sentence, 'school')];
  if (!degree || !school || (degreeScore(degree.text) === 0 && schoolScore(school.text) < 3)) return undefined;
  const year = /(?:19|20)\d\d/.exec(sentence.text);
  return { degree, school, ...(year && { year: cutPiece(sentence, year.index, year.index + 4) }) };
}

function licencesIn(sentence: Piece): Piece[] {
  if (!PAPER.test(sentence.text)) return [];
  const held = /\b(?:have|hold|got|with)\s+(?=(?:an?|my|the)\b|\p{Lu})/u.exec(sentence.text);
  const isAlone = sentence.text.split(/\s+/).length <= 6;
  if (!held && !isAlone) return [];
  return splitPiece(cutPiece(sentence, held ? held.index + held[0].length : 0), /,\s+|\s+and\s+/g)
    .map((piece) => trimmedDeed(cutPiece(piece, /^(?:an?|my|the|also)\s+/i.exec(piece.text)?.[0].length ?? 0)))
    .filter(({ text }) => PAPER.test(text) && text.split(/\s+/).length <= 7);
}

function languagesIn(sentence: Piece): Piece[] {
  const spoken = /\b(?:speak|fluent in|languages?:?)\s+/i.exec(sentence.text);
  const parts = splitPiece(cutPiece(sentence, spoken ? spoken.index + spoken[0].length : 0), /,\s+|\s+and\s+/g).map((piece) =>
    trimmedDeed(cutPiece(piece, /^(?:some|good|basic|fluent)\s+/i.exec(piece.text)?.[0].length ?? 0)),
  );
  const languages = parts.filter(({ text }) => namesLanguage(text) && text.split(/\s+/).length <= 4);
  return spoken || languages.length === parts.length ? languages : [];
}
