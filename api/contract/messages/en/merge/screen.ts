import { speak } from '../../locale/speak.ts';

const { plural } = speak('en');

/** The screen around the list and the result: what it is for, where files come in, the one button, what is known beforehand. */
export const screen = {
  title: 'Merge PDFs',
  lead: 'Put your files in order. Bookmarks, links and forms come along.',
  backToTools: 'Back to Tools',

  dropFirst: 'Drop your PDFs here',
  dropMore: 'Drop more PDFs',
  nothingIsUploaded: 'nothing is uploaded',
  /** A null is not limited. */
  limits: ({ files, size }: { files: number | null; size: string | null }) => {
    const parts = [files && plural(files, { one: '# file', other: '# files' }), size && `${size} together`].filter(Boolean);
    return parts.length > 0 ? `up to ${parts.join(', ')}` : 'any number of files';
  },

  notAdded: (count: number) => plural(count, { one: '# file not added', other: '# files not added' }),
  notAddedList: 'Files not added',
  notAddedFile: ({ name, reason }: { name: string; reason: string }) => `${name}: ${reason}`,
  dismiss: 'Dismiss',
  addAnyway: 'Add them and stay on this device',

  merge: 'Merge PDFs',
  mergeFiles: (count: number) => plural(count, { one: 'Merge # file', other: 'Merge # files' }),
  mergeGood: (count: number) => `Merge the ${count} good files`,
  mergePages: (count: number) => plural(count, { one: 'Merge # page', other: 'Merge # pages' }),
  merging: 'Merging your PDFs',

  onThisDevice: 'Merge on this device <mark>(nothing is uploaded)</mark>',
  willBeUploaded: 'Uploaded for this merge only, never stored.',
  waitsForNetwork: 'This has to wait for the network. Your files stay in the list.',
  willStayHere: 'Your files stay on this device.',
  /** `reason` is a sentence. */
  mustStayHere: (reason: string) => `${reason} So your files are merged on this device.`,

  notEnoughFiles: 'Not enough files',
  mergeFailed: 'Merge failed',
  mergedTitle: 'PDFs merged successfully!',
  mergedText: 'Your merged PDF is ready for download.',

  partMissing: 'This part of the page could not be loaded. Your files are still here; check your connection.',
  tryAgain: 'Try again',

  tipsTitle: 'Tips',
  tips: [
    'The file at the top of the list comes first. Drag a file by its dots, or use the arrows.',
    'Under Pages you can move, turn, duplicate and delete single pages.',
    'Bookmarks are grouped by file. Form fields of the same name stay apart: the later one gets the name of its file.',
    'A file that needs a password asks for it on its own row. It is used for merging and never stored.',
    'You can change everything after a merge, too. The list stays in this browser for an hour.',
  ],
  /** For those with a keyboard. */
  undoTip: 'Ctrl+Z takes back what you did, also after you come back.',
  /** `limits` is "up to 50 files, 300 MB together". */
  serverTakes: (limits: string) => `This server takes ${limits}.`,
};
