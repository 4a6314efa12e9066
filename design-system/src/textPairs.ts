import type { TokenName } from './tokens';

/** Text on a ground, and how easily it must be read: AAA is body text, AA everything else; `shape` is a border or an icon that carries meaning. */
export interface TextPair {
  text: TokenName;
  on: TokenName;
  level: 'AAA' | 'AA' | 'shape';
}

const grounds = ['paper', 'sheet', 'sheet-soft'] as const;
const hues = ['tool-merge', 'tool-convert', 'tool-chat', 'tool-grammar', 'tool-cover-letter'] as const;
const files = ['file-1', 'file-2', 'file-3', 'file-4', 'file-5', 'file-6'] as const;

/** Every pair the components use. A new combination belongs here first. */
export const textPairs: TextPair[] = [
  ...grounds.flatMap((on): TextPair[] => [
    { text: 'ink', on, level: 'AAA' },
    { text: 'ink-soft', on, level: 'AAA' },
    { text: 'accent', on, level: 'AA' },
    { text: 'good', on, level: 'AA' },
    { text: 'warn', on, level: 'AA' },
    { text: 'bad', on, level: 'AA' },
    { text: 'line-strong', on, level: 'shape' },
    ...hues.map((text): TextPair => ({ text, on, level: 'AA' })),
    ...files.map((text): TextPair => ({ text, on, level: 'shape' })),
  ]),
  { text: 'mark-bright-ink', on: 'mark', level: 'AAA' },
  { text: 'mark-bright-ink', on: 'mark-bright', level: 'AAA' },
  { text: 'ink', on: 'accent-soft', level: 'AAA' },
  { text: 'ink-soft', on: 'accent-soft', level: 'AA' },
  { text: 'accent', on: 'accent-soft', level: 'AA' },
  { text: 'accent-ink', on: 'accent', level: 'AA' },
  { text: 'accent-ink', on: 'accent-strong', level: 'AA' },
  { text: 'ink', on: 'good-soft', level: 'AAA' },
  { text: 'good', on: 'good-soft', level: 'AA' },
  { text: 'ink', on: 'warn-soft', level: 'AAA' },
  { text: 'warn', on: 'warn-soft', level: 'AA' },
  { text: 'ink', on: 'bad-soft', level: 'AAA' },
  { text: 'ink-soft', on: 'bad-soft', level: 'AA' },
  { text: 'bad', on: 'bad-soft', level: 'AA' },
  { text: 'paper', on: 'ink', level: 'AAA' },
  { text: 'page-sign', on: 'page-sheet', level: 'shape' },
];
