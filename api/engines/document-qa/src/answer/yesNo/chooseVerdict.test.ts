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

const school = openDocument([
  [
    '# School handbook',
    'Hours on a public holiday are paid at double rate to the cleaners.',
    'Savings must be below £9,000, unless the family has three children.',
    'Head lice: may attend. Ringworm: not in the pool.',
    'Old Mill, River Lane: Monday 9am to 4pm. The ticket office closed for good in May.',
    'The cover pays for two cracked screens a year and for theft reported to the police within 48 hours. Loss is not covered.',
  ],
]);

test.each([
  ['do the cleaners get double if they work on a public holiday', 'a rule that gives', /yes/i],
  ["we've got 7 grand saved, can we still apply", 'a bound of what the visitor speaks of', /yes/i],
  ["we've got 11 grand saved, can we still apply", 'a bound of what the visitor speaks of', /no$/i],
  ['he has nits, can he come in', 'a rule after a label in other words', /yes/i],
  ['can i buy a ticket at the old mill', 'the place that opens the paragraph', /^(?!.*yes)/i],
  ['i lost my tablet on the bus, does the cover pay', 'the denial beside', /no$/i],
])('%s is decided by %s', (question, _, wanted) => {
  expect(`${answerQuestion(school, { question, history: [] }).lead?.code}`).toMatch(wanted);
});
