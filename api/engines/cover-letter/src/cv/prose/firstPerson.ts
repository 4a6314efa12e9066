import { findCareerVerb } from '../../wording/careerVerbs.ts';
import { splitSentences } from './sentences.ts';

/** A biography in the first person, and the place of each of its letters in the source. */
export interface FirstPersonText {
  text: string;
  toSourceOffset: (offset: number) => number;
}

const MIN_SENTENCES = 3;
const ADVERB = '(?:also|now|still|currently|then|later|first|since|regularly|often|usually)';
const IRREGULAR: Readonly<Record<string, string>> = { is: 'am', was: 'was', has: 'have', does: 'do', goes: 'go' };

/** Returns a biography in the third person in the first, so that it is read as any other running text; undefined for anything else. */
export function toFirstPerson(source: string, name: string | undefined): FirstPersonText | undefined {
  const subject = findSubject(source, name);
  if (!subject) return undefined;
  const parts: { from: number; text: string }[] = [];
  let end = 0;
  const copyUntil = (to: number) => {
    if (to > end) parts.push({ from: end, text: source.slice(end, to) });
  };
  for (const match of source.matchAll(buildPattern(subject))) {
    copyUntil(match.index);
    parts.push({ from: match.index, text: rewordMatch(match) });
    end = match.index + match[0].length;
  }
  copyUntil(source.length);
  return joinParts(parts);
}

interface Subject {
  pronoun: 'he' | 'she';
  names: string[];
}

/** Returns who a text is about, where at least three sentences say "she" or the name of its owner and none says "I". */
function findSubject(source: string, name: string | undefined): Subject | undefined {
  if (/\bI\b|\bI['’]/.test(source)) return undefined;
  const [counted] = (['he', 'she'] as const)
    .map((pronoun) => ({ pronoun, count: source.match(new RegExp(`\\b${pronoun}\\b`, 'gi'))?.length ?? 0 }))
    .sort((one, other) => other.count - one.count);
  const parts = name?.split(/\s+/).filter((part) => /^\p{Lu}[\p{L}’'-]+$/u.test(part)) ?? [];
  const names = [...(parts.length > 1 ? [parts.join(' ')] : []), ...parts];
  if (!counted || counted.count === 0) return undefined;
  const mention = new RegExp(`\\b(?:${[counted.pronoun, ...names].join('|')})\\b[^.]*\\p{Ll}`, 'iu');
  const sentences = splitSentences(source).filter(({ text }) => mention.test(text) && /[.!]$/.test(text));
  return sentences.length >= MIN_SENTENCES ? { pronoun: counted.pronoun, names } : undefined;
}

/** Matches who acts with the verb after it, what belongs to them, and verbs that go on after a comma or an "and". */
function buildPattern({ pronoun, names }: Subject): RegExp {
  const namePattern = names.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|') || 'nobody at all';
  const [his, him] = pronoun === 'he' ? ['his', 'him'] : ['her', 'her'];
  const who = `(?:(?<=(?:^|[.\\n])\\s{0,3})The (?:[\\p{L}-]+ ){1,5})?(?:${namePattern})(?!['’]s)|[Hh]e|[Ss]he`.replace(
    pronoun === 'he' ? '|[Ss]he' : '|[Hh]e',
    '',
  );
  return new RegExp(
    [
      `(?<![\\p{L}@./-])(?<who>${who})(?=\\s+\\p{Ll})(?<adverb>\\s+${ADVERB})?(?:(?<gap>\\s+)(?<verb>\\p{Ll}+))?(?![\\p{L}@])`,
      `\\b(?:${namePattern})['’]s?(?=\\s+\\p{Ll})|\\b(?<his>${his}|${his[0]?.toUpperCase()}${his.slice(1)})(?=\\s+(?!(?:in|at|to|for|from|and|the|with|on|of|by|as)\\b)\\p{L})`,
      `\\b(?<him>${him})\\b`,
      `(?<=\\sand\\s+)(?<be>is|has|was)(?=\\s)`,
      `(?<=(?:,|,\\s+and|\\sand)\\s+)(?<more>\\p{Ll}{3,}s)(?=\\s+(?:an?|the|about|up|\\d|\\p{Ll}+|\\p{Lu}\\p{L}+)\\b)`,
    ].join('|'),
    'gu',
  );
}

function rewordMatch({ 0: found, groups = {} }: RegExpMatchArray): string {
  const { who, adverb = '', gap = '', verb = '', his, him, more, be } = groups;
  // A name above a line in small letters acts in nothing.
  if (who && verb !== '' && /^\p{Lu}\p{L}{3}/u.test(who) && !isVerb(verb)) return found;
  if (who) return `I${adverb}${gap}${toFirstPersonVerb(verb)}`;
  if (more) return findCareerVerb(toFirstPersonVerb(more))?.form === 'base' ? toFirstPersonVerb(more) : found;
  if (be) return toFirstPersonVerb(be);
  if (him && !his) return 'me';
  return /^\p{Lu}/u.test(found) && his ? 'My' : 'my';
}

function isVerb(word: string): boolean {
  return word in IRREGULAR || /(?:s|ed)$/.test(word) || findCareerVerb(word)?.form === 'past';
}

/** "Supervises" as its subject would say it of themselves. */
function toFirstPersonVerb(verb: string): string {
  const irregular = IRREGULAR[verb];
  if (irregular) return irregular;
  if (!/[^s]s$/.test(verb)) return verb;
  if (/ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  return /(?:sh|ch|ss|x|zz)es$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
}

/** Joins parts of a text and maps each letter to where it came from. */
function joinParts(parts: { from: number; text: string }[]): FirstPersonText {
  const starts: { offset: number; from: number }[] = [];
  let text = '';
  for (const part of parts) {
    starts.push({ offset: text.length, from: part.from });
    text += part.text;
  }
  return {
    text,
    toSourceOffset: (offset) => {
      const part = starts.findLast(({ offset: at }) => at <= offset);
      const next = part && starts[starts.indexOf(part) + 1];
      const position = (part?.from ?? 0) + offset - (part?.offset ?? 0);
      return next ? Math.min(position, next.from) : position;
    },
  };
}

/** Returns a reading with its places in the source instead of in the reworded text. */
export function mapToSource<Reading>(reading: Reading, { toSourceOffset }: FirstPersonText): Reading {
  if (Array.isArray(reading)) return reading.map((each) => mapToSource(each, { text: '', toSourceOffset })) as Reading;
  if (typeof reading !== 'object' || reading === null) return reading;
  const entries = Object.entries(reading).map(([key, value]) => [
    key,
    (key === 'start' || key === 'end') && typeof value === 'number' ? toSourceOffset(value) : mapToSource(value, { text: '', toSourceOffset }),
  ]);
  return Object.fromEntries(entries) as Reading;
}
