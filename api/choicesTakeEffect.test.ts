/**
 * Every choice that the contract declares changes what its engine makes: a choice that is declared, worded and never carried out fails
 * here. So does one without a sample.
 */
import { createHash } from 'node:crypto';
import { jest } from '@jest/globals';
import type * as letterExport from '@sheaf/cover-letter/export/letterExport';
import type { LetterSpec } from '@sheaf/cover-letter/types/letterSpec';
import { prepareGrammar } from '@sheaf/grammar/checkGrammar';
import type * as grammar from '@sheaf/grammar/types/grammarResult';
import type * as merge from '@sheaf/merge/mergeRequest';
import { buildSamplePdf, createFile } from '@sheaf/merge/testing/samplePdf';
import { createMemorySource } from '@sheaf/pdf/bytes/byteSource';
import type * as converter from '@sheaf/pdf-to-docx/convertRequest';
import { PDFDocument, PDFName, rgb } from 'pdf-lib';
import { type Choice, type ChoiceDeclarations, findUsualChoices } from './contract/choices.ts';
import { convertChoices } from './contract/convertChoices.ts';
import { grammarChoices } from './contract/grammarChoices.ts';
import { letterLookChoices, letterStyleChoices } from './contract/letterChoices.ts';
import { mergeChoices } from './contract/mergeChoices.ts';
import { createPdfFile } from './mocks/buildMinimalPdf.ts';
import { createTextPdf } from './mocks/createTextPdf.ts';
import { type EngineName, engines, runEngine } from './src/jobs/engines.ts';

/** The choices that a tool declares and its engine has no field for: none, or this does not compile. */
type Unknown<Declared, Options> = Record<Exclude<keyof Declared, keyof Options>, never>;
const unknown: Unknown<typeof mergeChoices, merge.MergeRequest['options']> &
  Unknown<typeof convertChoices, converter.ConvertOptions> &
  Unknown<typeof grammarChoices, grammar.GrammarRequest> &
  Unknown<typeof letterStyleChoices, LetterSpec> &
  Unknown<typeof letterLookChoices, letterExport.ExportLetterRequest> = {};

/** Where a choice is tried whose effect takes longer than all of these together. */
const triedElsewhere = new Set(['convert ocr']);

const otherValues = (choice: Choice) => {
  if (choice.kind === 'select') return choice.values.filter((value) => value !== choice.usual);
  return choice.kind === 'switch' ? [!choice.usual] : ['2'];
};

const content = (bytes: Uint8Array) => ({ ...createMemorySource(bytes), bytes: () => bytes });

/** What an engine makes, in short. */
async function make(engine: EngineName, files: File[], options: unknown): Promise<string> {
  let parts: Uint8Array[] = [];
  const sources = await Promise.all(files.map(async (file) => ({ name: file.name, ...content(new Uint8Array(await file.arrayBuffer())) })));
  const report = await runEngine(engine, options, {
    files: sources,
    hooks: { onProgress: () => undefined, signal: new AbortController().signal },
    output: {
      write: (bytes) => void parts.push(bytes.slice()),
      written: () => content(Buffer.concat(parts)),
      startOver() {
        parts = [];
      },
    },
  });
  return createHash('sha256').update(Buffer.concat(parts)).update(JSON.stringify(report)).digest('hex');
}

const CV = 'Anna Berg\nSenior Nurse\nLed a team of 12 nurses on two wards.\nCut waiting times by 30% within one year.';
const profile = {
  name: 'Anna Berg',
  links: [],
  skills: ['Triage', 'Medication safety'],
  experience: [{ title: 'Senior Nurse', company: 'Northgate', bullets: ['Led a team of 12 nurses on two wards.', 'Cut waiting times by 30%.'] }],
  education: [],
  languages: [],
};
const job = { title: 'Ward Manager', company: 'Riverside Clinic', description: 'You lead a ward and improve triage.', hiringManager: '' };
const spec = { profile, cvText: CV, pages: [], job, highlights: '', seed: 0 };
const letter = { coverLetter: 'Dear all,\n\nI apply.\n\nYours,\nAnna', format: 'pdf', language: 'en', title: 'Letter', sender: { name: 'Anna' } };
const PROSE =
  'We organise the colour of the theatre and organize its color in the grey center. ' +
  "I managed a team of ten. We will try to deliver it in May. We can't do it and saw a lot of patients.";
const paper = [1, 2, 3, 4].map((page) => [
  'Harbour reports',
  '',
  ...Array.from({ length: 30 }, (_, line) => `Line ${line} of the harbour.`),
  '',
  `Page ${page} of 4`,
]);
const contents = { bookmarks: 2, links: 1, fields: 1, attachments: 1 };

/** A file whose pages have numbers of their own. */
const numbered = async () =>
  createFile(
    'c.pdf',
    await buildSamplePdf(2, ({ catalog, context }) => catalog.set(PDFName.of('PageLabels'), context.obj({ Nums: [0, { S: 'r' }] }))),
  );

/** The file with words on its first page that can hardly be seen, which makes the page a doubtful one. */
async function withFaintWords(file: File): Promise<File> {
  const document = await PDFDocument.load(await file.arrayBuffer());
  document.getPage(0).drawText('Draft of the third of May', { x: 72, y: 800, size: 12, color: rgb(0.92, 0.92, 0.92) });
  return createFile(file.name, await document.save());
}

const samples: Record<string, { declared: ChoiceDeclarations; make: (choices: object) => Promise<string> }> = {
  merge: {
    declared: mergeChoices,
    make: async (options) =>
      make('merge', [createPdfFile('a.pdf', 3, contents), createPdfFile('b.pdf', 2, contents), await numbered()], { options, maxPages: 0 }),
  },
  convert: {
    declared: convertChoices,
    make: async (options) => make('convertScan', [await withFaintWords(createTextPdf('a.pdf', paper))], { options, maxPages: 0, withPreview: true }),
  },
  grammar: { declared: grammarChoices, make: (choices) => make('checkGrammar', [], { text: PROSE, ...choices }) },
  'letter style': {
    declared: letterStyleChoices,
    make: (choices) => make('writeLetter', [], { spec: { ...spec, ...findUsualChoices(letterStyleChoices), ...choices } }),
  },
  'letter look': {
    declared: letterLookChoices,
    make: (choices) => make('exportLetter', [], { ...letter, ...findUsualChoices(letterLookChoices), ...choices }),
  },
};

const cases = Object.entries(samples).flatMap(([tool, { declared }]) =>
  Object.entries(declared).flatMap(([name, choice]) => otherValues(choice).map((value) => ({ tool, name, value }))),
);

beforeAll(() => {
  jest.useFakeTimers({ now: new Date('2026-11-22'), doNotFake: ['setImmediate', 'setTimeout', 'queueMicrotask', 'nextTick'] });
  return prepareGrammar();
}, 60_000);
afterAll(() => void jest.useRealTimers());

test('every engine has a field for every choice', () => {
  expect(unknown).toEqual({});
  expect(Object.keys(engines)).toEqual(expect.arrayContaining(['merge', 'convertScan', 'checkGrammar', 'writeLetter', 'exportLetter']));
});

test.each(Object.entries(samples))('%s: the usual choices give the same result each time', async (_, sample) => {
  expect(await sample.make({})).toBe(await sample.make({}));
});

test.each(cases.filter(({ tool, name }) => !triedElsewhere.has(`${tool} ${name}`)))(
  '$tool: $name as $value changes the result',
  async ({ tool, name, value }) => {
    const sample = samples[tool];
    expect(await sample?.make({ [name]: value })).not.toBe(await sample?.make({}));
  },
);
