import type { Line } from './lines.ts';

const BULLET = /^[•◦‣▪▫■□●○◆◇►▶➢➤✓✔❖·∙⁃–—*-]$/;
const COUNTED = /^(\(?(\d{1,3}|[a-z]|[ivx]{1,5})[.)]|\[\d{1,3}\])$/i;

/** True for a line that begins with a bullet or with a number that counts. */
export function isListMarked({ words }: Pick<Line, 'words'>): boolean {
  const [first, second] = words;
  if (!first || !second) return false;
  if (BULLET.test(first.text)) return !/^[-–—*]$/.test(first.text) || second.left - first.right > 0.1 * first.size;
  return COUNTED.test(first.text);
}
