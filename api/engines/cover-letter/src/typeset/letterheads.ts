import type { LetterTemplate } from '../types/letterKinds.ts';
import type { Contact } from './contacts.ts';
import { measureEms } from './drawableText.ts';
import type { LetterBlock, LetterMark } from './letterLayout.ts';
import { type Box, placeLines } from './placeLines.ts';
import { measureText, type SetLine, setRuns, setText, type TextStyle } from './setText.ts';
import type { TemplateStyle, TextArea } from './templates.ts';

/** What the head of a letter tells, in characters that the fonts have. */
export interface LetterheadTexts {
  name: string;
  headline: string;
  contacts: Contact[];
}

export interface Letterhead {
  blocks: LetterBlock[];
  marks: LetterMark[];
  /** Where what follows may begin. */
  bottom: number;
}

type Draw = (texts: LetterheadTexts, area: TextArea, style: TemplateStyle) => Letterhead;

export const letterheads: Record<LetterTemplate, Draw> = { classic: drawClassicLetterhead, modern: drawModernLetterhead, plain: drawPlainLetterhead };

/** In one line a name may be as small as this, and in two it is as large as that. */
const MIN_NAME_SIZE = 15;
const TWO_LINE_NAME_SIZE = 17;
const NAME_LEADING = 1.2;

/** Centred like engraved writing paper, a hairline below. */
function drawClassicLetterhead({ name, headline, contacts }: LetterheadTexts, area: TextArea, style: TemplateStyle): Letterhead {
  const builder = new LetterheadBuilder(area);
  const width = area.right - area.left;
  builder.name(name, width, style, 'center');
  builder.skip(3);
  builder.text('headline', headline, { face: style.text, size: 11, color: style.soft }, 'center');
  builder.skip(5);
  builder.contacts(packContacts(contacts, '  \u00b7  ', width, { face: style.text, size: 9.5, color: style.soft }), 14, 'center');
  builder.skip(13);
  builder.rule(area.left, width, 0.6, style.rule);
  builder.skip(25);
  return builder.head;
}

/** Draws the name to the left, the contacts to the right, and a line that begins in colour. */
function drawModernLetterhead({ name, headline, contacts }: LetterheadTexts, area: TextArea, style: TemplateStyle): Letterhead {
  const contactStyle: TextStyle = { face: style.text, size: 9, color: style.soft };
  const widest = (area.right - area.left) / 2;
  const lines = contacts.flatMap((contact) => packContacts([contact], '', widest, contactStyle));
  const gap = lines.length > 0 ? 24 : 0;
  const nameWidth = area.right - area.left - gap - Math.max(0, ...lines.map((line) => line.width));
  const builder = new LetterheadBuilder(area);
  builder.name(name, nameWidth, style, 'left');
  builder.skip(4);
  builder.text('headline', headline, { face: style.text, size: 11, color: style.accent }, 'left', nameWidth);
  const left = builder.y;
  builder.y = area.top + (name === '' ? 0 : 4);
  builder.contacts(lines, 14, 'right');
  builder.y = Math.max(builder.y, left) + 14;
  builder.rule(area.left, area.right - area.left, 0.75, style.rule);
  builder.y -= 0.75;
  builder.rule(area.left, 48, 2.25, style.accent);
  builder.skip(26);
  return builder.head;
}

/** Draws one column in one size, which applicant tracking systems read best. */
function drawPlainLetterhead({ name, headline, contacts }: LetterheadTexts, area: TextArea, style: TemplateStyle): Letterhead {
  const builder = new LetterheadBuilder(area);
  const width = area.right - area.left;
  builder.name(name, width, style, 'left');
  builder.skip(1);
  builder.text('headline', headline, { face: style.text, size: 10, color: style.ink }, 'left');
  builder.contacts(packContacts(contacts, ' | ', width, { face: style.text, size: 10, color: style.ink }), 15, 'left');
  builder.skip(20);
  return builder.head;
}

