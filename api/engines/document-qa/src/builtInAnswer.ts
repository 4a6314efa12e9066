import { Citation } from '../../../contract/chat.ts';
import * as z from '../../../contract/schema.ts';

/** What the built-in engine says when it does not quote: its words in each language stand in the catalogue. */
export const LeadCode = z.enum(['listed', 'counted', 'yes', 'no', 'closest', 'summary']);

/** An answer in sentences of the document. */
export const BuiltInAnswer = z.object({
  status: z.enum(['grounded', 'partial', 'not_found']),
  /** Said before the sentences, such as how many things were counted. */
  lead: z.optional(z.object({ code: LeadCode, count: z.optional(z.int()) })),
  /** Sentences of the answer, each with the `id` of the citation it is. Those of a list stand one below the other. */
  sentences: z.array(z.object({ text: z.string(), citation: z.int() })),
  isList: z.boolean(),
  /** Every quote stands literally on its page; ids count from 1 in the order of the answer. */
  citations: z.array(Citation),
  /** At most three, when nothing was found. */
  closest: z.array(Citation),
  searchedPages: z.int(),
});
export type BuiltInAnswer = z.infer<typeof BuiltInAnswer>;

/** A stretch of the document for a model to read. */
export const Passage = z.object({ page: z.int(), start: z.int(), end: z.int(), text: z.string(), score: z.number() });
export type Passage = z.infer<typeof Passage>;

/** A quote that somebody claims, and the page it should stand on, if that was said. */
export const ClaimedQuote = z.object({ quote: z.string(), page: z.optional(z.int()) });
export type ClaimedQuote = z.infer<typeof ClaimedQuote>;
