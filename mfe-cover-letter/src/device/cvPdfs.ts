import { pdfsKeptIn } from '@sheaf/shell/tool-contract/keptPdfs';

/** The PDFs of CVs, shown beside what was understood of them. */
export const cvPdfs = pdfsKeptIn('sheaf-cover-letter');
