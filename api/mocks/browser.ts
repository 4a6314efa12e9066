import { setupWorker } from 'msw/browser';
import { handlers } from './handlers.ts';

/** The fake API for a page: serve `mocks/public/mockServiceWorker.js` from the page's root, then `worker.start()`. */
export const worker = setupWorker(...handlers);
