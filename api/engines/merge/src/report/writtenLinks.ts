import type { PdfFile } from '@sheaf/pdf/file/pdfFile';
import type { ActiveContentGuard } from '@sheaf/pdf/guard/activeContentGuard';
import { isDictionary, isName, type PdfDictionary, PdfName, PdfReference, PdfString, type PdfValue } from '@sheaf/pdf/syntax/values';
import { readNameTree } from '../catalog/trees.ts';
import { isAllowedAddress } from '../copy/links.ts';

export interface LinkCount {
  /** Links that lead to a page or an address, or should. */
  total: number;
  /** Those whose page or address is there. */
  working: number;
}

/** Counts the links of a written file, page by page, and follows each to its end; notes attached files on the way. */
export class WrittenLinks {
  readonly count: LinkCount = { total: 0, working: 0 };
  /** The files that annotations hold. */
  readonly attachedFiles: PdfValue[] = [];
  readonly #file: PdfFile;
  readonly #pages: Set<number>;
  /** What several pages have in common is one thing, and a small file can hand it to very many. */
  readonly #seen = new Set<number>();
  #named: Map<string, PdfValue> | undefined;

  readonly #guard: ActiveContentGuard;

  constructor(file: PdfFile, pages: Set<number>, guard: ActiveContentGuard) {
    this.#file = file;
    this.#guard = guard;
    this.#pages = pages;
  }

  /** Adds the links among the annotations of a page. */
  add(annotations: PdfValue): void {
    if (this.#wasSeen(annotations)) return;
    for (const object of this.#file.array(annotations)) {
      const annotation = this.#wasSeen(object) ? undefined : this.#file.dictionary(object);
      const action = annotation && this.#guard.check(annotation, object instanceof PdfReference ? object.number : 0);
      const type = this.#file.resolve(annotation?.get('Subtype'));
      if (isName(type, 'FileAttachment')) this.attachedFiles.push(annotation?.get('FS') ?? null);
      if (!annotation || !isName(type, 'Link')) continue;
      const end = this.#classifyEnd(annotation, action);
      if (end === 'elsewhere') continue;
      this.count.total++;
      if (end === 'found') this.count.working++;
    }
  }

  #wasSeen(object: PdfValue): boolean {
    if (!(object instanceof PdfReference)) return false;
    const isKnown = this.#seen.has(object.number);
    this.#seen.add(object.number);
    return isKnown;
  }

  /** Turning a page or opening another file are links too, but there is nothing in this file that could be missing. */
  #classifyEnd(link: PdfDictionary, action: PdfDictionary | undefined): 'found' | 'missing' | 'elsewhere' {
    if (link.has('Dest')) return this.#isPage(link.get('Dest')) ? 'found' : 'missing';
    const type = this.#file.resolve(action?.get('S'));
    if (!action || !(type instanceof PdfName)) return 'missing';
    if (type.value === 'GoTo') return this.#isPage(action.get('D')) ? 'found' : 'missing';
    if (type.value !== 'URI') return 'elsewhere';
    const address = this.#file.resolve(action.get('URI'));
    return address instanceof PdfString && isAllowedAddress(address) ? 'found' : 'missing';
  }

  #isPage(value: PdfValue | undefined): boolean {
    const destination = this.#file.resolve(value);
    const isNamed = destination instanceof PdfString || destination instanceof PdfName;
    const found = isNamed ? this.#file.resolve(this.#destinations().get(buildDestinationKey(destination))) : destination;
    const explicit = isDictionary(found) ? this.#file.resolve(found.get('D')) : found;
    if (!Array.isArray(explicit)) return false;
    const [page] = explicit;
    return page instanceof PdfReference && this.#pages.has(page.number);
  }

  /** The named destinations of both kinds, read when the first link asks for one. */
  #destinations(): Map<string, PdfValue> {
    if (this.#named) return this.#named;
    const catalog = this.#file.catalog();
    const named = new Map<string, PdfValue>();
    const strings = readNameTree(this.#file, this.#file.dictionary(catalog.get('Names'))?.get('Dests'));
    for (const [key, value] of strings) named.set(buildDestinationKey(new PdfString(key)), value);
    for (const [key, value] of this.#file.dictionary(catalog.get('Dests')) ?? []) named.set(buildDestinationKey(new PdfName(key)), value);
    this.#named = named;
    return named;
  }
}

/** Strings and names of the same characters are different destinations (ISO 32000-2 12.3.2.4). */
function buildDestinationKey(destination: PdfString | PdfName): string {
  return `${destination instanceof PdfName ? '/' : '('}${destination.value}`;
}
