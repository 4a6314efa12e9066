export const reasons = [
  {
    title: 'Answers with their source',
    text: 'Each answer will name the page and mark the very sentence it rests on. A citation is shown only when its words stand on that page.',
  },
  {
    title: 'It says when it does not know',
    text: 'If the document does not hold the answer, you will be told so, with the closest passages, rather than given a guess.',
  },
  {
    title: 'Gone within the hour',
    text: 'Only the text of your document will be kept, for one hour at most. A countdown shows what is left, and you can delete it at any moment.',
  },
];

export const steps = [
  { title: 'Open a PDF', text: 'The document stays in view beside the conversation, so you can read along.' },
  { title: 'Ask in plain words', text: 'Ask for a date, a clause, a comparison or a summary, as you would ask someone who has just read it.' },
  { title: 'Check the passage', text: 'Choose a citation and the page turns to the passage, marked in yellow.' },
];

export const audience = [
  {
    title: 'Contracts',
    text: 'When does the notice period start, who pays for repairs, what was agreed about renewal: find the clause before you sign.',
  },
  { title: 'Study', text: 'Find where a paper defines its terms, what its sample was and which limits its authors admit.' },
  { title: 'Work', text: 'Pull the figures, owners and deadlines out of a long report before the meeting about it.' },
];

export const questions = [
  {
    question: 'Can I ask questions today?',
    answer: 'Not yet. The chat is being built, and this page describes what it will do. Merging PDFs works now.',
  },
  {
    question: 'Will my document be sent to an AI company?',
    answer:
      'Only if whoever runs this site has connected such a service, and then the page will say where the text goes before you ask. Without one, answers will be quoted from your document on this server.',
  },
  {
    question: 'How can I tell that an answer is right?',
    answer: 'Read the passage it rests on. Each citation will lead to the sentence in your PDF, so you never have to take an answer on trust.',
  },
  {
    question: 'Will it read scanned documents?',
    answer:
      'That is planned. Pages that are only pictures will be read by text recognition first, and answers that rest on recognised text will say so.',
  },
  {
    question: 'How long will my document be kept?',
    answer: 'Its text for one hour, counted from the moment you open it, and the PDF file itself not at all. “Delete now” will end it sooner.',
  },
];
