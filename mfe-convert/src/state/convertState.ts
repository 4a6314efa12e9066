import type { ConvertedDocument } from '@sheaf/api/client';
import type { PageMode } from '@sheaf/api/contract/pdf';
import type { Told } from '@sheaf/shell/tool-contract/told';
import { withoutPdf } from '../file/withoutPdf';
import type { ConvertMessages } from '../messages';
import { asUsual, type ConvertChoices } from './choices';
import { changedPages, type PageChoice, withChoice } from './pageChoices';
import type { Reason } from './reason';

/** `asked` is what was chosen for its pages when the document was made; saved, the visitor has it. */
export type Progress =
  | { step: 'idle' }
  | { step: 'converting' }
  | ({ step: 'converted'; asked: readonly PageChoice[]; isSaved: boolean } & ConvertedDocument)
  | { step: 'failed'; reason: Reason };

/** A PDF on its way to being a Word document. */
export interface ConvertState {
  file: File | null;
  /** What opened the file, or was tried last. */
  password: string;
  choices: ConvertChoices;
  progress: Progress;
  /** Of the Word file, as typed, without its ending. */
  name: string;
  /** The page that is shown beside its Word page, as it is counted in the PDF. */
  shownPage: number | null;
  announcement: Told<ConvertMessages['announcements']> | null;
}

export type ConvertAction =
  | { type: 'fileChosen'; file: File }
  | { type: 'fileRemoved' }
  | { type: 'choiceMade'; choice: Partial<ConvertChoices> }
  | { type: 'pageShown'; page: number }
  | { type: 'pageModesChosen'; pageModes: PageChoice[] }
  | { type: 'renamed'; name: string }
  | { type: 'saved' }
  | { type: 'conversionStarted'; password: string }
  | { type: 'conversionSucceeded'; converted: ConvertedDocument; everyPage?: PageMode | undefined }
  | { type: 'conversionFailed'; reason: Reason }
  | { type: 'conversionCancelled' };

export const emptyConversion: ConvertState = {
  file: null,
  password: '',
  choices: asUsual,
  progress: { step: 'idle' },
  name: '',
  shownPage: null,
  announcement: null,
};

const noPages = { pages: '', pageModes: [] } satisfies Partial<ConvertChoices>;

/** Choosing a file or changing an option clears an earlier result; nothing else that the visitor chose is ever lost. */
export function convertReducer(state: ConvertState, action: ConvertAction): ConvertState {
  switch (action.type) {
    case 'fileChosen': {
      const { file } = action;
      // The pages were those of the file before.
      const choices = state.file ? { ...state.choices, ...noPages } : state.choices;
      const says = state.progress.step === 'converted' ? ('chosenAnew' as const) : ('chosen' as const);
      const announcement = { says, name: file.name };
      return { ...state, file, password: '', choices, progress: { step: 'idle' }, name: withoutPdf(file.name), shownPage: null, announcement };
    }
    case 'fileRemoved':
      return {
        ...emptyConversion,
        choices: { ...state.choices, ...noPages },
        announcement: state.file && { says: 'removed', name: state.file.name },
      };
    case 'choiceMade': {
      const wasConverted = state.progress.step === 'converted';
      return {
        ...state,
        choices: { ...state.choices, ...action.choice },
        progress: wasConverted ? { step: 'idle' } : state.progress,
        announcement: wasConverted ? { says: 'changed' } : state.announcement,
      };
    }
    case 'pageShown':
      return { ...state, shownPage: action.page };
    // The result stays, and says that it is another one: who chooses page by page looks at it meanwhile.
    case 'pageModesChosen':
      return { ...state, choices: { ...state.choices, pageModes: action.pageModes }, announcement: newsOfPages(state.progress, action.pageModes) };
    case 'renamed':
      return { ...state, name: action.name };
    case 'saved':
      return state.progress.step === 'converted' ? { ...state, progress: { ...state.progress, isSaved: true } } : state;
    case 'conversionStarted':
      return { ...state, password: action.password, progress: { step: 'converting' }, announcement: null };
    case 'conversionSucceeded': {
      const { converted, everyPage } = action;
      const { pages, words } = converted.report;
      const pageModes = everyPage ? everyPageAs(everyPage, converted, state.choices) : state.choices.pageModes;
      return {
        ...state,
        choices: { ...state.choices, pageModes },
        progress: { step: 'converted', asked: pageModes, isSaved: false, ...converted },
        announcement: { says: 'converted', pages, words },
      };
    }
    case 'conversionFailed':
      return { ...state, progress: { step: 'failed', reason: action.reason } };
    case 'conversionCancelled':
      return { ...state, progress: { step: 'idle' }, announcement: { says: 'cancelled' } };
  }
}

/** A choice that is not in the document yet is heard of, not only seen. */
function newsOfPages(progress: Progress, pageModes: readonly PageChoice[]): ConvertState['announcement'] {
  const changed = progress.step === 'converted' ? changedPages(progress.preview?.pages ?? [], pageModes).length : 0;
  return changed > 0 ? { says: 'pagesChanged', pages: changed } : null;
}

/** What was asked of every page at one time, as choices for each: of a part of the document, those that the preview names. */
function everyPageAs(mode: PageMode, { report, preview }: ConvertedDocument, { pages, pageModes }: ConvertChoices): PageChoice[] {
  const all = pages.trim() === '' ? Array.from({ length: report.pages }, (_, place) => place + 1) : (preview?.pages ?? []).map(({ page }) => page);
  return all.reduce((choices, page) => (pageModes.some((chosen) => chosen.page === page) ? choices : withChoice(choices, page, mode)), pageModes);
}
