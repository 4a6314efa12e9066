import { countBytes, cutToBytes, readExtension } from './cutToBytes.ts';
import { MAX_RESULT_HEADER_BYTES } from './resultReport.ts';

const ELLIPSIS = '…';
const MAX_SENTENCE_BYTES = 400;
const NAME_KEYS = new Set(['name', 'file']);

/** How much of a report a step keeps. */
interface Step {
  nameBytes: number;
  /** Whether each kind of warning is named for one file alone. */
  isOncePerCode: boolean;
  /** Of each list. */
  entries: number;
}

/** From a little to a lot is left out: names end early first, then warnings of one kind stand for each other, then lists end early. */
const STEPS: readonly Step[] = [
  ...[96, 64].map((nameBytes) => ({ nameBytes, isOncePerCode: false, entries: Number.POSITIVE_INFINITY })),
  ...[96, 64, 48, 32].map((nameBytes) => ({ nameBytes, isOncePerCode: true, entries: Number.POSITIVE_INFINITY })),
  ...[100, 50, 25, 10, 3].map((entries) => ({ nameBytes: 32, isOncePerCode: true, entries })),
];

export interface FittedReport {
  /** The value of `X-Result`. */
  header: string;
  /** The whole report as JSON to stand behind the file; absent where the header holds all of it, or where nobody reads a second part. */
  whole?: Uint8Array<ArrayBuffer>;
}

/** Fits a report into its header. One that is too long is shortened there and says so, and travels whole behind the file of who accepts that. */
export function fitReport(report: object, { acceptsWhole }: { acceptsWhole: boolean }): FittedReport {
  let header = encodeHeader(report);
  if (header.length <= MAX_RESULT_HEADER_BYTES) return { header };
  const whole = acceptsWhole ? new TextEncoder().encode(JSON.stringify(report)) : undefined;
  for (const step of STEPS) {
    header = encodeHeader({ ...shortenReport(report, step), truncated: true, ...(whole && { reportBytes: whole.length }) });
    if (header.length <= MAX_RESULT_HEADER_BYTES) break;
  }
  return { header, ...(whole && { whole }) };
}

function encodeHeader(report: object): string {
  const characters = Array.from(new TextEncoder().encode(JSON.stringify(report)), (byte) => String.fromCharCode(byte));
  return btoa(characters.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function shortenReport(report: object, step: Step): object {
  const shortNames = new Map(findNames(report).map((name) => [name, cutName(name, step.nameBytes)]));
  const more: Record<string, number> = {};
  const fields = Object.entries(report).map(([key, value]) => {
    if (!Array.isArray(value)) return [key, shortenValue(value, shortNames)];
    const distinct = step.isOncePerCode ? keepFirstOfEachCode(value) : value;
    const kept = distinct.slice(0, step.entries);
    if (kept.length < value.length) more[key] = value.length - kept.length;
    return [key, kept.map((entry) => shortenValue(entry, shortNames))];
  });
  return { ...Object.fromEntries(fields), ...(Object.keys(more).length > 0 && { more }) };
}

/** Returns every file name in a report, wherever it stands. */
function findNames(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findNames);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (typeof inner === 'string' && NAME_KEYS.has(key) ? [inner] : findNames(inner)));
}

function shortenValue(value: unknown, shortNames: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return shortNames.get(value) ?? cutSentence(value, shortNames);
  if (Array.isArray(value)) return value.map((entry) => shortenValue(entry, shortNames));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortenValue(inner, shortNames)]));
}

/** A sentence names its file, so that name is cut there too. */
function cutSentence(sentence: string, shortNames: ReadonlyMap<string, string>): string {
  let short = sentence;
  for (const [name, shortName] of shortNames) if (name !== shortName && short.includes(name)) short = short.replaceAll(name, shortName);
  return countBytes(short) <= MAX_SENTENCE_BYTES ? short : cutToBytes(short, MAX_SENTENCE_BYTES - countBytes(ELLIPSIS)) + ELLIPSIS;
}

function cutName(name: string, maxBytes: number): string {
  if (countBytes(name) <= maxBytes) return name;
  const end = ELLIPSIS + readExtension(name);
  return cutToBytes(name, maxBytes - countBytes(end)).trimEnd() + end;
}

function keepFirstOfEachCode(entries: unknown[]): unknown[] {
  const seen = new Set<unknown>();
  return entries.filter((entry) => {
    if (!isRecord(entry) || !('code' in entry)) return true;
    const isFirst = !seen.has(entry.code);
    seen.add(entry.code);
    return isFirst;
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
