/**
 * Every word the components say by themselves. English is the shape and the default; another language is given whole or in part through
 * `ThemeRoot words={…} locale="es"`. A count comes as a number, to choose the form of a word by, and as its language writes it.
 */
export const englishWords = {
  close: 'Close',
  cancel: 'Cancel',
  /** `name` is the file or the thing a chip stands for. */
  remove: (name: string) => `Remove ${name}`,
  skipToContent: 'Skip to content',
  loading: 'Loading',

  dropzone: {
    /** After the label, as in "Drop your PDFs here or choose files". What is marked is underlined. */
    orChooseOne: 'or <mark>choose a file</mark>',
    orChooseMany: 'or <mark>choose files</mark>',
    /** Labels of the drop area on touch screens, which have no drag and drop: for one file or several, without files and with some. */
    chooseOne: 'Choose a PDF',
    chooseMany: 'Choose PDFs',
    chooseOther: 'Choose another PDF',
    chooseMore: 'Add more PDFs',
    wrongType: (types: string) => `File type must be ${types}`,
    tooManyFiles: 'Too many files',
    added: (names: string) => `Added ${names}.`,
    notAdded: (name: string, reason: string) => `${name} was not added: ${reason}.`,
    removed: (name: string) => `Removed ${name}.`,
  },

  /** A group of its own: a page from before there was one gives `dropzone` without them. */
  refusedFiles: {
    title: (count: number, shown: string) => (count === 1 ? 'File not added' : `${shown} files not added`),
    notPdf: (name: string) => `${name} is not a PDF file. Choose a PDF, or save it as one first.`,
    oneOnly: (name: string, taken: string) => `${name} was not added: one PDF at a time is taken here, and that is ${taken}.`,
    more: (shown: string) => `... and ${shown} more`,
  },

  field: {
    required: 'required',
    showTyped: 'Show what is typed',
    hideTyped: 'Hide what is typed',
    charactersOf: (shown: string, limit: string) => `${shown} of ${limit} characters`,
    characters: (count: number, shown: string) => `${shown} ${count === 1 ? 'character' : 'characters'}`,
    words: (count: number, shown: string) => `${shown} ${count === 1 ? 'word' : 'words'}`,
    charactersTooMany: (count: number, shown: string) => `${shown} ${count === 1 ? 'character' : 'characters'} too many`,
  },

  toast: {
    /** What a screen reader announces before a notice. */
    notification: 'Notification',
    /** The region, with the key that brings the keyboard to it. */
    notifications: (key: string) => `Notifications (${key})`,
    dismiss: 'Dismiss notification',
  },

  stepper: {
    step: (place: string, count: string) => `Step ${place} of ${count}`,
    done: 'done',
  },

  splitPane: {
    resize: (first: string, second: string) => `Share of ${first} and ${second}`,
  },

  diff: {
    inserted: 'inserted',
    deleted: 'deleted',
    replacedBy: 'replaced by',
  },

  landing: {
    howItWorks: 'How it works',
    perfectFor: 'Perfect For',
    questions: 'Questions, answered',
    closingLine: 'No account needed. Start right here.',
  },
};

/** The shape of the words in any language. */
export type DesignSystemWords = typeof englishWords;

/** What a language gives: whole groups; a group that is missing stays English, so that an older page can hold a newer component. */
export type PartialWords = Partial<DesignSystemWords>;
