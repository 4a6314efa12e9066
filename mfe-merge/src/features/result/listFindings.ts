import type { MergeReport } from '@sheaf/api/contract/merge';
import { isMergeWarningCode } from '@sheaf/api/contract/mergeWarnings';
import type { MergeMessages } from '../../messages';

/** One line about the finished file. What is marked in it is the count, which stands out. */
export interface Finding {
  tone: 'good' | 'warn';
  text: string;
}

type ResultWords = MergeMessages['result'];

/** Lists what was merged besides pages. Omits kinds that are absent or that an older server does not count. */
export function listFindings(report: MergeReport, words: ResultWords): Finding[] {
  const findings = [findBookmarks(report, words), findLinks(report, words), findFields(report, words), findAttachments(report, words)];
  return findings.filter((finding) => finding !== undefined);
}

/** Merging adds one bookmark a file, so "kept" would not be true of all of them. */
function findBookmarks({ outlineItems = 0, files }: MergeReport, words: ResultWords): Finding | undefined {
  if (outlineItems === 0) return undefined;
  const hasOnlyFiles = outlineItems <= files.length;
  return { tone: 'good', text: hasOnlyFiles ? words.bookmarksOfFiles(outlineItems) : words.bookmarks(outlineItems) };
}

/** A link may have led nowhere before, so it is not said to have lost its target. */
function findLinks({ links }: MergeReport, words: ResultWords): Finding | undefined {
  if (!links || links.total === 0) return undefined;
  return { tone: links.working === links.total ? 'good' : 'warn', text: words.links(links) };
}

function findFields({ fields }: MergeReport, words: ResultWords): Finding | undefined {
  return fields && fields.total > 0 ? { tone: 'good', text: words.fields(fields) } : undefined;
}

function findAttachments({ attachments = 0 }: MergeReport, words: ResultWords): Finding | undefined {
  return attachments > 0 ? { tone: 'good', text: words.attachments(attachments) } : undefined;
}

/** Returns a warning in the language of the page, or the server's own text when the code is unknown. */
export function formatWarning({ code, file, text }: MergeReport['warnings'][number], { warnings }: MergeMessages): string {
  return isMergeWarningCode(code) ? warnings[code](file) : text;
}
