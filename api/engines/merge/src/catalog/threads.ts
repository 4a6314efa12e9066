import { isDictionary, NewReference, type PdfDictionary, PdfReference, type PdfValue } from '@sheaf/pdf/syntax/values';
import { findPageIndex, type InputDocument } from '../copy/inputDocument.ts';

const MAX_BEADS = 100_000;

/** Lists the article threads of all files (ISO 32000-2 12.4.3). Relinks the remaining beads where pages are omitted. */
export function mergeThreads(documents: InputDocument[]): PdfValue[] {
  return documents.flatMap((document) =>
    document.file
      .array(document.catalog.get('Threads'))
      .filter((thread) => !document.leavesPagesOut || relinkBeads(document, thread))
      .map((thread) => document.copier.translate(thread))
      .filter((thread) => thread !== null),
  );
}

/** Links the beads of one thread that lie on kept pages into a ring. Says whether there are any. */
function relinkBeads(document: InputDocument, object: PdfValue): boolean {
  const { file, copier } = document;
  const thread = file.dictionary(object);
  if (!thread) return false;
  const beads: { number: number; entries: PdfDictionary }[] = [];
  const visited = new Set<number>();
  for (let bead = thread.get('F'); bead instanceof PdfReference && !visited.has(bead.number) && visited.size < MAX_BEADS; ) {
    visited.add(bead.number);
    const entries = file.resolve(bead);
    if (!isDictionary(entries)) break;
    const page = findPageIndex(document, entries.get('P'));
    if (page !== undefined && document.pageNumbers[page]) beads.push({ number: bead.number, entries });
    else copier.drop(bead.number);
    bead = entries.get('N');
  }
  const getBead = (index: number): NewReference => new NewReference(copier.renumberObject(beads.at(index % beads.length)?.number ?? 0));
  beads.forEach(({ number, entries }, index) => {
    copier.replace(number, new Map([...entries, ['N', getBead(index + 1)], ['V', getBead(index - 1 + beads.length)]]));
  });
  const [first] = beads;
  if (first && object instanceof PdfReference) copier.replace(object.number, new Map([...thread, ['F', getBead(0)]]));
  return beads.length > 0;
}
