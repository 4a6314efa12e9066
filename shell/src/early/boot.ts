import { canResume } from '@sheaf/tool-kit/resume';
import { browserStorage } from '../browserStorage';
import { countStep, TICK_MS } from '../chrome/processedCount';
import { manifestIntegrity } from '../remoteIntegrity';
import { REGISTRY_PATH } from '../remotesPath';
import { rememberedTheme, showTheme } from '../theme';
import { markDrags } from './dragMark';
import { answerChoice } from './earlyChoice';
import { createEarlyFiles } from './earlyFiles';
import { followPaper } from './earlyPaper';
import type { EarlyEvent } from './earlyVisit';
import { showFonts } from './showFonts';
import { whenIdle } from './whenIdle';

/*
 * The script inside every built page. Pages read and link without any script, so theirs come with the first sign of somebody being there. What
 * is done until they have come is kept, to be done again then; what controls were changed to is read from them.
 */
// Before anything is painted, or a page chosen dark would flash white.
showTheme(rememberedTheme(browserStorage()), document.documentElement);
showFonts(document);
followPaper(document, browserStorage());
markDrags(document.documentElement);

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'dragenter', 'change'];
const DEEDS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'keydown', 'keyup', 'change', 'drop', 'paste'];
/** What a browser does by itself on these is done already. */
const WORKS_ALONE = 'a, summary, label, select, textarea, input:not([type=file]), [popovertarget], dialog [formmethod=dialog]';

const { main = '', waits, drawnBy, takes } = document.currentScript?.dataset ?? {};
const earlyFiles = createEarlyFiles(takes === 'tool' || takes === 'explained-tool' ? takes : 'choice');
const answers = new Map<string, Promise<Response>>();
const deeds: EarlyEvent[] = [];
let isStarted = false;
let isOver = false;
/** Files hang over the page since this event; browsers repeat it several times a second. */
let hanging: DragEvent | undefined;
const STILL_HANGS_MS = 600;
/** A tap is over by then. */
const ANSWER_FIRST_MS = 120;

function start(sign?: Event) {
  const isStartedByVisitor = sign !== undefined;
  if (isStarted) return;
  isStarted = true;
  for (const type of SIGNS) removeEventListener(type, start, true);
  fetchAtOnce();
  // What was pressed is answered and painted first: the scripts keep a phone busy for a moment.
  const load = () =>
    setTimeout(
      () => requestAnimationFrame(() => setTimeout(() => void import(/* webpackIgnore: true */ main))),
      isStartedByVisitor ? ANSWER_FIRST_MS : 0,
    );
  // The script stands in the head, and what it brings draws into the body.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load);
  else load();
}

/** Asks for all that the scripts will ask for, in one wave instead of one after the other. */
function fetchAtOnce() {
  const links = document.querySelector<HTMLTemplateElement>('template[data-wave]');
  if (links) document.head.append(links.content);
  if (!drawnBy) return;
  answers.set(REGISTRY_PATH, fetch(REGISTRY_PATH, { cache: 'no-cache' }));
  answers.set(new URL(drawnBy, location.href).href, fetch(drawnBy, { integrity: manifestIntegrity(drawnBy) ?? '' }));
  // Whoever waits for an answer meets the error; nobody may.
  for (const answer of answers.values()) answer.catch(() => undefined);
}

function keep(event: Event) {
  const { target } = event;
  const isAnswered = answerChoice(event, {
    hasFiles: earlyFiles.hasForChoice,
    onFiles: (chosen) => chosen.length > 0 && earlyFiles.add(chosen),
    onPress: () => target && deeds.push({ event, target }),
  });
  if (isAnswered) return;
  const files = findFiles(event, target);
  if (files?.length && earlyFiles.add(files)) return;
  // The browser itself handles a paste into a field.
  if (event.type === 'paste' && !files?.length) return;
  if (!(target instanceof Element) || (target.closest(WORKS_ALONE) && !target.matches('[type=file]'))) return;
  const chooser = event.type === 'click' && target.closest('button')?.parentElement?.querySelector<HTMLInputElement>(':scope > input[type=file]');
  // A browser lets files be chosen only while the visitor's own press is fresh.
  if (chooser) chooser.click();
  else deeds.push({ event, target, files });
}

/** A field forgets the files that were chosen in it first when others are. */
function findFiles(event: Event, target: EventTarget | null): File[] | undefined {
  if (event instanceof DragEvent) return [...(event.dataTransfer?.files ?? [])];
  if (event instanceof ClipboardEvent) return [...(event.clipboardData?.files ?? [])];
  return event.type === 'change' && target instanceof HTMLInputElement ? [...(target.files ?? [])] : undefined;
}

/** A browser would leave the page to show a file let go where nobody takes it. */
function hold(event: DragEvent) {
  const { dataTransfer } = event;
  if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  // Every page takes files anywhere; the tool of a page says itself when it does not.
  dataTransfer.dropEffect = isOver && takes === 'tool' ? 'none' : 'copy';
  hanging = event.type === 'drop' ? undefined : event;
}

for (const deed of DEEDS) addEventListener(deed, keep, true);
addEventListener('dragover', hold);
addEventListener('drop', hold);

/** Events of this kind do not rise from the dialog. */
const letGo = () => earlyFiles.letGo();
addEventListener('close', letGo, true);

const visit = {
  counted: 0,
  answers,
  takeFiles: earlyFiles.take,
  liftNames: earlyFiles.lift,
  end() {
    isOver = true;
    clearInterval(counting);
    removeEventListener('close', letGo, true);
    for (const deed of DEEDS) removeEventListener(deed, keep, true);
    if (hanging?.target && performance.now() - hanging.timeStamp < STILL_HANGS_MS) deeds.push({ event: hanging, target: hanging.target });
    return deeds;
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

// Whoever comes to a tool from a page of ours is there already, perhaps with files; whoever left work here expects to see it again.
if (waits === undefined || (waits && document.referrer.startsWith(location.origin)) || canResume(location.pathname)) start();
else for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true });

/**
 * Starts without waiting when the tool drawn here was replaced since, so that nobody reads an older one. Our own server sends such a page without
 * the tool; a host that serves files alone cannot.
 */
async function startIfReplaced(drawnBy: string) {
  const registry = await fetch('/remotes.json', { cache: 'no-cache' }).then((answer) => (answer.ok ? answer.text() : null));
  if (registry && !registry.includes(`"${drawnBy}"`)) start();
}

if (drawnBy) {
  // Without an answer the page stays as it is, and asks again when it comes alive.
  addEventListener('load', () => void whenIdle(() => startIfReplaced(drawnBy).catch(() => undefined)));
}
