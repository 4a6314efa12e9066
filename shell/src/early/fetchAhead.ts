import { runWhenIdle } from './runWhenIdle';

/*
 * The script inside a page whose other scripts load late: once the page is idle, it fetches what the first interaction will need, so that this
 * waits for no network. It runs none of it.
 */
const links = document.querySelector<HTMLTemplateElement>('template[data-preload]')?.content.querySelectorAll<HTMLLinkElement>('[data-ahead]') ?? [];
/** A page that is only read loads its own files first. */
const delayMs = Number(document.currentScript?.dataset.rest ?? 0);

/** Set by visitors who want to save data; not every browser supports it. */
const isSparing = () =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

async function fetchFile({ href, integrity }: HTMLLinkElement): Promise<void> {
  const answer = await fetch(href, { priority: 'low', integrity });
  await answer.blob();
}

function fetchAhead(): void {
  // After a failure the file is requested again when it is needed.
  if (!isSparing()) for (const link of links) fetchFile(link).catch(() => undefined);
}

addEventListener('load', () => setTimeout(() => runWhenIdle(fetchAhead), delayMs));
