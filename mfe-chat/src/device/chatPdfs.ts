import { pdfsKeptIn } from '@sheaf/shell/tool-contract/keptPdfs';

/** The PDFs shown beside their conversations. */
export const chatPdfs = pdfsKeptIn('sheaf-chat');
