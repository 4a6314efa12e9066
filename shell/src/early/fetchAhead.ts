import { runWhenIdle } from './runWhenIdle';

/*
 * The script inside a page that waits for its visitor: once the page is there and its reader reads, it fetches what the first touch will need, so
 * that it waits for no network. Nothing of it runs.
 */
const links = document.querySelector<HTMLTemplateElement>('template[data-preload]')?.content.querySelectorAll<HTMLLinkElement>('[data-ahead]') ?? [];
/** A page that is only read has its own files first. */
const delayMs = Number(document.currentScript?.dataset.rest ?? 0);

/** Said by visitors who pay for each byte; not by every browser. */
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
  // What does not come now is asked for again when it is needed.
  if (!isSparing()) for (const link of links) fetchFile(link).catch(() => undefined);
}

addEventListener('load', () => setTimeout(() => runWhenIdle(fetchAhead), delayMs));
