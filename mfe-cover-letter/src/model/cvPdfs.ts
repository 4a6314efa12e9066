import { pdfsKeptIn } from '@sheaf/tool-kit/keptPdfs';

/** The PDFs of CVs, shown beside what was understood of them. */
export const cvPdfs = pdfsKeptIn('sheaf-cover-letter');
