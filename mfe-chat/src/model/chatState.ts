import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type ChatAnswer, type Citation, MAX_MESSAGE_LENGTH } from '@sheaf/api/contract/chat';
import { findEnding } from '@sheaf/tool-kit/callFailure';
import type { MessageDescriptor } from '@sheaf/tool-kit/messageDescriptor';
import type { ChatMessages } from '../messages';
import { addQuestion, appendAnswerPiece, completeAnswer, removeFailedQuestion, stopAnswer } from './asking';
import type { Reason } from './reason';
import { type AskedDocument, type ChosenPdf, findCited, findName, findShown, type RefusedPdf, type Talk } from './talk';
import type { NumberedPdf } from './talkFrom';

/** A conversation to load from the server, with the PDFs that this browser has kept. */
export interface SavedSession {
  sessionId: string;
  /** In milliseconds, by the clock of this device. */
  endsAt: number;
  pdfs: NumberedPdf[];
}

/** What is found again of an earlier visit. */
export interface RestoredChat {
  session: SavedSession | null;
  /** The time of the conversation was up. */
  isOver: boolean;
  draft: string;
  draftAbout: string | null;
}

/**
 * What the screen is busy with. `again` are the PDFs to try once more where not they were the reason. `kept` is a conversation that could not be
 * asked for just now. `before` is the conversation that another PDF has not yet taken the place of.
 */
export type Stage =
  | {
      step: 'choosing';
      refused: readonly RefusedPdf[];
      again: readonly ChosenPdf[];
      before: Talk | null;
      notRestored: Reason | null;
      kept: SavedSession | null;
    }
  | { step: 'restoring'; kept: SavedSession }
  | { step: 'uploading'; file: File; password: string; before: Talk | null }
  | { step: 'talking'; talk: Talk };

export interface ChatState {
  stage: Stage;
  /** What is in the question field. */
  draft: string;
  /** The name of the PDF that the draft was typed for. */
  draftAbout: string | null;
  /** On a phone one of the two is seen. */
  view: 'chat' | 'pdf';
  /** What screen readers announce. */
  announcement: MessageDescriptor<ChatMessages['announcements']> | null;
}

export const emptyChat: ChatState = {
  stage: { step: 'choosing', refused: [], again: [], before: null, notRestored: null, kept: null },
  draft: '',
  draftAbout: null,
  view: 'chat',
  announcement: null,
};

