import * as z from '@sheaf/api/contract/schema';

const KEY = 'grammarIgnoredWords';
/** More than anybody ignores, and still a small request. */
const MAX_WORDS = 500;

const Words = z.array(z.string());

/** Reads the words that this device always ignores. */
export function readIgnoredWords(): string[] {
  try {
    const kept = Words.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
    return kept.success ? kept.data.slice(-MAX_WORDS) : [];
  } catch {
    // A browser that keeps nothing, or something else's words under this name: then none are ignored.
    return [];
  }
}

/** Stores the words that this device always ignores. */
export function keepIgnoredWords(words: readonly string[]): void {
  try {
    if (words.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(words.slice(-MAX_WORDS)));
  } catch {
    // A browser that keeps nothing: they are ignored until the page is left.
  }
}
