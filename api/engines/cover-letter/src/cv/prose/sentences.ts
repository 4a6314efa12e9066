import { findPastOfParticiple } from '@sheaf/language/inflection/inflect';
import { cutSpan, splitSpan, type TextSpan, trimSpan } from '../text/textSpan.ts';
import { startsWithActionVerb } from '../words/startsWithActionVerb.ts';

export const PROPER_NAME =
  "\\p{Lu}[\\p{L}\\d&’'-]*(?:\\s+(?:(?:&|and|of|the)\\s+){0,2}\\p{Lu}[\\p{L}\\d&’'-]*){0,5}(?:\\s\\d{1,2}(?![\\d%:.,/]))?(?:\\s+family\\b)?";

const YEAR = '(?:19|20)\\d\\d';
/** Separates two facts of one sentence. */
const BETWEEN_FACTS = new RegExp(
  [
    // "did my PGCE at Leeds and started as a teacher at Oak School"
    `,?\\s+and\\s+(?:then\\s+|later\\s+|I\\s+)?(?=(?:started|began|joined|moved\\s+to|worked\\s+(?:at|for|with|as)|became|qualified|did\\s+my|completed|passed|received\\s+my|was\\s+(?:then\\s+|later\\s+|soon\\s+)?(?:promoted|hired|appointed)|am\\s+an?|hold|speak)\\b)`,
    // "began as a trainee gardener at Bodfari Hall and took my Diploma there", ", and I have a clean driving licence"
    `,?\\s+and\\s+(?=(?:took|gained|obtained|earned)\\s+(?:my|an?)\\s+(?:\\S+\\s){0,4}?(?:Diploma|Certificate|Degree|Level|NVQ|Bachelor|Master|licen[cs]e|diploma|certificate|degree)\\b)`,
    `,?\\s+and\\s+(?=I\\s+(?:also\\s+)?(?:have|hold)\\s+(?:an?|my)\\s+(?:\\S+\\s){0,4}?(?:licen[cs]e|certificate|card|ticket|badge)\\b)`,
    // "a Diploma in Opera from one school and a Bachelor of Music from another"
    `\\s+and\\s+(?=(?:an?|my)\\s+(?:Bachelor|Master|Diploma|Certificate|Doctorate|[BM]Sc|[BM]A|[BM]Eng|[BM]Ed|PhD|PGCE|MBA)\\b[^.;]{0,60}\\s(?:from|at)\\s)`,
    // "as an assistant producer, and two years later I was promoted"
    `,?\\s+and\\s+(?=(?:in\\s+${YEAR}|\\p{L}+\\s+(?:years?|months?)\\s+later),?\\s+I\\s)`,
    // "on nights, and I was asked in 2018 to become transport planner"
    `,?\\s+and\\s+(?=(?:I\\s+)?was\\s+(?:then\\s+|later\\s+|soon\\s+)?(?:asked|invited|promoted|appointed|made)\\b)`,
    // "first at Willow Court, and since 2021 at Ashdown House"
    `,?\\s+and\\s+(?=since\\s+${YEAR}\\s+(?:at|with)\\s)`,
    // "at a Tesco; by 2010 I was a supervisor"
    `;\\s+(?=(?:by|within|then|later|in\\s+${YEAR})\\b)`,
    // "After finishing my degree in 2018 I interned"
    `(?<=^(?:After|Having)\\s(?:finishing|completing|finished|completed|obtaining)\\b[^.;]{5,80}?),?\\s+(?=I\\s)`,
  ].join('|'),
  'gu',
);
const ACTIVITY_START =
  /(?:;\s+(?=we\s)|,\s+(?=\p{Ll}{2,}ing\b|responsible for\b|(?:\p{Ll}{3,}ed|made|ran|led|built|kept|sold|wrote|taught|cut|won|took|brought|grew)\s+(?:the|an?|my|our|all|more|over|after|up|\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten)\b)|(?:^|[,;]\s+|\s)(?:where\s+I|and\s+I|I(?=['’]ve\s)|I|and(?=\s+(?:\p{L}+ed|made|ran|led|built|kept|sold|wrote|taught|cut|won|took|brought|grew|taken|grown|written|look|train|lead|run|manage|coordinate|teach|supervise|organi[sz]e|maintain|mentor|oversee|prepare|serve|repair|write|handle)\b))\s+(?:also\s+|then\s+)?(?=\p{Ll}{2,}))/gu;
/** Begins a clause that is no bullet of a job: a biographical step, or what another list of the profile holds. */
const NOT_ACTIVITY =
  /^(?:\p{L}+ it|(?:write|read|understand)(?: and (?:write|read|understand))?(?= \p{Lu})|including|come from|came from|can (?:start|begin|be reached|work|drive|travel)|like|love|enjoy|doing (?:A levels|my)|stayed|remained|say|grew up|learn(?:ed|t) to|work with(?= \p{Lu})|study (?:with|at)|am|have done|was(?! (?:named|awarded|chosen|elected|nominated|voted|responsible for|in charge of)\b)|drive(?:,| and| to|$)|have been|know|haven['’]t|don['’]t|didn['’]t|have(?= \p{Lu})|need|served|interned|took up|have worked|worked (?:as|for|at|with)|live|speak|passed|did my|hold|have (?:an?|the|my|own)(?! (?:team|crew|staff|budget|brigade|department|caseload|round|patch|portfolio)\b(?:.*\d| of \p{Ll}+ \p{Ll}+))|became|can be|would|look(?:ing)? for|want|studied|graduated|left|joined|started(?! (?:an?|the|my|our) \p{Ll})|began|spent|moved|went|finished|trained (?:at|as)|use(?= \p{Lu})|(?:took|had|have taken)\b.*\b(?:out|off|leave)\b|(?:got|received|have|obtained) (?:an?|my) (?:\S+\s){0,3}(?:\d:\d|degree|first|merit|distinction|licen[cs]e|certificate|card))(?![\p{L}])/u;

/** Opens a bullet in the perfect tense, which a list of bullets leaves out: "have brought repairs down". What lasts "since 2009" keeps it. */
const AUXILIARY = /^(?:have (?:also )?(?!not\b)(?=\p{Ll}+(?:ed|n|t|d|ung)\s)(?!.*\bsince (?:\p{Lu}\p{L}+ )?(?:19|20)\d\d))/u;
/** Before an "I" these take the object out of the clause ("which I gained"), or make it a part of another. */
const SUBORDINATE = /\b(?:which|that|whom|whose|what|because|than|as|when|while|before|after|until|if)$/i;
/** Says when, and not what: "now plan 46 vehicles". */
const ADVERB = /^(?:now|still|currently|also|then) (?=\p{Ll})/u;
/** Goes on with another subject: "gained a diploma in 2020, and my licence is valid until 2028". */
const OTHER_SUBJECT =
  /,?\s+(?:and|but)\s+(?:my|our|the|it|its|this|that|they|he|she|we)\s(?:\S+\s){0,4}?(?:is|are|was|were|has|have|had|will|can)\b/u;
/** What only the words before it name: "planned them since 2018". */
const BACK_REFERENCE =
  /^\p{Ll}+ (?:(?:for|with|to|after|at|on|up) )?(?:it|them|this|that|these|those|which)\b|\b(?:for|of|from|with) (?:it|this|that)$/u;
/** "My idea to renumber the racks made picking 15 percent faster": what somebody thought of brought a result, and perhaps an award. */
const IDEA_RESULT =
  /^my (?:idea|suggestion|proposal|design|plan|change|project|system|method|campaign|scheme)\b[^.;]{3,90}? (?:made|cut|saved|reduced|raised|increased|brought|improved|won|halved|doubled) [^.;]*\d[^.;]*?(?=,? and I (?:got|won|received|was)\b|$)/iu;
const MIN_WORDS = 3;
/** Opens a sentence about a result. */
const OUTCOME_START =
  /^(?:(?:last|this) year|in (?:19|20)\d\d|since then|during (?:my|that) time(?: there)?|under (?:my \p{L}+|me)|as a result),?\s+/iu;
const OUTCOME =
  /^(?!(?:I|it|we|he|she|they|this|that|which|my|there)\b)[^,.;]{2,60}?\s(?:fell|rose|grew|dropped|increased|decreased|improved|doubled|tripled|halved|reached|climbed|went (?:up|down|from)|came down)\b.*\d/i;

/** A line below this share of the longest one near it was ended by its writer, and not by the edge of the page. */
const FULL_LINE_RATIO = 0.6;
const NEARBY_LINES = 5;

/** Splits running text into sentences. The sign of a bullet ends one, and so does a wide gap: patterns take long over it. */
export function splitSentences(source: string): TextSpan[] {
  return splitShortLines({ start: 0, end: source.length, text: source }).flatMap((block) =>
    splitSpan(
      block,
      /(?<=[.!?])\s+(?=\p{Lu}|[\w.+-]+@)|(?<=[.!?])\s*\n\s*(?=(?:\d{1,2}\/)?(?:19|20)\d\d\b)|(?<=(?:\p{Ll}{4}|\b(?:19|20)\d\d)[.!?])\s+(?=\d[\d,]* \p{Ll})|(?<=\S)\s{8,}|\n\s*[•▪◦●*–-]\s+/gu,
    ),
  );
}

/** Parts a heading, and an entry on a line of its own, from what is below it. */
function splitShortLines(text: TextSpan): TextSpan[] {
  const lines = splitSpan(text, /\n/g);
  const lengths = lines.map((line) => line.text.trim().length);
  const blocks: TextSpan[] = [];
  let from = 0;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const longest = Math.max(...lengths.slice(Math.max(0, index - NEARBY_LINES), index + NEARBY_LINES));
    const isEnded = next && /[\p{L}\d)]\s*$/u.test(line.text) && /^\s*\p{Lu}/u.test(next.text) && (lengths[index] ?? 0) < FULL_LINE_RATIO * longest;
    if (next && !isEnded) continue;
    const end = next ? line.end : text.end;
    blocks.push(cutSpan(text, from, end));
    from = end;
  }
  return blocks;
}

/** Splits a sentence into parts with one fact each: a job, a degree, a licence. */
export function splitFacts(sentence: TextSpan): TextSpan[] {
  return splitSpan(sentence, BETWEEN_FACTS);
}

/** Returns what a named group of a pattern matches in a piece. */
export function findGroup(pattern: RegExp, span: TextSpan, group: string): TextSpan | undefined {
  const range = pattern.exec(span.text)?.indices?.groups?.[group];
  return range && trimSpan(cutSpan(span, range[0], range[1]));
}

/** Returns the clauses that say what the applicant did, each without its "I". */
export function findActivities(sentence: TextSpan, from: number): TextSpan[] {
  const rest = cutSpan(sentence, from);
  // "Menu writing, costing, butchery" lists things: nobody does them.
  if (from === 0 && !/\b(?:I|we|my)\b/i.test(sentence.text) && !startsWithActionVerb(sentence.text)) return [];
  const starts = [...rest.text.matchAll(ACTIVITY_START)].map(({ index, 0: sign }) => ({ index, to: index + sign.length }));
  return starts.flatMap(({ index, to }, clauseIndex) => {
    if (SUBORDINATE.test(rest.text.slice(0, index))) return [];
    const activity = cutSpan(rest, to, starts[clauseIndex + 1]?.index ?? rest.text.length);
    const clauseText = trimClause(cutSpan(activity, 0, OTHER_SUBJECT.exec(activity.text)?.index ?? activity.text.length));
    const clause = cutSpan(clauseText, ADVERB.exec(clauseText.text)?.[0].length ?? 0);
    if (BACK_REFERENCE.test(clause.text) || (/^have\b/.test(clause.text) && /\s(?:it|them)\b/.test(clause.text))) return [];
    if (NOT_ACTIVITY.test(clause.text.replace(/\s+/g, ' ')) || clause.text.split(/\s+/).length < MIN_WORDS) return [];
    // "Have rewritten" without its "have", and "taken" alone, say no past.
    const [first = '', second = ''] = clause.text.split(/\s+/);
    if (isParticiple(first)) return [];
    const auxiliary = !isParticiple(second) ? (AUXILIARY.exec(clause.text)?.[0].length ?? 0) : 0;
    return [cutSpan(clause, auxiliary)];
  });
}

/** Detects a participle that is no past: "taken", "rewritten". */
function isParticiple(word: string): boolean {
  return [word, word.replace(/^(?:re|over|under|out)/, '')].some((form) => findPastOfParticiple(form) !== undefined);
}

/** Returns the bullets of a job from a sentence, from an offset on: activities and their results. */
export function findBullets(sentence: TextSpan, from = 0): TextSpan[] {
  const rest = cutSpan(sentence, from);
  // "Cut picking errors by a third." leaves the "I" out.
  if (from === 0 && !/\bI\b/.test(rest.text) && startsWithActionVerb(rest.text)) return [trimClause(rest)];
  // "1,450 hours a year and not one signal passed at danger."
  if (from === 0 && /^(?:\d|no |not one |none |zero )/iu.test(rest.text) && !/\b(?:I|my|is|are|has)\b/.test(rest.text)) return [trimClause(rest)];
  return [...findActivities(sentence, from).map(stripEndYear), ...findOutcomes(rest)];
}

/** "Helped six adults until 2020": the year in which a job ended is said of the job. */
function stripEndYear(bullet: TextSpan): TextSpan {
  const end = /[\s,]+(?:until|till)\s+(?:\p{Lu}\p{L}+\s+)?(?:19|20)\d\d$/u.exec(bullet.text);
  return end ? cutSpan(bullet, 0, end.index) : bullet;
}

/** Returns the clauses that state a measured result: "food costs fell from 34% to 28%". */
function findOutcomes(sentence: TextSpan): TextSpan[] {
  const opening = OUTCOME_START.exec(sentence.text)?.[0].length ?? 0;
  const clauses = splitSpan(
    cutSpan(sentence, opening),
    /;\s+|,?\s+and\s+(?=(?!I\b)[^,.;]{2,60}?\s(?:fell|rose|grew|dropped|increased|improved|reached|went)\b)/g,
  );
  const idea = IDEA_RESULT.exec(cutSpan(sentence, opening).text.replace(/[.!]$/, ''))?.[0];
  if (idea) return [trimClause(cutSpan(cutSpan(sentence, opening), 0, idea.length))];
  return clauses.map(trimClause).filter(({ text }) => OUTCOME.test(text));
}

/** Returns a clause without the words that open the next one: "opened my own studio, which". */
export function trimClause(span: TextSpan): TextSpan {
  return trimSpan(
    cutSpan(
      span,
      0,
      span.text.replace(/(?:[\s.,;]+|\s(?:which|where|who|that|and|but|when|so|before|after|because|although|while|since))+$/, '').length,
    ),
  );
}
