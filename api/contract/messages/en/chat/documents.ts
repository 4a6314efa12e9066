import { speak } from '../../locale/speak.ts';

const { plural, list } = speak('en');

/** Several PDFs in one conversation. */
export const documents = {
  list: (names: readonly string[]) => list(names),
  /** The name of the conversation: "lease.pdf and 2 more". */
  title: ({ name, others }: { name: string; others: number }) =>
    others > 0 ? `${name} and ${plural(others, { one: '# more', other: '# more' })}` : name,
  ready: (count: number) => `I have read <mark>${plural(count, { one: '# document', other: '# documents' })}</mark>.`,
  /** Of the list beside the conversation. */
  tabs: 'Documents',
  add: 'Add PDFs',
  addHint: 'One question searches them all.',
  full: (limit: number) => `${plural(limit, { one: '# PDF', other: '# PDFs' })} at most`,
  adding: (name: string) => `Analyzing ${name}...`,
  remove: (name: string) => `Remove ${name}`,
  removeFailed: 'Not removed',
  removeFailedText: 'The server could not be reached. Try again.',
  notAdded: (count: number) => plural(count, { one: 'One PDF was not added', other: '# PDFs were not added' }),
  understood: 'Close',
};
