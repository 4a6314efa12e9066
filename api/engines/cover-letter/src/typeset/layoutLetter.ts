import { listContacts } from './contacts.ts';
import { toDrawableText } from './drawableText.ts';
import { findLinks } from './findLinks.ts';
import { formatLetterDate } from './letterDate.ts';
import { type Letterhead, type LetterheadTexts, letterheads } from './letterheads.ts';
import type { BlockRole, LetterBlock, LetterLayout, LetterLine, LetterMark } from './letterLayout.ts';
import type { LetterToPlace } from './letterPage.ts';
import { splitLetterParts } from './letterParts.ts';
import { placeLine } from './placeLines.ts';
import { type MeasuredText, measureText, type SetLine, setRuns, setText, type TextStyle } from './setText.ts';
import {
  getMultiPageSetting,
  interpolate,
  listSettings,
  measureTextArea,
  paperSizes,
  type Setting,
  type TemplateStyle,
  templates,
} from './templates.ts';

/** In sizes of the text. */
export const PARAGRAPH_GAP = { tight: 0.5, airy: 0.85 };
const LIST_GAP_SHARE = 0.3;
export const LETTER_GAP_SHARE = 1.7;
const INDENT = 1.2;

interface PreparedLetter extends LetterToPlace {
  style: TemplateStyle;
  letterhead: LetterheadTexts;
  body: { role: BlockRole; text: MeasuredText }[];
  missing: string[];
}

/**
 * Puts a letter on paper: at its template's size with room around it, then with less and less room, then smaller. Only when it would be too small
 * to read well does it take more than one page, and says so.
 */
export function layoutLetter(letter: LetterToPlace): LetterLayout {
  const prepared = prepare(letter);
  for (const setting of listSettings(prepared.style)) {
    const layout = compose(prepared, setting);
    if (layout.fits) return layout;
  }
  return compose(prepared, getMultiPageSetting(prepared.style));
}

function prepare(letter: LetterToPlace): PreparedLetter {
  const missing = new Set<string>();
  const makeDrawable = (text: string | undefined): string => {
    const drawable = toDrawableText(text ?? '');
    for (const character of drawable.missing) missing.add(character);
    return drawable.text.trim();
  };
  const toOneLine = (text: string | undefined) => makeDrawable(text).replace(/\s+/g, ' ');
  const style = templates[letter.template];
  const { sender = {}, recipient = {} } = letter;
  const letterhead = {
    name: toOneLine(sender.name),
    headline: toOneLine(sender.headline),
    contacts: listContacts(sender)
      .map(({ text, href }) => ({ text: toOneLine(text), href }))
      .filter(({ text }) => text !== ''),
  };
  const parts: { role: BlockRole; text: string }[] = [
    { role: 'date', text: makeDrawable(formatLetterDate(letter)) },
    { role: 'recipient', text: [toOneLine(recipient.name), toOneLine(recipient.company)].filter(Boolean).join('\n') },
    ...splitLetterParts(makeDrawable(letter.coverLetter)),
  ];
  const body = parts.filter(({ text }) => text !== '').map(({ role, text }) => ({ role, text: measureText(text, style.text, findLinks) }));
  return { ...letter, style, letterhead, body, missing: [...missing] };
}

function compose(letter: PreparedLetter, { fontSize, air }: Setting): LetterLayout {
  const { style, template, paper } = letter;
  const area = measureTextArea(paper, air);
  const letterhead: Letterhead = letterheads[template](letter.letterhead, area, style);
  const pitch = fontSize * interpolate(style.leading, air);
  const gap = fontSize * interpolate(PARAGRAPH_GAP, air);
  const blocks: LetterBlock[] = [];
  let page = 0;
  let y = letterhead.bottom;
  let previousRole: BlockRole | undefined;
  for (const { role, text } of letter.body) {
    if (previousRole) y += measureGap(previousRole, role, gap);
    const indent = role === 'listItem' ? fontSize * INDENT : 0;
    const textStyle = { face: style.text, size: fontSize, color: role === 'date' ? style.soft : style.ink, linkColor: style.accent };
    const lines: LetterLine[] = [];
    for (const [index, line] of setText(text, area.right - area.left - indent, textStyle).entries()) {
      if (y + pitch > area.bottom) {
        page++;
        y = area.top;
      }
      const labelledLine = index === 0 && role === 'listItem' ? addBullet(line, indent, textStyle) : line;
      lines.push(placeLine(labelledLine, area.left + (labelledLine === line ? indent : 0), y, pitch, page));
      y += pitch;
    }
    blocks.push({ role, lines });
    previousRole = role;
  }
  const pageCount = page + 1;
  return {
    ...paperSizes[paper],
    pageCount,
    fits: pageCount === 1,
    fontSize,
    air,
    blocks: [...letterhead.blocks, ...blocks],
    marks: [...letterhead.marks, ...(pageCount > 1 ? buildPageNumbers(pageCount, letter) : [])],
    missing: letter.missing,
  };
}

/** Returns the gap between two blocks: small between list items, large above the letter. */
function measureGap(previousRole: BlockRole, role: BlockRole, gap: number): number {
  if (previousRole === 'listItem' && role === 'listItem') return gap * LIST_GAP_SHARE;
  return previousRole === 'date' || previousRole === 'recipient' ? gap * LETTER_GAP_SHARE : gap;
}

function addBullet(line: SetLine, indent: number, style: TextStyle): SetLine {
  const { runs } = setRuns('\u2022', 0, [], style);
  return {
    ...line,
    runs: [...runs.map((run) => ({ ...run, isLabel: true })), ...line.runs.map((run) => ({ ...run, x: run.x + indent }))],
    width: line.width + indent,
  };
}

const NUMBER_SIZE = 8.5;
const NUMBER_FROM_BOTTOM = 30;

function buildPageNumbers(count: number, { paper, style }: PreparedLetter): LetterMark[] {
  const { width, height } = paperSizes[paper];
  return Array.from({ length: count }, (_, page) => {
    const set = setRuns(`${page + 1} / ${count}`, 0, [], { face: style.text, size: NUMBER_SIZE, color: style.soft });
    return { kind: 'number', page, line: placeLine({ ...set, endsWord: true }, (width - set.width) / 2, height - NUMBER_FROM_BOTTOM, 0, page) };
  });
}
