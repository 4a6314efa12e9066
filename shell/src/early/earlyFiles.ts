import { UPLOAD_CHOICE_ID } from './uploadChoiceAttributes';

/** Where the files of a page go: to the tool on it, to the tool it explains, or to the one that the visitor chooses. */
export type Destination = 'tool' | 'explained-tool' | 'choice';

/** Marks the element that the names of early files cover, in the dialog that asks for a tool. */
export const EARLY_PLACE_ATTRIBUTE = 'data-early-place';
/** The names disappear by then, even if the page has not listed the files. */
const LONGEST_SHOWN_MS = 10_000;
/** The number of lines that fit into the drop area. */
const MOST_NAMED = 4;

/** Files for no tool of this page, and whether the visitor has to choose a tool for them. */
export interface EarlyFiles {
  files: File[];
  isForChoice: boolean;
}

/** Keeps files that were chosen before the scripts loaded, and shows their names at once. */
export function createEarlyFiles(destination: Destination) {
  let current: File[] = [];
  let currentDestination = destination;
  let names: HTMLElement | undefined;

  /** Takes files and returns true; or shows their names and returns false where the tool of this page receives them later. */
  function add(files: File[]): boolean {
    // With the upload choice open, the visitor chooses the tool on any page.
    currentDestination = isChoiceOpen() ? 'choice' : destination;
    // The drop area reports after hydration why it does not take them.
    if (!isChoiceOpen() && !files.some(isPdf) && findField()) return false;
    current = currentDestination === 'tool' && isForSeveral() ? [...current, ...files] : files;
    const pdfs = current.filter(isPdf);
    if (currentDestination === 'choice' && pdfs.length > 0) openChoice(pdfs.length);
    names?.remove();
    names = pdfs.length > 0 ? nameFiles(pdfs, findContainer(currentDestination)) : undefined;
    return currentDestination !== 'tool';
  }

  return {
    add,
    hasForChoice: () => currentDestination === 'choice' && current.length > 0,
    take(): EarlyFiles {
      const files = currentDestination === 'tool' ? [] : current;
      current = [];
      return { files, isForChoice: currentDestination === 'choice' };
    },
    /** Forgets the files when the choice is closed. */
    clear(): void {
      if (currentDestination !== 'choice') return;
      current = [];
      names?.remove();
      names = undefined;
      delete findChoice()?.dataset.files;
    },
    /** Removes the names during hydration. Returns a function that restores them until the page itself lists the files. */
    lift(): () => void {
      const container = names?.parentElement;
      names?.remove();
      const isListed = names && watchListing(names);
      return () => {
        // Not needed when the page listed the files during hydration.
        if (names && container?.isConnected && isListed && !isListed()) showUntil(isListed, names, container);
      };
    },
  };
}

/** Returns whether a file is a PDF, by the rule of the hydrated page. */
const isPdf = ({ name, type }: File) => type === 'application/pdf' || /\.pdf$/i.test(name);

const findField = () => document.querySelector<HTMLInputElement>('main input[type=file]');
const isForSeveral = () => findField()?.multiple ?? false;

function findChoice(): HTMLDialogElement | null {
  const dialog = document.getElementById(UPLOAD_CHOICE_ID);
  return dialog instanceof HTMLDialogElement ? dialog : null;
}

const isChoiceOpen = () => findChoice()?.open ?? false;

function openChoice(count: number): void {
  const dialog = findChoice();
  if (!dialog) return;
  dialog.dataset.files = count > 1 ? 'several' : 'one';
  if (!dialog.open) dialog.showModal();
}

function findContainer(destination: Destination): Element | null | undefined {
  return destination === 'choice' ? document.querySelector(`[${EARLY_PLACE_ATTRIBUTE}]`) : findField()?.parentElement;
}

function nameFiles(files: File[], container: Element | null | undefined): HTMLElement {
  const names = document.createElement('div');
  names.dataset.earlyFiles = '';
  names.setAttribute('role', 'status');
  const list = names.appendChild(document.createElement('ul'));
  const lines =
    files.length > MOST_NAMED
      ? [...files.slice(0, MOST_NAMED - 1).map(({ name }) => name), `+ ${files.length - MOST_NAMED + 1}`]
      : files.map(({ name }) => name);
  for (const line of lines) list.appendChild(document.createElement('li')).textContent = line;
  (container ?? document.body).append(names);
  return names;
}

/** Returns a function that tests whether the page, apart from the names, contains the first name more often than now. */
function watchListing(names: HTMLElement): () => boolean {
  const first = names.querySelector('li')?.textContent ?? '';
  const countIn = (element: Element) => (element.textContent ?? '').split(first).length - 1;
  const countOutside = () => countIn(document.body) - (names.isConnected ? countIn(names) : 0);
  const before = countOutside();
  return () => countOutside() > before;
}

/**
 * Removes the names in the frame in which the page itself lists the files, so that nothing flickers. Closing the upload choice removes them too,
 * since it discards the files.
 */
function showUntil(isListed: () => boolean, names: HTMLElement, container: Element): void {
  container.append(names);
  const watching = new MutationObserver(() => isListed() && end());
  watching.observe(document.body, { subtree: true, childList: true, characterData: true });
  const dialog = container.closest('dialog');
  dialog?.addEventListener('close', end);
  const limit = setTimeout(end, LONGEST_SHOWN_MS);
  function end() {
    clearTimeout(limit);
    watching.disconnect();
    dialog?.removeEventListener('close', end);
    names.remove();
  }
}
