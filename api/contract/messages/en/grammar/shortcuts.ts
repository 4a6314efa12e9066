/** What the keys of the grammar screen do, as the list that `?` shows says it. */
export const shortcuts = {
  title: 'Among the corrections',
  next: 'Next correction',
  previous: 'Previous correction',
  accept: 'Accept it',
  reject: 'Ignore it',
  undo: 'Take the last step back',
  redo: 'Do it again',
};
