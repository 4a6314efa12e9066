import { fetchedPart } from '@sheaf/shell/tool-contract/fetchedLater';

/** The CV as it looks, fetched by itself. Apart from the other parts, since one of them shows it. */
export const cvPage = fetchedPart(async () => (await import('./cv/CvPage')).CvPage);
