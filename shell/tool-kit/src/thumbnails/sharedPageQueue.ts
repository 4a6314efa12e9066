import { createPageQueue } from './pageQueue';
import { startPageReader } from './startPageReader';

/** The queue of this browser page. All lists and grids share its worker and its pictures. */
export const sharedPageQueue = createPageQueue(startPageReader);
