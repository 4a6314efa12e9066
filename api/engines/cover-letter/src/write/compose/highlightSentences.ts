import { bulletToClause } from '../../bullets/bulletToClause.ts';

const FIRST_PERSON = /\b(?:i|i'm|i’m|i've|i’ve|my|me)\b/i;
const STATE =
  /^(?:available|able|willing|ready|happy|free|based|relocating|moving|returning|looking|fluent|certified|qualified|registered|licensed|entitled|eligible)\b/i;

/** Returns what the visitor wants said, as it was written where it is whole sentences in the first person; else put into the first person where that is safe, or told as it is. */
export function writeHighlights(highlights: string): string[] {
  return highlights
    .split(/\n+|(?<=[.!?])\s+(?=[\p{Lu}"“])/u)
    .map((line) => line.trim().replace(/^[•●▪*·–—-]\s*/, ''))
    .filter((line) => /\p{L}{2}/u.test(line))
    .map(writeHighlightSentence);
}

function writeHighlightSentence(line: string): string {
  const withoutEnd = line.replace(/[\s.;,]+$/, '');
  if (/[!?]$/.test(line) || FIRST_PERSON.test(line) || /\b(?:is|are|was|were|has|have|will|can)\b/i.test(line)) return closeSentence(line);
  if (STATE.test(withoutEnd)) return `I am ${lowerFirst(withoutEnd)}.`;
  const { finite } = bulletToClause(line, false) ?? {};
  return finite && /^\S*ed\b/.test(lowerFirst(withoutEnd)) ? `I ${finite}.` : `One more thing to know about me: ${withoutEnd}.`;
}

function closeSentence(line: string): string {
  const text = line.charAt(0).toUpperCase() + line.slice(1);
  return /[.!?]["”’)]?$/.test(text) ? text : `${text.replace(/[;,:]$/, '')}.`;
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
