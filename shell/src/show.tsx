import { type Locale, pathWithoutLocale } from '@sheaf/api/contract/messages/locales';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { catchUp } from './early/catchUp';
import { pageDrawnAtBuild } from './pageDrawnAtBuild';
import type { Remotes } from './remotes';
import type { Services } from './services';
import { toolRoutes } from './toolRoutes';
import { loadSpeaking } from './useRemoteComponent';

/** Puts the page on the screen: it takes over the one drawn at build time, element by element, or draws it where there is none. */
export function show(page: ReactNode): void {
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no element to draw in.');
  if (!pageDrawnAtBuild()) {
    createRoot(place).render(page);
    return;
  }
  // At once, so that no press falls between the script that keeps early ones and the page that takes its place.
  flushSync(() => hydrateRoot(place, page));
  void catchUp(window.earlyVisit?.end() ?? []);
}

/** A page about a tool was drawn with the tool's part in it, so it is taken over with that part. */
export async function landingDrawnWith(remotes: Remotes, locale: Locale): Promise<Services['drawnWith']> {
  const address = pathWithoutLocale(window.location.pathname).replace(/(.)\/$/, '$1');
  const route = toolRoutes.find(({ path }) => path === address);
  if (route?.part !== 'Landing') return undefined;
  const { remote } = route.tool;
  // Without it the page says itself what is missing.
  const module = await loadSpeaking(remotes, remote, 'Landing', locale).catch(() => null);
  return module ? { remote, Landing: module.default } : undefined;
}
