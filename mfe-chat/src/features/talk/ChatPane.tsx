import type { Citation } from '@sheaf/api/contract/chat';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { listSuggestions } from '../../model/listSuggestions';
import { type ChosenPdf, findPendingExchange, highlightId, type Talk } from '../../model/talk';
import { NotAdded } from '../documents/NotAdded';
import { Composer } from './Composer';
import { ExchangeView } from './ExchangeView';
import { FirstMessage } from './FirstMessage';
import { MessageList } from './MessageList';
import { Notices } from './Notices';

export interface ChatPaneProps {
  talk: Talk;
  draft: string;
  /** Who answers, and what leaves the server. */
  privacy: string;
  field: RefObject<HTMLTextAreaElement | null>;
  onType: (text: string) => void;
  onAsk: (question: string) => void;
  onStop: () => void;
  onShow: (citation: Citation, highlight: string) => void;
  onCopied: () => void;
  onCopyFailed: () => void;
  onUploadAgain: (pdfs: readonly ChosenPdf[]) => void;
  onAddWithPassword: (file: File, password: string) => void;
  onRefusalsSeen: () => void;
  onAnother: () => void;
}

/** What was said, and where the next question is written. */
export function ChatPane(props: ChatPaneProps) {
  const { talk, draft, privacy, field, onType, onAsk, onStop, onShow, onCopied, onCopyFailed, onUploadAgain, onAnother } = props;
  const { onAddWithPassword, onRefusalsSeen } = props;
  const { exchanges, documents, ending, activeCitation } = talk;
  const isAnswering = findPendingExchange(talk) !== null;
  const suggestions = exchanges.length === 0 && !ending ? listSuggestions(documents) : [];

  /** The citation of an answer whose passage the PDF shows. */
  function shownIn(id: string): number | null {
    return activeCitation?.highlight.startsWith(`${id}:`) ? Number(activeCitation.highlight.slice(id.length + 1)) : null;
  }

  return (
    <Pane>
      <MessageList
        first={<FirstMessage documents={documents} suggestions={suggestions} onAsk={onAsk} />}
        exchanges={exchanges.map((exchange, index) => ({
          id: exchange.id,
          content: (
            <ExchangeView
              exchange={exchange}
              number={index + 1}
              shown={shownIn(exchange.id)}
              canAsk={!isAnswering && !ending}
              onShow={(citation) => onShow(citation, highlightId(exchange.id, citation.id))}
              onAskAgain={onAsk}
              onCopied={onCopied}
              onCopyFailed={onCopyFailed}
            />
          ),
        }))}
      />
      <div>
        <NotAdded refused={talk.notAdded} onAddWithPassword={onAddWithPassword} onRefusalsSeen={onRefusalsSeen} />
        <Notices talk={talk} draft={draft} onAsk={onAsk} onUploadAgain={onUploadAgain} onAnother={onAnother} />
        <Composer
          draft={draft}
          isAnswering={isAnswering}
          isOver={ending !== null}
          privacy={privacy}
          field={field}
          onType={onType}
          onAsk={onAsk}
          onStop={onStop}
        />
      </div>
    </Pane>
  );
}

const Pane = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  height: 100%;
`;
