import { createPageDesk } from './pageDesk';
import { startPageReader } from './startPageReader';

/** The one desk of the page: all lists and grids share its worker and its pictures. */
export const desk = createPageDesk(startPageReader);
