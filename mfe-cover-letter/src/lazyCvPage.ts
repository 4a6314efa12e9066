import { lazyComponent } from '@sheaf/tool-kit/lazyComponent';

/** What was understood of the CV, fetched while it is read. */
export const profileCard = lazyComponent(async () => (await import('./features/cv/ProfileCard')).ProfileCard);

/** The report on what machines read in the CV, fetched once there is one. */
export const machinePanel = lazyComponent(async () => (await import('./features/cv/MachinePanel')).MachinePanel);

/** The CV as it looks, fetched by itself. Apart from the other parts, since one of them shows it. */
export const cvPage = lazyComponent(async () => (await import('./features/cv/CvPage')).CvPage);
export const cvPageDialog = lazyComponent(async () => (await import('./features/cv/CvPageDialog')).CvPageDialog);

/** Why a CV was not read, or the field for its password, fetched with the first touch. */
export const refusedCv = lazyComponent(async () => (await import('./features/cv/RefusedCv')).RefusedCv);
