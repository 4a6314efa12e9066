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
const RUNNING_ADDRESS = /^(?:javascript|vbscript|data|file|smb):|^[\\/]{2}/i;
const NETWORK_PATH = /^(?:file|smb|ftp):|^[\\/]/i;
/** What an annotation of 3D views or interactive media may run scripts from. */
const MEDIA_KEYS = ['3DD', 'RichMediaSettings', 'RichMediaContent'];
/** Entries of the catalog that are checked where they are counted, or that hold nothing a reader runs and can be very large. */
const CHECKED_ELSEWHERE = new Set('Pages Outlines StructTreeRoot Dests Metadata PageLabels OpenAction AA AcroForm Names'.split(' '));
/** The same, of the name trees. */
const LARGE_NAME_TREES = new Set(['Dests', 'Pages', 'Templates']);
const MAX_DEPTH = 300;

/** Active content in a file that we wrote: a fault of ours, never a result. */
export class ActiveContentFound extends Error {
  readonly object: number;
  constructor(object: number, what: string) {
    super(`The written file holds active content: ${what} in object ${object}.`);
    this.object = object;
  }
}

/**
 * Looks at what a reader of a written file meets where actions stand, and throws `ActiveContentFound` if anything there runs, launches,
 * sends or fetches. It judges by itself and shares no code with what removes active content, so that a hole there is found here.
 */
export class ActiveContentGuard {
  readonly #file: PdfFile;

  constructor(file: PdfFile) {
    this.#file = file;
    const catalog = file.catalog();
    const names = file.dictionary(catalog.get('Names'));
    if (names?.has('JavaScript')) throw new ActiveContentFound(0, 'a name tree of scripts');
    const opening = file.resolve(catalog.get('OpenAction'));
    if (isDictionary(opening) && !isName(file.resolve(opening.get('S')), 'GoTo')) throw new ActiveContentFound(0, 'an action on opening');
    if (isDictionary(opening)) this.#followActions(opening, 0);
    if (addressRuns(file, file.dictionary(catalog.get('URI'))?.get('Base'))) throw new ActiveContentFound(0, 'a base address that runs something');
    if (file.dictionary(catalog.get('AcroForm'))?.has('XFA')) throw new ActiveContentFound(0, 'a form with scripts of its own');
    this.check(catalog);
    const found = findActivePart(file, Infinity);
    if (found) throw new ActiveContentFound(found.object, found.what);
  }

