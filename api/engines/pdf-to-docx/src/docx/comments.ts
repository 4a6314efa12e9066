import { encodeXmlText } from '@sheaf/platform/xmlText';
import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  type ICommentOptions,
  type ParagraphChild,
  TextRun,
  Paragraph as WordParagraph,
} from 'docx';
import type { Comment, DocumentModel } from '../model/documentModel.ts';
import type { Place } from './styleSheet.ts';
import type { Writing } from './writing.ts';

/** Returns the numbers that Word gives the comments of a document, by their names in the model. */
export function numberComments({ comments = [] }: DocumentModel): Map<string, number> {
  return new Map(comments.map(({ id }, index) => [id, index]));
}

/** Writes the comments of a document: one paragraph for each of their lines. */
export function writeComments(comments: readonly Comment[]): ICommentOptions[] {
  return comments.map(({ text, author, date }, id) => ({
    id,
    author: encodeXmlText(author),
    initials: readInitials(encodeXmlText(author)),
    ...(date !== undefined && { date: new Date(date) }),
    children: text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => new WordParagraph(encodeXmlText(line))),
  }));
}

function readInitials(author: string): string {
  return (author.match(/\p{L}+/gu) ?? []).map((word) => [...word][0]?.toUpperCase()).join('');
}

/** Returns the number of a comment that can begin here, where it has not yet begun: Word takes each once, in the text itself. */
export function takeComment(id: string | undefined, place: Place, { comments, begunComments }: Writing): number | undefined {
  const number = id === undefined ? undefined : comments.get(id);
  if (number === undefined || (place !== 'body' && place !== 'table') || begunComments.has(number)) return undefined;
  begunComments.add(number);
  return number;
}

/** Writes what is commented, between the marks of where that begins and ends. */
export function wrapInComment(number: number, children: readonly ParagraphChild[]): ParagraphChild[] {
  return [new CommentRangeStart(number), ...children, new CommentRangeEnd(number), new TextRun({ children: [new CommentReference(number)] })];
}