const chatSlice = createSlice({
  name: 'chat',
  initialState: emptyChat,
  reducers: {
    found(state, { payload: { session, isOver, draft, draftAbout } }: PayloadAction<RestoredChat>) {
      if (!isUntouched(state.stage)) return;
      if (state.draft === '') Object.assign(state, { draft, draftAbout });
      if (session) state.stage = { step: 'restoring', kept: session };
      else if (isOver) goToChoosing(state, { notRestored: { code: 'session_expired', sentence: null } });
    },

    restoringWanted(state) {
      const { stage } = state;
      if (stage.step === 'choosing' && stage.kept) state.stage = { step: 'restoring', kept: stage.kept };
    },

    restoringFailed(state, { payload: reason }: PayloadAction<Reason>) {
      const { stage } = state;
      // What the server no longer has is forgotten here too; what could not be asked for may be asked for again.
      if (stage.step === 'restoring') goToChoosing(state, { notRestored: reason, kept: findEnding(reason) ? null : stage.kept });
    },

    restored(state, { payload: talk }: PayloadAction<Talk>) {
      if (state.stage.step !== 'restoring') return;
      goToTalking(state, talk);
      state.announcement = { says: 'restored', name: findName(talk) };
    },

    uploadStarted(state, { payload }: PayloadAction<ChosenPdf>) {
      state.stage = { step: 'uploading', ...payload, before: findTalk(state.stage) };
      state.announcement = null;
    },

    uploadSucceeded(state, { payload: talk }: PayloadAction<Talk>) {
      const { stage } = state;
      if (stage.step !== 'uploading') return;
      const [first] = talk.documents;
      if (!first) return;
      const { name, pageCount } = first;
      // What was typed for a PDF that could no longer be asked waits for its second upload; another PDF begins anew.
      const isSecondUpload = !(stage.before && !stage.before.ending) && state.draftAbout === name;
      if (!isSecondUpload) state.draft = '';
      goToTalking(state, talk);
      state.view = 'chat';
      state.announcement = { says: 'ready', name, pages: pageCount };
    },

    uploadFailed(state, { payload }: PayloadAction<{ refused: RefusedPdf[]; again: ChosenPdf[] }>) {
      const { stage } = state;
      if (stage.step === 'uploading') goToChoosing(state, { ...payload, before: stage.before });
    },

    uploadCancelled(state) {
      if (state.stage.step !== 'uploading') return;
      goToChoosing(state, { before: state.stage.before });
      state.announcement = { says: 'uploadCancelled' };
    },

    anotherWanted(state) {
      if (state.stage.step === 'talking') goToChoosing(state, { before: stopAnswer(state.stage.talk) });
    },

    resumed(state) {
      const before = findTalk(state.stage);
      if (before) goToTalking(state, before);
    },

    typed(state, { payload: text }: PayloadAction<string>) {
      state.draft = text;
      const talk = findTalk(state.stage);
      state.draftAbout = talk ? findName(talk) : state.draftAbout;
    },

    quoted(state, { payload: text }: PayloadAction<string>) {
      state.draft = quotedInto(state.draft, text);
      const talk = findTalk(state.stage);
      state.draftAbout = talk && findName(talk);
      state.view = 'chat';
      state.announcement = { says: 'quoted' };
    },

    asked(state, { payload: { id, question } }: PayloadAction<{ id: string; question: string }>) {
      if (!changeTalk(state, (talk) => addQuestion(talk, id, question))) return;
      // Only what was sent leaves the field: a suggestion takes nothing with it.
      if (state.draft.trim() === question) state.draft = '';
      state.view = 'chat';
      state.announcement = { says: 'asking' };
    },

    wrote(state, { payload: { id, piece } }: PayloadAction<{ id: string; piece: string }>) {
      changeTalk(state, (talk) => appendAnswerPiece(talk, id, piece));
    },

    answered(
      state,
      { payload: { id, answer, spoken } }: PayloadAction<{ id: string; answer: ChatAnswer; spoken: { text: string; passages: number } }>,
    ) {
      if (!changeTalk(state, (talk) => completeAnswer(talk, id, answer))) return;
      state.announcement = { says: 'answered', ...spoken };
    },

    answerFailed(state, { payload: { id, reason } }: PayloadAction<{ id: string; reason: Reason }>) {
      if (state.stage.step !== 'talking') return;
      const { talk, question } = removeFailedQuestion(state.stage.talk, id, reason);
      if (question === null) return;
      goToTalking(state, talk);
      if (state.draft.trim() === '') state.draft = question;
      state.draftAbout = findName(talk);
      state.announcement = null;
    },

    stopped(state) {
      if (changeTalk(state, stopAnswer)) state.announcement = { says: 'stopped' };
    },

    viewed(state, { payload: view }: PayloadAction<ChatState['view']>) {
      state.view = view;
    },

    citationShown(state, { payload: { citation, highlight } }: PayloadAction<{ citation: Citation; highlight: string }>) {
      const { page } = citation;
      const isChanged = changeTalk(state, (talk) => ({
        ...talk,
        shown: findCited(talk, citation) ?? talk.shown,
        activeCitation: { page, highlight, at: (talk.activeCitation?.at ?? 0) + 1 },
      }));
      if (!isChanged) return;
      const talk = findTalk(state.stage);
      const isOfSeveral = (talk?.documents.length ?? 0) > 1;
      state.view = 'pdf';
      state.announcement = { says: 'showing', page, file: isOfSeveral ? ((talk && findShown(talk)?.name) ?? null) : null };
    },

    documentShown(state, { payload: number }: PayloadAction<number>) {
      changeTalk(state, (talk) => ({ ...talk, shown: number, activeCitation: null }));
    },

    addingStarted(state, { payload: file }: PayloadAction<File>) {
      changeTalk(state, (talk) => ({ ...talk, adding: file, notAdded: talk.notAdded.filter((each) => each.file !== file) }));
      state.announcement = null;
    },

    documentAdded(state, { payload: documents }: PayloadAction<AskedDocument[]>) {
      const newest = documents.at(-1);
      if (!newest || !changeTalk(state, (talk) => ({ ...talk, documents, adding: null }))) return;
      state.announcement = { says: 'ready', name: newest.name, pages: newest.pageCount };
    },

    addingFailed(state, { payload: refused }: PayloadAction<RefusedPdf>) {
      changeTalk(state, (talk) => ({ ...talk, adding: null, notAdded: [...talk.notAdded, refused] }));
    },

    addingCancelled(state) {
      if (changeTalk(state, (talk) => ({ ...talk, adding: null }))) state.announcement = { says: 'uploadCancelled' };
    },

    refusalsSeen(state) {
      changeTalk(state, (talk) => ({ ...talk, notAdded: [] }));
    },

    documentRemoved(state, { payload: number }: PayloadAction<number>) {
      changeTalk(state, (talk) => {
        const documents = talk.documents.filter((each) => each.number !== number);
        const [first] = documents;
        if (!first || documents.length === talk.documents.length) return talk;
        return talk.shown === number ? { ...talk, documents, shown: first.number, activeCitation: null } : { ...talk, documents };
      });
    },

    copied(state) {
      state.announcement = { says: 'copied' };
    },

    pdfShown(state, { payload: { number, pdf } }: PayloadAction<NumberedPdf>) {
      changeTalk(state, (talk) => ({ ...talk, documents: talk.documents.map((each) => (each.number === number ? { ...each, pdf } : each)) }));
    },

    ended(state, { payload: ending }: PayloadAction<NonNullable<Talk['ending']>>) {
      changeTalk(state, (talk) => ({ ...stopAnswer(talk), ending }));
    },

    deleted: () => emptyChat,
  },
});

