import { lazyComponent, prefetch } from '@sheaf/tool-kit/lazyComponent';
import { cvPage, cvPageDialog, machinePanel, profileCard, refusedCv } from './lazyCvPage';

// What only shows while something is under way, or once there is a CV or a letter.
export const workDialog = lazyComponent(async () => (await import('@sheaf/tool-kit/ProgressDialog')).ProgressDialog);
export const deleteDialog = lazyComponent(async () => (await import('@sheaf/tool-kit/DeleteDialog')).DeleteDialog);
export const jobStep = lazyComponent(async () => (await import('./features/job/JobStep')).JobStep);
export const styleStep = lazyComponent(async () => (await import(/* webpackChunkName: "style" */ './features/job/StyleStep')).StyleStep);
export const letterScreen = lazyComponent(async () => (await import('./LetterScreen')).LetterScreen);

/** Fetches the dialog and what a CV is shown in with the first touch of a visitor, and the rest with the first CV: from then on the network may go away. */
export function fetchAhead(hasCv: boolean): void {
  prefetch(
    hasCv
      ? [workDialog, profileCard, jobStep, cvPage, cvPageDialog, machinePanel, styleStep, deleteDialog, letterScreen]
      : [workDialog, refusedCv, profileCard, jobStep],
  );
}
