import type { WorkUse } from '../locale/workUse.ts';

/** The page that names the work of others in Sheaf. */
export const licences = {
  title: 'Licences',
  introduction: 'Sheaf is built on the work of others. These are the packages, fonts and word lists in it, each with its licence. Thank you.',
  fullTexts: 'Read all licence texts',
  uses: {
    browser: 'In the files that your browser fetches',
    server: 'On the server',
    data: 'In word lists and fonts',
  } satisfies Record<WorkUse, string>,
};
