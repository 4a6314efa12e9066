import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { readDocument } from '@sheaf/pdf-text/readDocument';
import { createTextPdf } from '../../../../mocks/createTextPdf.ts';
import { buildChatIndex } from '../index/buildChatIndex.ts';
import { joinIndexes } from '../index/joinIndexes.ts';
import { openChatIndex } from '../index/openChatIndex.ts';
import { answerFromDocuments } from './answerFromDocuments.ts';
import type { NamedDocument } from './documentGroup.ts';
import { findPassagesInDocuments } from './findPassagesInDocuments.ts';
import { readWholeDocuments } from './readWholeDocuments.ts';
import { verifyInDocuments } from './verifyInDocuments.ts';

const open = async (number: number, name: string, pages: string[][]): Promise<NamedDocument> => {
  const file = createFileInMemory(name, new Uint8Array(await createTextPdf(name, pages).arrayBuffer()));
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  const document = await readDocument(file, { maxPages: 0, recognition: { mode: 'off' } }, hooks);
  return { number, name, index: openChatIndex(buildChatIndex(document)) };
};

const PARKING = ['A place in the garage costs 45 euros a month.', '', 'Bicycles are kept in the cellar.'];
let documents: NamedDocument[];
beforeAll(async () => {
  documents = await Promise.all([
    open(1, 'lease.pdf', [
      ['The rent for the flat is 900 euros a month.', '', 'The deposit is two months of rent.'],
      ['The landlord cleans the stairs.'],
    ]),
    open(4, 'parking.pdf', [['Rules for the garage.'], PARKING]),
    open(5, 'carta.pdf', [['El recibo del agua asciende a 62 euros y se paga en marzo.', '', 'El contador del agua está en el sótano de la casa.']]),
  ]);
});

const ask = (question: string) => answerFromDocuments(documents, { question, history: [] });

test('a question is answered from the document that has the answer, with the page of that document', () => {
  expect(ask('How much is the rent for the flat?').citations[0]).toMatchObject({ document: 1, file: 'lease.pdf', page: 1 });
  const place = ask('What does a place in the garage cost?');
  expect(place).toMatchObject({
    searchedPages: 5,
    citations: [{ document: 4, file: 'parking.pdf', page: 2, quote: PARKING[0] }, ...place.citations.slice(1)],
  });
  expect(place.citations[0]?.rects.length).toBeGreaterThan(0);
});

test('several documents are as certain as the one with the answer', () => {
  const { status, citations } = ask('How much is the rent?');
  expect([status, citations[0]?.document]).toEqual(['grounded', 1]);
});

test('documents in other languages are searched as well', () => {
  expect(ask('¿Cuánto cuesta el recibo del agua?').citations[0]).toMatchObject({ document: 5, file: 'carta.pdf', page: 1 });
});

test.each(['What does lease.pdf say about the garage?', 'What is the garage fee in "lease.pdf"?'])(
  'only a named file is searched: %s',
  (question) => {
    const { citations, closest } = ask(question);
    expect([...citations, ...closest].map(({ document }) => document)).not.toContain(4);
  },
);

test('a summary has sentences of each document', () => {
  const { status, citations } = ask('Summarise these documents');
  expect(status).toBe('grounded');
  expect(new Set(citations.map(({ document }) => document)).size).toBeGreaterThan(1);
});

test('passages, whole texts and quotes know their document', () => {
  const passages = findPassagesInDocuments(documents, { question: 'garage place', history: [] }, 2);
  expect(passages[0]).toMatchObject({ document: 4 });
  const whole = readWholeDocuments(documents, 10_000);
  expect(whole.map(({ document, page }) => [document, page])).toEqual([
    [1, 1],
    [1, 2],
    [4, 1],
    [4, 2],
    [5, 1],
  ]);
  expect(readWholeDocuments(documents, 50)).toEqual([]);
  expect(verifyInDocuments(documents, { quote: 'Bicycles are kept in the cellar.' })).toMatchObject({ document: 4, page: 2 });
  expect(verifyInDocuments(documents, { quote: 'Bicycles are kept in the cellar.', document: 1 })).toBeUndefined();
});

test('joined indexes return for each sentence what its own index returns', () => {
  const parts = documents.slice(0, 2).map(({ index }) => index);
  const joined = joinIndexes(parts);
  const read = (index: (typeof parts)[number], sentence: number) => {
    const { start = 0, end = 0 } = index.sentences[sentence] ?? {};
    return {
      text: index.text.slice(start, end),
      terms: Array.from(index.termsIn(sentence), index.termAt),
      boxes: index.listBoxes(start, end).length,
    };
  };
  const alone = parts.flatMap((index) => index.sentences.map((_, sentence) => read(index, sentence)));
  expect(joined.sentences.map((_, sentence) => read(joined, sentence))).toEqual(alone);
  for (let term = 0; term < joined.termCount; term += 1) {
    const { sentences } = joined.sentencesWith(term);
    for (const sentence of sentences) expect(Array.from(joined.termsIn(sentence))).toContain(term);
    expect(joined.findTermNumber(joined.termAt(term))).toBe(term);
  }
});
