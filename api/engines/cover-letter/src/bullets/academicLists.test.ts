import { expect, test } from '@jest/globals';
import { factToClause } from '../plan/factToClause.ts';

const word = (quote: string) => factToClause({ quote, path: 'achievements/0', isCurrent: false })?.finite;

test.each([
  [
    'Salt and Rope (Cambridge University Press, 2021). Shortlisted for the Fell Prize.',
    'published Salt and Rope (Cambridge University Press, 2021), which was shortlisted for the Fell Prize',
  ],
  ['‘Paper Promises’, Past & Present 241 (2018), 77–113', 'published “Paper Promises” in Past & Present (2018)'],
  ['‘Widows at Work’, in A. Lind (ed.), Women and Trade (Brill, 2023), 45–68', 'published “Widows at Work” in Women and Trade (Brill, 2023)'],
  [
    'Moe K, Dahl T. Heath fires and beetles. Journal of Applied Ecology 2022; 59: 11–31',
    'published “Heath fires and beetles” in Journal of Applied Ecology (2022)',
  ],
])('words a publication as what its author did: %s', (line, finite) => {
  expect(word(line)).toBe(finite);
});

test.each([
  ['Keynote, Nordic Ecology Congress, Oslo 2023', 'gave a keynote at the Nordic Ecology Congress (Oslo, 2023)'],
  ['Invited talk, British Ecological Society, 2022', 'gave an invited talk at the British Ecological Society (2022)'],
  ['Poster: European Physics Conference 2019', 'gave a poster at the European Physics Conference (2019)'],
])('words a talk as given, since nobody invites themselves: %s', (line, finite) => {
  expect(word(line)).toBe(finite);
});

test.each([
  ['AHRC Fellowship, £248,000, principal investigator (2023 – 2025)', 'was principal investigator on a £248,000 fellowship (AHRC Fellowship)'],
  ['Academy Small Grant, £9,650 (2020)', 'held a grant of £9,650 (Academy Small Grant)'],
  ['Carnegie Trust, £12,400, 2021', 'held a grant of £12,400 (Carnegie Trust)'],
])('words a grant with the years behind it: %s', (line, finite) => {
  expect(word(line)).toBe(finite);
});

test.each([['Interests: fell running'], ['“Quote of the day”'], ['Guest, Radio York']])('reads no publication and no talk in "%s"', (line) => {
  expect(word(line) ?? '').not.toMatch(/^(?:published|gave)/);
});
