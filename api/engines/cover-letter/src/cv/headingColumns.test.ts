import { expect, test } from '@jest/globals';
import { buildProfileFromText } from './buildProfile.ts';

/** A page whose headings and times stand in a column at the left. */
function drawForm(name: string, rows: [label: string, ...text: string[]][]): string {
  const body = rows.flatMap(([label, first = '', ...more]) => [`${label.padEnd(24)}${first}`, ...more.map((text) => `${' '.repeat(24)}${text}`)]);
  return [name, '', ...body].join('\n');
}

const potter = drawForm('Ines Marlowe', [
  ['Address', 'Leek, Staffordshire'],
  ['Contact', 'ines@marlowe.example, 07700 900 411'],
  ['2019 – present', 'Studio Potter, Moorland Pottery', 'Threw 2,400 mugs for one order.'],
  ['2014 – 2019', 'Ceramics Technician, Leek College', 'Fired two kilns a day.'],
  ['Studies', 'BA (Hons) Ceramics, Cardiff Metropolitan University, 2013'],
  ['Skills', 'Throwing, glazing, kiln repair'],
  ['Languages', 'English, Portuguese'],
  ['Interests', 'Cold water swimming'],
]);
const coastguard = drawForm('Tom Arkell', [
  ['Name', 'Tom Arkell'],
  ['Email', 'tom.arkell@mail.example'],
  ['Jan 2020 – now', 'Watch Officer, Humber Coastguard', 'Led 61 searches at sea.'],
  ['2012 – 2019', 'Deckhand, Tyne Tugs Ltd', 'Moored 900 ships a year.'],
  ['Education', 'Diploma in Nautical Science, South Shields Marine School, 2012'],
  ['Tickets', 'STCW Basic Safety, First Aid at Sea'],
  ['Skills', 'Radio watch, chart work, search planning'],
  ['Hobbies', 'Sea angling'],
]);
const translator = drawForm('Lena Vogt', [
  ['Address', 'Bristol'],
  ['Telephone', '07700 900 512'],
  ['2016 – present', 'Staff Translator, Avon Patents LLP', 'Translate 40,000 words a month.'],
  ['2013 – 2016', 'Subtitler, Westcountry Films', 'Subtitled 120 films.'],
  ['Qualifications', 'MA Translation, University of Bath, 2013'],
  ['Skills', 'Trados, terminology, proofreading'],
  ['Languages', 'German, English, Danish'],
  ['Awards', 'Young Translator Prize, 2015'],
]);

test.each([
  [potter, 'BA (Hons) Ceramics | Cardiff Metropolitan University', ['Throwing', 'glazing', 'kiln repair']],
  [coastguard, 'Diploma in Nautical Science | South Shields Marine School', ['Radio watch', 'chart work', 'search planning']],
  [translator, 'MA Translation | University of Bath', ['Trados', 'terminology', 'proofreading']],
])('reads sections whose headings stand beside them, below jobs whose times stand in the same column', (text, study, skills) => {
  const { experience, education, skills: found } = buildProfileFromText(text).profile;
  expect(education.map(({ degree, school }) => `${degree} | ${school}`)).toEqual([study]);
  expect(found).toEqual(skills);
  expect(experience).toHaveLength(2);
  expect(experience.map(({ bullets }) => bullets.length)).toEqual([1, 1]);
});

test.each([
  ['Pharmacist, Aston Hospital, Aleppo', 'From 2012 only pharmacist for 210 beds, kept insulin in stock during the siege'],
  ['Midwife, Ullapool Health Centre', 'From 2014 sole midwife for 90 farms, drove 30,000 miles of single track a year'],
  ['Harbour Master, Port of Looe', 'From 2011 responsible for 60 moorings, dredged the basin without closing it once'],
])('takes "From" and a year at the beginning of a sentence for no label of a form: %s', (header, line) => {
  const text = `Rae Stott\nrae@stott.example\n\nEXPERIENCE\n${header}          2010 – 2015\n  ${line}\n  Trained two assistants in stock control and safe handling\n`;
  const { experience } = buildProfileFromText(text).profile;
  expect(experience.map(({ title, company, bullets }) => [`${title}, ${company}`, bullets[0]])).toEqual([[header.replace(', Aleppo', ''), line]]);
});
