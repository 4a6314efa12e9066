import { expect, test } from '@jest/globals';
import { findDate } from './findDates.ts';

test.each([
  ['March 2019 – Present', 'March 2019', 'Present'],
  ['08/2013 – 02/2019', '08/2013', '02/2019'],
  ['De septembre 2013 à février 2018', 'septembre 2013', 'février 2018'],
  ['septiembre 2016 – actualidad', 'septiembre 2016', 'actualidad'],
  ['abril de 2015 a junio de 2018', 'abril de 2015', 'junio de 2018'],
  ['Sept 2018 – to date', 'Sept 2018', 'to date'],
  ['June - August 2023', 'June', 'August 2023'],
  ['Engineer (2021 to present)', '2021', 'present'],
  ['01.03.2015 - 30.06.2018', '01.03.2015', '30.06.2018'],
  ['04.2020 bis heute', '04.2020', 'heute'],
  ['Jan ’19 – Mar ’21', 'Jan ’19', 'Mar ’21'],
  ['2011–13', '2011', '13'],
  ['June 2023 - July 2023 (two weeks)', 'June 2023', 'July 2023'],
  ['Summers 2009 and 2010', 'Summers 2009', '2010'],
  ['Veranos 2015 y 2016', 'Veranos 2015', '2016'],
  ['étés 2012 et 2014', 'étés 2012', '2014'],
  ['Nov 2O19 - 2O21', 'Nov 2O19', '2O21'],
])('finds the beginning and the end of a job in "%s"', (line, start, end) => {
  const found = findDate(line);
  expect([found?.kind, line.slice(found?.start.from, found?.start.to), line.slice(found?.end?.from, found?.end?.to)]).toEqual(['range', start, end]);
});

test.each(['seit 03/2019', 'since March 2019', 'Depuis mars 2018', 'desde 2018', '2019 –'])('knows that "%s" has not ended', (line) => {
  expect(findDate(line)?.kind).toBe('lasting');
});

test.each(['Saved 2,019 units', 'Room 20191', 'Born to lead', 'a2019'])('finds no time in "%s"', (line) => {
  expect(findDate(line)).toBeUndefined();
});
