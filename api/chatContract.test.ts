/** The same cases of chatting with a PDF against every API there is, as in `contract.test.ts`. */

import { createFile, encryptPdf } from '@sheaf/merge/testing/samplePdf';
import { type Citation, MAX_CHAT_DOCUMENTS, MAX_MESSAGE_LENGTH } from './contract/chat.ts';
import type { JobProgress } from './contract/progress.ts';
import { buildMinimalPdf, createPdfFile } from './mocks/buildMinimalPdf.ts';
import { buildCertificateFile } from './mocks/closedFile.ts';
import { createTextPdf } from './mocks/createTextPdf.ts';
import { describeEachApiAndJobMode } from './src/testing/eachApi.ts';

const lease = () =>
  createTextPdf('lease.pdf', [
    ['This lease is between Anna Berg and Carl Dahl.', '', 'The monthly rent is 900 euros. It is due on', 'the first day of each month.'],
    ['The tenant may keep one cat in the apartment.', '', 'The deposit of 1,800 euros is returned within', 'thirty days after the tenant has left.'],
  ]);
const RENT = 'How much is the monthly rent?';

describeEachApiAndJobMode(['ocr', 'qa'], ({ isFake, address, visit, client }) => {
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    visit(`${address()}/api/chat/message`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  const readErrorCode = (response: Response) => [response.status, response.headers.get('X-Error-Code')];

  test('reads a PDF for an hour of questions', async () => {
    const upload = await client().uploadForChat(lease());
    expect(upload).toMatchObject({
      filename: 'lease.pdf',
      pageCount: 2,
      wordCount: 49,
      language: 'en',
      ocrPages: [],
      engine: 'built-in',
      questionLimit: null,
      warnings: [],
    });
    expect(upload.summary).toContain('The monthly rent is 900 euros.');
    expect(upload.suggestedQuestions.length).toBeGreaterThan(0);
    expect(Date.parse(upload.expiresAt) - Date.parse(upload.createdAt)).toBe(3_600_000);
    expect(await client().chatHistory(upload.sessionId)).toMatchObject({ messageCount: 0, messages: [], remaining: null, summary: upload.summary });
  });

  test('tells how far a reading is, until it is over', async () => {
    const events: JobProgress[] = [];
    await client().uploadForChat(lease(), {}, { onProgress: (progress) => events.push(progress) });
    expect(events).toContainEqual({ stage: 'receiving' });
  });

  test('answers with a quote and the place where it stands', async () => {
    const { sessionId } = await client().uploadForChat(lease());
    const answer = await client().askAboutPdf({ sessionId, message: RENT });
    expect(answer).toMatchObject({ status: 'grounded', messageCount: 1, remaining: null, searchedPages: 2, engine: 'built-in' });
    const [first] = answer.citations;
    // The amount that was asked for may lead: "900 euros: The monthly rent is ...". What is not in the answer may still be cited below it.
    expect(answer.response).toMatch(/^(900 euros: )?The monthly rent is 900 euros\. \[1\]/);
    const marks = [...answer.response.matchAll(/\[(\d+)\]/g)].map(([, id]) => Number(id));
    expect(marks).toEqual(answer.citations.slice(0, marks.length).map(({ id }) => id));
    expect(answer.citations.map(({ id }) => id)).toEqual(answer.citations.map((_, index) => index + 1));
    expect(first).toMatchObject({ id: 1, page: 1, quote: 'The monthly rent is 900 euros.', source: 'text' });
    expectOnPage(first);
    // The third line, from its first letter on.
    expect(first?.rects[0]?.x).toBeCloseTo(72 / 595, 1);
    expect(first?.rects[0]?.y).toBeCloseTo((90 + 2 * 18 - 12) / 842, 1);
  });

  test('says when the document does not tell, in the language of the page', async () => {
    const { sessionId } = await client().uploadForChat(lease());
    const message = 'Who won the football championship?';
    const answer = await client().askAboutPdf({ sessionId, message });
    expect(answer).toMatchObject({ status: 'not_found', citations: [] });
    expect(answer.response).toBe('I could not find this in the document. I searched all 2 pages.');
    expect((answer.closest ?? []).length).toBeLessThanOrEqual(3);
    const spanish = client('es');
    expect((await spanish.askAboutPdf({ sessionId, message })).response).toMatch(/^No he podido encontrar esto .* las 2 páginas\.$/);
  });

  test('tells an answer by pieces, then its passages, then the whole of it', async () => {
    const { sessionId } = await client().uploadForChat(lease());
    const events: string[] = [];
    let text = '';
    const answer = await client().askAboutPdf(
      { sessionId, message: RENT },
      {
        onToken(piece) {
          events.push('token');
          text += piece;
        },
        onCitations({ citations, status }) {
          events.push('citations');
          expect([citations.length > 0, status]).toEqual([true, 'grounded']);
        },
      },
    );
    expect(events.at(-1)).toBe('citations');
    expect(text).toBe(answer.response);
    expect(answer.messageCount).toBe(1);
  });

  test('keeps the conversation for a page that is loaded anew, and nothing after it is deleted', async () => {
    const { sessionId, ...upload } = await client().uploadForChat(lease());
    const answer = await client().askAboutPdf({ sessionId, message: `  ${RENT}\n` });
    const second = await client().askAboutPdf({ sessionId, message: 'May the tenant keep a cat?' });
    const { messages, ...rest } = await client().chatHistory(sessionId);
    const { endsAt, ...uploaded } = upload;
    expect(rest).toMatchObject({ ...uploaded, sessionId, messageCount: 2 });
    // Told from the time of each answer, which counts whole seconds.
    expect(Math.abs(rest.endsAt - endsAt)).toBeLessThan(2000);
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect([messages[0]?.content, messages[2]?.content]).toEqual([RENT, 'May the tenant keep a cat?']);
    expect(messages[3]?.content).toBe(second.response);
    expect(second.response).toMatch(/^(Yes: )?The tenant may keep one cat in the apartment\. \[1\]/);
    expect(messages[1]).toMatchObject({ id: answer.messageId, content: answer.response, citations: answer.citations, status: 'grounded' });
    await client().deleteChat(sessionId);
    const gone = { status: 404, code: 'session_not_found', sentence: 'This session does not exist. Please upload your PDF again.' };
    await expect(client().chatHistory(sessionId)).rejects.toMatchObject(gone);
    await expect(client().askAboutPdf({ sessionId, message: RENT })).rejects.toMatchObject(gone);
    await expect(client().deleteChat(sessionId)).rejects.toMatchObject(gone);
  });

  describe('a conversation about several PDFs', () => {
    const handbook = () => createTextPdf('handbook.pdf', [['Lunch is served at noon.', '', 'Every employee may bring a bicycle into the garage.']]);

    async function openBoth() {
      const { sessionId } = await client().uploadForChat(lease());
      return client().uploadForChat(handbook(), { sessionId });
    }

    test('answers from whichever PDF says it, and names its file', async () => {
      const { sessionId, documents, filename, expiresAt } = await openBoth();
      expect(filename).toBe('handbook.pdf');
      expect(documents?.map((each) => [each.number, each.filename, each.pageCount])).toEqual([
        [1, 'lease.pdf', 2],
        [2, 'handbook.pdf', 1],
      ]);
      const rent = await client().askAboutPdf({ sessionId, message: RENT });
      expect(rent).toMatchObject({ searchedPages: 3, citations: [{ document: 1, file: 'lease.pdf', page: 1 }, ...rent.citations.slice(1)] });
      const bicycle = await client().askAboutPdf({ sessionId, message: 'May an employee bring a bicycle into the garage?' });
      expect(bicycle.citations[0]).toMatchObject({ document: 2, file: 'handbook.pdf', page: 1 });
      const history = await client().chatHistory(sessionId);
      expect(history).toMatchObject({ filename: 'lease.pdf', messageCount: 2, documents });
      expect(Date.parse(history.expiresAt)).toBe(Date.parse(expiresAt));
    });

    test('says in how many PDFs it found nothing', async () => {
      const { sessionId } = await openBoth();
      const answer = await client().askAboutPdf({ sessionId, message: 'Who won the football championship?' });
      expect(answer).toMatchObject({ status: 'not_found', response: 'I could not find this in the 2 documents. I searched all 3 pages.' });
    });

    test('forgets a PDF that is removed, and ends with the last one', async () => {
      const { sessionId } = await openBoth();
      await client().removeChatDocument(sessionId, 1);
      const { documents } = await client().chatHistory(sessionId);
      expect(documents?.map(({ number }) => number)).toEqual([2]);
      const { citations, closest = [], searchedPages } = await client().askAboutPdf({ sessionId, message: RENT });
      expect(searchedPages).toBe(1);
      expect([...citations, ...closest].filter((citation) => citation.document !== 2)).toEqual([]);
      await expect(client().removeChatDocument(sessionId, 1)).rejects.toMatchObject({ status: 404, code: 'not_found' });
      // A new one gets a number of its own.
      const { documents: now } = await client().uploadForChat(lease(), { sessionId });
      expect(now?.map(({ number }) => number)).toEqual([2, 3]);
      for (const number of [2, 3]) await client().removeChatDocument(sessionId, number);
      await expect(client().chatHistory(sessionId)).rejects.toMatchObject({ status: 404 });
    });

    test('takes ten PDFs and no more, and none into a conversation that is not there', async () => {
      const { sessionId } = await client().uploadForChat(lease());
      for (let count = 1; count < MAX_CHAT_DOCUMENTS; count += 1) await client().uploadForChat(handbook(), { sessionId });
      const refusal = { status: 400, code: 'too_many_documents', sentence: 'A conversation takes up to 10 PDFs. Remove one of them first.' };
      await expect(client().uploadForChat(handbook(), { sessionId })).rejects.toMatchObject(refusal);
      await expect(client().uploadForChat(handbook(), { sessionId: 'x' })).rejects.toMatchObject({ status: 404, code: 'session_not_found' });
    });
  });

  test('takes one question at a time', async () => {
    const { sessionId } = await client().uploadForChat(lease());
    const both = await Promise.allSettled([RENT, RENT].map((message) => client().askAboutPdf({ sessionId, message })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, code: 'answer_pending', sentence: 'Please wait for the current answer.' },
    });
    expect(await client().askAboutPdf({ sessionId, message: RENT })).toMatchObject({ messageCount: 2 });
  });

  test.each([
    ['nothing', '', 400, 'empty_message', 'Please type a question first.'],
    ['blanks', ' \n\t ', 400, 'empty_message', 'Please type a question first.'],
    [
      '4,001 characters',
      'a'.repeat(MAX_MESSAGE_LENGTH + 1),
      413,
      'message_too_long',
      'Your question has 4,001 characters. The limit here is 4,000; make it shorter.',
    ],
  ])('refuses a question of %s', async (_, message, status, code, sentence) => {
    const { sessionId } = await client().uploadForChat(lease());
    await expect(client().askAboutPdf({ sessionId, message })).rejects.toMatchObject({ status, code, sentence });
    const listening = client().askAboutPdf({ sessionId, message }, { onToken: () => undefined });
    await expect(listening).rejects.toMatchObject({ status, code, sentence });
    expect(await client().chatHistory(sessionId)).toMatchObject({ messageCount: 0, messages: [] });
  });

  test('takes a question of 4,000 characters, blanks around it not counted', async () => {
    const { sessionId } = await client().uploadForChat(lease());
    const message = `   ${'¿Renta? '.repeat(MAX_MESSAGE_LENGTH / 8).trim()}   `;
    expect(await client().askAboutPdf({ sessionId, message })).toMatchObject({ messageCount: 1 });
  });

  test.each(['', 'x', '../../etc/passwd', 'a'.repeat(50)])('knows no session called %p', async (sessionId) => {
    expect(readErrorCode(await post({ sessionId, message: RENT }))).toEqual([404, 'session_not_found']);
  });

  test('refuses what is no question', async () => {
    expect(readErrorCode(await post({ message: RENT }))).toEqual([400, 'invalid_request']);
    expect(readErrorCode(await post([]))).toEqual([400, 'invalid_request']);
  });

  test.each([
    ['a file locked with a certificate', () => buildCertificateFile('cert.pdf'), 422, 'certificate_required'],
    ['a file without pages', () => new File([buildMinimalPdf(0)], 'empty.pdf'), 422, 'empty_pdf'],
    ['a text file called .pdf', () => new File(['Just some text.'], 'notes.pdf'), 415, 'not_a_pdf'],
    ['a PDF of empty pages', () => createPdfFile('empty.pdf', 2), 422, 'no_text'],
  ])('refuses to read %s', async (_, file, status, code) => {
    await expect(client().uploadForChat(file())).rejects.toMatchObject({ status, code });
  });

  test('asks for the password of a protected PDF, and says when it is wrong', async () => {
    const locked = isFake
      ? createTextPdf('locked.pdf', [['A secret.']], { isProtected: true })
      : createFile('locked.pdf', encryptPdf('needs-password'));
    await expect(client().uploadForChat(locked)).rejects.toMatchObject({ status: 422, code: 'password_required', fileIndex: 0 });
    await expect(client().uploadForChat(locked, { password: 'guess' })).rejects.toMatchObject({ status: 422, code: 'wrong_password' });
  });

  test('refuses options it does not know', async () => {
    const form = new FormData();
    form.append('options', JSON.stringify({ speed: 'fast' }));
    form.append('file', lease());
    expect(readErrorCode(await visit(`${address()}/api/pdf/upload-for-chat`, { method: 'POST', body: form }))).toEqual([400, 'invalid_options']);
  });
});

function expectOnPage(citation: Citation | undefined) {
  expect(citation?.rects.length).toBeGreaterThan(0);
  for (const { x, y, w, h } of citation?.rects ?? []) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.min(w, h)).toBeGreaterThan(0);
    expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(1);
  }
}
