const steps = [
  { title: 'Give your CV', text: 'Open it as a PDF or paste its text. You will see what was understood, and can correct it.' },
  { title: 'Describe the job', text: 'The title and the company are enough; the job description makes the letter more to the point.' },
  { title: 'Edit and download', text: 'Pick one of seven tones, change any paragraph, and download the letter as PDF, Word or plain text.' },
];

const readyToday = {
  question: 'Can I write a letter here today?',
  answer: 'Not yet. The generator is being built, and this page describes what it will do. Merging PDFs works now.',
};

const privacy = {
  question: 'What will happen to my CV?',
  answer:
    'Its text will be kept for one hour so that you can work on the letter, then deleted. “Delete now” will end it sooner. The PDF itself is not kept.',
};

/** The page at `/cover-letter`: for people who have a letter to write. */
const coverLetter = {
  title: { before: 'A cover letter that says ', marked: 'what you did', after: '' },
  lead: 'Built from your own CV and the job you are applying for. What the letter claims will be traced back to a line of yours.',
  reasons: [
    {
      title: 'Nothing invented',
      text: 'Employers, titles, degrees and numbers will come from your CV. Anything else will be marked, so that you keep it only if it is true.',
    },
    {
      title: 'Written for this job',
      text: 'You will see which of the words in the job description your letter answers, and which your CV does not support.',
    },
    { title: 'One page, always', text: 'Short, standard or long, the letter will fit on one page and sound the way you choose.' },
  ],
  steps,
  audience: [
    { title: 'First job', text: 'Courses, projects and side jobs, put into the words an employer looks for.' },
    { title: 'New direction', text: 'The part of your experience that carries over, said first.' },
    { title: 'Many applications', text: 'A letter for each job from one CV, without the sentence that was meant for another company.' },
  ],
  faq: [
    readyToday,
    {
      question: 'Which tones will there be?',
      answer: 'Seven: Professional, Formal, Confident, Enthusiastic, Friendly, Concise and Creative. You can change the tone afterwards.',
    },
    {
      question: 'Will it sound like everyone else’s letter?',
      answer: 'It will be made of what is in your CV, and worn phrases will be pointed out so that you can replace them with your own.',
    },
    privacy,
  ],
};

/** The page at `/cover-letter/ai-cover-letter-generator`: for people who wonder what the AI does. */
const aiGenerator = {
  title: { before: 'An AI cover letter generator that ', marked: 'shows its evidence', after: '' },
  lead: 'Most generators write well and invent freely. This one will put the line of your CV beside each claim it makes about you.',
  reasons: [
    {
      title: 'Evidence beside each claim',
      text: 'Choose a sentence and you will see the passage of your CV that it rests on, or a note that there is none.',
    },
    {
      title: 'You know what wrote it',
      text: 'The page will say whether an AI service was used and where your text went, or that the letter was put together on this server.',
    },
    { title: 'No blanks to fill in', text: 'No square brackets, no “insert company here”. If a name is not known, the letter will do without it.' },
  ],
  steps,
  audience: [
    { title: 'You write slowly', text: 'Start from a sound draft instead of an empty page.' },
    { title: 'You write in a second language', text: 'Plain, correct sentences about your own work.' },
    { title: 'You distrust AI letters', text: 'Check each claim, and remove what you would not say in the interview.' },
  ],
  faq: [
    readyToday,
    {
      question: 'Which AI will write the letter?',
      answer:
        'The one that whoever runs this site has connected, named on the page. Without one, the letter will be put together from the sentences of your CV on this server.',
    },
    {
      question: 'Can employers tell?',
      answer: 'They can tell when a letter says nothing about the person. Edit it until it sounds like you; each paragraph will be yours to change.',
    },
    {
      question: 'Could it add skills I do not have?',
      answer: 'A word from the job description that is missing in your CV will be shown to you as missing. It will not be written into the letter.',
    },
    privacy,
  ],
};

/** The pages of this tool: the plain one, and those with a last part of their own in the address. */
export const landingPages = { 'cover-letter': coverLetter, 'ai-cover-letter-generator': aiGenerator };

export type LandingSlug = keyof typeof landingPages;

/** True for the last part of an address that has a page here. */
export function isLandingSlug(slug: string): slug is LandingSlug {
  return Object.hasOwn(landingPages, slug);
}
