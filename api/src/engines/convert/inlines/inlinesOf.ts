import { runsRightToLeft, wordsInReadingOrder } from '../../pdfText/lines/bidi.ts';
import type { Line } from '../../pdfText/lines/lines.ts';
import type { LineWord } from '../../pdfText/lines/textLine.ts';
import { joinOf } from '../../pdfText/paragraphs/composeText.ts';
import type { WordKnowledge } from '../../pdfText/paragraphs/hyphens.ts';
import type { Inline, Link, TextStyle } from '../documentModel.ts';
import { linkOf } from '../pages/links.ts';
import { isSameStyle, recognisedStyle, textStyleOf } from './textStyle.ts';

/** Words of a line in the order in which they are read, the marks of notes with them. */
export function readingWords({ segments }: Pick<Line, 'segments'>): LineWord[] {
  return wordsInReadingOrder(segments.flatMap(({ words }) => words));
}

type TextInline = Extract<Inline, { kind: 'text' }>;

export interface InlineSource {
  knowledge: WordKnowledge;
  /** The font of the document, for words of which none is known. */
  bodyFont: string;
}

/** The text of lines that follow each other in a paragraph, in runs of one style. `breaks` are the lines that end on purpose. */
export function inlinesOf(lines: { words: LineWord[]; size: number; endsOnPurpose?: boolean }[], source: InlineSource): Inline[] {
  const writer = new InlineWriter();
  const placed = lines.flatMap(({ words, size, endsOnPurpose }) =>
    words.map((word, place) => ({ word, size, endsLine: place === words.length - 1, isBreak: endsOnPurpose && place === words.length - 1 })),
  );
  for (const [place, { word, size, endsLine, isBreak }] of placed.entries()) {
    const next = placed[place + 1];
    const join = next ? joinOf({ word, endsLine }, next.word, source.knowledge) : 'glued';
    const runs = runsOf(word, size, source);
    const last = runs.at(-1);
    if (last && join === 'undivided') last.text = last.text.replace(/[-\u00ad]$/, '');
    for (const run of runs) writer.put(run);
    if (isBreak && next) writer.break();
    else if (next && join === 'space') writer.space(runsOf(next.word, next.size, source)[0]);
  }
  return writer.inlines;
}

function runsOf(word: LineWord, size: number, { bodyFont }: InlineSource): TextInline[] {
  const isRightToLeft = runsRightToLeft(word.text);
  if (!word.runs) return [{ kind: 'text', text: word.text, style: recognisedStyle(word.size, bodyFont, isRightToLeft) }];
  return word.runs
    .filter(({ text }) => text !== '')
    .map((run) => {
      const link = linkOf(run.style.marks?.link);
      return { kind: 'text', text: run.text, style: textStyleOf(run, isRightToLeft, size), ...(link && { link }) };
    });
}

class InlineWriter {
  readonly inlines: Inline[] = [];

  put({ text, style, link }: TextInline): void {
    const last = this.inlines.at(-1);
    if (last?.kind === 'text' && isSameLink(last.link, link) && isSameStyle(last.style, style)) last.text += text;
    else this.inlines.push({ kind: 'text', text, style, ...(link && { link }) });
  }

  /** A space is underlined, linked and so on where the words on both its sides are. */
  space(next: TextInline | undefined): void {
    const last = this.inlines.at(-1);
    if (last?.kind !== 'text' || !next) return;
    const isShared = isSameLink(last.link, next.link) && areMarkedAlike(last.style, next.style);
    if (
      isShared ||
      (!last.link && !last.style.isUnderlined && !last.style.isStruck && last.style.highlight === undefined && last.style.script === 'normal')
    ) {
      last.text += ' ';
      return;
    }
    const { highlight: _, ...style } = last.style;
    this.inlines.push({
      kind: 'text',
      text: ' ',
      style: { ...style, isUnderlined: false, isStruck: false, script: 'normal', color: next.style.color },
    });
  }

  break(): void {
    this.inlines.push({ kind: 'lineBreak' });
  }
}

function areMarkedAlike(one: TextStyle, other: TextStyle): boolean {
  return (
    one.isUnderlined === other.isUnderlined && one.isStruck === other.isStruck && one.highlight === other.highlight && one.script === other.script
  );
}

function isSameLink(one: Link | undefined, other: Link | undefined): boolean {
  if (!one || !other) return one === other;
  if (one.to === 'address') return other.to === 'address' && one.address === other.address;
  return other.to === 'bookmark' && one.bookmark === other.bookmark;
}
