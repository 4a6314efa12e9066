import { type ChatAnswer, MAX_MESSAGE_LENGTH } from '@sheaf/api/contract/chat';
import type { Told } from '@sheaf/shell/tool-contract/told';
import type { ChatMessages } from '../messages';
import { asked, failed, heard, stopped, writing } from './asking';
import type { Reason } from './reason';
import type { ShownPdf, Talk } from './talk';

/** What the screen is busy with. `before` is the conversation that another PDF has not yet taken the place of. */
export type Stage =
  | { step: 'choosing'; refused: { file: File; reason: Reason } | null; before: Talk | null; notRestored: Reason | null }
  | { step: 'restoring' }
  | { step: 'uploading'; file: File; password: string; before: Talk | null }
  | { step: 'talking'; talk: Talk };

export interface ChatState {
  stage: Stage;
  /** What stands in the question field. */
  draft: string;
  /** The name of the PDF that the draft was typed for. */
  draftAbout: string | null;
  /** On a phone one of the two is seen. */
  view: 'chat' | 'pdf';
  /** What listeners are to hear. */
  announcement: Told<ChatMessages['announcements']> | null;
}

export const emptyChat: ChatState = {
  stage: { step: 'choosing', refused: null, before: null, notRestored: null },
  draft: '',
  draftAbout: null,
  view: 'chat',
  announcement: null,
};

export type ChatAction =
  | { type: 'restoringStarted' }
  | { type: 'restoringFailed'; reason: Reason }
  | { type: 'restored'; talk: Talk }
  | { type: 'uploadStarted'; file: File; password: string }
  | { type: 'uploadSucceeded'; talk: Talk }
  | { type: 'uploadFailed'; reason: Reason }
  | { type: 'uploadCancelled' }
  | { type: 'anotherWanted' }
  | { type: 'cameBack' }
  | { type: 'typed'; text: string }
  | { type: 'draftFound'; text: string; about: string | null }
  | { type: 'quoted'; text: string }
  | { type: 'asked'; id: string; question: string }
  | { type: 'wrote'; id: string; piece: string }
  | { type: 'answered'; id: string; answer: ChatAnswer; spoken: string }
  | { type: 'answerFailed'; id: string; reason: Reason }
  | { type: 'stopped' }
  | { type: 'viewed'; view: ChatState['view'] }
  | { type: 'lookedAt'; page: number; highlight: string }
  | { type: 'copied' }
  | { type: 'pdfShown'; pdf: ShownPdf }
  | { type: 'ended'; ending: NonNullable<Talk['ending']> }
  | { type: 'deleted' };

export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  const { stage } = state;
  switch (action.type) {
    case 'restoringStarted':
      return isUntouched(stage) ? { ...state, stage: { step: 'restoring' } } : state;
    case 'restoringFailed':
      return stage.step === 'restoring' ? chose(state, { notRestored: action.reason }) : state;
    case 'restored':
      if (stage.step !== 'restoring') return state;
      return talking({ ...state, announcement: { says: 'restored', name: action.talk.document.name } }, action.talk);
    case 'uploadStarted':
      return { ...state, stage: { step: 'uploading', file: action.file, password: action.password, before: talkOf(stage) }, announcement: null };
    case 'uploadSucceeded': {
      if (stage.step !== 'uploading') return state;
      const { name, pageCount } = action.talk.document;
      // What was typed for a PDF that could no longer be asked waits for its second upload; another PDF begins anew.
      const isSecondUpload = !(stage.before && !stage.before.ending) && state.draftAbout === name;
      const draft = isSecondUpload ? state.draft : '';
      return talking({ ...state, draft, view: 'chat', announcement: { says: 'ready', name, pages: pageCount } }, action.talk);
    }
    case 'uploadFailed':
      if (stage.step !== 'uploading') return state;
      return chose(state, { refused: { file: stage.file, reason: action.reason }, before: stage.before });
    case 'uploadCancelled':
      if (stage.step !== 'uploading') return state;
      return { ...chose(state, { before: stage.before }), announcement: { says: 'uploadCancelled' } };
    case 'anotherWanted':
      return stage.step === 'talking' ? chose(state, { before: stopped(stage.talk) }) : state;
    case 'cameBack': {
      const before = talkOf(stage);
      return before ? talking(state, before) : state;
    }
    case 'typed':
      return { ...state, draft: action.text, draftAbout: talkOf(stage)?.document.name ?? state.draftAbout };
    case 'draftFound':
      return { ...state, draft: action.text, draftAbout: action.about };
    case 'quoted':
      return {
        ...state,
        draft: quotedInto(state.draft, action.text),
        draftAbout: talkOf(stage)?.document.name ?? null,
        view: 'chat',
        announcement: { says: 'quoted' },
      };
    case 'viewed':
      return { ...state, view: action.view };
    case 'copied':
      return { ...state, announcement: { says: 'copied' } };
    case 'deleted':
      return { ...emptyChat };
    default:
      return stage.step === 'talking' ? talkedOn(state, stage.talk, action) : state;
  }
}

