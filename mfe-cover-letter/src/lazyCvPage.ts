import { lazyComponent } from '@sheaf/tool-kit/lazyComponent';

/** What machines read in it, fetched with the CV as well. */
export const machinePanel = lazyComponent(async () => (await import('./features/cv/MachinePanel')).MachinePanel);

/** The CV as it looks, fetched by itself. Apart from the other parts, since one of them shows it. */
export const cvPage = lazyComponent(async () => (await import('./features/cv/CvPage')).CvPage);
export const cvPageDialog = lazyComponent(async () => (await import('./features/cv/CvPageDialog')).CvPageDialog);
