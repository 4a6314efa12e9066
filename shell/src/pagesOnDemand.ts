import { homePagePart } from './home/homePagePart';
import { LICENCES_PATH } from './licences/licenceList';
import { onDemand, type PartOnDemand } from './onDemand';
import { PRACTICE_PAYMENT_PATH } from './tools';

export const practicePaymentPart = onDemand(async () => (await import('./dialogs/PracticePaymentPage')).PracticePaymentPage);
export const licencesPart = onDemand(async () => (await import('./licences/LicencesPage')).LicencesPage);

/** Pages in files of their own, which a visitor of a tool has no need of. */
const pagesOnDemand = new Map<string, Pick<PartOnDemand<object>, 'prepare'>>([
  ['/', homePagePart],
  [PRACTICE_PAYMENT_PATH, practicePaymentPart],
  [LICENCES_PATH, licencesPart],
]);

/** Fetches what a page is drawn with, where that is a file of its own. */
export async function preparePage(path: string): Promise<void> {
  await pagesOnDemand.get(path)?.prepare();
}

/** Fetches all of them, so that any page is drawn at once. */
export async function prepareAllPages(): Promise<void> {
  await Promise.all([...pagesOnDemand.values()].map((part) => part.prepare()));
}
