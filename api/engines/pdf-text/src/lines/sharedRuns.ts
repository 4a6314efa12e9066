import type { GlyphStyle } from '../glyphs/glyph.ts';
import type { WordRun } from './textLine.ts';

/** So many are kept at a time: a document has some ten thousand words in a few dozen styles. */
const MAX_TEXTS = 100_000;
const MAX_STYLES = 5_000;

const texts = new Map<string, string>();
const styles = new Map<string, { style: GlyphStyle; runs: Map<string, readonly WordRun[]> }>();
const known = new WeakMap<GlyphStyle, { style: GlyphStyle; runs: Map<string, readonly WordRun[]> }>();

/** Returns the same string for the same text: a book says most of its words many times over. */
export function shareText(text: string): string {
  const same = texts.get(text);
  if (same !== undefined) return same;
  if (texts.size >= MAX_TEXTS) texts.clear();
  texts.set(text, text);
  return text;
}

/** Returns the runs of a word that is drawn in one style: the same for all words that say and look the same. */
export function shareRuns(text: string, drawn: GlyphStyle): readonly WordRun[] {
  const shared = known.get(drawn) ?? shareStyle(drawn);
  const same = shared.runs.get(text);
  if (same) return same;
  const runs: readonly WordRun[] = [{ text: shareText(text), style: shared.style, script: 'normal' }];
  if (shared.runs.size >= MAX_TEXTS) shared.runs.clear();
  shared.runs.set(text, runs);
  return runs;
}

/** PDFs draw each line, and often each word, as an object of its own that looks like the others. */
function shareStyle(style: GlyphStyle) {
  // The key needs every field, or words would share a style that differs in the one left out.
  const key = JSON.stringify(style);
  const shared = styles.get(key) ?? { style, runs: new Map<string, readonly WordRun[]>() };
  if (styles.size >= MAX_STYLES) styles.clear();
  styles.set(key, shared);
  known.set(style, shared);
  return shared;
}