type TalkAction = Extract<ChatAction, { type: 'asked' | 'wrote' | 'answered' | 'answerFailed' | 'stopped' | 'lookedAt' | 'pdfShown' | 'ended' }>;

function talkedOn(state: ChatState, talk: Talk, action: TalkAction): ChatState {
  switch (action.type) {
    case 'asked': {
      const next = asked(talk, action.id, action.question);
      if (next === talk) return state;
      // Only what was sent leaves the field: a suggestion takes nothing with it.
      const draft = state.draft.trim() === action.question ? '' : state.draft;
      return talking({ ...state, draft, view: 'chat', announcement: { says: 'asking' } }, next);
    }
    case 'wrote':
      return talking(state, writing(talk, action.id, action.piece));
    case 'answered': {
      const next = heard(talk, action.id, action.answer);
      const passages = action.answer.citations.length;
      return next === talk ? state : talking({ ...state, announcement: { says: 'answered', text: action.spoken, passages } }, next);
    }
    case 'answerFailed': {
      const { talk: next, question } = failed(talk, action.id, action.reason);
      if (question === null) return state;
      return talking(
        { ...state, draft: state.draft.trim() === '' ? question : state.draft, draftAbout: talk.document.name, announcement: null },
        next,
      );
    }
    case 'stopped': {
      const next = stopped(talk);
      return next === talk ? state : talking({ ...state, announcement: { says: 'stopped' } }, next);
    }
    case 'lookedAt': {
      const { page, highlight } = action;
      const lookedAt = { page, highlight, at: (talk.lookedAt?.at ?? 0) + 1 };
      return talking({ ...state, view: 'pdf', announcement: { says: 'showing', page } }, { ...talk, lookedAt });
    }
    case 'pdfShown':
      return talking(state, { ...talk, pdf: action.pdf });
    case 'ended':
      return talking(state, { ...stopped(talk), ending: action.ending });
  }
}

/** Back to where a file is chosen. */
const chose = (state: ChatState, changes: Partial<Extract<Stage, { step: 'choosing' }>>): ChatState => ({
  ...state,
  stage: { step: 'choosing', refused: null, before: null, notRestored: null, ...changes },
});

const talking = (state: ChatState, talk: Talk): ChatState => ({ ...state, stage: { step: 'talking', talk } });

/** The conversation there is, seen or set aside. */
export function talkOf(stage: Stage): Talk | null {
  if (stage.step === 'restoring') return null;
  return stage.step === 'talking' ? stage.talk : stage.before;
}

/** Nothing was done yet that a restored conversation would take away. */
function isUntouched(stage: Stage): boolean {
  return stage.step === 'choosing' && stage.refused === null && stage.before === null;
}

/** Selected words come before what was typed already, and never make a question too long to send. */
function quotedInto(draft: string, quoted: string): string {
  return quoted + draft.slice(0, Math.max(0, MAX_MESSAGE_LENGTH - quoted.length));
}
