import type { PdfFile } from '../file/pdfFile.ts';
import { decodeText } from '../syntax/text.ts';
import { isDictionary, isName, type PdfDictionary, PdfName, PdfReference, PdfStream, PdfString, type PdfValue } from '../syntax/values.ts';

/** What each type of action needs in order to do anything, ISO 32000-2 12.6.4. */
const PAYLOAD_KEYS: Record<string, string[]> = {
  JavaScript: ['JS'],
  Rendition: ['JS'],
  Launch: ['F', 'Win', 'Mac', 'Unix'],
  SubmitForm: ['F'],
  ImportData: ['F'],
  RichMediaExecute: ['TA', 'CMD'],
};
const OPENS_FILE = new Set(['GoToR', 'GoToE', 'Thread']);
const EVENT_ACTIONS = new Set([
  ...Object.keys(PAYLOAD_KEYS),
  ...OPENS_FILE,
  ...['GoTo', 'URI', 'Named', 'Hide', 'ResetForm', 'SetOCGState', 'Sound', 'Movie', 'Trans', 'GoTo3DView'],
]);
const RUNNING_ADDRESS = /^(?:[a-z]+script|data|file|smb|ms-[a-z-]+|search(?:-ms)?|jar|shell):|^[\\/]{2}/i;
const NETWORK_PATH = /^(?:file|smb|ftp):|^[\\/]/i;
/** The keys under which a file specification names its file. */
const PATH_KEYS = ['F', 'UF', 'DOS', 'Mac', 'Unix'];
/** Where a page, annotation or field holds steps of a presentation, media with scripts, a file elsewhere or addresses of servers. */
const CHECKED_KEYS = ['PresSteps', '3DD', 'RichMediaSettings', 'RichMediaContent', 'Movie', 'Sound', 'FS', 'SV'];
/** Entries of the catalog that are checked where they are counted, or that hold nothing a reader runs and can be very large. */
const CHECKED_ELSEWHERE = new Set('Pages Outlines StructTreeRoot Dests Metadata PageLabels OpenAction AA AcroForm Names'.split(' '));
/** Name trees that hold nothing a reader runs and can be very large. */
const LARGE_NAME_TREES = new Set(['Dests', 'Pages', 'Templates']);

/** What is stated of a file specification, film or address that leads to the network without being a link. */
export const NETWORK_FILE = 'a file on the network';

interface ActivePart {
  object: number;
  what: string;
}

/** Active content in a file that we wrote: a fault of ours, never a result. */
export class ActiveContentFound extends Error {
  readonly object: number;
  constructor(object: number, what: string) {
    super(`The written file holds active content: ${what} in object ${object}.`);
    this.object = object;
  }
}

/**
 * Looks at what a reader of a written file meets where actions are, and throws `ActiveContentFound` if anything there runs, launches,
 * sends or fetches. It judges by itself and shares no code with what removes active content, so that a hole there is found here.
 */
export class ActiveContentGuard {
  readonly #file: PdfFile;
  /** Objects of media and presentations that were looked at. */
  readonly #visited = new Set<number>();

  constructor(file: PdfFile) {
    this.#file = file;
    const catalog = file.catalog();
    const names = file.dictionary(catalog.get('Names'));
    if (names?.has('JavaScript') || names?.has('AlternatePresentations')) throw new ActiveContentFound(0, 'a script');
    const opening = file.resolve(catalog.get('OpenAction'));
    if (isDictionary(opening) && !isName(file.resolve(opening.get('S')), 'GoTo')) throw new ActiveContentFound(0, 'OpenAction');
    this.#followActions(opening, 0);
    if (isBadPlace(file, file.dictionary(catalog.get('URI'))?.get('Base'))) throw new ActiveContentFound(0, 'an address that runs something');
    if (file.dictionary(catalog.get('AcroForm'))?.has('XFA')) throw new ActiveContentFound(0, 'XFA');
    this.check(catalog);
    refuse(findActivePart(file, Infinity));
  }

