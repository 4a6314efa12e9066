import type { DocumentModel } from '../model/documentModel.ts';
import { walkParagraphs } from './styleSheet.ts';

/**
 * Builds the names that Word takes for the places links lead to, by the model's own: forty characters of any kind but blanks, each once.
 * With an underscore before it, Word keeps a name out of the list of bookmarks that a person has set.
 */
export function nameAnchors(model: DocumentModel): Map<string, string> {
  const anchors = new Map<string, string>();
  for (const { paragraph } of walkParagraphs(model))
    if (paragraph.bookmark !== undefined && !anchors.has(paragraph.bookmark)) anchors.set(paragraph.bookmark, `_Place${anchors.size + 1}`);
  return anchors;
}
