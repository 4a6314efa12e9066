import { lazyComponent } from '@sheaf/tool-kit/lazyComponent';

/** The report on what machines read in the CV, fetched once there is one. */
export const machinePanel = lazyComponent(async () => (await import('./features/cv/MachinePanel')).MachinePanel);

/** The CV as it looks, fetched by itself. Apart from the other parts, since one of them shows it. */
export const cvPage = lazyComponent(async () => (await import('./features/cv/CvPage')).CvPage);
export const cvPageDialog = lazyComponent(async () => (await import('./features/cv/CvPageDialog')).CvPageDialog);
