import { pdfsKeptIn } from '@sheaf/tool-kit/keptPdfs';

/** The PDFs shown beside their conversations. */
export const chatPdfs = pdfsKeptIn('sheaf-chat');
