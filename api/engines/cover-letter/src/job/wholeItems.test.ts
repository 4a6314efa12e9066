import { readJob } from './readJob.ts';

const listTerms = (description: string, company = 'Ferris') => readJob(description, company, '').map(({ term, written }) => written ?? term);

test.each([
  ['Experience. Essential: experience in a pharmacy. Desirable: aseptic services.', ['aseptic services']],
  ['Essential\n- wedding floristry\n- wiring\n- patient counselling', ['wedding floristry', 'wiring', 'patient counselling']],
  ['Desirable: drystone walling; hedge laying; coppicing.', ['drystone walling', 'hedge laying', 'coppicing']],
])('asks for an entry of a list as a whole: %s', (description, items) => {
  expect(listTerms(description)).toEqual(expect.arrayContaining(items));
});

test.each([
  ['Essential: MPharm or completed OSPAP.', 'MPharm or completed OSPAP'],
  ['You must hold IOSH or an equivalent NEBOSH certificate.', 'IOSH or an equivalent NEBOSH certificate'],
])('takes either of two papers, whatever stands between them: %s', (description, term) => {
  const terms = listTerms(description);
  expect(terms.length).toBe(1);
  expect(term).toContain(terms[0]?.split(' or ')[0]);
});

test.each(['Arabic, Urdu or Punjabi', 'Polish or Romanian', 'Welsh, Somali'])('asks for no language that is only an example: %s', (examples) => {
  expect(listTerms(`Desirable: a second language (for example ${examples}).`)).toEqual(['second language']);
});

test.each([
  [
    '‼️DRIVERS WANTED‼️ ferris 🧊 hi all were looking for drivers £14.10ph + freezer allowance. need: reach licence, scanning RF. comment or DM Shaz',
    ['Shaz', 'freezer allowance', 'WANTED'],
  ],
  [
    '🌱GARDENER WANTED🌱 two days a week + tool allowance. need: spraying licence, hedge cutting. message or whatsapp Dee',
    ['Dee', 'tool allowance', 'WANTED'],
  ],
  [
    '👩‍🍳CHEFS WANTED👩‍🍳 four nights + travel allowance. need: experience of pastry, HACCP. text me or DM Kit',
    ['Kit', 'travel allowance', 'WANTED'],
  ],
])('reads sentences without capitals one by one, and asks for no way to apply: %s', (description, missing) => {
  for (const each of missing) expect(listTerms(description).join(' | ')).not.toContain(each);
});

test.each([
  ['Job reference 388-TV-2207. You need Excel.', 'reference'],
  ['Band 6 (training). You need Excel.', 'Band'],
  ['Experience of Excel. This post is subject to the Rehabilitation of Offenders Act and a check of your records.', 'Offenders'],
  ['You will drive performance against KPIs. You need Excel.', 'drive'],
])('asks for nothing that only describes the vacancy: %s', (description, word) => {
  expect(listTerms(description).join(' | ')).not.toContain(word);
});

test.each(['The opportunity', 'A day with us', 'Where you come in'])('reads what stands below "%s" behind a part about the employer', (heading) => {
  const description = `About us\nFerris is a loved retailer with 212 stores.\n\n${heading}\nYou will control stock accuracy and own health and safety on your shift.\n\nWhat you get\nA pension`;
  expect(listTerms(description)).toContain('Health and safety');
});

test('says as what years of experience are asked for', () => {
  expect(listTerms('You have at least three years as a registered manager.')).toContain('three years as a registered manager');
});
