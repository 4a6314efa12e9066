/** What the keys of the chat do, as the list that `?` shows says it. */
export const shortcuts = {
  title: 'In the conversation',
  enter: 'Enter',
  send: 'Send the question',
  newLine: 'Begin a new line',
  stop: 'Stop the answer',
  toField: 'Go to the question',
};
