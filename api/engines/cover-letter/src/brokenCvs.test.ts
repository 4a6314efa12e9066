import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { buildProfileFromText } from './cv/buildProfile.ts';
import { writeLetterJob } from './letterWork.ts';
import type { LetterTone } from './types/letterKinds.ts';
import { findVoice } from './write/voices/findVoice.ts';

const letterTones = Object.keys(findVoice) as LetterTone[];
const HEADER = 'Robin Ashgrove\nrobin.ashgrove@mail.example\n07700 900 100\nLeeds';
const TITLES = ['Warehouse Supervisor', 'Delivery Driver', 'Stock Clerk', 'Night Porter'];
const EMPLOYERS = ['Brindle Logistics Ltd', 'Copley Foods', 'Wharfe Stores', 'Grand Larch Hotel'];
const ACTIONS = [
  'Cut picking errors by 31% within one year',
  'Drove 47,000 miles without an accident',
  'Counted 5,300 lines of stock each month',
  'Carried the luggage of 83 guests a day',
];
const TIMES = ['2021 – present', '2017 – 2021', '2013 – 2017', '2009 – 2013'];
const LAYOUTS: ((at: number) => string[])[] = [
  (at) => [`${TITLES[at]}, ${EMPLOYERS[at]}`, `${TIMES[at]}`, `- ${ACTIONS[at]}`],
  (at) => [`${TITLES[at]}`, `${EMPLOYERS[at]}`, `${TIMES[at]}`, `- ${ACTIONS[at]}`],
  (at) => [`${TIMES[at]}    ${TITLES[at]}`, `${EMPLOYERS[at]}`, `${ACTIONS[at]}.`],
  (at) => [`${EMPLOYERS[at]}    ${TIMES[at]}`, `${TITLES[at]}`, `• ${ACTIONS[at]}`],
];
const job = { title: 'Warehouse Manager', company: 'Ellsworth Foods', description: 'You lead our warehouse and its stock.', hiringManager: '' };

interface Broken {
  jobs: number;
  layout: number;
  /** How its columns were read: as they are, line by line across two of them, or one next to the other. */
  columns: 'apart' | 'across' | 'heads first';
  heading: string;
  /** A line that was lost, of which job. */
  missing: { at: number; row: number } | null;
  tone: number;
}

const full: fc.Arbitrary<Broken> = fc.record({
  jobs: fc.integer({ min: 2, max: 4 }),
  layout: fc.nat(LAYOUTS.length - 1),
  columns: fc.constant('apart' as const),
  missing: fc.constant(null),
  heading: fc.constantFrom('EXPERIENCE', 'The road so far', 'WERK EN LEVEN', ''),
  tone: fc.nat(letterTones.length - 1),
});
const broken: fc.Arbitrary<Broken> = fc.oneof(
  full,
  fc.record({ cv: full, columns: fc.constantFrom('across' as const, 'heads first' as const) }).map(({ cv, columns }) => ({ ...cv, columns })),
  fc.record({ cv: full, at: fc.nat(3), row: fc.nat(3) }).map(({ cv, at, row }) => ({ ...cv, missing: { at, row } })),
);

function drawCv({ jobs, layout, columns, heading, missing }: Broken): string {
  const blocks = Array.from({ length: jobs }, (_, at) =>
    (LAYOUTS[layout]?.(at) ?? []).filter((_, row) => !(missing?.at === at && missing.row === row)),
  );
  const lines =
    columns === 'apart'
      ? blocks.flat()
      : columns === 'across'
        ? [0, 1, 2, 3].flatMap((row) => blocks.flatMap((block) => block[row] ?? []))
        : [...blocks.flat().filter((line) => !hasAction(line)), ...blocks.flat().filter(hasAction)];
  return [HEADER, '', heading, ...lines].join('\n');
}

function hasAction(line: string): boolean {
  return ACTIONS.some((expected) => line.includes(expected));
}

async function writeSentences(cv: string, tone: number): Promise<string[]> {
  const { profile } = buildProfileFromText(cv);
  const spec = {
    profile,
    cvText: cv,
    pages: [],
    job,
    highlights: '',
    tone: letterTones[tone] ?? 'formal',
    length: 'long' as const,
    seed: tone,
  };
  const { paragraphs } = await writeLetterJob([], { spec });
  return paragraphs.flatMap(({ text }) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u));
}

const FIGURES = [/31%/, /47,000/, /5,300/, /\b83\b/];

/** Returns the sentences that tie an achievement to the employer or the title of another job. */
function findFalseTies(sentences: string[]): string[] {
  return sentences.filter((sentence) => {
    const actions = FIGURES.flatMap((figure, at) => (figure.test(sentence) ? [at] : []));
    const named = EMPLOYERS.flatMap((name, at) => (sentence.includes(name.replace(' Ltd', '')) ? [at] : []));
    const titled = TITLES.flatMap((name, at) => (sentence.toLowerCase().includes(name.toLowerCase()) ? [at] : []));
    return actions.some((expected) => [...named, ...titled].some((at) => at !== expected));
  });
}

test('no sentence ties an achievement to an employer or a title that a broken CV does not prove', async () => {
  await fc.assert(
    fc.asyncProperty(broken, async (cv) => {
      expect(findFalseTies(await writeSentences(drawCv(cv), cv.tone))).toEqual([]);
    }),
    { numRuns: 300, seed: 26 },
  );
}, 120_000);

test.each([0, 1, 2, 3])('an unbroken CV keeps achievements with their employers, in layout %i', async (layout) => {
  const sentences = await writeSentences(drawCv({ jobs: 3, layout, columns: 'apart', heading: 'EXPERIENCE', missing: null, tone: 0 }), 0);
  expect(
    sentences.filter((sentence) =>
      FIGURES.some((figure, at) => figure.test(sentence) && sentence.includes(EMPLOYERS[at]?.replace(' Ltd', '') ?? '')),
    ),
  ).not.toEqual([]);
});
