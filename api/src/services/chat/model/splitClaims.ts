/** The source that a model names: the number of an excerpt, and the quoted words if it gave them. */
export interface ClaimedSource {
  excerpt: number;
  quote: string | undefined;
}

/** A part of an answer that ends with its sources; the last part of an answer may have none. */
export interface Claim {
  text: string;
  sources: ClaimedSource[];
}

/** Quotes have a bounded length: without it a hostile text would keep the pattern busy for minutes. */
const QUOTE = '(?:".{0,800}?"|“.{0,800}?”|«.{0,800}?»)';
const MARK = String.raw`\[\s{0,4}(?:excerpts?\s{1,4})?\d{1,3}(?:\s{0,4},\s{0,4}\d{1,3}){0,8}\s{0,4}[:,]?\s{0,4}${QUOTE}?\s{0,4}\]`;
const CLAIM = new RegExp(String.raw`^(.*?)((?:\s{0,4}${MARK})+)([.!?…]*)`, 'is');
const EVERY_MARK = new RegExp(MARK, 'gis');
/** A claim of this length is passed on without a source. */
const MAX_BUFFERED_LETTERS = 6000;
/** An incomplete mark, alone or at the end of a text. */
const BEGUN_MARK = /^\s*\[\s*[a-z]*\s*(?:\d[\d\s,]*[:,]?\s*(?:["“«].{0,800})?)?$/is;
const OPEN_MARK = /\[\s{0,4}(?:excerpts?\s{1,4})?\d[\d\s,]{0,60}[:,]?\s{0,4}["“«].{0,800}$/is;

/** Divides an answer into its claims while it comes. */
export async function* splitClaims(pieces: AsyncIterable<string>): AsyncGenerator<Claim> {
  let buffered = '';
  for await (const piece of pieces) {
    buffered += piece;
    // Without one no mark is complete.
    if (!buffered.includes(']')) {
      if (buffered.length > MAX_BUFFERED_LETTERS) {
        yield { text: buffered, sources: [] };
        buffered = '';
      }
      continue;
    }
    for (let next = splitFirstClaim(buffered, false); next; next = splitFirstClaim(buffered, false)) {
      yield next.claim;
      buffered = next.rest;
    }
  }
  for (let next = splitFirstClaim(buffered, true); next; next = splitFirstClaim(buffered, true)) {
    yield next.claim;
    buffered = next.rest;
  }
  if (buffered.trim() !== '') yield { text: buffered, sources: [] };
}

function splitFirstClaim(buffered: string, isComplete: boolean): { claim: Claim; rest: string } | undefined {
  const [found, text = '', marks = '', stop = ''] = CLAIM.exec(buffered) ?? [];
  if (found === undefined) return undefined;
  const rest = buffered.slice(found.length);
  // Another source, or the full stop, may come with the next piece.
  if (!isComplete && (rest.trim() === '' || BEGUN_MARK.test(rest) || OPEN_MARK.test(text))) return undefined;
  return { claim: { text: text.trimEnd() + stop, sources: parseSources(marks) }, rest };
}

function parseSources(marks: string): ClaimedSource[] {
  return [...marks.matchAll(EVERY_MARK)].flatMap(([mark]) => {
    const quote = /["“«](.*)["”»]/s.exec(mark)?.[1]?.trim();
    const numbers = mark.replace(/["“«].*$/s, '').match(/\d+/g) ?? [];
    return numbers.map((number) => ({ excerpt: Number(number), quote: quote || undefined }));
  });
}
