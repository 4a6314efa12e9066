import type { MergeOptions } from '@sheaf/api/contract/pdf';

/** What the visitor can choose for the merged file as a whole; each has a value from the start. */
export type MergeChoices = Required<
  Pick<MergeOptions, 'outline' | 'forms' | 'interleave' | 'padEven' | 'attachments' | 'pageLabels' | 'title' | 'contentsPage'>
>;

export const defaultChoices: MergeChoices = {
  outline: 'per-file-nested',
  forms: 'rename',
  interleave: 'none',
  padEven: false,
  attachments: true,
  pageLabels: 'keep',
  title: '',
  contentsPage: false,
};

/** Only what differs from the start. */
export function changedChoices(choices: MergeChoices): Partial<MergeChoices> {
  const title = choices.title.trim();
  return {
    ...(choices.outline !== defaultChoices.outline && { outline: choices.outline }),
    ...(choices.forms !== defaultChoices.forms && { forms: choices.forms }),
    ...(choices.interleave !== defaultChoices.interleave && { interleave: choices.interleave }),
    ...(choices.padEven && { padEven: true }),
    ...(!choices.attachments && { attachments: false }),
    ...(choices.pageLabels !== defaultChoices.pageLabels && { pageLabels: choices.pageLabels }),
    ...(title !== '' && { title }),
    ...(choices.contentsPage && { contentsPage: true }),
  };
}
