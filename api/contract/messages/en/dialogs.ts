import { speak } from '../locale/speak.ts';

const { plural } = speak('en');

/** The upload-choice dialog and the one that says that the free questions are used up. */
export const dialogs = {
  uploadChoice: {
    title: 'What do you want to do with your PDF?',
    sentence: "Choose the tool that best fits what you're trying to accomplish.",
    cancel: 'Cancel',
    close: 'Close',
    drop: 'Drop PDFs here or choose files',
    /** Shown while files are dragged over the page. */
    letGo: 'Let go to add them',
    chosen: (count: number) => plural(count, { one: 'Your PDF', other: 'Your # PDFs' }),
    /** Of a tool that takes one PDF, when several were chosen. */
    takesOne: (file: string) => `Takes one PDF: ${file}`,
    /** Of a tool that is being built, when a PDF was chosen. */
    takesNone: 'Being built: takes no files yet',
  },
  /** Tells while files are dragged over the page what a drop will do. */
  dragging: {
    choose: 'Let go to choose what to do with it',
    addTo: (tool: string) => `Let go to add it to ${tool}`,
    openIn: (tool: string) => `Let go to open it in ${tool}`,
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    sentence: 'They rest while you type.',
    everywhere: 'On every page',
    showThis: 'Show this list',
    toNotices: 'Go to the notices',
    closeOpen: 'Close a dialog or a menu',
    /** The keys as they are printed on a keyboard. */
    escape: 'Esc',
  },
  upgrade: {
    title: 'Upgrade to Pro',
    sentence: "You've reached your free chat limit. Upgrade for unlimited AI conversations.",
    /** `price` is an amount of money; the marked part is drawn large. */
    perMonth: (price: string) => `<mark>${price}</mark> per month`,
    advantages: ['Unlimited AI chat', 'Priority processing', 'Advanced PDF tools', 'No file size limits'],
    upgrade: 'Upgrade Now',
    later: 'Maybe Later',
  },
};
