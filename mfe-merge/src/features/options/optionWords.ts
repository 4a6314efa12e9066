import type { MergeMessages } from '../../messages';
import { changedChoices, type MergeChoices } from '../../model/choices';

/** What a `Select` offers, from the words for each value. */
export function selectable<Value extends string>(words: Record<Value, string>): { value: Value; label: string }[] {
  const labels: [string, string][] = Object.entries(words);
  return labels.map(([value, label]) => ({ value: value as Value, label }));
}

/** What differs from the usual, in one line; empty when nothing does. */
export function summarizeOptions(choices: MergeChoices, isByPages: boolean, { summary }: MergeMessages['options']): string {
  const changed = changedChoices(choices);
  const parts = [
    changed.title !== undefined && summary.title(changed.title),
    changed.outline && summary.outline[changed.outline],
    changed.contentsPage && summary.contentsPage,
    changed.pageLabels && summary.pageLabels[changed.pageLabels],
    !isByPages && changed.interleave && summary.interleave[changed.interleave],
    !isByPages && changed.padEven && summary.padEven,
    changed.forms && summary.forms[changed.forms],
    changed.attachments === false && summary.noAttachments,
  ];
  return parts.filter((part) => typeof part === 'string').join(' · ');
}