  /**
   * Checks a catalog, page, annotation, field or bookmark with the actions it leads to; `object` is its number, for the message.
   * Returns its action, so that who counts links need not read it again.
   */
  check(holder: PdfDictionary, object = 0): PdfDictionary | undefined {
    if (holder.has('AA') && holdsEventActions(this.#file, holder.get('AA'))) throw new ActiveContentFound(object, 'additional actions');
    if (holder.has('PA')) this.#followActions(holder.get('PA') ?? null, object);
    for (const key of MEDIA_KEYS) {
      const value = holder.has(key) ? this.#file.resolve(holder.get(key)) : null;
      if (value !== null) refuse(object, findActiveContent(this.#file, value, 0));
    }
    for (const node of holder.has('PresSteps') ? this.#presentationSteps(holder.get('PresSteps') ?? null) : []) this.#followActions(node, object);
    const action = holder.has('A') ? this.#file.resolve(holder.get('A')) : null;
    if (Array.isArray(action)) this.#followActions(action, object);
    if (!isDictionary(action)) return undefined;
    refuse(object, findInDictionary(this.#file, action));
    if (action.has('Next')) this.#followActions(action.get('Next') ?? null, object);
    return action;
  }

  /** Checks a field of a form and its boxes, which need not stand on a page. */
  checkField(place: PdfValue): void {
    const field = this.#file.dictionary(place);
    if (!field) return;
    for (const box of [place, ...this.#file.array(field.get('Kids'))]) {
      this.check(this.#file.dictionary(box) ?? new Map(), box instanceof PdfReference ? box.number : 0);
    }
  }

  /** The actions of the steps in which a page is presented, ISO 32000-2 12.4.4.2. */
  #presentationSteps(first: PdfValue): PdfValue[] {
    const actions: PdfValue[] = [];
    const visited = new Set<number>();
    for (const waiting = [first]; waiting.length > 0; ) {
      const place = waiting.pop() ?? null;
      if (place instanceof PdfReference && visited.has(place.number)) continue;
      if (place instanceof PdfReference) visited.add(place.number);
      const node = this.#file.dictionary(place);
      if (!node) continue;
      actions.push(node.get('NA') ?? null, node.get('PA') ?? null);
      waiting.push(node.get('Next') ?? null, node.get('Prev') ?? null);
    }
    return actions;
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
      refuse(object, findInDictionary(this.#file, action));
      if (action.has('Next')) waiting.push(action.get('Next') ?? null);
    }
  }
}

/**
 * Returns the first active content in those parts of a catalog that no page, bookmark, tag or field stands for, such as films, layers and
 * portfolios. Looks at `most` values at most, and not into pages.
 */
export function findActivePart(file: PdfFile, most: number): { object: number; what: string } | undefined {
  const catalog = file.catalog();
  const isOther = ([key]: [string, PdfValue]) => !CHECKED_ELSEWHERE.has(key);
  const names = [...(file.dictionary(catalog.get('Names')) ?? [])].filter(([key]) => !LARGE_NAME_TREES.has(key));
  const waiting = [...[...catalog].filter(isOther), ...names].map(([, part]) => ({ part, object: 0 }));
  const visited = new Set<number>();
  for (let next = waiting.pop(), looked = 0; next && looked < most; next = waiting.pop(), looked++) {
    const { part, object } = next;
    if (part instanceof PdfReference) {
      if (visited.has(part.number)) continue;
      visited.add(part.number);
      const value = file.load(part.number);
      const isPage = isDictionary(value) && isName(value.get('Type'), 'Page');
      if (!isPage) waiting.push({ part: value, object: part.number });
      continue;
    }
    const entries = part instanceof PdfStream ? part.dictionary : part;
    const what = isDictionary(entries) ? findInDictionary(file, entries) : undefined;
    if (what !== undefined) return { object, what };
    for (const inner of Array.isArray(part) ? part : isDictionary(entries) ? entries.values() : []) {
      if (inner instanceof PdfReference || inner instanceof PdfStream || Array.isArray(inner) || isDictionary(inner))
        waiting.push({ part: inner, object });
    }
  }
  return undefined;
}

/** Throws `ActiveContentFound` if any object of a file, reachable or not, is active. For files that are small. */
export function refuseActiveContent(file: PdfFile): void {
  new ActiveContentGuard(file);
  for (let number = 1; number < file.table.size; number++) {
    if (file.table.kind(number)) refuse(number, findActiveContent(file, file.load(number), 0));
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

function refuse(object: number, found: string | undefined): void {
  if (found !== undefined) throw new ActiveContentFound(object, found);
}

/** What is active in a value, its direct parts included; `undefined` when nothing is. */
function findActiveContent(file: PdfFile, value: PdfValue, depth: number): string | undefined {
  if (depth > MAX_DEPTH) return 'an endless structure';
  const entries = value instanceof PdfStream ? value.dictionary : value;
  if (isDictionary(entries)) {
    const found = findInDictionary(file, entries);
    if (found !== undefined) return found;
  }
  for (const part of Array.isArray(value) ? value : isDictionary(entries) ? entries.values() : []) {
    if (!Array.isArray(part) && !isDictionary(part)) continue;
    const found = findActiveContent(file, part, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findInDictionary(file: PdfFile, dictionary: PdfDictionary): string | undefined {
  const type = file.resolve(dictionary.get('S'));
  const action = type instanceof PdfName ? type.value : undefined;
  if (action !== undefined) {
    if (PAYLOAD_KEYS[action]?.some((key) => isPresent(file, dictionary, key))) return action;
    if (action === 'URI' && addressRuns(file, dictionary.get('URI'))) return 'an address that runs something';
    if (OPENS_FILE.has(action) && leadsToNetwork(file, dictionary.get('F'))) return `${action} to the network`;
  }
  if (holdsScript(file, dictionary, action)) return 'a script';
  if (isPresent(file, dictionary, 'OnInstantiate')) return 'a script of a 3D view';
  if (file.array(dictionary.get('Scripts')).length > 0) return 'scripts of interactive media';
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

function addressRuns(file: PdfFile, value: PdfValue | undefined): boolean {
  const address = file.resolve(value);
  return address instanceof PdfString && shownTexts(address).some(runsSomething);
}

function leadsToNetwork(file: PdfFile, value: PdfValue | undefined): boolean {
  const found = file.resolve(value);
  const paths = isDictionary(found) ? ['F', 'UF', 'DOS', 'Mac', 'Unix'].map((key) => file.resolve(found.get(key))) : [found];
  return paths.some((path) => path instanceof PdfString && shownTexts(path).some((text) => NETWORK_PATH.test(text) || runsSomething(text)));
}

/** What readers take a string for: some know that a language code between two escape characters is no part of the text, others do not. */
function shownTexts(string: PdfString): string[] {
  const pieces = decodeText(string).split('\x1b');
  return [pieces, pieces.filter((_, index) => index % 2 === 0)].map((kept) => visibleText(kept.join('')));
}

/** Returns whether an address runs something as it stands, or once letters written by their numbers are undone. */
function runsSomething(address: string): boolean {
  const plain = address.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return RUNNING_ADDRESS.test(address) || RUNNING_ADDRESS.test(visibleText(plain));
}

/** A text without what programs skip when they open it. */
function visibleText(text: string): string {
  let visible = '';
  for (const character of text) if (!/[\p{C}\p{Z}]/u.test(character)) visible += character;
  return visible;
}
