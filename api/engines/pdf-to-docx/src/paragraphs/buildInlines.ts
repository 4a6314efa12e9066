import { runsRightToLeft } from '@sheaf/pdf-text/glyphs/bidi';
import { isFixedPitch, measurePitch } from '@sheaf/pdf-text/lines/fixedPitch';
import { type Line, readLine } from '@sheaf/pdf-text/lines/lines';
import type { LineWord, WordRun } from '@sheaf/pdf-text/lines/textLine';
import { findJoin } from '@sheaf/pdf-text/paragraphs/composeText';
import type { WordKnowledge } from '@sheaf/pdf-text/paragraphs/hyphens';
import type { Inline, Link, TextStyle } from '../model/documentModel.ts';
import { findControl, isFieldOnLine } from '../read/formFields.ts';
import { findLink } from '../read/links.ts';
import { buildPictureInline, getPicture } from '../read/pictureWord.ts';
import { buildRecognisedStyle, buildTextStyle, isSameStyle } from './textStyle.ts';

/** Sorts the words of a line, note marks included, into reading order. */
export function orderWords({ segments }: Pick<Line, 'segments'>): LineWord[] {
  return readLine(segments.flatMap(({ words }) => words)).words;
}

type TextInline = Extract<Inline, { kind: 'text' }>;

export interface InlineSource {
  knowledge: WordKnowledge;
  /** The font of the document, for words of which none is known. */
  bodyFont: string;
  /** The number of the note that a raised mark at this height of a page points to. */
  findNote?(page: number, mark: string, top: number): number | undefined;
  /** What a number in a running header counts. */
  findField?(word: LineWord): 'pageNumber' | 'pageCount' | undefined;
}

export interface InlineLine {
  words: LineWord[];
  size: number;
  page: number;
  /** The words before which the line leaps to a tab stop. */
  tabs?: ReadonlySet<LineWord>;
  /** True for a line that ends on purpose. */
  endsOnPurpose?: boolean;
}

/** Builds the text of lines that follow each other in a paragraph, in runs of one style. */
export function buildInlines(lines: InlineLine[], source: InlineSource): Inline[] {
  const writer = new InlineWriter();
  const placed = lines.flatMap((line) => line.words.map((word, index) => ({ word, line, endsLine: index === line.words.length - 1 })));
  for (const [index, { word, line, endsLine }] of placed.entries()) {
    const next = placed[index + 1];
    const join = next ? findJoin({ word, endsLine }, next.word, source.knowledge) : 'glued';
    putWord(writer, word, line, source, join === 'undivided');
    if (!next) break;
    if (endsLine && line.endsOnPurpose) {
      writer.inlines.push({ kind: 'lineBreak' });
      const [run] = buildTextInlines(next.word, next.line.size, source);
      if (run) writer.put({ ...run, text: ' '.repeat(buildLeadingSpaces(next.line, lines)) });
    } else if (!endsLine && line.tabs?.has(next.word)) writer.inlines.push({ kind: 'tab' });
    else if (join === 'space') writer.space(buildTextInlines(next.word, next.line.size, source)[0]);
  }
  return writer.inlines;
}

/** Returns how many spaces a line of code begins with beside the others. */
function buildLeadingSpaces({ words }: InlineLine, lines: InlineLine[]): number {
  const [first] = words;
  if (!first || !isFixedPitch({ words })) return 0;
  const left = Math.min(...lines.flatMap((line) => line.words[0]?.left ?? []));
  return Math.round((first.left - left) / measurePitch(words));
}

function putWord(writer: InlineWriter, word: LineWord, { size, page }: InlineLine, source: InlineSource, isUndivided: boolean): void {
  const picture = getPicture(word);
  if (picture) {
    writer.inlines.push(buildPictureInline(picture));
    return;
  }
  const control = findControl(word);
  if (control) {
    const style = buildRecognisedStyle(word, source.bodyFont, false);
    writer.inlines.push({ ...control, style: isFieldOnLine(word) ? { ...style, isUnderlined: true } : style });
    return;
  }
  const runs = buildTextInlines(word, size, source);
  const last = runs.at(-1);
  if (last && isUndivided) last.text = last.text.replace(/[-\u00ad]$/, '');
  const field = source.findField?.(word);
  for (const [index, run] of runs.entries()) {
    const parts = field === undefined ? undefined : /^(?:[ivxlc]+|(\D*)\d+(\D*))$/i.exec(run.text);
    const marks = run.style.script === 'super' && !isExponent(run, runs[index - 1]) ? findNotes(run.text, { page, top: word.top }, source) : [];
    if (marks.length > 0) for (const id of marks) writer.note(id);
    else if (parts && field !== undefined) {
      if (parts[1]) writer.put({ ...run, text: parts[1] });
      writer.inlines.push({ kind: field, style: run.style });
      if (parts[2]) writer.put({ ...run, text: parts[2] });
    } else writer.put(run);
  }
}