export const chatReducer = chatSlice.reducer;
export const chatActions = chatSlice.actions;
export type ChatAction = ReturnType<(typeof chatActions)[keyof typeof chatActions]>;

/** Goes back to where a file is chosen. */
function goToChoosing(state: ChatState, changes: Partial<Extract<Stage, { step: 'choosing' }>>): void {
  state.stage = { step: 'choosing', refused: [], again: [], before: null, notRestored: null, kept: null, ...changes };
}

function goToTalking(state: ChatState, talk: Talk): void {
  state.stage = { step: 'talking', talk };
}

/** Changes the conversation that is seen, if one is; returns whether it became another. */
function changeTalk(state: ChatState, change: (talk: Talk) => Talk): boolean {
  if (state.stage.step !== 'talking') return false;
  const { talk } = state.stage;
  const next = change(talk);
  if (next !== talk) state.stage.talk = next;
  return next !== talk;
}

/** Returns the conversation, shown or hidden. */
export function findTalk(stage: Stage): Talk | null {
  if (stage.step === 'restoring') return null;
  return stage.step === 'talking' ? stage.talk : stage.before;
}

/** Returns whether there is nothing that could be lost. */
export function isBlank({ stage, draft }: ChatState): boolean {
  return draft === '' && stage.step !== 'restoring' && !(stage.step === 'choosing' && stage.kept) && findTalk(stage) === null;
}

/** Returns whether restoring a conversation would discard nothing. */
function isUntouched(stage: Stage): boolean {
  return stage.step === 'choosing' && stage.refused.length === 0 && stage.before === null;
}

/** Selected words come before what was typed already, and never make a question too long to send. */
function quotedInto(draft: string, quoted: string): string {
  return quoted + draft.slice(0, Math.max(0, MAX_MESSAGE_LENGTH - quoted.length));
}
