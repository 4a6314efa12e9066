import { findInSite } from '@sheaf/api/client/siteBase';
import { canResume } from '@sheaf/tool-kit/resume';
import { openBrowserStorage } from '../openBrowserStorage';
import { readManifestIntegrity } from '../remoteIntegrity';
import { REGISTRY_PATH } from '../remotesPath';
import { readTheme, showTheme } from '../theme';
import { answerChoice } from './earlyChoice';
import { createEarlyFiles } from './earlyFiles';
import { watchThemeSwitch } from './earlyTheme';
import type { EarlyEvent } from './earlyVisit';
import { DRAG_END_MS, markFileDrags } from './markFileDrags';
import { markScrolled } from './markScrolled';
import { countStep, TICK_MS } from './processedCount';
import { runWhenIdle } from './runWhenIdle';
import { showFonts } from './showFonts';

/*
 * The script inside every built page. Text and links work without scripts, so all others load at the first interaction; on a page that is only
 * read, at the first interaction that needs them. Earlier events are recorded and replayed after hydration. Changed values of controls are read from
 * the controls.
 */
// Before the first paint, or a dark page would flash white.
showTheme(readTheme(openBrowserStorage()), document.documentElement);
showFonts(document);
watchThemeSwitch(document, openBrowserStorage());
markFileDrags(document.documentElement);
markScrolled(document.documentElement);

const INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'dragenter', 'change'];
/** Those that load the scripts on a page that is only read. Scrolling, its menu and its upload choice work without scripts. */
const READER_INTERACTIONS = ['keydown', 'dragenter'];
const REPLAYED_EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'keydown', 'keyup', 'change', 'drop', 'paste'];
/** Fields that handle any key. */
const FIELDS = 'input:not([type=radio], [type=checkbox], [type=file]), textarea, select';
/** The browser itself handles a press on these, so it is not repeated. */
const HANDLED_BY_BROWSER = 'a, summary, label, select, textarea, input, [popovertarget], dialog [formmethod=dialog]';

const { main = '', waits, prerenderedManifest, takes } = document.currentScript?.dataset ?? {};
/** Whether the page is only read. A tool loads its scripts at the first interaction of any kind. */
const isRead = waits === '';
const earlyFiles = createEarlyFiles(takes === 'tool' || takes === 'explained-tool' ? takes : 'choice');
const answers = new Map<string, Promise<Response>>();
const earlyEvents: EarlyEvent[] = [];
let isStarted = false;
let hasEnded = false;
/** The last `dragover` of files that are not dropped yet. */
let lastDragOver: DragEvent | undefined;
/** A tap has ended by then. */
const LOAD_DELAY_MS = 120;

function start(interaction?: Event) {
  if (isStarted) return;
  isStarted = true;
  for (const type of INTERACTIONS) removeEventListener(type, start, true);
  preload();
  // Paint the answer to the press first: running the scripts keeps a phone busy for a moment.
  const load = () =>
    setTimeout(
      () => requestAnimationFrame(() => setTimeout(() => void import(/* webpackIgnore: true */ findInSite(main)))),
      interaction ? LOAD_DELAY_MS : 0,
    );
  // This script is in the head, and those it loads render into the body.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load);
  else load();
}

/** Requests at once all files that the scripts would request one after the other. */
function preload() {
  const links = document.querySelector<HTMLTemplateElement>('template[data-preload]');
  if (links) document.head.append(links.content);
  if (!prerenderedManifest) return;
  answers.set(REGISTRY_PATH, fetch(findInSite(REGISTRY_PATH), { cache: 'no-cache' }));
  const manifest = findInSite(prerenderedManifest);
  answers.set(new URL(manifest, location.href).href, fetch(manifest, { integrity: readManifestIntegrity(prerenderedManifest) ?? '' }));
  // Callers that await an answer still get its error; this only avoids unhandled rejections of the others.
  for (const answer of answers.values()) answer.catch(() => undefined);
}

