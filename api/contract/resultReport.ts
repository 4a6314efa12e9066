import * as z from './schema.ts';

/** The report of a binary answer: base64url JSON, the only form in which file names of any language pass through every proxy. */
export const RESULT_HEADER = 'X-Result';

/** nginx, Node and browsers give up on an answer whose headers together take more than 8 to 16 KB. */
export const MAX_RESULT_HEADER_BYTES = 7800;

/** Who accepts this gets a report that outgrows its header whole, as JSON behind the file, in one body. */
export const FILE_AND_REPORT_TYPE = 'application/vnd.sheaf.file-and-report';

/** What a report in the header says of itself where the whole outgrew it; absent where it is whole. */
export const shortenedFields = {
  /** Long names end in an ellipsis, and lists may end early. */
  truncated: z.optional(z.boolean()),
  /** How many entries each list has beyond those named here. */
  more: z.optional(z.record(z.string(), z.int())),
  /** So many bytes at the end of the body are the whole report, for who accepts one. */
  reportBytes: z.optional(z.int()),
};

/** Of any report, the part that says where the whole of it is. */
export const ReportPlace = z.object({ reportBytes: shortenedFields.reportBytes });
