import { expect, test } from '@jest/globals';
import type { CvLine } from '../lines/cvLine.ts';
import { splitSections } from './splitSections.ts';

const BODY = 11;
/** As LibreOffice writes it: sizes of one style differ a little. */
const HEADING = 12.745;
const HEADING_AGAIN = 12.755;

function drawPage(rows: [text: string, size: number][]): CvLine[] {
  let start = 0;
  return rows.map(([text, size], row) => {
    const place = { start, end: start + text.length, left: 40, right: 40 + text.length * 5, size };
    start += text.length + 1;
    const line = { ...place, text, page: 1, top: row * 20, bottom: row * 20 + 12, paragraph: row, hasListMark: false, column: 1 };
    return { ...line, isEmphasized: size > BODY, cells: [{ ...place, text }] };
  });
}

const listKinds = (rows: [string, number][]) =>
  splitSections(drawPage([['Ida Brandt', 20], ['ida@mail.example', BODY], ['Hull', BODY], ...rows])).map(({ kind, heading }) => [
    kind,
    heading?.text,
  ]);

test('finds sections under headings that no list knows, by the look of those that it knows', () => {
  const kinds = listKinds([
    ['Army career', HEADING],
    ['2014; 2020 — Sergeant, 4 Regiment RLC', BODY],
    ['Trained 60 drivers a year', BODY],
    ['Back in civvies', HEADING_AGAIN],
    ['2020; now — Transport Planner, Dunlow Haulage', BODY],
    ['Tickets', HEADING],
    ['ADR, Transport Manager CPC', BODY],
    ['Where it started', HEADING_AGAIN],
    ['HND Logistics, Hull College, 2013', BODY],
  ]);
  expect(kinds.slice(1)).toEqual([
    ['experience', 'Army career'],
    ['experience', 'Back in civvies'],
    ['other', 'Tickets'],
    ['education', 'Where it started'],
  ]);
});

test('leaves job titles that look like headings in their section', () => {
  const kinds = listKinds([
    ['Experience', HEADING],
    ['Florist', HEADING],
    ['Blodau Bach, 2018 – 2022', BODY],
    ['Skills', HEADING],
    ['Wiring, tying, colour', BODY],
    ['Languages', HEADING],
    ['Welsh, English', BODY],
  ]);
  expect(kinds.slice(1)).toEqual([
    ['experience', 'Experience'],
    ['skills', 'Skills'],
    ['languages', 'Languages'],
  ]);
});

test('leaves a headline below the name in the head, though it looks like a heading', () => {
  const rows: [string, number][] = [
    ['Ida Brandt', 20],
    ['Lettering and signs', HEADING],
    ['ida@mail.example', BODY],
    ['Experience', HEADING],
    ['Sign Writer, Ochre Studio, 2016 – 2021', BODY],
    ['Education', HEADING],
    ['BA Illustration, Hull College, 2015', BODY],
  ];
  expect(splitSections(drawPage(rows)).map(({ kind }) => kind)).toEqual(['header', 'experience', 'education']);
});

test('finds jobs under a heading that says nothing, by larger headings or by a title over its years', () => {
  const rows: [string, number][] = [
    ['Libraries', HEADING],
    ['Branch Librarian, County Library', BODY],
    ['2018 – now', BODY],
    ['Visits rose from 41,000 to 63,000 a year', BODY],
    ['Degrees', HEADING],
    ['BA Welsh, Cardiff University, 2010', BODY],
    ['Besides', HEADING],
    ['Secretary of the chess club', BODY],
    ['Good at', HEADING],
    ['Alma, RDA', BODY],
    ['Speaks', HEADING],
    ['Welsh, English', BODY],
  ];
  expect(listKinds(rows).slice(1)).toEqual([
    ['experience', 'Libraries'],
    ['education', 'Degrees'],
    ['other', 'Besides'],
    ['skills', 'Good at'],
    ['languages', 'Speaks'],
  ]);
});

test('finds headings in own words when they are the largest lines and one of them is known', () => {
  const rows: [string, number][] = [
    ['In short', HEADING],
    ['Chef for nine years and developer for one, who likes busy services', BODY],
    ['A second line of that', BODY],
    ['Code', HEADING],
    ['Junior Developer', BODY],
    ['Brunel Bikes Ltd, Jan 2025 to Dec 2025', BODY],
    ['Kitchens', HEADING],
    ['Sous Chef', BODY],
    ['Gasferry Restaurant, 2019 to 2023', BODY],
    ['School', HEADING],
    ['BA French, Cardiff University, 2014', BODY],
  ];
  expect(listKinds(rows).slice(1)).toEqual([
    ['other', 'In short'],
    ['experience', 'Code'],
    ['experience', 'Kitchens'],
    ['education', 'School'],
  ]);
});

test('takes large lines over the times of jobs for no headings', () => {
  const rows: [string, number][] = [
    ['Studies', HEADING],
    ['BA French, Cardiff University, 2014', BODY],
    ['Gasferry', HEADING],
    ['2019 – 2023', BODY],
    ['Harbour Lane', HEADING],
    ['2014 – 2019', BODY],
    ['Weir Inn', HEADING],
    ['2011 – 2014', BODY],
  ];
  expect(listKinds(rows).map(([, heading]) => heading)).not.toContain('Gasferry');
});
