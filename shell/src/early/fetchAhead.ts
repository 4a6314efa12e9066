import { whenIdle } from './whenIdle';

/*
 * The script inside a tool's page: once the page is there and its reader reads, it fetches what the tool will need, so that the first touch waits
 * for no network. Nothing of it runs.
 */
const files = document.currentScript?.dataset.files?.split(' ') ?? [];

/** Said by visitors who pay for each byte; not by every browser. */
const isSparing = () =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

async function fetchAhead() {
  if (isSparing()) return;
  for (const file of files) {
    // What does not come now is asked for again when it is needed.
    const answer = await fetch(file, { priority: 'low' }).catch(() => null);
    await answer?.blob().catch(() => null);
  }
}

addEventListener('load', () => whenIdle(() => void fetchAhead()));
