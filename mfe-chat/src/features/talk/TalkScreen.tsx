import { MAX_CHAT_DOCUMENTS } from '@sheaf/api/contract/chat';
import { SplitPane, Tabs, token, VisuallyHidden } from '@sheaf/design-system';
import { DeleteDialog } from '@sheaf/tool-kit/DeleteDialog';
import type { NextTool } from '@sheaf/tool-kit/listNextTools';
import { PaperStyle } from '@sheaf/tool-kit/PaperStyle';
import { useIsWide } from '@sheaf/tool-kit/useIsWide';
import { ArrowLeft, FileText, MessageSquareText } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { ChatState } from '../../model/chatState';
import type { Talk } from '../../model/talk';
import type { NumberedPdf } from '../../model/talkFrom';
import { AddFilesInput } from '../documents/AddFilesInput';
import { CitedDocumentsContext } from '../documents/citedDocuments';
import type { DocumentBarProps } from '../documents/DocumentBar';
import { ChatPane, type ChatPaneProps } from './ChatPane';
import { DocumentPane } from './DocumentPane';
import { TalkHead } from './TalkHead';
import { useTalkKeys } from './useTalkKeys';

export interface TalkScreenProps extends Omit<ChatPaneProps, 'talk' | 'draft' | 'field'>, Omit<DocumentBarProps, 'talk' | 'onAdd'> {
  onAddFiles: (files: readonly File[]) => void;
  state: ChatState;
  talk: Talk;
  /** Props of the link back to all tools. */
  backLink: ComponentProps<'a'>;
  nextTools: readonly NextTool<'chat'>[];
  onView: (view: ChatState['view']) => void;
  onOver: () => void;
  onExport: (format: 'markdown' | 'pdf') => void;
  onDelete: () => Promise<void>;
  onHandOver: (tool: NextTool<'chat'>) => void;
  onShowPdf: (shown: NumberedPdf) => void;
  onAskAbout: (selected: string, page: number) => void;
}

/** A conversation and its document: beside each other where there is room, else behind two tabs. */
export function TalkScreen(props: TalkScreenProps) {
  const { state, talk, backLink, nextTools, onView, onOver, onExport, onDelete, onHandOver, onShowPdf, onAskAbout, ...ofChat } = props;
  const { onShowDocument, onAddFiles, onRemove } = props;
  const { screen, session, documents: names } = useMessages();
  const [isDeleting, setIsDeleting] = useState(false);
  const isWide = useIsWide();
  const title = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  useTalkKeys({ talk, field, onStop: props.onStop });
  useFirstFocus(state, talk, field, title);

  function handleAskAbout(selected: string, page: number) {
    onAskAbout(selected, page);
    setTimeout(() => field.current?.focus());
  }

  const handleAdd = () => files.current?.click();

  return (
    <Page>
      <PaperStyle />
      <Top>
        <a {...backLink}>
          <ArrowLeft aria-hidden="true" />
          <VisuallyHidden>{screen.backToTools}</VisuallyHidden>
        </a>
        <TalkHead
          talk={talk}
          title={title}
          isWide={isWide}
          nextTools={nextTools}
          onOver={onOver}
          onExport={onExport}
          onAdd={handleAdd}
          onAnother={props.onAnother}
          onDelete={() => setIsDeleting(true)}
          onHandOver={onHandOver}
        />
      </Top>
      <TalkViews
        isWide={isWide}
        view={state.view}
        onView={onView}
        activeCitation={talk.activeCitation}
        chat={
          <CitedDocumentsContext value={talk.documents}>
            <ChatPane {...ofChat} talk={talk} draft={state.draft} field={field} />
          </CitedDocumentsContext>
        }
        pdf={<DocumentPane {...{ talk, onShowDocument, onRemove, onShowPdf }} onAdd={handleAdd} onAskAbout={handleAskAbout} />}
      />
      <DeleteDialog
        isOpen={isDeleting}
        words={session}
        text={session.askText(names.list(talk.documents.map(({ name }) => name)))}
        onClose={() => setIsDeleting(false)}
        onDelete={onDelete}
      />
      <AddFilesInput ref={files} room={MAX_CHAT_DOCUMENTS - talk.documents.length} onAddFiles={onAddFiles} />
    </Page>
  );
}

