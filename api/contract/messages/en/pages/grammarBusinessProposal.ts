import type { GrammarPicture, LandingMessages } from '../../landingWords.ts';
import { answerUsableToday, dropLimitsOfOne, writeClosingLine, writeNotice } from './facts.ts';
import { action, steps } from './grammarFacts.ts';
import { describeCost } from './prices.ts';

export const grammarBusinessProposal: LandingMessages<GrammarPicture> = {
  words: (server) => ({
    title: 'A proposal written <mark>as carefully</mark> as it was priced',
    lead: 'A client who finds a wrong word starts to wonder about the figures. Find what several authors and one deadline leave behind.',
    drop: { label: 'Drop your proposal here', hint: dropLimitsOfOne(server) },
    action,
    notice: writeNotice(server, 'grammar'),
    reasons: [
      {
        title: 'Many hands, one text',
        text: 'Sections by different people differ in spelling, hyphens and terms. See where they disagree, and settle it.',
      },
      {
        title: 'Long sentences, pointed out',
        text: 'Where a sentence asks too much of a busy reader, a suggestion says so. Whether to shorten it stays your decision.',
      },
      { title: 'Figures stay untouched', text: 'Prices, dates and clause numbers are never changed by a correction.' },
    ],
    steps,
    audience: [
      { title: 'Sales teams', text: 'One last reading of the offer, while there is still time to mend it.' },
      { title: 'Consultants', text: 'Reused paragraphs bring last year’s mistakes along. Find them before the client does.' },
      { title: 'Tender offices', text: 'Long documents, read to the end with the attention the first page got.' },
    ],
    questions: [
      ...answerUsableToday(server, 'grammar'),
      {
        question: 'Our proposal is confidential. Is that a problem?',
        answer: 'The text is held for the check alone and dropped afterwards. Nothing of it is stored, and no log holds what you wrote.',
      },
      { question: 'Can I have product names ignored?', answer: 'Yes. Choose “ignore word” once, and it is not marked again in that text.' },
      {
        question: 'Does it check our prices and totals?',
        answer: 'No. A figure, a date or a clause number is left as it is; whether a sum adds up remains yours to check.',
      },
      {
        question: 'How do my colleagues get the corrections?',
        answer:
          'As a Word file in which each one is a tracked change, or as your PDF with a comment at each place. They accept or reject them there.',
      },
      {
        question: 'Will it make the text sound like somebody else?',
        answer: 'No. Mistakes are corrected word by word. Advice about style stays advice, and nothing is rewritten around it.',
      },
      { question: 'What does it cost?', answer: describeCost(server, 'grammar') },
    ],
    closingLine: writeClosingLine(server, 'grammar'),
  }),
  picture: {
    file: 'proposal.pdf',
    before: 'Our offer includes delivery, ',
    wrong: 'it’s',
    after: ' price holds until the end of May.',
    right: 'its',
    kind: 'Grammar',
    reason: '“It’s” means “it is”. Here the price belongs to the offer.',
  },
};
