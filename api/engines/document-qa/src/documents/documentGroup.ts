import { joinIndexes } from '../index/joinIndexes.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';

/** A document of a conversation: its number there and the name of its file. */
export interface NamedDocument {
  number: number;
  name: string;
  index: OpenIndex;
}

/** Documents of one language, searched as one. */
export interface DocumentGroup {
  index: OpenIndex;
  members: readonly NamedDocument[];
}

/** Groups documents by language, since words of a question are compared in one language at a time. */
export function groupByLanguage(documents: readonly NamedDocument[]): DocumentGroup[] {
  const languages = [...new Set(documents.map(({ index }) => index.language))];
  return languages.map((language) => groupDocuments(documents.filter(({ index }) => index.language === language)));
}

/** Makes one group of some documents of one language. */
export function groupDocuments(members: readonly NamedDocument[]): DocumentGroup {
  const [first, ...others] = members.map(({ index }) => index);
  if (!first) throw new Error('A group has at least one document.');
  return { index: others.length === 0 ? first : joinIndexes([first, ...others]), members };
}

/** Returns something on a page of a group with its document and the number of the page there. */
export function placeInDocument<Item extends { page: number }>({ members }: DocumentGroup, item: Item): Item & { document: number; file: string } {
  let before = 0;
  for (const { index, number, name } of members) {
    const { length } = index.pages;
    if (item.page <= before + length) return { ...item, page: item.page - before, document: number, file: name };
    before += length;
  }
  throw new Error(`No document of the group has page ${item.page}.`);
}
