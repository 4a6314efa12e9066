import type { ChatAnswer } from '@sheaf/api/contract/chat';
import fc from 'fast-check';
import { type ChatAction, type ChatState, chatActions, chatReducer, emptyChat, findTalk, type SavedSession } from './chatState';
import { findPendingExchange, type Talk } from './talk';
import { createTalkFromHistory } from './talkFrom';

const file = new File(['%PDF-'], 'lease.pdf');
const talk = (sessionId = 'one'): Talk => ({
  sessionId,
  endsAt: 1,
  shown: 1,
  adding: null,
  notAdded: [],
  documents: [
    {
      number: 1,
      name: 'lease.pdf',
      summary: '',
      pageCount: 2,
      wordCount: 64,
      ocrPages: [],
      suggestedQuestions: [],
      warnings: [],
      pdf: { file, password: '', isLocked: false },
    },
  ],
  exchanges: [],
  messageCount: 0,
  remaining: null,
  failure: null,
  ending: null,
  activeCitation: null,
});
const answer: ChatAnswer = {
  response: 'Three months. [1]',
  messageCount: 1,
  messageId: 'm',
  status: 'grounded',
  citations: [],
  remaining: null,
  searchedPages: 2,
};
const session: SavedSession = { sessionId: 'one', endsAt: 0, pdfs: [] };
const found = (kept: SavedSession | null): ChatAction => chatActions.found({ session: kept, isOver: false, draft: 'Rent?', draftAbout: 'lease.pdf' });
const refused = { code: null, sentence: 'The server is busy.' } as const;
const uploadFailed: ChatAction = chatActions.uploadFailed({ refused: [{ file, password: '', reason: refused, isUnsent: false }], again: [] });

const after = (actions: ChatAction[], from: ChatState = emptyChat) => actions.reduce(chatReducer, from);
const talking = after([chatActions.uploadStarted({ file, password: '' }), chatActions.uploadSucceeded(talk())]);
const typed = (text: string): ChatAction => chatActions.typed(text);
const asked = (question: string, id = 'a'): ChatAction => chatActions.asked({ id, question });

test('what was sent leaves the field, what is being typed stays', () => {
  expect(after([typed('Rent? '), asked('Rent?')], talking).draft).toBe('');
  expect(after([typed('Deposit?'), asked('Rent?')], talking).draft).toBe('Deposit?');
});

test('a question that failed is back in the field, unless another is there; then it is kept beside it', () => {
  const failing: ChatAction = chatActions.answerFailed({ id: 'a', reason: refused });
  expect(after([typed('Rent?'), asked('Rent?'), failing], talking).draft).toBe('Rent?');
  const both = after([typed('Rent?'), asked('Rent?'), typed('Deposit?'), failing], talking);
  expect(both.draft).toBe('Deposit?');
  expect(findTalk(both.stage)?.failure?.question).toBe('Rent?');
});

describe('what was typed for a PDF', () => {
  const named = (name: string): Talk => ({ ...talk('two'), documents: talk('two').documents.map((each) => ({ ...each, name })) });
  const uploading: ChatAction = chatActions.uploadStarted({ file, password: '' });
  const uploaded = (name: string): ChatAction => chatActions.uploadSucceeded(named(name));
  const ended: ChatAction = chatActions.ended('expired');

  test('is never in the field of another', () => {
    expect(after([typed('Rent?'), uploading, uploaded('thesis.pdf')], talking).draft).toBe('');
    expect(after([typed('Rent?'), ended, uploading, uploaded('thesis.pdf')], talking).draft).toBe('');
    expect(after([chatActions.quoted('About the rent: '), ended, uploading, uploaded('thesis.pdf')], talking).draft).toBe('');
    expect(after([asked('Rent?'), chatActions.answerFailed({ id: 'a', reason: refused }), ended, uploading, uploaded('b.pdf')], talking).draft).toBe(
      '',
    );
    expect(after([found(null), uploading, uploaded('thesis.pdf')]).draft).toBe('');
    expect(after([found(session), uploading, uploaded('b.pdf')]).draft).toBe('');
  });

  test('waits for its second upload when its conversation is over', () => {
    expect(after([typed('Rent?'), ended, uploading, uploaded('lease.pdf')], talking).draft).toBe('Rent?');
    expect(after([found(null), uploading, uploaded('lease.pdf')]).draft).toBe('Rent?');
  });

  test('is there again when the upload of another fails or is given up', () => {
    for (const end of [uploadFailed, chatActions.uploadCancelled()] satisfies ChatAction[])
      expect(after([typed('Rent?'), uploading, end, chatActions.resumed()], talking).draft).toBe('Rent?');
  });
});