interface TalkViewsProps extends Pick<TalkScreenProps, 'onView'>, Pick<Talk, 'activeCitation'> {
  isWide: boolean;
  view: ChatState['view'];
  chat: ReactNode;
  pdf: ReactNode;
}

function TalkViews({ isWide, view, onView, activeCitation, chat, pdf }: TalkViewsProps) {
  const { talk: words } = useMessages();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed control is hidden by the other tab, so the focus would be lost.
    if (activeCitation) frame.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus({ preventScroll: true });
  }, [activeCitation]);
  return (
    <Work ref={frame}>
      {isWide ? (
        <SplitPane
          first={{ label: words.chat, content: <Sheet>{chat}</Sheet> }}
          second={{ label: words.pdf, content: <Sheet>{pdf}</Sheet> }}
          initialShare={0.48}
        />
      ) : (
        <Tabs
          label={words.views}
          open={view}
          onOpen={onView}
          staysAsLeft
          tabs={[
            { id: 'chat', label: words.chat, icon: <MessageSquareText aria-hidden="true" />, content: <Sheet>{chat}</Sheet> },
            { id: 'pdf', label: words.pdf, icon: <FileText aria-hidden="true" />, content: <Sheet>{pdf}</Sheet> },
          ]}
        />
      )}
    </Work>
  );
}

/** After an upload the question field is next; where a field brings up a keyboard, the name of the file is. */
function useFirstFocus(
  { announcement }: ChatState,
  { sessionId }: Talk,
  field: ComponentRef<HTMLTextAreaElement>,
  title: ComponentRef<HTMLHeadingElement>,
) {
  const isNew = announcement?.says === 'ready';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each document, when it has just been read.
  useEffect(() => {
    if (!isNew) return undefined;
    const hasKeyboard = window.matchMedia('(pointer: fine)').matches;
    // The progress dialog returns the focus to where it was when it closes; the field asks after that.
    const focusTimer = setTimeout(() => (hasKeyboard ? field.current : title.current)?.focus());
    return () => clearTimeout(focusTimer);
  }, [sessionId]);
}

type ComponentRef<Element> = { readonly current: Element | null };

/* As high as the window below the page's header: list, field and document are scrolled each by itself. */
const Page = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  width: 100%;
  max-width: calc(${token('desk')} + 2 * ${token('space-4')});
  height: calc(100dvh - ${token('space-16')});
  min-height: calc(5 * ${token('space-24')});
  margin-inline: auto;
  padding: ${token('space-2')} ${token('space-4')} ${token('space-4')};

  /* With letters twice as large, head and field would leave a phone one line of the conversation. */
  @media (max-width: 19em) {
    min-height: 36rem;
  }
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${token('space-1')};
  padding-block: ${token('space-1')} ${token('space-2')};
  margin-inline-start: calc(-1 * ${token('space-3')});

  > a {
    display: grid;
    place-items: center;
    width: ${token('tap')};
    height: ${token('tap')};
    border-radius: ${token('radius-control')};
    color: ${token('ink-soft')};
  }
  > a:hover {
    background: ${token('sheet-soft')};
    color: ${token('ink')};
  }
  > a svg {
    width: ${token('icon')};
    height: ${token('icon')};
  }
`;

/* Both panes take all of the height. */
const Work = styled.div`
  min-height: 0;

  > div {
    grid-template-rows: minmax(0, 1fr);
    height: 100%;
  }
  > [data-stays] {
    grid-template-rows: auto minmax(0, 1fr);
    gap: ${token('space-2')};
  }
  section {
    min-height: 0;
  }
`;

const Sheet = styled.div`
  height: 100%;
  min-height: 0;
  overflow: hidden;
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-sheet')};
  background: ${token('sheet')};
  box-shadow: ${token('shadow-sheet')};
`;