function recordEvent(event: Event) {
  const { target } = event;
  const isAnswered = answerChoice(event, {
    hasFiles: earlyFiles.hasForChoice,
    onFiles: (chosen) => {
      if (chosen.length === 0) return;
      start(event);
      earlyFiles.add(chosen);
    },
    onPress: () => {
      start(event);
      if (target) earlyEvents.push({ event, target });
    },
  });
  if (isAnswered) return;
  const files = findFiles(event, target);
  if (files?.length) start(event);
  if (files?.length && earlyFiles.add(files)) return;
  // The browser itself handles a paste into a field.
  if (event.type === 'paste' && !files?.length) return;
  if (!(target instanceof Element)) return;
  // A press on a file field is not repeated: it would open a second chooser.
  const isChoiceOfFiles = event.type === 'change' && target.matches('input[type=file]');
  if (!isChoiceOfFiles && target.closest(isShortcut(event) ? FIELDS : HANDLED_BY_BROWSER)) return;
  const chooser = event.type === 'click' && target.closest('button')?.parentElement?.querySelector<HTMLInputElement>(':scope > input[type=file]');
  // A browser lets files be chosen only while the visitor's own press is fresh.
  if (chooser) return chooser.click();
  if (event.type === 'click' && target.closest('button')) start(event);
  earlyEvents.push({ event, target, files });
}

/** Returns whether a key is one that no control but a field answers. */
function isShortcut(event: Event): boolean {
  return event instanceof KeyboardEvent && event.key.length === 1 && event.key !== ' ';
}

/** Reads the files now, since a file field loses them when others are chosen in it. */
function findFiles(event: Event, target: EventTarget | null): File[] | undefined {
  if (event instanceof DragEvent) return [...(event.dataTransfer?.files ?? [])];
  if (event instanceof ClipboardEvent) return [...(event.clipboardData?.files ?? [])];
  return event.type === 'change' && target instanceof HTMLInputElement ? [...(target.files ?? [])] : undefined;
}

/** Accepts files anywhere: a browser leaves the page to show a file that is dropped where nobody accepts it. */
function acceptDrop(event: DragEvent) {
  const { dataTransfer } = event;
  if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  // Before hydration every page accepts files anywhere; after that the tool decides.
  dataTransfer.dropEffect = hasEnded && takes === 'tool' ? 'none' : 'copy';
  lastDragOver = event.type === 'drop' ? undefined : event;
}

for (const type of REPLAYED_EVENTS) addEventListener(type, recordEvent, true);
addEventListener('dragover', acceptDrop);
addEventListener('drop', acceptDrop);

/** Listens in the capture phase, since the `close` event of a dialog does not bubble. */
const clearFiles = () => earlyFiles.clear();
addEventListener('close', clearFiles, true);

const visit = {
  counted: 0,
  answers,
  takeFiles: earlyFiles.take,
  liftNames: earlyFiles.lift,
  end() {
    hasEnded = true;
    clearInterval(counting);
    removeEventListener('close', clearFiles, true);
    for (const type of REPLAYED_EVENTS) removeEventListener(type, recordEvent, true);
    if (lastDragOver?.target && performance.now() - lastDragOver.timeStamp < DRAG_END_MS)
      earlyEvents.push({ event: lastDragOver, target: lastDragOver.target });
    return earlyEvents;
  },
};
const counting = setInterval(() => {
  const step = countStep(Math.random);
  visit.counted += step;
  const words = document.querySelector('[data-counts]')?.firstChild;
  if (words instanceof Text) {
    words.data = words.data.replace(/\d(?:[.,\s]?\d)*/, (count) =>
      (Number(count.replace(/\D/g, '')) + step).toLocaleString(document.documentElement.lang),
    );
  }
}, TICK_MS);
window.earlyVisit = visit;

// Start at once on a visit from another of our pages, perhaps with files, and where saved work can be restored.
if (waits === undefined || (waits && document.referrer.startsWith(location.origin)) || canResume(location.pathname)) start();
else for (const type of isRead ? READER_INTERACTIONS : INTERACTIONS) addEventListener(type, start, { capture: true, passive: true });

/**
 * Starts at once when a newer version of the prerendered tool was deployed. Our own server sends such a page without the tool; a plain file host
 * cannot.
 */
async function startIfReplaced(prerenderedManifest: string) {
  const registry = await fetch(findInSite(REGISTRY_PATH), { cache: 'no-cache' }).then((answer) => (answer.ok ? answer.text() : null));
  if (registry && !registry.includes(`"${prerenderedManifest}"`)) start();
}

if (prerenderedManifest) {
  // Without an answer the page stays as it is; the hydrated page requests the registry again.
  addEventListener('load', () => void runWhenIdle(() => startIfReplaced(prerenderedManifest).catch(() => undefined)));
}
