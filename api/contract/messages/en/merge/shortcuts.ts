/** What the keys of the merge screen do, as the list that `?` shows says it. */
export const shortcuts = {
  title: 'While merging PDFs',
  undo: 'Take the last step back',
  redo: 'Do it again',
  pagesTitle: 'Among the pages',
  select: 'Select a page',
  move: 'Move pages',
  turn: 'Turn pages',
  duplicate: 'Duplicate pages',
  remove: 'Delete pages',
  look: 'Look closer',
};
