import { expect, test } from '@jest/globals';
import { buildProfileFromText } from '../buildProfile.ts';

/** The jobs of a CV whose section of experience is this. */
function jobsIn(experience: string, heading = 'EXPERIENCE') {
  const { profile } = buildProfileFromText(
    `Kim Aaronson\nkim@example.com\n\n${heading}\n${experience}\n\nEDUCATION\nBSc Biology, University of Hull, 2012`,
  );
  return profile.experience.map(({ title, company, start, end }) => [title, company, start, end].filter(Boolean).join(' | '));
}

test.each([
  ['a town behind the employer', 'Line Cook, Blue Ridge Grill, Atlanta, GA, 2012 to 2016', 'Line Cook | Blue Ridge Grill | 2012 | 2016'],
  [
    'an employer called after what its people are',
    'Engineer, Thames Bridge Consultants, London\n2017 – 2020',
    'Engineer | Thames Bridge Consultants | 2017 | 2020',
  ],
  ['a title that no list knows', 'Wobbler, Solway Builders Ltd\n2014 – 2018', 'Wobbler | Solway Builders Ltd | 2014 | 2018'],
  ['a title with the word of an employer in it', 'Shop Assistant, Empik (2022 – 2024)', 'Shop Assistant | Empik | 2022 | 2024'],
  ['a town of two words', 'Bayou Freight Lines, New Orleans, LA\nDriver (2016 – 2018)', 'Driver | Bayou Freight Lines | 2016 | 2018'],
  ['work for oneself', 'Photographer, Self-employed (2019–)', 'Photographer | Self-employed | 2019 | present'],
  ['a cooperative', 'Skipper, Esk Fishing Co-operative, 2012 – 2024', 'Skipper | Esk Fishing Co-operative | 2012 | 2024'],
  ['a town in brackets', '2018 – 2020\nClerk\nDistribuciones Pisuerga S.L. (Valladolid)', 'Clerk | Distribuciones Pisuerga S.L. | 2018 | 2020'],
  ['its time before all else', '2013 – 2016: Bookseller, Hodges & Daly', 'Bookseller | Hodges & Daly | 2013 | 2016'],
  ['a time that lasts in other words', 'Engineer at Acme Ltd\n06/2021 – till date', 'Engineer | Acme Ltd | 06/2021 | present'],
])('reads a job with %s', (_, text, job) => {
  expect(jobsIn(text)).toEqual([job]);
});

test.each(['Work', 'Part-time work', 'Berufliche Laufbahn', 'Current and previous posts', 'Career to date', 'INTERNSHIP', 'Employment record'])(
  'finds the jobs under "%s"',
  (heading) => {
    expect(jobsIn('Engineer, Acme Ltd, 2012 – 2016', heading)).toEqual(['Engineer | Acme Ltd | 2012 | 2016']);
  },
);

test('puts together a time that its column at the right divides', () => {
  const row = (left: string, right: string) => `${left.padEnd(22)}${right}`;
  const rows = [row('Coordinator', 'May 2015 – Aug'), row('Leith Arts Trust', '2018'), '• Ran the box office'];
  rows.push(row('Clerk', 'May 2012 –'), row('Dunbar Hotel', 'Apr 2015'));
  expect(jobsIn(rows.join('\n'))).toEqual(['Coordinator | Leith Arts Trust | May 2015 | Aug 2018', 'Clerk | Dunbar Hotel | May 2012 | Apr 2015']);
});
