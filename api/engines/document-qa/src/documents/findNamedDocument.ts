import type { NamedDocument } from './documentGroup.ts';

/** The document that a question names, and the question without the name of its file. */
export interface NamedInQuestion {
  document: NamedDocument;
  question: string;
  /** The whole name of the file is given, so that no other can be meant. */
  isCertain: boolean;
}

const BEFORE_NAME =
  '(?:\\s*(?:in|of|from|according to|en|de|del|según|laut|aus|von)(?: (?:the|el|la|dem|der|den))?)?(?: (?:file|document|archivo|documento|datei|dokument))?\\s*';
const MIN_NAME_LENGTH = 4;

/** Finds the one document whose file a question names: "in lease.pdf", or "the lease". */
export function findNamedDocument(documents: readonly NamedDocument[], question: string): NamedInQuestion | undefined {
  const certain = documents.flatMap((document) => {
    const pattern = new RegExp(`${BEFORE_NAME}["“«]?${escapePattern(document.name)}["”»]?`, 'iu');
    const rest = question.replace(pattern, ' ').trim();
    return pattern.test(question) ? [{ document, question: rest || question, isCertain: true }] : [];
  });
  if (certain.length > 0) return certain.length === 1 ? certain[0] : undefined;
  const likely = documents.filter(({ name }) => namesStem(question, name)).map((document) => ({ document, question, isCertain: false }));
  return likely.length === 1 ? likely[0] : undefined;
}

function namesStem(question: string, name: string): boolean {
  const stem = name
    .replace(/\.pdf$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return stem.length >= MIN_NAME_LENGTH && new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(stem)}(?![\\p{L}\\p{N}])`, 'iu').test(question);
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
