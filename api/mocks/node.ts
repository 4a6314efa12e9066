import { setupServer } from 'msw/node';
import { handlers } from './handlers.ts';

/** The fake API for component tests: `listen()` before all, `resetHandlers()` after each, `close()` after all. */
export const server = setupServer(...handlers);
