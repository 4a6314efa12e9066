import type { BuiltInAnswer } from '@sheaf/document-qa/types/builtInAnswer';
import type { ChatEvent } from '../../../contract/chat.ts';
import { chatAnswerWords } from '../../../contract/messages/serverMessages.ts';
import type { LanguageModel } from '../../ports.ts';
import type { OpenDocuments } from './chatDocuments.ts';
import { replyTo } from './replyTo.ts';

const QUOTE = 'The rent is 900 euros.';
const citation = { id: 1, page: 1, quote: QUOTE, rects: [], score: 1, source: 'text' as const };
const builtIn: BuiltInAnswer = {
  status: 'grounded',
  sentences: [{ text: QUOTE, citation: 1 }],
  isList: false,
  citations: [citation],
  closest: [],
  searchedPages: 1,
};
const createDocument = (answer: BuiltInAnswer): OpenDocuments => ({
  count: 1,
  answer: async () => answer,
  passages: async () => [],
  fullText: async () => [{ page: 1, start: 0, end: QUOTE.length, text: QUOTE, score: 1 }],
  verify: async (quotes) => quotes.map(({ quote }) => (QUOTE.includes(quote) ? { page: 1, quote, rects: [], source: 'text' as const } : null)),
  close: () => undefined,
});

/** Asks a model that answers when the test lets it. */
function askSlowModel(answer: BuiltInAnswer, builtInAfterMs: number) {
  const modelText = Promise.withResolvers<string>();
  const model: LanguageModel = {
    label: 'Slow',
    contextTokens: 8000,
    complete: async () => '',
    async *stream() {
      yield await modelText.promise;
    },
  };
  const shown: string[] = [];
  const firstShown = Promise.withResolvers<void>();
  const onEvent = (event: ChatEvent) => {
    if (event.event !== 'token') return;
    shown.push(event.data.text);
    firstShown.resolve();
  };
  const request = { question: 'How much is the rent?', turns: [], documents: createDocument(answer), pageCount: 1, words: chatAnswerWords.en, model };
  const reply = replyTo({ ...request, builtInAfterMs }, { visitor: 'a', signal: new AbortController().signal, onEvent });
  return { reply, shown, firstShown: firstShown.promise, finishAnswer: modelText.resolve };
}

const MODEL_TEXT = 'It costs 900 euros. [1 "rent is 900 euros"]';

test('the built-in answer shows while a slow service thinks, and the answer of the service replaces it', async () => {
  const { reply, shown, firstShown, finishAnswer } = askSlowModel(builtIn, 1);
  await firstShown;
  expect(shown).toEqual([`${QUOTE} [1]`]);
  finishAnswer(MODEL_TEXT);
  expect(await reply).toMatchObject({ engine: 'Slow', response: 'It costs 900 euros. [1]' });
  expect(shown).toHaveLength(1);
});

test('the answer of a service that speaks in time is all that shows', async () => {
  const { reply, shown, finishAnswer } = askSlowModel(builtIn, 60_000);
  finishAnswer(MODEL_TEXT);
  await reply;
  expect(shown).toEqual(['It costs 900 euros. [1]']);
});

test('that nothing was found is not said before the service has answered', async () => {
  const { reply, shown, finishAnswer } = askSlowModel({ ...builtIn, status: 'not_found', sentences: [], citations: [], closest: [citation] }, 1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  finishAnswer(MODEL_TEXT);
  await reply;
  expect(shown).toEqual(['It costs 900 euros. [1]']);
});
