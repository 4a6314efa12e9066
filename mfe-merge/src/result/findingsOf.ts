import type { MergeReport } from '@sheaf/api/contract/pdf';
import { counted } from '../counting';

/** One line about the finished file: a count that stands out, and the rest of its sentence. */
export interface Finding {
  tone: 'good' | 'warn';
  count: string;
  text: string;
}

/** What came along besides the pages. Of a kind that is not there, or that an older server does not count, nothing is said. */
export function findingsOf(report: MergeReport): Finding[] {
  return [bookmarksOf(report), linksOf(report), fieldsOf(report), attachmentsOf(report)].filter((finding) => finding !== undefined);
}

/** Merging adds one bookmark a file, so "kept" would not be true of all of them. */
function bookmarksOf({ outlineItems = 0, files }: MergeReport): Finding | undefined {
  if (outlineItems === 0) return undefined;
  const hasOnlyFiles = outlineItems <= files.length;
  return { tone: 'good', count: counted(outlineItems, 'bookmark'), text: hasOnlyFiles ? ', one for each file' : ', one group per file' };
}

/** A link may have led nowhere before, so it is not said to have lost its target. */
function linksOf({ links }: MergeReport): Finding | undefined {
  if (!links || links.total === 0) return undefined;
  const { total, working } = links;
  const nowhere = (count: number) => `${count === 1 ? 'leads' : 'lead'} nowhere`;
  if (working === 0) return { tone: 'warn', count: counted(total, 'link'), text: ` ${nowhere(total)}` };
  const count = total === 1 ? counted(total, 'link') : `${working.toLocaleString('en')} of ${counted(total, 'link')}`;
  const text = working === 1 ? ' leads where it did' : ' lead where they did';
  const dead = total - working;
  return dead === 0 ? { tone: 'good', count, text } : { tone: 'warn', count, text: `${text}, ${dead.toLocaleString('en')} ${nowhere(dead)}` };
}

function fieldsOf({ fields }: MergeReport): Finding | undefined {
  if (!fields || fields.total === 0) return undefined;
  const renamed = fields.renamed > 0 ? `, ${fields.renamed.toLocaleString('en')} renamed` : '';
  return { tone: 'good', count: counted(fields.total, 'form field'), text: ` kept${renamed}` };
}

function attachmentsOf({ attachments = 0 }: MergeReport): Finding | undefined {
  return attachments > 0 ? { tone: 'good', count: counted(attachments, 'attachment'), text: ' kept' } : undefined;
}
