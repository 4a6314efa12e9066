import { type FaceName, faceOf } from '../../page/faces/face.ts';
import type { LetterMark, LetterRun } from '../../page/letterLayout.ts';
import type { LetterFont } from './letterFont.ts';

/** What is drawn on a page, in the words of PDF. */
export class PageContent {
  readonly #height: number;
  readonly #fonts: (face: FaceName) => { font: LetterFont; name: string };
  readonly #words: string[] = [];

  constructor(height: number, fonts: (face: FaceName) => { font: LetterFont; name: string }) {
    this.#height = height;
    this.#fonts = fonts;
  }

  /** What belongs to an element of the tag tree begins. */
  begin(tagName: string, mark: number): void {
    this.#words.push(`/${tagName} <</MCID ${mark}>> BDC`);
  }

  /** What readers need not be told begins. */
  beginArtifact(kind: 'Layout' | 'Pagination'): void {
    this.#words.push(`/Artifact <</Type /${kind}>> BDC`);
  }

  end(): void {
    this.#words.push('EMC');
  }

  text(run: LetterRun, y: number, { hasSpaceAfter }: { hasSpaceAfter: boolean }): void {
    const { font, name } = this.#fonts(run.face);
    const place = `1 0 0 1 ${number(run.x)} ${number(this.#height - y)} Tm`;
    const shown = glyphsOf(run, font) + (hasSpaceAfter ? `<${font.code(' ')}>` : '');
    this.#words.push(`BT /${name} ${number(run.size)} Tf ${colorOf(run.color)} ${place} [${shown}] TJ ET`);
  }

  rule(mark: Extract<LetterMark, { kind: 'rule' }>): void {
    const { x, y, width, height, color } = mark;
    this.#words.push(`${colorOf(color)} ${number(x)} ${number(this.#height - y - height)} ${number(width)} ${number(height)} re f`);
  }

  bytes(): Uint8Array {
    return new TextEncoder().encode(this.#words.join('\n'));
  }
}

/** The codes of a run, and between them how much closer two stand than their widths say. */
function glyphsOf({ text, face, advances }: LetterRun, font: LetterFont): string {
  let shown = '<';
  for (const [index, character] of [...text].entries()) {
    shown += font.code(character);
    const closer = (faceOf(face).advance(character) ?? 0) - (advances[index] ?? 0);
    if (closer !== 0) shown += `>${number(closer)}<`;
  }
  return `${shown}>`;
}

function number(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function colorOf(hex: string): string {
  const parts = [1, 3, 5].map((at) => number(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return `${parts.join(' ')} rg`;
}
