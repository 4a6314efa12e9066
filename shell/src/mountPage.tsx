import { readPathInSite } from '@sheaf/api/client/siteBase';
import { type Locale, stripLocale } from '@sheaf/api/contract/messages/locale/locales';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { findCounterpartIn } from './early/counterpart';
import { editAgain, findEdits } from './early/edits';
import { replayEvents } from './early/replayEvents';
import { readPrerenderData } from './readPrerenderData';
import type { Remotes } from './remotes';
import type { Services } from './services';
import { type ToolRoute, toolRoutes } from './toolRoutes';
import { loadSpeaking } from './useRemoteComponent';

/**
 * Hydrates the prerendered page, or renders the page where there is none. A page that cannot be hydrated replaces the prerendered one in one step
 * and keeps the visitor's input. Where the tool that takes files is missing, `onFiles` receives the files that were chosen.
 */
export function mountPage(page: ReactNode, canHydrate: boolean, onFiles?: (files: File[]) => void): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element to render into.');
  if (!readPrerenderData()) {
    createRoot(root).render(page);
    return;
  }
  const edits = findEdits(root);
  const restoreNames = window.earlyVisit?.liftNames();
  const findCounterpart = canHydrate ? hydrate(root, page) : renderAnew(root, page);
  restoreNames?.();
  const events = window.earlyVisit?.end() ?? [];
  for (const { control, ...edit } of edits) {
    const now = findCounterpart(control);
    if (now) editAgain(now, edit);
  }
  if (onFiles) onFiles(events.flatMap(({ files = [] }) => files));
  void replayEvents(onFiles ? events.filter(({ files }) => !files) : events, findCounterpart);
}

/** Finds the element that replaces one of the prerendered page; null when there is none of its kind. */
type FindCounterpart = (element: Element) => Element | null;

function hydrate(root: HTMLElement, page: ReactNode): FindCounterpart {
  // In one step, so that no press is lost between the end of recording and the hydrated page.
  flushSync(() => hydrateRoot(root, page));
  return (element) => (element.isConnected ? element : null);
}

function renderAnew(root: HTMLElement, page: ReactNode): FindCounterpart {
  const focused = document.activeElement;
  const before = document.createElement('div');
  before.append(...root.childNodes);
  flushSync(() => createRoot(root).render(page));
  const findCounterpart: FindCounterpart = (element) => (before.contains(element) ? findCounterpartIn(before, root, element) : element);
  const successor = focused && before.contains(focused) ? findCounterpart(focused) : null;
  if (successor instanceof HTMLElement) successor.focus({ preventScroll: true });
  return findCounterpart;
}

/** Returns the route of the remote that fills this page, or undefined. */
export function findShownRoute(): ToolRoute | undefined {
  const address = stripLocale(readPathInSite()).replace(/(.)\/$/, '$1');
  return toolRoutes.find(({ path }) => path === address);
}

/** Loads the part of a remote that the prerendered page already contains, so that React can hydrate both together. */
export async function loadPrerenderedPart(remotes: Remotes, locale: Locale): Promise<Services['prerenderedPart']> {
  const route = findShownRoute();
  if (!route) return undefined;
  const { part, tool } = route;
  // When it fails to load, the page itself reports it.
  const module = await loadSpeaking(remotes, tool.remote, part, locale).catch(() => null);
  return module ? { remote: tool.remote, part, Component: module.default } : undefined;
}
