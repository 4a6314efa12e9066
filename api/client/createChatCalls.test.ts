import { HttpResponse, http } from 'msw';
import type { ChatAnswer } from '../contract/chat.ts';
import { createTextPdf } from '../mocks/createTextPdf.ts';
import { server } from '../mocks/node.ts';
import { createApiClient } from './createApiClient.ts';

const client = createApiClient({ baseUrl: 'http://sheaf.test' });
const letter = () => createTextPdf('letter.pdf', [['The rent is 900 euros a month.', '', 'The lease ends in March 2027.']]);

beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const answering = (body: string) =>
  server.use(http.post('*/api/chat/message', () => new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } })));
const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

test('gives an answer, its passages, and the whole conversation to a page that is loaded anew', async () => {
  const { sessionId, filename, suggestedQuestions } = await client.uploadForChat(letter());
  expect([filename, suggestedQuestions.length]).toEqual(['letter.pdf', 2]);
  const answer = await client.askAboutPdf({ sessionId, message: 'How much is the rent?' });
  expect(answer).toMatchObject({ status: 'grounded', messageCount: 1, response: 'The rent is 900 euros a month. [1]' });
  const { messages } = await client.chatHistory(sessionId);
  expect(messages.map(({ role, content }) => [role, content])).toEqual([
    ['user', 'How much is the rent?'],
    ['assistant', answer.response],
  ]);
  await client.deleteChat(sessionId);
  await expect(client.chatHistory(sessionId)).rejects.toMatchObject({ code: 'session_not_found' });
});

test('passes an answer piece by piece to listeners', async () => {
  const { sessionId } = await client.uploadForChat(letter());
  let text = '';
  const cited: number[] = [];
  const answer = await client.askAboutPdf(
    { sessionId, message: 'When does the lease end?' },
    { onToken: (piece) => (text += piece), onCitations: ({ citations }) => cited.push(citations.length) },
  );
  expect(text).toBe(answer.response);
  expect(cited).toEqual([1]);
});

test('an error within the answer rejects like any other', async () => {
  answering(event('token', { text: 'The r' }) + event('error', { code: 'busy', status: 503, text: 'The server is busy. Try again in 5 seconds.' }));
  const asking = client.askAboutPdf({ sessionId: 's', message: 'Rent?' }, { onToken: () => undefined });
  await expect(asking).rejects.toMatchObject({ status: 503, code: 'busy', sentence: 'The server is busy. Try again in 5 seconds.' });
});

test('an answer that breaks off is a server that could not be reached', async () => {
  answering(event('token', { text: 'The r' }));
  const asking = client.askAboutPdf({ sessionId: 's', message: 'Rent?' }, { onToken: () => undefined });
  await expect(asking).rejects.toMatchObject({ name: 'ServerUnreachable' });
});

test('events this page does not know are passed over', async () => {
  const done: ChatAnswer = {
    response: 'Yes.',
    messageCount: 1,
    messageId: 'm',
    status: 'grounded',
    citations: [],
    remaining: null,
    searchedPages: 1,
  };
  answering(`: still here\n\n${event('mood', { happy: true })}event: token\ndata: {"te\n\n${event('done', done)}`);
  expect(await client.askAboutPdf({ sessionId: 's', message: 'Rent?' }, { onToken: () => undefined })).toEqual(done);
});

test('a visitor who stops an answer gets no more of it', async () => {
  const stop = new AbortController();
  answering(event('token', { text: 'One' }) + event('token', { text: 'Two' }));
  const tokens: string[] = [];
  const asking = client.askAboutPdf(
    { sessionId: 's', message: 'Rent?' },
    {
      signal: stop.signal,
      onToken(text) {
        tokens.push(text);
        stop.abort();
      },
    },
  );
  await expect(asking).rejects.toMatchObject({ name: 'AbortError' });
  expect(tokens).toEqual(['One']);
});