/** Puts the parts of a head below each other. */
class LetterheadBuilder {
  y: number;
  readonly #area: TextArea;
  readonly #blocks: LetterBlock[] = [];
  readonly #marks: LetterMark[] = [];

  constructor(area: TextArea) {
    this.#area = area;
    this.y = area.top;
  }

  get head(): Letterhead {
    return { blocks: this.#blocks, marks: this.#marks, bottom: this.y };
  }

  /** Room below what is there already. */
  skip(height: number): void {
    if (this.#blocks.length > 0) this.y += height;
  }

  name(name: string, width: number, style: TemplateStyle, align: Box['align']): void {
    const fitting = width / (measureEms(name, style.strong) || 1);
    const size = Math.min(style.nameSize, fitting >= MIN_NAME_SIZE ? fitting : TWO_LINE_NAME_SIZE);
    this.text('name', name, { face: style.strong, size, color: style.ink }, align, width, NAME_LEADING);
  }

  text(role: LetterBlock['role'], text: string, style: TextStyle, align: Box['align'], width?: number, leading = 1.4): void {
    const right = width === undefined ? this.#area.right : this.#area.left + width;
    const lines = setText(
      measureText(text, style.face, () => []),
      right - this.#area.left,
      style,
    );
    this.#put(role, lines, style.size * leading, align, right);
  }

  contacts(lines: SetLine[], pitch: number, align: Box['align']): void {
    this.#put('contact', lines, pitch, align, this.#area.right);
  }

  rule(x: number, width: number, height: number, color: string): void {
    if (this.#blocks.length === 0) return;
    this.#marks.push({ kind: 'rule', page: 0, x, y: this.y, width, height, color });
    this.y += height;
  }

  #put(role: LetterBlock['role'], lines: SetLine[], pitch: number, align: Box['align'], right: number): void {
    if (lines.length === 0) return;
    const box = { left: this.#area.left, right, top: this.y, pitch, ...(align && { align }) };
    this.#blocks.push({ role, lines: placeLines(lines, box) });
    this.y += lines.length * pitch;
  }
}

/** How much narrower rows are made, step by step, as long as there are no more of them. */
const BALANCING_STEP = 0.95;

/** Contacts side by side as far as they fit, the rows about as long. None is broken, unless it fits no line. */
function packContacts(contacts: Contact[], separator: string, width: number, style: TextStyle): SetLine[] {
  let rows = wrapContacts(contacts, separator, width, style);
  for (let narrower = width * BALANCING_STEP; rows.length > 1 && narrower > width / 2; narrower *= BALANCING_STEP) {
    const balanced = wrapContacts(contacts, separator, narrower, style);
    if (balanced.length > rows.length) break;
    rows = balanced;
  }
  return rows.flatMap((row) => {
    const line = setContactLine(row, separator, style);
    const [only] = row;
    if (line.width <= width || !only) return [line];
    const linkAll = (text: string) => (only.href === undefined ? [] : [{ start: 0, end: text.length, href: only.href }]);
    return setText(measureText(only.text, style.face, linkAll), width, style);
  });
}

function wrapContacts(contacts: Contact[], separator: string, width: number, style: TextStyle): Contact[][] {
  const rows: Contact[][] = [];
  for (const contact of contacts) {
    const row = rows.at(-1);
    if (row && setContactLine([...row, contact], separator, style).width <= width) row.push(contact);
    else rows.push([contact]);
  }
  return rows;
}

function setContactLine(row: Contact[], separator: string, style: TextStyle): SetLine {
  let text = '';
  const links = [];
  for (const contact of row) {
    if (text !== '') text += separator;
    if (contact.href !== undefined) links.push({ start: text.length, end: text.length + contact.text.length, href: contact.href });
    text += contact.text;
  }
  return { ...setRuns(text, 0, links, style), endsWord: true };
}