test('pieces are put together, and the whole answer takes their place', () => {
  const wrote = (piece: string): ChatAction => chatActions.wrote({ id: 'a', piece });
  const writing = after([asked('Notice?'), wrote('Three '), wrote('mon')], talking);
  expect(findTalk(writing.stage)?.exchanges[0]?.answer).toEqual({ step: 'writing', text: 'Three mon' });
  const whole = after([chatActions.answered({ id: 'a', answer, spoken: { text: 'Three months.', passages: 1 } })], writing);
  expect(findTalk(whole.stage)?.exchanges[0]?.answer).toMatchObject({ step: 'answered', text: 'Three months. [1]' });
  expect(findTalk(whole.stage)?.messageCount).toBe(1);
});

test('what comes after a stop, or for another question, changes nothing', () => {
  const stopped = after([asked('Notice?'), chatActions.stopped()], talking);
  expect(chatReducer(stopped, chatActions.answered({ id: 'a', answer, spoken: { text: '', passages: 0 } }))).toBe(stopped);
  const other = after([asked('Notice?', 'b')], talking);
  expect(findTalk(chatReducer(other, chatActions.wrote({ id: 'a', piece: 'Three' })).stage)).toBe(findTalk(other.stage));
});

test('a conversation that comes back late takes nothing from a visitor who has begun', () => {
  const begun = after([found(session), chatActions.uploadStarted({ file, password: '' })]);
  expect(chatReducer(begun, chatActions.restored(talk()))).toBe(begun);
});

test('selected words stand before what was typed, and never make the question too long', () => {
  const quoted = after([typed('x'.repeat(3990)), chatActions.quoted('About “the rent” (page 1): ')], talking);
  expect(quoted.draft).toMatch(/^About “the rent” \(page 1\): x+$/);
  expect(quoted.draft).toHaveLength(4000);
});

test('the summary at the head of a history is no answer, nor is a question that was never answered', () => {
  const message = (id: string, role: 'user' | 'assistant', content: string) => ({ id, role, content, createdAt: '2026-01-01T00:00:00Z' });
  const history = {
    sessionId: 'one',
    filename: 'lease.pdf',
    summary: 'A lease.',
    pageCount: 2,
    messageCount: 1,
    createdAt: '2026-01-01T00:00:00Z',
    expiresAt: '2026-01-01T01:00:00Z',
    endsAt: 1,
    messages: [
      message('1', 'assistant', 'A lease.'),
      message('2', 'user', 'Rent?'),
      message('3', 'assistant', '940.'),
      message('4', 'user', 'Deposit?'),
    ],
  };
  expect(createTalkFromHistory(history, []).exchanges.map(({ question }) => question)).toEqual(['Rent?']);
});

const action: fc.Arbitrary<ChatAction> = fc.oneof(
  fc.constantFrom<ChatAction>(
    chatActions.uploadStarted({ file, password: '' }),
    chatActions.uploadSucceeded(talk('two')),
    uploadFailed,
    chatActions.uploadCancelled(),
    chatActions.anotherWanted(),
    chatActions.resumed(),
    chatActions.stopped(),
    chatActions.ended('expired'),
    found(session),
    chatActions.restoringWanted(),
    chatActions.restored(talk()),
  ),
  fc.constantFrom('', 'Rent?', 'Deposit?').map(chatActions.typed),
  fc.record({ id: fc.constantFrom('a', 'b', 'c'), question: fc.constantFrom('Rent?', 'Deposit?') }).map(chatActions.asked),
  fc.record({ id: fc.constantFrom('a', 'b', 'c'), piece: fc.constant('x') }).map(chatActions.wrote),
  fc.record({ id: fc.constantFrom('a', 'b', 'c'), reason: fc.constant(refused) }).map(chatActions.answerFailed),
  fc
    .record({ id: fc.constantFrom('a', 'b', 'c'), answer: fc.constant(answer), spoken: fc.constant({ text: '', passages: 0 }) })
    .map(chatActions.answered),
);

test('a question is asked once under one id', () => {
  const twice = after([asked('Rent?'), chatActions.stopped(), asked('Deposit?')], talking);
  expect(findTalk(twice.stage)?.exchanges.map(({ question }) => question)).toEqual(['Rent?']);
});

test('whatever happens, at most the newest answer is under way, and none once nothing can be asked', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      const now = findTalk(after(actions, talking).stage);
      if (!now) return;
      const open = now.exchanges.filter((exchange) => exchange.answer.step === 'waiting' || exchange.answer.step === 'writing');
      expect(open).toEqual(findPendingExchange(now) ? [findPendingExchange(now)] : []);
      if (now.ending) expect(open).toEqual([]);
    }),
  );
});

test('whatever fails, the question is in the field, or beside it with a way to ask it again', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
      const before = after(actions, talking);
      const open = before.stage.step === 'talking' ? findPendingExchange(before.stage.talk) : null;
      if (!open) return;
      const failed = chatReducer(before, chatActions.answerFailed({ id: open.id, reason: refused }));
      const isKept = failed.draft === open.question || findTalk(failed.stage)?.failure?.question === open.question;
      expect(isKept).toBe(true);
    }),
  );
});
