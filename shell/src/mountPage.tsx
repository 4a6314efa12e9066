import { readPathInSite } from '@sheaf/api/client/siteBase';
import { type Locale, stripLocale } from '@sheaf/api/contract/messages/locale/locales';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { findCounterpartIn } from './early/counterpart';
import { editAgain, findEdits } from './early/edits';
import { replayEvents } from './early/replayEvents';
import { readDrawnPage } from './readDrawnPage';
import type { Remotes } from './remotes';
import type { Services } from './services';
import { type ToolRoute, toolRoutes } from './toolRoutes';
import { loadSpeaking } from './useRemoteComponent';

/**
 * Puts the page on the screen: it takes over the one drawn at build time, element by element, or draws it where there is none. One that is not as
 * it was drawn takes the drawn one's place, in one step and with whatever was done to it. Where the tool that takes files is missing, `onFiles` keeps
 * those that were chosen.
 */
export function mountPage(page: ReactNode, isAsDrawn: boolean, onFiles?: (files: File[]) => void): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element to draw in.');
  if (!readDrawnPage()) {
    createRoot(root).render(page);
    return;
  }
  const edits = findEdits(root);
  const restoreNames = window.earlyVisit?.liftNames();
  const findCounterpart = isAsDrawn ? hydrate(root, page) : renderAnew(root, page);
  restoreNames?.();
  const events = window.earlyVisit?.end() ?? [];
  for (const { control, ...edit } of edits) {
    const now = findCounterpart(control);
    if (now) editAgain(now, edit);
  }
  if (onFiles) onFiles(events.flatMap(({ files = [] }) => files));
  void replayEvents(onFiles ? events.filter(({ files }) => !files) : events, findCounterpart);
}

/** Finds the element that replaces one of the drawn page; null when there is none of its kind. */
type FindCounterpart = (element: Element) => Element | null;

function hydrate(root: HTMLElement, page: ReactNode): FindCounterpart {
  // At once, so that no press falls between the script that keeps early ones and the page that takes its place.
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

/** Loads the part of a remote that the served page already contains, so that React can hydrate both together. */
export async function loadDrawnPart(remotes: Remotes, locale: Locale): Promise<Services['drawnWith']> {
  const route = findShownRoute();
  if (!route) return undefined;
  const { part, tool } = route;
  // Without it the page says itself what is missing.
  const module = await loadSpeaking(remotes, tool.remote, part, locale).catch(() => null);
  return module ? { remote: tool.remote, part, Component: module.default } : undefined;
}
