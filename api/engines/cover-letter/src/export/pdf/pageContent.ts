import {
  beginText,
  endMarkedContent,
  endText,
  fill,
  PDFOperator,
  PDFOperatorNames,
  rectangle,
  setFillingRgbColor,
  setFontAndSize,
  setTextMatrix,
} from 'pdf-lib';
import { type FaceName, getFace } from '../../typeset/faces/face.ts';
import type { LetterMark, LetterRun } from '../../typeset/letterLayout.ts';
import type { LetterFont } from './letterFont.ts';

/** What is drawn on a page. */
export class PageContent {
  readonly operators: PDFOperator[] = [];
  readonly #height: number;
  readonly #fonts: (face: FaceName) => { font: LetterFont; name: string };

  constructor(height: number, fonts: (face: FaceName) => { font: LetterFont; name: string }) {
    this.#height = height;
    this.#fonts = fonts;
  }

  /** What belongs to an element of the tag tree begins. */
  begin(tagName: string, mark: number): void {
    this.#beginMarked(tagName, `<</MCID ${mark}>>`);
  }

  /** What readers need not be told begins. */
  beginArtifact(kind: 'Layout' | 'Pagination'): void {
    this.#beginMarked('Artifact', `<</Type/${kind}>>`);
  }

  end(): void {
    this.operators.push(endMarkedContent());
  }

  text(run: LetterRun, y: number, { hasSpaceAfter }: { hasSpaceAfter: boolean }): void {
    const { font, name } = this.#fonts(run.face);
    const shown = encodeGlyphs(run, font) + (hasSpaceAfter ? `<${font.code(' ')}>` : '');
    this.operators.push(
      beginText(),
      setFontAndSize(name, rounded(run.size)),
      setFillColor(run.color),
      setTextMatrix(1, 0, 0, 1, rounded(run.x), rounded(this.#height - y)),
      PDFOperator.of(PDFOperatorNames.ShowTextAdjusted, [`[${shown}]`]),
      endText(),
    );
  }

  rule(mark: Extract<LetterMark, { kind: 'rule' }>): void {
    const { x, y, width, height, color } = mark;
    this.operators.push(setFillColor(color), rectangle(rounded(x), rounded(this.#height - y - height), rounded(width), rounded(height)), fill());
  }

  #beginMarked(tagName: string, properties: string): void {
    this.operators.push(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [`/${tagName}`, properties]));
  }
}

/** The codes of a run, and between them how much closer two stand than their widths say. */
function encodeGlyphs({ text, face, advances }: LetterRun, font: LetterFont): string {
  let shown = '<';
  for (const [index, character] of [...text].entries()) {
    shown += font.code(character);
    const closer = rounded((getFace(face).advance(character) ?? 0) - (advances[index] ?? 0));
    if (closer !== 0) shown += `>${closer}<`;
  }
  return `${shown}>`;
}

/** Rounds to a thousandth of a point, finer than any printer. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function setFillColor(hex: string): PDFOperator {
  const part = (at: number) => rounded(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return setFillingRgbColor(part(1), part(3), part(5));
}
