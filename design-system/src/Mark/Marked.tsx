import { Fragment, type ReactNode } from 'react';
import { Mark } from './Mark';

export interface MarkedProps {
  /** A message, as in "Every PDF chore, done <mark>properly</mark>." */
  text: string;
  /** What stands for a marked part; the highlighter by default. */
  as?: (words: string) => ReactNode;
}

const MARKED_PART = /<mark>(.*?)<\/mark>/gs;
const asStroke = (words: string) => <Mark>{words}</Mark>;

/** A message with its marked words drawn. `<mark>…</mark>` is all it knows: anything else in the string is text, whatever it looks like. */
export function Marked({ text, as = asStroke }: MarkedProps) {
  // Split by a pattern with one group: every second part is a marked one.
  const parts = text.split(MARKED_PART);
  return parts.map((part, index) => {
    const isMarked = index % 2 === 1;
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place in the sentence and by nothing else.
    return <Fragment key={index}>{isMarked ? as(part) : part}</Fragment>;
  });
}
