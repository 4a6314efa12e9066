/** The same CVs and letters against every API there is, as in `contract.test.ts`. */

import { createFile, encryptPdf } from '@sheaf/merge/testing/samplePdf';
import { type CoverLetter, type LetterRequest, letterFormats, letterLengths, letterTones, wordsOfLength } from './contract/coverLetter.ts';
import { WORD_FILE_TYPE } from './contract/fileTypes.ts';
import type { JobProgress } from './contract/progress.ts';
import { buildMinimalPdf, createPdfFile } from './mocks/buildMinimalPdf.ts';
import { buildCertificateFile } from './mocks/closedFile.ts';
import { createSampleCv, sampleCvText, sampleJob } from './mocks/createSampleCv.ts';
import { createTextPdf } from './mocks/createTextPdf.ts';
import { describeEachApiAndRedis } from './src/testing/eachApi.ts';

const FEWEST_WORDS = 50;

describeEachApiAndRedis(['ocr', 'qa', 'convert'], ({ isFake, address, visit, client }) => {
  const readErrorCode = (response: Response) => [response.status, response.headers.get('X-Error-Code')];
  const send = (path: string, body: unknown) =>
    visit(`${address()}/api/cover-letter/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    });
  const written = async (changes: Partial<LetterRequest> = {}) => client().generateLetter({ cvText: sampleCvText, ...sampleJob, ...changes });

  test('reads a CV, with the place of what it says of its owner', async () => {
    const cv = await client().extractCv(createSampleCv());
    expect(cv).toMatchObject({ filename: 'anna-berg.pdf', pageCount: 1, language: 'en', ocrPages: [], warnings: [] });
    expect(cv.profile).toMatchObject({ name: 'Anna Berg', email: 'anna.berg@example.com' });
    expect(cv.profile.skills).toEqual(expect.arrayContaining(['Triage', 'Medication safety']));
    expect(cv.profile.experience[0]).toMatchObject({ title: 'Senior Nurse', company: 'Northgate Hospital' });
    expect(cv.profile.experience[0]?.bullets[0]).toContain('12 nurses');
    expect(cv.profile.education[0]?.school).toContain('University of Leeds');
    expect(cv.places).toContainEqual(expect.objectContaining({ path: 'name', page: 1, quote: 'Anna Berg' }));
    expect(cv.text).toContain('Led a team of 12 nurses');
    const minutes = (Date.parse(cv.expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(59);
    expect(minutes).toBeLessThanOrEqual(60);
    // By the clock of the device, which is told from the answer's own time: that counts whole seconds.
    expect(Math.abs(cv.endsAt - Date.parse(cv.expiresAt))).toBeLessThan(2000);
  });

  test('reads a CV that was pasted, which has neither file nor pages', async () => {
    const cv = await client().extractCv(sampleCvText);
    expect(cv).toMatchObject({
      filename: '',
      pageCount: 0,
      places: [],
      warnings: [],
      profile: { name: 'Anna Berg', email: 'anna.berg@example.com' },
    });
  });

  test('shows what machines read in a CV, with what to mend, and keeps nothing', async () => {
    const view = await client().machineView(createSampleCv());
    expect(view.fields).toContainEqual({ field: 'name', value: 'Anna Berg' });
    expect(view.positions[0]).toMatchObject({ title: 'Senior Nurse', company: 'Northgate Hospital' });
    expect(view.lines.join('\n')).toContain('Led a team of 12 nurses');
    const lines = sampleCvText.split('\n').filter((line) => !line.includes('@'));
    const { findings } = await client().machineView(lines.join('\n'));
    expect(findings).toContainEqual({ code: 'no_email', text: expect.stringMatching(/^No email address was found/) });
    await expect(client().machineView('too short')).rejects.toMatchObject({ code: 'cv_too_short' });
  });

  test('tells how far a reading is, and how far a letter', async () => {
    const told: JobProgress[] = [];
    const listening = { onProgress: (progress: JobProgress) => told.push(progress) };
    const { cvId } = await client().extractCv(createSampleCv(), {}, listening);
    expect(told).toContainEqual({ stage: 'receiving' });
    await client().generateLetter({ cvId, ...sampleJob }, listening);
  });

  test.each([
    [
      'a lease',
      () => createTextPdf('lease.pdf', [Array.from({ length: 8 }, (_, line) => `The tenant pays the rent of flat ${line} on the first day.`)]),
      'not_a_cv',
    ],
    ['a CV without a name', () => createTextPdf('cv.pdf', [sampleCvText.split('\n').slice(1)]), 'no_name'],
  ])('reads %s, and says what is odd about it', async (_, file, code) => {
    const { warnings, filename } = await client().extractCv(file());
    expect(warnings.map((warning) => warning.code)).toEqual([code]);
    expect(warnings[0]?.text).toContain(filename);
  });

  test.each([
    ['a file locked with a certificate', () => buildCertificateFile('cert.pdf'), 422, 'certificate_required'],
    ['a file without pages', () => new File([buildMinimalPdf(0)], 'empty.pdf'), 422, 'empty_pdf'],
    ['a text file called .pdf', () => new File(['Just some text.'], 'notes.pdf'), 415, 'not_a_pdf'],
    ['a PDF of empty pages', () => createPdfFile('empty.pdf', 2), 422, 'no_text'],
    [
      'a PDF of 150 characters',
      () => createTextPdf('short.pdf', [['Anna Berg', 'a'.repeat(40), 'a'.repeat(40), 'a'.repeat(40)]]),
      422,
      'cv_too_short',
    ],
    ['150 characters of text', () => 'word '.repeat(30), 422, 'cv_too_short'],
    ['blanks', () => ' \n ', 400, 'cv_missing'],
    ['100,001 characters of text', () => 'a'.repeat(100_001), 413, 'field_too_long'],
  ])('refuses to read %s', async (_, cv, status, code) => {
    await expect(client().extractCv(cv())).rejects.toMatchObject({ status, code });
  });

  test('refuses a form without a CV, and options it does not know', async () => {
    const form = (name: string, value: string) => {
      const made = new FormData();
      made.append(name, value);
      return visit(`${address()}/api/cover-letter/extract-cv`, { method: 'POST', body: made });
    };
    expect(readErrorCode(await form('other', 'thing'))).toEqual([400, 'cv_missing']);
    expect(readErrorCode(await form('options', '{"speed":"fast"}'))).toEqual([400, 'invalid_options']);
  });

  test('asks for the password of a protected CV, and says when it is wrong', async () => {
    const locked = isFake
      ? createTextPdf('locked.pdf', [['A secret.']], { isProtected: true })
      : createFile('locked.pdf', encryptPdf('needs-password'));
    await expect(client().extractCv(locked)).rejects.toMatchObject({ status: 422, code: 'password_required', fileIndex: 0 });
    await expect(client().extractCv(locked, { password: 'guess' })).rejects.toMatchObject({ status: 422, code: 'wrong_password' });
  });

  test('writes a letter with nothing but a CV, a job title and a company, and says what it stands on', async () => {
    const { cvId } = await client().extractCv(createSampleCv());
    const letter = await client().generateLetter({ cvId, jobTitle: ' Ward Manager ', companyName: 'Riverside Clinic' });
    expect(letter).toMatchObject({ cvId, version: 1, tone: 'professional', length: 'standard', engine: 'built-in', keywords: { score: null } });
    expect(letter.warnings).toEqual([]);
    // A letter may have several paragraphs of one kind.
    const kinds = letter.paragraphs.map(({ kind }) => kind);
    expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toEqual([
      'greeting',
      'opening',
      'evidence',
      'motivation',
      'closing',
      'signature',
    ]);
    expect(letter.paragraphs[0]).toMatchObject({ kind: 'greeting', text: 'Dear Hiring Manager,' });
    expect(letter.paragraphs.at(-1)).toMatchObject({ kind: 'signature', text: expect.stringMatching(/,\nAnna Berg$/) });
    expect(letter.coverLetter).toBe(letter.paragraphs.map(({ text }) => text).join('\n\n'));
    expect(letter.coverLetter).toContain('Riverside Clinic');
    expectClaimsInPlace(letter);
    const supported = letter.paragraphs.flatMap(({ claims }) => claims).filter(({ source }) => source === 'cv');
    expect(supported.length).toBeGreaterThan(0);
    expect(supported.every(({ quote, page }) => page === undefined || (page === 1 && quote !== undefined))).toBe(true);
  });

  test.each(letterTones)('writes as %s as asked, in every length', async (tone) => {
    for (const length of letterLengths) {
      const letter = await written({ tone, length, hiringManager: 'Ms Grace Hall' });
      expect(letter).toMatchObject({ tone, length, paragraphs: expect.arrayContaining([expect.objectContaining({ kind: 'greeting' })]) });
      expect(letter.paragraphs[0]?.text).toContain('Hall');
      expect(letter.coverLetter).not.toMatch(/[[\]{}<>]|undefined|null/);
      expect(letter.wordCount).toBeLessThanOrEqual(wordsOfLength[length].max);
      // A letter is as long as its evidence, and never empty.
      expect(letter.wordCount).toBeGreaterThan(FEWEST_WORDS);
    }
  });

  test('takes an unknown tone for the first, so that no older page is refused', async () => {
    expect(await written({ tone: 'sarcastic', length: 'endless' })).toMatchObject({ tone: 'professional', length: 'standard' });
  });

  test('shows which words of the job are in the CV, and never writes the others into the letter', async () => {
    const jobDescription = 'Required: triage, medication safety and Kubernetes.';
    const { keywords, coverLetter } = await written({ jobDescription });
    expect(keywords.matched.join().toLowerCase()).toContain('triage');
    expect(keywords.missing).toEqual(['Kubernetes']);
    expect(keywords.score).toBeGreaterThan(30);
    expect(keywords.score).toBeLessThan(100);
    expect(coverLetter).not.toContain('Kubernetes');
  });

  test('writes English without an AI service, and says so when another language was asked for', async () => {
    expect((await written({ language: 'de' })).warnings.map(({ code }) => code)).toContain('language_unsupported');
  });

  test('writes another wording of a letter, and of one paragraph of it', async () => {
    const { letterId, cvId, coverLetter } = await written();
    const second = await client().regenerateLetter({ letterId });
    expect(second).toMatchObject({ letterId, cvId, version: 2, tone: 'professional' });
    expect(second.coverLetter).not.toBe(coverLetter);
    const opening = second.paragraphs.find(({ kind }) => kind === 'opening');
    const third = await client().regenerateLetter({ letterId, paragraphId: opening?.id ?? '' });
    expect(third.version).toBe(3);
    expect(third.paragraphs.find(({ kind }) => kind === 'opening')?.text).not.toBe(opening?.text);
    const others = ({ paragraphs }: CoverLetter) => paragraphs.filter(({ kind }) => kind !== 'opening').map(({ text }) => text);
    expect(others(third)).toEqual(others(second));
    const fourth = await client().regenerateLetter({ letterId, tone: 'concise', length: 'short' });
    expect(fourth).toMatchObject({ version: 4, tone: 'concise', length: 'short' });
    expectClaimsInPlace(fourth);
  });

  test('says that a wish it cannot follow needs an AI service', async () => {
    const { letterId } = await written();
    const { warnings } = await client().regenerateLetter({ letterId, instruction: 'Let it sound like a song of the sea' });
    expect(warnings.map(({ code }) => code)).toContain('instruction_needs_model');
  });

  test.each<[string, Partial<LetterRequest>, number, string, string]>([
    ['no CV and no job', { cvText: '', jobTitle: '', companyName: '' }, 400, 'cv_missing', 'Upload your CV or paste its text.'],
    ['150 characters of CV', { cvText: 'a'.repeat(150) }, 422, 'cv_too_short', 'Your CV text is too short to work with.'],
    ['no job title and no company', { jobTitle: ' ', companyName: '' }, 400, 'job_title_missing', 'Enter the job title.'],
    ['a job title of one letter', { jobTitle: ' a ' }, 400, 'job_title_missing', 'Enter the job title.'],
    ['a job title of 121', { jobTitle: 'a'.repeat(121), companyName: '' }, 413, 'field_too_long', 'The job title is too long (max 120 characters).'],
    ['no company', { companyName: '  ' }, 400, 'company_missing', 'Enter the company name.'],
    ['a company of 121', { companyName: 'a'.repeat(121) }, 413, 'field_too_long', 'The company name is too long (max 120 characters).'],
    [
      'a description of 15,001',
      { jobDescription: 'a'.repeat(15_001), highlights: 'a'.repeat(501) },
      413,
      'job_description_too_long',
      'The job description is too long (max 15,000 characters).',
    ],
    ['highlights of 501', { highlights: 'a'.repeat(501) }, 413, 'field_too_long', 'What you want to mention is too long (max 500 characters).'],
  ])('refuses a letter with %s', async (_, changes, status, code, sentence) => {
    await expect(written(changes)).rejects.toMatchObject({ status, code, sentence });
  });

  test('takes fields as long as they may be, blanks around them not counted', async () => {
    const letter = await written({
      jobTitle: ` ${'ab '.repeat(40).trim()} `,
      jobDescription: `\n${'Triage. '.repeat(15_000 / 8).trim()}\n`,
      highlights: `  ${'a'.repeat(500)}  `,
    });
    expect(letter.version).toBe(1);
  });

  test('refuses what is no request', async () => {
    expect(readErrorCode(await send('generate', []))).toEqual([400, 'invalid_request']);
    expect(readErrorCode(await send('generate', { ...sampleJob, cvText: sampleCvText, profile: { name: 1 } }))).toEqual([400, 'invalid_request']);
    expect(readErrorCode(await send('regenerate', {}))).toEqual([400, 'invalid_request']);
    const { letterId } = await written();
    expect(readErrorCode(await send('regenerate', { letterId, paragraphId: 'nowhere' }))).toEqual([400, 'invalid_request']);
    expect(readErrorCode(await send('regenerate', { letterId, instruction: 'a'.repeat(501) }))).toEqual([413, 'field_too_long']);
    expect(readErrorCode(await send('export', { letterId, coverLetter: ' ', format: 'pdf' }))).toEqual([400, 'invalid_request']);
    expect(readErrorCode(await send('export', { letterId, coverLetter: 'a'.repeat(20_001), format: 'pdf' }))).toEqual([413, 'field_too_long']);
    expect(readErrorCode(await send('export', { coverLetter: 'Dear all,', format: 'odt' }))).toEqual([400, 'invalid_request']);
  });

  test.each(letterFormats)('exports a letter as %s, as the visitor left it', async (format) => {
    const { letterId, coverLetter } = await written();
    const { file, report } = await client().exportLetter({ letterId, coverLetter, format, template: 'modern', paper: 'Letter' });
    expect(file.type).toMatch({ pdf: 'application/pdf', docx: WORD_FILE_TYPE, txt: 'text/plain' }[format]);
    expect(report).toMatchObject({ pages: 1, unsupported: [] });
    if (format === 'txt') expect((await file.text()).replace(/\r\n/g, '\n').trim()).toBe(coverLetter);
    else expect(report.fontSize).toBeGreaterThan(7);
  });

  test('names the exported file, and nobody keeps it', async () => {
    const response = await send('export', { coverLetter: 'Dear Hiring Manager,\n\nHere I am.', format: 'txt' });
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="Cover letter.*\.txt"$/);
    await response.arrayBuffer();
  });

  test('says before a letter is sent what stands in it and not in the CV', async () => {
    const { letterId, coverLetter } = await written();
    const edited = coverLetter.replace(/\n\n(?=[^\n]*\n[^\n]*$)/, '\n\nI cut costs by 77% at Globex.\n\n');
    const { report } = await client().exportLetter({ letterId, coverLetter: edited, format: 'txt' });
    expect(report.unsupported.join()).toContain('77');
    // Without its session there is nothing to hold it to.
    expect((await client().exportLetter({ coverLetter: edited, format: 'txt' })).report.unsupported).toEqual([]);
  });

  test('keeps nothing of a CV and its letters once it is deleted', async () => {
    const { cvId, letterId, coverLetter } = await written();
    await client().deleteCv(cvId);
    const gone = { status: 404, code: 'session_not_found' };
    await expect(client().generateLetter({ cvId, ...sampleJob })).rejects.toMatchObject(gone);
    await expect(client().regenerateLetter({ letterId })).rejects.toMatchObject(gone);
    await expect(client().exportLetter({ letterId, coverLetter, format: 'txt' })).rejects.toMatchObject(gone);
    await expect(client().deleteCv(cvId)).rejects.toMatchObject(gone);
  });

  test.each(['x', '../../etc/passwd', 'a.b', 'a'.repeat(50)])('knows no CV and no letter called %p', async (name) => {
    expect(readErrorCode(await send('generate', { cvId: name, ...sampleJob }))).toEqual([404, 'session_not_found']);
    expect(readErrorCode(await send('regenerate', { letterId: name }))).toEqual([404, 'session_not_found']);
  });

  test('tells how letters can sound and how long they are, in the language of the page', async () => {
    const [english, spanish] = await Promise.all([client().letterTones(), client('es').letterTones()]);
    expect(english.tones.map(({ id, name }) => [id, name])).toEqual(letterTones.map((id) => [id, `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`]));
    expect(english.lengths).toContainEqual({ id: 'short', name: 'Short', minWords: 120, maxWords: 180 });
    expect(spanish.tones[0]).toMatchObject({ id: 'professional', name: 'Profesional' });
  });
});

function expectClaimsInPlace({ paragraphs }: CoverLetter) {
  for (const { text, claims } of paragraphs) {
    for (const claim of claims) {
      expect(text).toContain(claim.text);
      expect(claim.supported).toBe(claim.source !== null);
    }
  }
}
