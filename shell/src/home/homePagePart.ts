import { onDemand } from '../onDemand';

/** The landing page in its own file: a visitor of a tool needs neither its scene nor its drop area. */
export const homePagePart = onDemand(async () => (await import(/* webpackChunkName: "home" */ './HomePage')).HomePage);
