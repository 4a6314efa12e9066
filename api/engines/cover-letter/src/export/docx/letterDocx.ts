import { encodeLinkAddress } from '@sheaf/pdf-to-docx/docx/links';
import { toTwips } from '@sheaf/pdf-to-docx/docx/units';
import { encodeXmlText } from '@sheaf/platform/xmlText';
import { Document, ExternalHyperlink, LevelFormat, Packer, Paragraph, type ParagraphChild, TextRun } from 'docx';
import { listContacts } from '../../typeset/contacts.ts';
import { findLinks, type TextLink } from '../../typeset/findLinks.ts';
import { chooseLocale, formatLetterDate } from '../../typeset/letterDate.ts';
import type { LetterLayout } from '../../typeset/letterLayout.ts';
import type { LetterToPlace } from '../../typeset/letterPage.ts';
import { splitLetterParts } from '../../typeset/letterParts.ts';
import { normalizeLineEnds } from '../../typeset/lineEnds.ts';
import { measureTextArea, paperSizes } from '../../typeset/templates.ts';
import { buildLetterStyles, bulletIndent } from './letterStyles.ts';

const BULLETS = 'bullets';
/** What parts two contacts; a line may end behind it. */
const SEPARATORS = { classic: '\u00a0\u00a0\u00b7\u00a0 ', modern: '\u00a0\u00a0\u00b7\u00a0 ', plain: '\u00a0| ' };

interface DocumentFacts {
  title: string;
  language: string;
}

/** Returns a letter as a Word document to go on writing in: on the page that was laid out for it, in styles, without anything placed by hand. */
export async function writeLetterDocx(
  letter: LetterToPlace,
  layout: Pick<LetterLayout, 'fontSize' | 'air'>,
  facts: DocumentFacts,
): Promise<Uint8Array> {
  const { template, paper, sender = {} } = letter;
  const { width, height } = paperSizes[paper];
  const area = measureTextArea(paper, layout.air);
  const author = encodeXmlText(sender.name?.trim() ?? '');
  const document = new Document({
    title: encodeXmlText(facts.title),
    // Without a name nothing is said of who wrote it.
    creator: author,
    lastModifiedBy: author,
    compatibility: { version: 15 },
    styles: buildLetterStyles(template, layout, chooseLocale(facts.language, paper)),
    numbering: {
      config: [
        {
          reference: BULLETS,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '\u2022',
              style: { paragraph: { indent: { left: toTwips(bulletIndent), hanging: toTwips(bulletIndent) } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: toTwips(width), height: toTwips(height) },
            margin: {
              left: toTwips(area.left),
              right: toTwips(width - area.right),
              top: toTwips(area.top),
              bottom: toTwips(height - area.bottom),
              header: toTwips(area.top / 2),
              footer: toTwips(area.top / 2),
            },
          },
        },
        children: buildParagraphs(letter),
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

function buildParagraphs(letter: LetterToPlace): Paragraph[] {
  const { sender = {}, recipient = {}, template } = letter;
  const addressed = [recipient.name, recipient.company].map((line) => line?.trim()).filter(Boolean);
  const body = splitLetterParts(normalizeLineEnds(letter.coverLetter).trim()).filter(({ text }) => text.trim() !== '');
  const paragraphs = [
    ...styled('Heading1', sender.name),
    ...styled('Subtitle', sender.headline),
    ...contactParagraph(letter, SEPARATORS[template]),
    ...styled('Date', formatLetterDate(letter)),
    ...styled('Recipient', addressed.join('\n')),
    ...body.map(({ role, text }) =>
      role === 'listItem'
        ? new Paragraph({ style: 'ListParagraph', numbering: { reference: BULLETS, level: 0 }, children: buildInlines(text) })
        : new Paragraph({ children: buildInlines(text) }),
    ),
  ];
  return paragraphs.length > 0 ? paragraphs : [new Paragraph({})];
}

function styled(style: string, text: string | undefined): Paragraph[] {
  const shown = text?.trim() ?? '';
  return shown === '' ? [] : [new Paragraph({ style, children: buildLinkedRuns(shown, []) })];
}

/** Builds a paragraph of the contact details, with the links on the next line. */
function contactParagraph({ sender = {} }: LetterToPlace, separator: string): Paragraph[] {
  const rows = [listContacts({ ...sender, links: [] }), listContacts({ links: sender.links })].filter((row) => row.length > 0);
  if (rows.length === 0) return [];
  let text = '';
  const links: TextLink[] = [];
  for (const row of rows) {
    if (text !== '') text += '\n';
    for (const [index, contact] of row.entries()) {
      if (index > 0) text += separator;
      if (contact.href !== undefined) links.push({ start: text.length, end: text.length + contact.text.length, href: contact.href });
      text += contact.text;
    }
  }
  return [new Paragraph({ style: 'Contact', children: buildLinkedRuns(text, links, 'ContactLink') })];
}

function buildInlines(text: string): ParagraphChild[] {
  return buildLinkedRuns(text, findLinks(text));
}

/** Builds runs of a text with its links, keeping its line ends. */
function buildLinkedRuns(text: string, links: TextLink[], style: 'Hyperlink' | 'ContactLink' = 'Hyperlink'): ParagraphChild[] {
  const children: ParagraphChild[] = [];
  let at = 0;
  for (const { start, end, href } of links) {
    const link = encodeLinkAddress(href);
    if (link === undefined) continue;
    children.push(...buildTextRuns(text.slice(at, start)));
    children.push(new ExternalHyperlink({ link, children: [new TextRun({ text: encodeXmlText(text.slice(start, end)), style })] }));
    at = end;
  }
  return [...children, ...buildTextRuns(text.slice(at))];
}

function buildTextRuns(text: string): TextRun[] {
  if (text === '') return [];
  return text
    .split('\n')
    .flatMap((line, index) => (line === '' && index === 0 ? [] : [new TextRun({ text: encodeXmlText(line), ...(index > 0 && { break: 1 }) })]));
}
