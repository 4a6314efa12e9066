import { encodeXmlText } from '@sheaf/platform/xmlText';
import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  DeletedTextRun,
  Document,
  InsertedTextRun,
  Packer,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx';
import { buildDocxLines, type Line, type Piece } from './docxLines';
import type { CorrectedDocx, CorrectedDocxInput } from './downloadInputs';

/** Eight points, as Word puts after a paragraph. */
const PARAGRAPH_GAP_TWIPS = 160;
/** Eleven points. */
const TEXT_HALF_POINTS = 22;

/** Builds a Word document of the text with replacements as tracked changes and a comment for each finding. */
export const buildCorrectedDocx: CorrectedDocx = async (input) => {
  const { text, corrections, author, date } = input;
  const lines = buildDocxLines(text, corrections);
  const hasGaps = lines.some(({ isFollowedByGap }) => isFollowedByGap);
  const changes = changesBy(input);
  const document = new Document({
    creator: author,
    lastModifiedBy: author,
    styles: { default: { document: { run: { font: 'Calibri', size: TEXT_HALF_POINTS, language: { value: 'en-US' } } } } },
    comments: {
      children: corrections.map(({ comment }, id) => ({
        id,
        author,
        initials: author.slice(0, 1),
        date,
        children: [new Paragraph(encodeXmlText(comment))],
      })),
    },
    sections: [{ children: lines.map((line) => buildParagraph(line, hasGaps, changes)) }],
  });
  return await Packer.toBlob(document);
};

type Changes = (piece: Piece) => ParagraphChild[];

/** Where a text has no empty lines, each of its lines is a paragraph. */
function buildParagraph({ pieces, isFollowedByGap }: Line, hasGaps: boolean, changes: Changes): Paragraph {
  const after = isFollowedByGap || !hasGaps ? PARAGRAPH_GAP_TWIPS : 0;
  return new Paragraph({ spacing: { after }, children: pieces.flatMap(changes) });
}

/** Makes each piece into runs; revisions are numbered through the whole document, and the parts of a finding lie in one comment. */
function changesBy({ author, date }: CorrectedDocxInput): Changes {
  // Word refuses fractions of a second.
  const when = `${date.toISOString().slice(0, 19)}Z`;
  const commented = new Set<number>();
  let revision = 0;
  const revised = (text: string) => ({ id: revision++, author, date: when, text: encodeXmlText(text) });

  return (piece) => {
    if (piece.kind === 'text') return [new TextRun(encodeXmlText(piece.text))];
    const { finding, text, replacement, isEnd } = piece;
    const runs: ParagraphChild[] = [];
    if (!commented.has(finding)) runs.push(new CommentRangeStart(finding));
    commented.add(finding);
    if (replacement === null) runs.push(new TextRun(encodeXmlText(text)));
    else {
      if (text !== '') runs.push(new DeletedTextRun(revised(text)));
      if (replacement !== '') runs.push(new InsertedTextRun(revised(replacement)));
    }
    if (isEnd) runs.push(new CommentRangeEnd(finding), new TextRun({ children: [new CommentReference(finding)] }));
    return runs;
  };
}
