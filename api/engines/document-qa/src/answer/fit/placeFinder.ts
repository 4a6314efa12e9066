import type { OpenIndex } from '../../index/openChatIndex.ts';

interface Place {
  start: number;
  end: number;
}

const finders = new WeakMap<OpenIndex, (marked: string) => Place[]>();

/** Creates a function that finds where "before [[answer]] after" is in a text, whatever its white space. */
export function createPlaceFinder(index: OpenIndex): (marked: string) => Place[] {
  const known = finders.get(index);
  if (known) return known;
  const { letters, places } = stripText(index);
  const find = (marked: string): Place[] => {
    const [before = '', answer = '', after = ''] = marked.split(/\[\[|\]\]/).map(strip);
    for (const reach of [999, 20, 12, 6]) {
      const lead = before.slice(-reach);
      const needle = lead + answer + after.slice(0, reach);
      const found: Place[] = [];
      for (let at = letters.indexOf(needle); at >= 0; at = letters.indexOf(needle, at + 1)) {
        const from = at + lead.length;
        found.push({ start: places[from] ?? 0, end: (places[from + answer.length - 1] ?? 0) + 1 });
      }
      if (found.length > 0) return found;
    }
    return [];
  };
  finders.set(index, find);
  return find;
}

/** Returns a text's letters and digits, and the offset of each. */
function stripText({ text }: OpenIndex): { letters: string; places: number[] } {
  const pieces: string[] = [];
  const places: number[] = [];
  for (const { index: at, 0: run } of text.matchAll(/\S+/g)) {
    for (let unit = 0; unit < run.length; unit++) {
      const stripped = strip(run[unit] ?? '');
      pieces.push(stripped);
      for (let each = 0; each < stripped.length; each++) places.push(at + unit);
    }
  }
  return { letters: pieces.join(''), places };
}

function strip(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%€$£]+/gu, '');
}
