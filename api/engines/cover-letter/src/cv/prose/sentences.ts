import { cutPiece, type Piece, splitPiece, trimmed } from '../text/piece.ts';
import { startsWithActionVerb } from '../words/startsWithActionVerb.ts';

export const PROPER_NAME = "\\p{Lu}[\\p{L}\\d&’'-]*(?:\\s+(?:(?:&|and|of|the)\\s+){0,2}\\p{Lu}[\\p{L}\\d&’'-]*){0,5}(?:\\s\\d{1,2}(?![\\d%:.,/]))?";

/** Parts facts: an "and" before another one, what came after a study, and what came by some year. As in "did my PGCE at Leeds and started as a teacher at Oak School". */
const NEXT_FACT =
  /,?\s+and\s+(?:then\s+|later\s+|I\s+)?(?=(?:started|began|joined|moved\s+to|worked\s+(?:at|for|with|as)|became|qualified|did\s+my|completed|passed|received\s+my|was\s+(?:then\s+|later\s+|soon\s+)?(?:promoted|hired|appointed)|am\s+an?|hold|speak)\b)|,?\s+and\s+(?=(?:in\s+(?:19|20)\d\d|\p{L}+\s+(?:years?|months?)\s+later),?\s+I\s)|,?\s+and\s+(?=since\s+(?:19|20)\d\d\s+(?:at|with)\s)|;\s+(?=(?:by|within|then|later|in\s+(?:19|20)\d\d)\b)|(?<=^(?:After|Having)\s(?:finishing|completing|finished|completed|obtaining)\b[^.;]{5,80}?),?\s+(?=I\s)/gu;
const ACTIVITY_START =
  /(?:;\s+(?=we\s)|,\s+(?=\p{Ll}{2,}ing\b|responsible for\b)|(?:^|[,;]\s+|\s)(?:where\s+I|and\s+I|I(?=['’]ve\s)|I|and(?=\s+(?:\p{L}+ed|made|ran|led|built|kept|sold|wrote|taught|cut|won|look|train|lead|run|manage|coordinate|teach|supervise|organi[sz]e|maintain|mentor|oversee|prepare|serve|repair|write|handle)\b))\s+(?:also\s+|then\s+)?(?=\p{Ll}{2,}))/gu;
/** What belongs to the story of a life, or to another list, and is no deed. */
const NOT_ACTIVITY =
  /^(?:\p{L}+ it|including|doing (?:A levels|my)|stayed|remained|am|was(?! (?:named|awarded|chosen|elected|nominated|voted)\b)|have been|know|haven['’]t|don['’]t|didn['’]t|have(?= \p{Lu})|need|served|interned|took up|have worked|worked (?:as|for|at|with)|live|speak|passed|did my|hold|have an?|became|can be|would|look(?:ing)? for|want|studied|graduated|left|joined|started|began|spent|moved|went|finished|trained (?:at|as)|use(?= \p{Lu})|(?:took|had|have taken)\b.*\b(?:out|off|leave)\b|(?:got|received|have|obtained) (?:an?|my) (?:\S+\s){0,3}(?:\d:\d|degree|first|merit|distinction|licen[cs]e|certificate|card))(?![\p{L}])/u;

/** Is no part of a deed as a CV lists it: "have brought repairs down", "was named driver of the year". */
const AUXILIARY = /^(?:have (?:also )?(?=\p{Ll}+(?:ed|n|t|d)\s)(?!a\b))/u;
const FEWEST_WORDS = 3;
/** Opens a sentence that tells what came of the work. */
const OUTCOME_START = /^(?:(?:last|this) year|in (?:19|20)\d\d|since then|during (?:my|that) time(?: there)?|under my \p{L}+|as a result),?\s+/iu;
const OUTCOME =
  /^(?!(?:I|it|we|he|she|they|this|that|which|my|there)\b)[^,.;]{2,60}?\s(?:fell|rose|grew|dropped|increased|decreased|improved|doubled|tripled|halved|reached|climbed|went (?:up|down)|came down)\b.*\d/i;

/** Splits running text into sentences. */
export function splitSentences(source: string): Piece[] {
  return splitPiece({ start: 0, end: source.length, text: source }, /(?<=[.!?])\s+(?=\p{Lu}|[\w.+-]+@)/gu);
}

/** Splits a sentence into parts that each tell one fact of a life: a job, a study, a licence. */
export function splitFacts(sentence: Piece): Piece[] {
  return splitPiece(sentence, NEXT_FACT);
}

/** Returns what a named group of a pattern matches in a piece. */
export function findGroup(pattern: RegExp, piece: Piece, group: string): Piece | undefined {
  const place = pattern.exec(piece.text)?.indices?.groups?.[group];
  return place && trimmed(cutPiece(piece, place[0], place[1]));
}

/** Returns the clauses that say what the applicant did, each without its "I". */
export function findActivities(sentence: Piece, from: number): Piece[] {
  const rest = cutPiece(sentence, from);
  const starts = [...rest.text.matchAll(ACTIVITY_START)].map(({ index, 0: sign }) => ({ index, to: index + sign.length }));
  return starts.flatMap(({ to }, place) => {
    const clause = trimClause(cutPiece(rest, to, starts[place + 1]?.index ?? rest.text.length));
    if (NOT_ACTIVITY.test(clause.text) || clause.text.split(/\s+/).length < FEWEST_WORDS) return [];
    return [cutPiece(clause, AUXILIARY.exec(clause.text)?.[0].length ?? 0)];
  });
}

/** Returns what was done and what came of it, behind a place in a sentence. */
export function findDeeds(sentence: Piece, from = 0): Piece[] {
  const rest = cutPiece(sentence, from);
  // "Cut picking errors by a third." leaves the "I" out.
  if (from === 0 && !/\bI\b/.test(rest.text) && startsWithActionVerb(rest.text)) return [trimClause(rest)];
  return [...findActivities(sentence, from), ...findOutcomes(rest)];
}

/** Returns the clauses that say what came of the work: "food costs fell from 34% to 28%". */
function findOutcomes(sentence: Piece): Piece[] {
  const opening = OUTCOME_START.exec(sentence.text)?.[0].length ?? 0;
  const clauses = splitPiece(
    cutPiece(sentence, opening),
    /;\s+|,?\s+and\s+(?=(?!I\b)[^,.;]{2,60}?\s(?:fell|rose|grew|dropped|increased|improved|reached)\b)/g,
  );
  return clauses.map(trimClause).filter(({ text }) => OUTCOME.test(text));
}

/** Returns a clause without the words that open the next one: "opened my own studio, which". */
export function trimClause(piece: Piece): Piece {
  return trimmed(
    cutPiece(
      piece,
      0,
      piece.text.replace(/(?:[\s.,;]+|\s(?:which|where|who|that|and|but|when|so|before|after|because|although|while))+$/, '').length,
    ),
  );
}
