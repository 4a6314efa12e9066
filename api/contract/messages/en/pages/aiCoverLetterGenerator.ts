import type { LandingMessages, LetterPicture } from '../../landingWords.ts';
import { answerUsableToday, describeDataProcessor, dropLimitsOfOne, writeClosingLine, writeNotice } from './facts.ts';
import { action, steps } from './letterFacts.ts';
import { describeCost } from './prices.ts';

/** For people who wonder what the AI does. */
export const aiCoverLetterGenerator: LandingMessages<LetterPicture> = {
  words: (server) => ({
    title: 'An AI cover letter generator that <mark>shows its evidence</mark>',
    lead: 'A fluent letter is easy to make, and so is an untrue one. This one puts the line of your CV beside each claim it makes about you.',
    drop: { label: 'Drop your CV here', hint: dropLimitsOfOne(server) },
    action,
    notice: writeNotice(server, 'cover-letter'),
    reasons: [
      {
        title: 'Evidence beside each claim',
        text: 'Choose a sentence and see the passage of your CV that it rests on, or a note that there is none.',
      },
      {
        title: 'You know what wrote it',
        text: 'The page says whether an AI service is used and where your text goes, or that the letter is put together on this server.',
      },
      {
        title: 'No blanks to fill in',
        text: 'No square brackets, no “insert company here”. If a name is not known, the letter does without it.',
      },
    ],
    steps,
    audience: [
      { title: 'You write slowly', text: 'Start from a sound draft instead of an empty page.' },
      { title: 'You write in a second language', text: 'Plain, correct sentences about your own work.' },
      { title: 'You distrust AI letters', text: 'Check each claim, and remove what you would not say in the interview.' },
    ],
    questions: [
      ...answerUsableToday(server, 'cover-letter'),
      { question: 'Which AI writes the letter?', answer: describeDataProcessor(server) },
      {
        question: 'Can it add skills I do not have?',
        answer: 'A word of the job description that is missing in your CV is shown to you as missing. It is not written into the letter.',
      },
      {
        question: 'Does it invent numbers or employers?',
        answer: 'No. Every figure, employer and degree has to be in your CV. Anything else is marked, and listed once more before you download.',
      },
      {
        question: 'Can employers tell?',
        answer: 'They can tell when a letter says nothing about the person. Edit it until it sounds like you; each paragraph is yours to change.',
      },
      {
        question: 'What if I dislike one paragraph?',
        answer: 'Have that paragraph written again, or change it yourself. Earlier versions are kept, so you can compare them and go back.',
      },
      { question: 'What does it cost?', answer: describeCost(server, 'cover-letter') },
    ],
    closingLine: writeClosingLine(server, 'cover-letter'),
  }),
  picture: {
    cv: 'cv.pdf',
    name: 'Daniel Novak',
    job: 'Nurse, City Hospital',
    evidence: ['Night shifts, ward of thirty beds', 'Trained for emergency care', '<mark>Wrote the handover checklist</mark>'],
    greeting: 'Dear Hiring Manager,',
    letter: 'I <mark>wrote the handover checklist</mark> that my ward works with, and I care about what is passed on.',
    tone: 'Professional',
  },
};
