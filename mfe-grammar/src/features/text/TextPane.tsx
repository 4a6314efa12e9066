import { SegmentedControl, TextArea, token } from '@sheaf/design-system';
import { LazySlot } from '@sheaf/tool-kit/lazyComponent';
import { PaperStyle } from '@sheaf/tool-kit/PaperStyle';
import { FileText, Highlighter, Pencil } from 'lucide-react';
import type { Dispatch } from 'react';
import styled from 'styled-components';
import { pageView, reviewPane } from '../../lazyParts';
import { useMessages } from '../../messages';
import type { GrammarState } from '../../model/emptyGrammar';
import { buildCorrected, type GrammarAction, grammarActions } from '../../model/grammarState';

export type TextView = 'edit' | 'marks' | 'page' | 'after' | 'both';

export interface TextPaneProps {
  state: GrammarState;
  view: TextView;
  onView: (view: TextView) => void;
  dispatch: Dispatch<GrammarAction>;
}

const [ROWS_WHEN_EMPTY, ROWS] = [6, 12];

/** The text: to write in, or with what was found in it. Marks are shown for the very text that was checked and for no other. */
export function TextPane({ state, view, onView, dispatch }: TextPaneProps) {
  const { screen: words } = useMessages();
  const { review, text, checking } = state;
  const marked = review !== null && review.text === text && checking.step !== 'checking' ? review : null;
  const pdf = state.document;
  const shown = marked ? (view === 'page' && !pdf ? 'marks' : view) : 'edit';
  const select = (id: string) => dispatch(grammarActions.looked(id));
  const pages = marked && pdf && (
    <LazySlot words={words} part={pageView} meanwhile={<LoadingPlaceholder />}>
      {(PageView) => <PageView document={pdf} review={marked} decisions={state.decisions} current={state.current} onSelect={select} />}
    </LazySlot>
  );
  return (
    <Pane>
      <PaperStyle />
      {marked && (
        <Views>
          <SegmentedControl
            label={words.view}
            value={shown}
            segments={[
              { value: 'marks', label: words.views.marks, icon: <Highlighter aria-hidden="true" /> },
              ...(pdf ? [{ value: 'page' as const, label: words.views.page, icon: <FileText aria-hidden="true" /> }] : []),
              { value: 'after', label: words.views.after },
              { value: 'both', label: words.views.both },
              { value: 'edit', label: words.views.edit, icon: <Pencil aria-hidden="true" /> },
            ]}
            onChange={onView}
          />
        </Views>
      )}
      {marked && shown !== 'edit' ? (
        <LazySlot words={words} part={reviewPane} meanwhile={<LoadingPlaceholder />}>
          {(ReviewPane) => <ReviewPane state={state} review={marked} shown={shown} pages={pages} dispatch={dispatch} />}
        </LazySlot>
      ) : (
        <div data-paper={text === '' ? undefined : true}>
          <TextArea
            label={words.text}
            hint={text === '' ? words.textHint : undefined}
            counts="words"
            rows={text === '' ? ROWS_WHEN_EMPTY : ROWS}
            lang="en"
            spellCheck={false}
            // Anyone who edits what was checked goes on from the corrected text.
            value={(marked && buildCorrected(state)) ?? text}
            onChange={(event) => dispatch(grammarActions.textTyped(event.target.value))}
          />
        </div>
      )}
    </Pane>
  );
}

const Pane = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
`;

/* A phone has no room for all of them in a row: they take two, since one that is pushed out of sight is not found. */
const Views = styled.div`
  fieldset {
    display: inline-flex;
    flex-wrap: wrap;
  }
  label {
    flex: 1 0 auto;
  }
`;

/** The room the marked text will take; it is fetched early enough that hardly anybody sees this. */
const LoadingPlaceholder = styled.div`
  min-height: calc(4 * ${token('space-24')});
`;
