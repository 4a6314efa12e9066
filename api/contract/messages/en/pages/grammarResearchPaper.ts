import type { GrammarPicture, LandingMessages } from '../../landingWords.ts';
import { answerUsableToday, describeLimitsForOne, dropLimitsOfOne, writeClosingLine, writeNotice } from './facts.ts';
import { action, steps } from './grammarFacts.ts';
import { describeCost } from './prices.ts';

export const grammarResearchPaper: LandingMessages<GrammarPicture> = {
  words: (server) => ({
    title: 'Let reviewers argue with your findings, <mark>not your grammar</mark>',
    lead: 'Papers are dense, and their authors know each sentence by heart. Have what is really on the page read once more.',
    drop: { label: 'Drop your paper here', hint: dropLimitsOfOne(server) },
    action,
    notice: writeNotice(server, 'grammar'),
    reasons: [
      {
        title: 'Made for long, careful sentences',
        text: 'The passive voice belongs in a methods section. What is usual in academic writing is not held against you.',
      },
      {
        title: 'References are not prose',
        text: 'Citations, formulas and reference lists are passed over, so that the findings are about your sentences.',
      },
      {
        title: 'Reasons, not verdicts',
        text: 'Each finding says which rule it rests on and how sure it is. Uncertain ones are listed and never applied by themselves.',
      },
    ],
    steps,
    audience: [
      { title: 'Theses', text: 'Chapters written years apart, brought to one spelling and one set of terms.' },
      { title: 'Journal papers', text: 'A last reading before submission, on the PDF that you are about to send.' },
      { title: 'Grant applications', text: 'Reviewers read many of these. Give them nothing to stumble over.' },
    ],
    questions: [
      ...answerUsableToday(server, 'grammar'),
      {
        question: 'My PDF was made with LaTeX. Does that work?',
        answer: 'Yes. The check reads the text of the PDF, whatever made it, and joins words that were hyphenated at the end of a line.',
      },
      {
        question: 'Does using it count as having help with my paper?',
        answer: 'It corrects language and writes nothing for you. When in doubt about the rules of your university or journal, ask there.',
      },
      {
        question: 'Are formulas and references marked as mistakes?',
        answer:
          'They are passed over. Symbols, citations and lists of sources have rules of their own, and a language check has nothing to say about them.',
      },
      { question: 'Is a whole thesis too long?', answer: describeLimitsForOne(server) },
      {
        question: 'Can my supervisor see what was found?',
        answer: 'Yes. Download your PDF with a comment at every finding, and send that. Each comment names the reason.',
      },
      { question: 'What does it cost?', answer: describeCost(server, 'grammar') },
    ],
    closingLine: writeClosingLine(server, 'grammar'),
  }),
  picture: {
    file: 'paper.pdf',
    before: 'Neither of the samples ',
    wrong: 'were',
    after: ' exposed to light before the measurement.',
    right: 'was',
    kind: 'Grammar',
    reason: '“Neither” stands for one, so the verb is singular.',
  },
};
