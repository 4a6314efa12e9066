import * as z from '@sheaf/api/contract/schema';

const KEY = 'grammarIgnoredWords';
/** More than anyone ignores, and still a small request. */
const MAX_WORDS = 500;

const Words = z.array(z.string());

/** Reads the words that this device always ignores. */
export function readIgnoredWords(): string[] {
  try {
    const saved = Words.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
    return saved.success ? saved.data.slice(-MAX_WORDS) : [];
  } catch {
    // A browser that keeps nothing, or something else's words under this name: then none are ignored.
    return [];
  }
}

/** Stores what has changed among the words that this device always ignores. Another tab may have added words meanwhile, which stay. */
export function saveIgnoredWords(words: readonly string[], before: readonly string[]): void {
  const added = words.filter((word) => !before.includes(word));
  const removed = before.filter((word) => !words.includes(word));
  if (added.length === 0 && removed.length === 0) return;
  try {
    const saved = [...new Set([...readIgnoredWords(), ...added])].filter((word) => !removed.includes(word));
    if (saved.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(saved.slice(-MAX_WORDS)));
  } catch {
    // A browser that keeps nothing: they are ignored until the page is left.
  }
}
