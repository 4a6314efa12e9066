/** The same cases of reading and checking against every API there is, as in `contract.test.ts`. */
import { BOX_UNITS, type GrammarResult, MAX_GRAMMAR_WORDS, NUMBERS_PER_WORD } from './contract/grammar.ts';
import type { JobProgress } from './contract/progress.ts';
import { buildMinimalPdf, createPdfFile } from './mocks/buildMinimalPdf.ts';
import { buildCertificateFile } from './mocks/closedFile.ts';
import { createTextPdf } from './mocks/createTextPdf.ts';
import { describeEachApiAndJobMode } from './src/testing/eachApi.ts';

const letter = () =>
  createTextPdf('letter.pdf', [
    ['Dear editors,', '', 'we hope to recieve the proofs soon. They', 'are in a seperate envelope.'],
    ['The second page of this letter says', 'thank you for your patience.'],
  ]);
const SLIPS = 'We hope to recieve teh proofs soon. They are in a seperate envelope, and we could of sent them earlier.';

describeEachApiAndJobMode(['ocr', 'grammar'], ({ address, visit, client }) => {
  const check = (text: string, more = {}) => client().checkGrammar({ text, ...more });

  test('reads the text of a PDF, and says where each page stands in it', async () => {
    const read = await client().extractText(letter());
    expect(read).toMatchObject({ filename: 'letter.pdf', pageCount: 2, language: 'en', ocrPages: [] });
    const [first, second] = [
      'Dear editors,\n\nwe hope to recieve the proofs soon. They are in a seperate envelope.',
      'The second page of this letter says thank you for your patience.',
    ];
    expect(read.text).toBe(`${first}\n\n${second}`);
    expect(read.wordCount).toBe(27);
    expect(read.warnings).toEqual([]);
    expect(read.pages.map(({ page, start, end }) => [page, read.text.slice(start, end)])).toEqual([
      [1, first],
      [2, second],
    ]);
    expect(read.pages[0]).not.toHaveProperty('words');
  });

  test('says where every word stands on its page, when asked', async () => {
    const { text, pages } = await client().extractText(letter(), { boxes: true });
    const [first] = pages;
    const numbers = first?.words ?? [];
    expect(numbers.length % NUMBERS_PER_WORD).toBe(0);
    const words = Array.from({ length: numbers.length / NUMBERS_PER_WORD }, (_, index) =>
      numbers.slice(index * NUMBERS_PER_WORD, (index + 1) * NUMBERS_PER_WORD),
    );
    const slip = words.find(([offset = 0, length = 0]) => text.slice(offset, offset + length) === 'recieve');
    const [, , left = 0, top = 0, width = 0, height = 0] = slip ?? [];
    // The twelfth letter of the third line: "recieve" begins 72 + 11 letters from the left.
    expect(left / BOX_UNITS).toBeCloseTo((72 + 11 * 7.2) / 595, 1);
    expect(width / BOX_UNITS).toBeCloseTo((7 * 7.2) / 595, 1);
    expect(top / BOX_UNITS).toBeCloseTo((90 + 2 * 18 - 12) / 842, 1);
    expect(height).toBeGreaterThan(0);
  });

  test('tells how far a reading is, until it is over', async () => {
    const told: JobProgress[] = [];
    await client().extractText(letter(), {}, { onProgress: (progress) => told.push(progress) });
    expect(told).toContainEqual({ stage: 'receiving' });
  });

  test.each([
    [
      'a file locked with a certificate',
      buildCertificateFile('cert.pdf'),
      422,
      'certificate_required',
      'cert.pdf opens only with the private key of a certificate. Print it to PDF where that key is installed, and choose the new file.',
    ],
    [
      'a file without pages',
      new File([buildMinimalPdf(0)], 'empty.pdf'),
      422,
      'empty_pdf',
      'empty.pdf is empty: it has no pages. Choose a file with pages.',
    ],
    ['a text file called .pdf', new File(['Just some text.'], 'notes.pdf'), 415, 'not_a_pdf', 'notes.pdf is not a PDF file.'],
    [
      'a PDF of empty pages',
      createPdfFile('empty.pdf', 2),
      422,
      'no_text',
      'No readable text was found in empty.pdf. It looks like a scan and text recognition found nothing.',
    ],
  ])('refuses to read %s', async (_, file, status, code, sentence) => {
    await expect(client().extractText(file)).rejects.toMatchObject({ status, code, sentence });
  });

  test('refuses options it does not know', async () => {
    const form = new FormData();
    form.append('options', JSON.stringify({ speed: 'fast' }));
    form.append('file', letter());
    const response = await visit(`${address()}/api/grammar/extract-text`, { method: 'POST', body: form });
    expect([response.status, response.headers.get('X-Error-Code')]).toEqual([400, 'invalid_options']);
  });

  test.each([SLIPS, '', ' \r\n\t ', `👩‍🚀 ${SLIPS}\r\n\r\n${SLIPS}`, 'e\u0301t\u0301e\u0301 recieve \u202Eabc\u202C teh'])(
    'marks what is wrong and nothing twice: %j',
    async (text) => {
      expectInvariants(text, await check(text));
    },
  );

  test('finds what is misspelled, explains it, and corrects it', async () => {
    const result = await check(SLIPS);
    expect(result.corrections.map(({ original, corrected }) => [original, corrected])).toEqual([
      ['recieve', 'receive'],
      ['teh', 'the'],
      ['seperate', 'separate'],
      // An engine may mark the whole phrase or the wrong word in it.
      [expect.stringMatching(/^(could )?of$/), expect.stringMatching(/^(could )?have$/)],
    ]);
    const slip = result.corrections.find(({ original }) => original === 'recieve');
    expect(slip).toMatchObject({ corrected: 'receive', type: 'spelling', suggestion: expect.stringMatching(/\S/) });
    expect(result.correctedText).toBe('We hope to receive the proofs soon. They are in a separate envelope, and we could have sent them earlier.');
    expect(result).toMatchObject({ wordCount: 20, checkedWordCount: 20, truncated: false, language: 'en' });
  });

  test('passes over the words and the rules that the visitor ignores', async () => {
    const { corrections } = await check(SLIPS, { ignoreWords: ['Recieve'] });
    expect(corrections.map(({ original }) => original)).not.toContain('recieve');
    const rule = (await check(SLIPS)).corrections.find(({ original }) => original === 'could of')?.ruleId ?? '';
    const without = await check(SLIPS, { disabledRules: [rule] });
    expect(without.corrections.map(({ ruleId }) => ruleId)).not.toContain(rule);
  });

  test('checks no more words than it was asked to, and says so', async () => {
    const result = await check(SLIPS, { wordLimit: 5 });
    expect(result).toMatchObject({ wordCount: 20, checkedWordCount: 5, truncated: true });
    expect(result.corrections.map(({ original }) => original)).not.toContain('seperate');
    expectInvariants(SLIPS, result);
  });

  test.each([null, 0, undefined])('a word limit of %p is none', async (wordLimit) => {
    expect(await check(SLIPS, { wordLimit })).toMatchObject({ checkedWordCount: 20, truncated: false });
  });

  test('takes a preset and a dialect from a page that is newer than itself', async () => {
    expectInvariants(SLIPS, await check(SLIPS, { preset: 'poem', language: 'en-ZZ' }));
  });

  test('refuses a text that is too long, with its length and the limit', async () => {
    await expect(check('word '.repeat(MAX_GRAMMAR_WORDS + 1))).rejects.toMatchObject({
      status: 413,
      code: 'text_too_long',
      sentence: 'This text has 100,001 words. The limit here is 100,000; check it in parts.',
    });
  });

  test('refuses what is no request', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await visit(`${address()}/api/grammar/check`, { method: 'POST', body: JSON.stringify({ words: 1 }), headers });
    expect([response.status, response.headers.get('X-Error-Code')]).toEqual([400, 'invalid_request']);
  });
});

function expectInvariants(text: string, { corrections, correctedText, ...counts }: GrammarResult) {
  expect(counts.totalCorrections).toBe(corrections.length);
  expect(counts.grammarCount + counts.spellingCount + counts.styleCount).toBe(corrections.length);
  let end = 0;
  for (const { offset, length, original } of corrections) {
    expect(offset).toBeGreaterThanOrEqual(end);
    expect(text.slice(offset, offset + length)).toBe(original);
    end = offset + length;
  }
  const applied = corrections.filter(({ type, confidence }) => type !== 'style' && confidence !== 'low');
  const rewritten = applied.reduceRight(
    (done, { offset, length, corrected }) => done.slice(0, offset) + corrected + done.slice(offset + length),
    text,
  );
  expect(correctedText).toBe(rewritten);
}
