import type { LandingMessages, LetterPicture } from '../../landingWords.ts';
import { answerUsableToday, dropLimitsOfOne, writeClosingLine, writeNotice } from './facts.ts';
import { action, steps } from './letterFacts.ts';
import { describeCost } from './prices.ts';

/** For people who have a letter to write. */
export const coverLetter: LandingMessages<LetterPicture> = {
  words: (server) => ({
    title: 'A cover letter that says <mark>what you did</mark>',
    lead: 'Built from your own CV and the job you are after. Whatever the letter claims about you is traced back to a line of yours.',
    drop: { label: 'Drop your CV here', hint: dropLimitsOfOne(server) },
    action,
    notice: writeNotice(server, 'cover-letter'),
    reasons: [
      {
        title: 'Nothing invented',
        text: 'Employers, titles, degrees and numbers come from your CV. Anything else is marked, so that you keep it only if it is true.',
      },
      {
        title: 'Written for this job',
        text: 'See which words of the job description your letter answers, and which of them your CV does not support.',
      },
      { title: 'One page, always', text: 'Short, standard or long, the letter fits on one page and sounds the way you choose.' },
    ],
    steps,
    audience: [
      { title: 'First job', text: 'Courses, projects and side jobs, put into the words an employer looks for.' },
      { title: 'New direction', text: 'The part of your experience that carries over, said first.' },
      { title: 'Many applications', text: 'A letter for each job from one CV, without the sentence that was meant for another company.' },
    ],
    questions: [
      ...answerUsableToday(server, 'cover-letter'),
      {
        question: 'Does it sound like everyone else’s letter?',
        answer: 'It is made of what is in your CV, and worn phrases are pointed out so that you can replace them with your own.',
      },
      {
        question: 'Do I need the job description?',
        answer: 'No, title and company are enough. With the description you also see which of its words your CV answers and which it does not.',
      },
      {
        question: 'What if I have little experience?',
        answer: 'The letter is as long as your evidence. You get a short letter that is true rather than a long one that says little.',
      },
      {
        question: 'May I change what was written?',
        answer: 'Every paragraph. You can also have one rewritten, say how you want it, and go back to an earlier version.',
      },
      {
        question: 'Is its grammar checked as well?',
        answer:
          'For a letter in English, yes. One press marks mistakes in the letter itself, your own changes included, and you accept each one there.',
      },
      { question: 'What does it cost?', answer: describeCost(server, 'cover-letter') },
    ],
    closingLine: writeClosingLine(server, 'cover-letter'),
  }),
  picture: {
    cv: 'cv.pdf',
    name: 'Amara Osei',
    job: 'Shift lead, Corner Bakery',
    evidence: ['Trained four new bakers', '<mark>Cut flour waste by a third</mark>', 'Planned the weekend shifts'],
    greeting: 'Dear Ms Lindqvist,',
    letter: 'At Corner Bakery I <mark>cut flour waste by a third</mark>, and I would like to do the same for your kitchens.',
    tone: 'Confident',
  },
};