  /**
   * Checks a catalog, page, annotation, field or bookmark with the actions it leads to; `object` is its number, for the message.
   * Returns its action, so that who counts links need not read it again.
   */
  check(holder: PdfDictionary, object = 0): PdfDictionary | undefined {
    if (holder.has('AA') && holdsEventActions(this.#file, holder.get('AA'))) throw new ActiveContentFound(object, 'additional actions');
    if (holder.has('PA')) this.#followActions(holder.get('PA') ?? null, object);
    for (const key of CHECKED_KEYS) if (holder.has(key)) this.#checkBelow(holder.get(key) ?? null, object);
    const action = holder.has('A') ? this.#file.resolve(holder.get('A')) : null;
    if (Array.isArray(action)) this.#followActions(action, object);
    if (!isDictionary(action)) return undefined;
    this.#checkAction(action, object);
    if (action.has('Next')) this.#followActions(action.get('Next') ?? null, object);
    return action;
  }

  /** Checks a field of a form and its boxes, which need not be on a page. */
  checkField(place: PdfValue): void {
    const field = this.#file.dictionary(place);
    if (!field) return;
    for (const box of [place, ...this.#file.array(field.get('Kids'))]) {
      this.check(this.#file.dictionary(box) ?? new Map(), box instanceof PdfReference ? box.number : 0);
    }
  }

  /** Checks one action with the film that it plays, apart from what follows it. */
  #checkAction(action: PdfDictionary, object: number): void {
    const what = findInDictionary(this.#file, action);
    if (what !== undefined) throw new ActiveContentFound(object, what);
    if (action.has('R')) this.#checkBelow(action.get('R') ?? null, object);
  }

  #checkBelow(part: PdfValue, object: number): void {
    refuse(findActiveBelow(this.#file, [{ part, object }], this.#visited, Infinity));
  }

  /** Follows an action to all that come after it. Lists may lead back to themselves. */
  #followActions(first: PdfValue, object: number): void {
    const visited = new Set<number>();
    const waiting = [first];
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
      if (place instanceof PdfReference) {
        if (visited.has(place.number)) continue;
        visited.add(place.number);
      }
      const action = this.#file.resolve(place);
      if (Array.isArray(action)) waiting.push(...action);
      if (!isDictionary(action)) continue;
      this.#checkAction(action, object);
      if (action.has('Next')) waiting.push(action.get('Next') ?? null);
    }
  }
}

/**
 * Returns the first active content in those parts of a catalog that no page, bookmark, tag or field stands for, such as films, layers and
 * portfolios. Looks at `most` values at most, and not into pages.
 */
export function findActivePart(file: PdfFile, most: number): ActivePart | undefined {
  const catalog = file.catalog();
  const isOther = ([key]: [string, PdfValue]) => !CHECKED_ELSEWHERE.has(key);
  const names = [...(file.dictionary(catalog.get('Names')) ?? [])].filter(([key]) => !LARGE_NAME_TREES.has(key));
  const parts = [...[...catalog].filter(isOther), ...names].map(([, part]) => ({ part, object: 0 }));
  return findActiveBelow(file, parts, new Set(), most);
}

/** Returns the first active content below the given parts, through references, but not into pages and what was visited before. */
function findActiveBelow(file: PdfFile, waiting: { part: PdfValue; object: number }[], visited: Set<number>, most: number): ActivePart | undefined {
  for (let next = waiting.pop(), visits = 0; next && visits < most; next = waiting.pop(), visits++) {
    const { part, object } = next;
    if (part instanceof PdfReference) {
      if (visited.has(part.number)) continue;
      visited.add(part.number);
      const value = file.load(part.number);
      if (!isPage(value)) waiting.push({ part: value, object: part.number });
      continue;
    }
    const dictionary = part instanceof PdfStream ? part.dictionary : isDictionary(part) ? part : undefined;
    const what = dictionary && (findInDictionary(file, dictionary) ?? (namesNetwork(file, dictionary) ? NETWORK_FILE : undefined));
    if (what !== undefined) return { object, what };
    for (const inner of Array.isArray(part) ? part : (dictionary?.values() ?? [])) {
      if (inner instanceof PdfReference || inner instanceof PdfStream || Array.isArray(inner) || isDictionary(inner))
        waiting.push({ part: inner, object });
    }
  }
  return undefined;
}

/** Throws `ActiveContentFound` if any object of a file, reachable or not, is active. For files that are small. */
export function refuseActiveContent(file: PdfFile): void {
  new ActiveContentGuard(file);
  const visited = new Set<number>();
  for (let number = 1; number < file.table.size; number++) {
    const part = file.table.kind(number) ? file.load(number) : null;
    if (!visited.has(number) || isPage(part)) refuse(findActiveBelow(file, [{ part, object: number }], visited, Infinity));
  }
}

/** Returns whether any object of a file is active. */
export function holdsActiveContent(file: PdfFile): boolean {
  try {
    refuseActiveContent(file);
    return false;
  } catch (error) {
    if (error instanceof ActiveContentFound) return true;
    throw error;
  }
}

function refuse(found: ActivePart | undefined): void {
  if (found) throw new ActiveContentFound(found.object, found.what);
}

function isPage(value: PdfValue): boolean {
  return isDictionary(value) && isName(value.get('Type') ?? null, 'Page');
}

function findInDictionary(file: PdfFile, dictionary: PdfDictionary): string | undefined {
  const type = file.resolve(dictionary.get('S'));
  const action = type instanceof PdfName ? type.value : undefined;
  if (action !== undefined) {
    if (PAYLOAD_KEYS[action]?.some((key) => isPresent(file, dictionary, key))) return action;
    if (action === 'URI' && isBadPlace(file, dictionary.get('URI'))) return 'an address that runs something';
    if (OPENS_FILE.has(action) && leadsToNetwork(file, dictionary.get('F'))) return `${action} to the network`;
  }
  // The latter two are those of 3D views and of interactive media.
  const runs =
    holdsScript(file, dictionary, action) || isPresent(file, dictionary, 'OnInstantiate') || file.array(dictionary.get('Scripts')).length > 0;
  if (runs) return 'a script';
  if (dictionary.has('AA') && holdsEventActions(file, dictionary.get('AA'))) return 'additional actions';
  return undefined;
}

function isPresent(file: PdfFile, dictionary: PdfDictionary, key: string): boolean {
  return file.resolve(dictionary.get(key)) !== null;
}

function holdsScript(file: PdfFile, dictionary: PdfDictionary, action: string | undefined): boolean {
  const script = file.resolve(dictionary.get('JS'));
  if (script instanceof PdfString) return true;
  // A picture or form of a resource dictionary may be called JS.
  return (
    script instanceof PdfStream &&
    (action !== undefined || !['Image', 'Form', 'PS'].some((type) => isName(file.resolve(script.dictionary.get('Subtype')), type)))
  );
}

function holdsEventActions(file: PdfFile, value: PdfValue | undefined): boolean {
  for (const event of file.dictionary(value)?.values() ?? []) {
    const found = file.resolve(event);
    for (const item of Array.isArray(found) ? found : [found]) {
      const type = file.resolve(file.dictionary(item)?.get('S'));
      if (type instanceof PdfName && EVENT_ACTIONS.has(type.value)) return true;
    }
  }
  return false;
}

/** Returns whether an address runs something, or a path leads to the network or to the visitor's disk. */
function isBadPlace(file: PdfFile, value: PdfValue | undefined, isPath = false): boolean {
  const found = file.resolve(value);
  return found instanceof PdfString && listShownTexts(found).some((text) => runsSomething(text) || (isPath && NETWORK_PATH.test(text)));
}

function leadsToNetwork(file: PdfFile, value: PdfValue | undefined): boolean {
  const found = file.resolve(value);
  return isDictionary(found) ? PATH_KEYS.some((key) => isBadPlace(file, found.get(key), true)) : isBadPlace(file, value, true);
}

/** Returns whether a file specification, film or server that a dictionary states is on the network. A file that is embedded is at hand. */
function namesNetwork(file: PdfFile, dictionary: PdfDictionary): boolean {
  if (['URL', 'BU', 'AU'].some((key) => isBadPlace(file, dictionary.get(key)))) return true;
  if (isName(file.resolve(dictionary.get('S')), 'MCD') && isBadPlace(file, dictionary.get('D'), true)) return true;
  return !dictionary.has('EF') && leadsToNetwork(file, dictionary);
}

/** Returns the texts that readers may take a string for: only some skip language codes between escape characters. */
function listShownTexts(string: PdfString): string[] {
  const pieces = decodeText(string).split('\x1b');
  return [pieces, pieces.filter((_, index) => index % 2 === 0)].map((kept) => removeInvisible(kept.join('')));
}

/** Returns whether an address runs something as it is, or once letters written by their numbers are undone. */
function runsSomething(address: string): boolean {
  const plain = address.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return RUNNING_ADDRESS.test(address) || RUNNING_ADDRESS.test(removeInvisible(plain));
}

/** Removes the characters that programs skip when they open a text. */
function removeInvisible(text: string): string {
  return text.replace(/[\p{C}\p{Z}]/gu, '');
}
