/** Why there is no result, where only the page knows, and what to do about it. What server and engine refuse has its words in the contract. */
export const refusals = {
  failed: 'Failed to merge PDF files. Please try again.',
  noPagesLeft: 'No pages are left to merge. Undo, or arrange by files again.',
  fileGone: (name: string) => `${name} can no longer be read. It was changed, moved or deleted; choose it again.`,
  someFile: 'A file',
  oneOfThisName: (reason: string) => `One of the files with this name: ${reason}`,
  tooManyFiles: ({ count, limit }: { count: number; limit: number }) => `These are ${count} files. The limit here is ${limit}.`,

  onThisDevice: 'Do it on this device instead',
  takeItOut: 'Take it out of the list, or choose another copy of it, and merge again.',
  takeSomeOut: 'Take some files out of the list and merge the rest in a second step.',
  stillInTheList: 'Your files are still in the list.',
};