const VARIABLE = /^\p{L}{1,2}$/u;
const GREEK = /^\p{Script=Greek}$/u;
const LENGTH = /(^|[\d\s/(])[kcdm]?m$/;

/** Returns whether a raised number is the power of a variable or of a unit of length. */
function isExponent({ text }: TextInline, before: TextInline | undefined): boolean {
  if (!before || !/^[-−+]?\d+$/.test(text)) return false;
  const isVariable = before.style.isItalic && VARIABLE.test(before.text);
  return isVariable || GREEK.test(before.text) || (/^[23]$/.test(text) && LENGTH.test(before.text));
}

/** The notes that raised marks point to; none unless all of them do. */
function findNotes(text: string, { page, top }: { page: number; top: number }, { findNote }: InlineSource): number[] {
  if (!findNote) return [];
  const ids = text.split(/[,;\s]+/).flatMap((mark) => (mark === '' ? [] : [findNote(page, mark, top)]));
  return ids.every((id) => id !== undefined) ? ids : [];
}

function buildTextInlines(word: LineWord, size: number, { bodyFont }: InlineSource): TextInline[] {
  const isRightToLeft = runsRightToLeft(word.text);
  if (!word.runs) return [{ kind: 'text', text: word.text, style: buildRecognisedStyle(word, bodyFont, isRightToLeft) }];
  return dropSpareFonts(word.runs.filter(({ text }) => text !== '')).map((run) => {
    const link = findLink(run.style.marks?.link);
    const style = buildTextStyle(run, isRightToLeft, size);
    return { kind: 'text', text: run.text, style: word.isRaised ? { ...style, script: 'super' } : style, ...(link && { link }) };
  });
}

/** A sign that the font of a word lacks was drawn with another one; whoever writes on has the word's. */
function dropSpareFonts(runs: readonly WordRun[]): readonly WordRun[] {
  const letters = runs.find(({ text }) => /[\p{L}\p{N}]/u.test(text));
  if (!letters || runs.length < 2) return runs;
  const isSpare = ({ text, style }: WordRun) => !/[\p{L}\p{N}]/u.test(text) && Math.abs(style.size - letters.style.size) < 0.05;
  return runs.map((run) => (isSpare(run) ? { ...run, style: { ...run.style, font: letters.style.font } } : run));
}

class InlineWriter {
  readonly inlines: Inline[] = [];

  put({ text, style, link }: TextInline): void {
    if (text === '') return;
    const last = this.inlines.at(-1);
    if (last?.kind === 'text' && isSameLink(last.link, link) && isSameStyle(last.style, style)) last.text += text;
    else this.inlines.push({ kind: 'text', text, style, ...(link && { link }) });
  }

  /** A space is underlined, linked and so on where the words on both its sides are. */
  space(next: TextInline | undefined): void {
    const last = this.inlines.at(-1);
    if (!last || !next || last.kind === 'tab' || last.kind === 'lineBreak') return;
    if (last.kind !== 'text') {
      this.inlines.push({ kind: 'text', text: ' ', style: { ...next.style, isUnderlined: false, isStruck: false, script: 'normal' } });
      return;
    }
    const isShared = isSameLink(last.link, next.link) && areMarkedAlike(last.style, next.style);
    if (
      isShared ||
      (!last.link &&
        !last.style.isUnderlined &&
        !last.style.isStruck &&
        last.style.highlight === undefined &&
        last.style.comment === undefined &&
        last.style.script === 'normal')
    ) {
      last.text += ' ';
      return;
    }
    const { highlight: _, comment: __, ...style } = last.style;
    this.inlines.push({
      kind: 'text',
      text: ' ',
      style: { ...style, isUnderlined: false, isStruck: false, script: 'normal', color: next.style.color },
    });
  }

  note(id: number): void {
    const last = this.inlines.at(-1);
    if (last?.kind === 'text') last.text = last.text.replace(/ $/, '');
    if (last?.kind === 'text' && last.text === '') this.inlines.pop();
    this.inlines.push({ kind: 'footnote', id });
  }
}

function areMarkedAlike(one: TextStyle, other: TextStyle): boolean {
  return (
    one.isUnderlined === other.isUnderlined &&
    one.isStruck === other.isStruck &&
    one.highlight === other.highlight &&
    one.comment === other.comment &&
    one.script === other.script
  );
}

function isSameLink(one: Link | undefined, other: Link | undefined): boolean {
  if (!one || !other) return one === other;
  if (one.to === 'address') return other.to === 'address' && one.address === other.address;
  return other.to === 'bookmark' && one.bookmark === other.bookmark;
}
