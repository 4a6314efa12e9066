import type { Citation } from '@sheaf/api/contract/chat';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { highlightId, type Talk, underWay } from '../../model/talk';
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
  onShow: (page: number, highlight: string) => void;
  onCopied: () => void;
  onCopyFailed: () => void;
  onUploadAgain: (file: File, password: string) => void;
  onAnother: () => void;
}

/** What was said, and where the next question is written. */
export function ChatPane(props: ChatPaneProps) {
  const { talk, draft, privacy, field, onType, onAsk, onStop, onShow, onCopied, onCopyFailed, onUploadAgain, onAnother } = props;
  const { exchanges, document, ending, activeCitation } = talk;
  const isAnswering = underWay(talk) !== null;
  const suggestions = exchanges.length === 0 && !ending ? document.suggestedQuestions : [];

  /** The citation of an answer whose passage the PDF shows. */
  function shownIn(id: string): number | null {
    return activeCitation?.highlight.startsWith(`${id}:`) ? Number(activeCitation.highlight.slice(id.length + 1)) : null;
  }

  return (
    <Pane>
      <MessageList
        first={<FirstMessage document={document} suggestions={suggestions} onAsk={onAsk} />}
        exchanges={exchanges.map((exchange) => ({
          id: exchange.id,
          content: (
            <ExchangeView
              exchange={exchange}
              shown={shownIn(exchange.id)}
              canAsk={!isAnswering && !ending}
              onShow={({ id, page }: Citation) => onShow(page, highlightId(exchange.id, id))}
              onAskAgain={onAsk}
              onCopied={onCopied}
              onCopyFailed={onCopyFailed}
            />
          ),
        }))}
      />
      <div>
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
