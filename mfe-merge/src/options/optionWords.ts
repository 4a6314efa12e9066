import { changedChoices, type MergeChoices } from '../state/choices';

type Words<Choice extends keyof MergeChoices> = { value: MergeChoices[Choice]; label: string /** In the summary. */; short: string }[];

export const outlineWords: Words<'outline'> = [
  { value: 'per-file-nested', label: 'One per file, its own beneath', short: 'Bookmarks per file' },
  { value: 'keep', label: 'Only those of the files', short: 'Only the files’ own bookmarks' },
  { value: 'per-file', label: 'One per file, nothing beneath', short: 'One bookmark per file' },
  { value: 'none', label: 'None', short: 'No bookmarks' },
];

export const formWords: Words<'forms'> = [
  { value: 'rename', label: 'Keep all, rename clashes', short: 'Fields renamed' },
  { value: 'share', label: 'Same name, one field', short: 'Fields of one name become one' },
  { value: 'flatten', label: 'Turn into plain drawings', short: 'Fields become drawings' },
];

export const orderWords: Words<'interleave'> = [
  { value: 'none', label: 'One file after the other', short: 'One after the other' },
  { value: 'alternate', label: 'Alternating: fronts, then backs', short: 'Pages alternating' },
  { value: 'alternate-reverse', label: 'Alternating, backs reversed', short: 'Pages alternating, backs reversed' },
];

export const labelWords: Words<'pageLabels'> = [
  { value: 'keep', label: 'As in each file (i, ii, 1, 2 …)', short: 'Numbers kept' },
  { value: 'renumber', label: 'From 1 to the end', short: 'Numbered from 1' },
];

/** What differs from the usual, in one line; empty when nothing does. */
export function summaryOf(choices: MergeChoices, isByPages: boolean): string {
  const changed = changedChoices(choices);
  const parts = [
    changed.title !== undefined && `“${changed.title}”`,
    changed.outline && shortOf(outlineWords, changed.outline),
    changed.contentsPage && 'Contents page',
    changed.pageLabels && shortOf(labelWords, changed.pageLabels),
    !isByPages && changed.interleave && shortOf(orderWords, changed.interleave),
    !isByPages && changed.padEven && 'Blank pages for two-sided print',
    changed.forms && shortOf(formWords, changed.forms),
    changed.attachments === false && 'No attachments',
  ];
  return parts.filter((part) => typeof part === 'string').join(' · ');
}

function shortOf(words: readonly { value: string; short: string }[], value: string): string {
  return words.find((word) => word.value === value)?.short ?? '';
}
