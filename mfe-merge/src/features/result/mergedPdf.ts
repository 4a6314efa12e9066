import type { NameKind } from '@sheaf/tool-kit/downloadName';

/** What a merged file is called until the visitor says otherwise. */
export const MERGED_PDF = { extension: '.pdf', nameless: 'merged' } as const satisfies NameKind;
