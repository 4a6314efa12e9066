import type { RuleProps } from './Rule';

export const rules: readonly RuleProps[] = [
  {
    title: 'Say on the button what will happen',
    why: 'A visitor should know what comes before pressing.',
    yes: 'Merge 3 files',
    no: 'Submit',
  },
  {
    title: 'Say what happened, to which file, and what to do',
    why: 'A refusal is a help: it names the file and the way on.',
    yes: 'report.pdf is protected. Enter its password to continue.',
    no: 'Error 422: invalid input.',
  },
  {
    title: 'No exclamation marks, no "oops"',
    why: 'Somebody whose file is damaged is not in the mood. The specified toasts of success are the only place that cheers.',
    yes: 'report.pdf is damaged and could not be read.',
    no: 'Oops! Something went wrong!',
  },
  {
    title: 'Claim only what is done',
    why: 'Limits, prices and where text goes come from the server’s answer, never from a sentence somebody remembered.',
    yes: 'Answers are quotes from your PDF; no AI service is used.',
    no: 'Our powerful AI understands everything.',
  },
  {
    title: 'One sentence, one thought',
    why: 'Most people read the first five words. Put what matters there.',
    yes: 'Merging removes the signature. Keep the original.',
    no: 'Please be aware that, due to technical reasons, signatures may not be preserved.',
  },
  {
    title: 'Speak to one person',
    why: 'In English "you", in Spanish "tú". We are "we" only where somebody really does something.',
    yes: 'Your files are never stored.',
    no: 'Users’ files are not retained by the system.',
  },
];

export const words: readonly RuleProps[] = [
  { title: 'Merge, turn, ask, check, write', why: 'Five tools, five plain verbs.', yes: 'Turn a PDF into Word', no: 'Perform PDF conversion' },
  {
    title: 'Choose files',
    why: 'One chooses, drops or pastes. "Upload" is said only where bytes leave the device.',
    yes: 'or choose files',
    no: 'Browse…',
  },
  {
    title: 'Remove and delete',
    why: 'Remove takes from a list; delete means that it is gone.',
    yes: 'Remove report.pdf',
    no: 'Delete report.pdf (from this list)',
  },
  {
    title: 'Sentence case',
    why: 'Capitals begin sentences and names, but for the titles that the specification fixes.',
    yes: 'How it works',
    no: 'How It Works',
  },
];

export const catalogue: readonly RuleProps[] = [
  {
    title: 'No sentence in a component',
    why: 'Words of a screen are in api/contract/messages, one file a part and one folder a language. The components’ own are in words.ts and come through ThemeRoot.',
    yes: 'messages.hero.title',
    no: '<h1>Every PDF chore, done properly.</h1>',
  },
  {
    title: 'A whole sentence is one message',
    why: 'Another language puts its words in another order, so nothing is glued together.',
    yes: '"Remove report.pdf" is one message that takes the name',
    no: '"Remove" and a name put behind it',
  },
  {
    title: 'A marked word is marked in the message',
    why: 'Marked draws it. Nothing else in a message is markup.',
    yes: 'Every PDF chore, done <mark>properly</mark>.',
    no: 'Every PDF chore, done <b>properly</b>.',
  },
  {
    title: 'The specified texts stay as they are',
    why: 'They are tested letter by letter, in English.',
    yes: 'File type must be PDF',
    no: 'Only PDFs, please',
  },
];

export const countRules: readonly RuleProps[] = [
  {
    title: 'Let the language choose the form',
    why: 'English has two forms, Polish four. The plural rules of the language choose; # stands for the number.',
    yes: "plural(count, { one: '# page', other: '# pages' })",
    no: "count + ' page(s)'",
  },
  { title: 'Numbers as the language writes them', why: 'Through Intl, never by hand.', yes: '1,204 pages, 1.204 páginas', no: '1204 pages' },
  {
    title: 'Sizes in steps of 1,024',
    why: 'As file managers count. formatFileSize(bytes, locale) writes them.',
    yes: '4.2 MB, 4,2 MB',
    no: '4404019 bytes',
  },
  {
    title: 'Figures of one width',
    why: 'A count that changes must not make its neighbours dance: tabular figures.',
    yes: '42%, 43%, 44%',
    no: 'A bar whose words jump',
  },
];
