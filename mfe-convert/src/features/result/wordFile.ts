import type { NameKind } from '@sheaf/tool-kit/downloadName';

/** How the finished document is named. */
export const WORD_FILE: NameKind = { extension: '.docx', nameless: 'document' };
