import { countBytes, cutToBytes, readExtension } from './cutToBytes.ts';
import { MAX_RESULT_HEADER_BYTES } from './resultReport.ts';

const ELLIPSIS = '…';
const MAX_SENTENCE_BYTES = 400;
/** What the header's characters hold, four for three bytes. */
const MAX_JSON_BYTES = Math.floor((MAX_RESULT_HEADER_BYTES * 3) / 4);
const NAME_KEYS = new Set(['name', 'file']);

/** How much of a report a step keeps. */
interface Step {
  nameBytes: number;
  /** Whether each kind of warning is named for one file alone. */
  isOncePerCode: boolean;
  /** Of each list. */
  entries: number;
}

/** Each step drops more: first names are cut, then one warning of each code is kept, then lists are cut. */
const STEPS: readonly Step[] = [
  ...[96, 64].map((nameBytes) => ({ nameBytes, isOncePerCode: false, entries: Number.POSITIVE_INFINITY })),
  ...[96, 64, 48, 32].map((nameBytes) => ({ nameBytes, isOncePerCode: true, entries: Number.POSITIVE_INFINITY })),
  ...[100, 50, 25, 10, 3].map((entries) => ({ nameBytes: 32, isOncePerCode: true, entries })),
];

export interface FittedReport {
  /** The value of `X-Result`. */
  header: string;
  /** The full report as JSON, to be sent behind the file; absent where the header holds all of it, or where nobody reads a second part. */
  fullReport?: Uint8Array<ArrayBuffer>;
}

/** Fits a report into its header. One that is too long is shortened there and says so, and travels whole behind the file of who accepts that. */
export function fitReport(report: object, { acceptsFullReport }: { acceptsFullReport: boolean }): FittedReport {
  const bytes = encodeJson(report);
  if (bytes.length <= MAX_JSON_BYTES) return { header: encodeHeader(bytes) };
  const fullReport = acceptsFullReport ? bytes : undefined;
  const addition = { truncated: true, ...(fullReport && { reportBytes: fullReport.length }) };
  let short = bytes;
  for (const step of STEPS) {
    const shortened = shortenReport(report, step, step === STEPS.at(-1) ? Number.POSITIVE_INFINITY : MAX_JSON_BYTES);
    if (shortened) short = encodeJson({ ...shortened, ...addition });
    if (short.length <= MAX_JSON_BYTES) break;
  }
  return { header: encodeHeader(short), ...(fullReport && { fullReport }) };
}

function encodeJson(value: object): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value));
}

function encodeHeader(json: Uint8Array): string {
  const characters = Array.from(json, (byte) => String.fromCharCode(byte));
  return btoa(characters.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Returns what a step keeps of a report; undefined as soon as that is longer than `maxBytes`, so that no more is cut than fits. */
function shortenReport(report: object, step: Step, maxBytes: number): object | undefined {
  const more: Record<string, number> = {};
  const fields: Record<string, unknown> = {};
  let remaining = maxBytes;
  for (const [key, value] of Object.entries(report)) {
    if (!Array.isArray(value)) {
      fields[key] = shortenEntry(value, step);
      continue;
    }
    const distinct = step.isOncePerCode ? filterFirstOfEachCode(value) : value;
    const kept = distinct.slice(0, step.entries);
    if (kept.length < value.length) more[key] = value.length - kept.length;
    const entries: unknown[] = [];
    for (const entry of kept) {
      const shortened = shortenEntry(entry, step);
      // A character takes a byte at least.
      remaining -= JSON.stringify(shortened).length;
      if (remaining < 0) return undefined;
      entries.push(shortened);
    }
    fields[key] = entries;
  }
  return { ...fields, ...(Object.keys(more).length > 0 && { more }) };
}

/** Cuts the names and sentences of one entry. Its sentences name its own file, and no other needs to be looked for in them. */
function shortenEntry(entry: unknown, { nameBytes }: Step): unknown {
  return shortenValue(entry, new Map(findNames(entry).map((name) => [name, cutName(name, nameBytes)])));
}

/** Returns every file name in an entry, at any depth. */
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

function filterFirstOfEachCode(entries: unknown[]): unknown[] {
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
