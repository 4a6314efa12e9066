import { expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';

const island = openDocument([
  [
    '# Island guide',
    '# Do I have to book the ferry?',
    'No. Places are given out at the quay.',
    '# Staying',
    'Tents may be put up on the north beach but have to leave before the school arrives.',
    'Honey must be bought at the farm shop.',
    'The chapel cost £40,000 to mend, and no entrance fee is asked.',
    'Open fires are forbidden on the dunes.',
    'Divers must be between 16 and 60 years old.',
    'Parcels go by post, by the mail boat, or over the counter of the island shop.',
    'Tell the warden at once if you find an injured seal.',
    'The cottage has no steps.',
    'Rope is machine-washable and rot-proof.',
    'Goats, geese and peacocks may not be fed on the harbour wall.',
    'Day visitors, anglers with a licence and sailors of passing boats are not counted as islanders.',
  ],
]);
const code = (question: string) => `${answerQuestion(island, { question, history: [] }).lead?.code}`;

test.each([
  ['can I keep my tent up when the school is here?', 'what may be done until something happens', /^(?!.*yes)/i],
  ['Can I make honey there?', 'what demands another act', /^(?!.*(?:yes|no$))/i],
  ['is a loan needed for the chapel?', 'a clause that denies something else', /^(?!yes)/i],
  ['will I have a private beach?', 'a sentence without the thing', /^(?!.*yes)/i],
  ['can I feed the seagulls on the harbour wall?', 'a denial for other listed animals', /^(?!.*no$)/i],
  ['my aunt has a licence to fish, do I count as an islander?', 'a denial for other listed people', /^(?!.*no$)/i],
  ['do they take caravans on the north beach?', 'a sentence without the thing', /^(?!.*yes)/i],
  ['do we get breakfast in the cottage?', 'a sentence without the thing', /^(?!.*yes)/i],
  ['are places given out at the quay?', 'an answer to another question of the document', /^(?!.*no$)/i],
])('%s is not decided by %s', (question, _, wanted) => {
  expect(code(question)).toMatch(wanted);
});

test.each([
  ['Do I have to book the ferry?', /no/i],
  ['can I feed the geese on the harbour wall?', /no/i],
  ['my dad is 71, can he dive?', /no/i],
  ['my daughter is 17, can she dive', /yes/i],
  ['do I need to tell anyone if I find a hurt seal?', /yes/i],
  ['can my mother get into the cottage in her wheelchair?', /yes/i],
  ["open fires on the dunes are fine, aren't they?", /no/i],
])('%s is decided', (question, wanted) => {
  expect(code(question)).toMatch(wanted);
});
