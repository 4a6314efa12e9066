import { DOCUMENT_PASSES } from './documentPasses.ts';
import { PAGE_PASSES } from './pagePasses.ts';
import { STRUCTURE_PASSES } from './structurePasses.ts';

/** Everything that makes a document of pages, in its order. */
export const PASSES = [...PAGE_PASSES, ...STRUCTURE_PASSES, ...DOCUMENT_PASSES] as const;

export type PassName = (typeof PASSES)[number]['name'];
