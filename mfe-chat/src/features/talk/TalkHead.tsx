import { MAX_CHAT_DOCUMENTS } from '@sheaf/api/contract/chat';
import { Button, from, Menu, type MenuItem, token, VisuallyHidden } from '@sheaf/design-system';
import { Countdown } from '@sheaf/tool-kit/Countdown';
import type { NextTool } from '@sheaf/tool-kit/listNextTools';
import { Download, FilePlus2, Files, FileText, Layers, MoreHorizontal, PenLine, SpellCheck2, Trash2 } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { findName, findShown, type Talk } from '../../model/talk';

export interface TalkHeadProps {
  talk: Talk;
  title: RefObject<HTMLHeadingElement | null>;
  /** There is room for a button of its own for everything. */
  isWide: boolean;
  nextTools: readonly NextTool<'chat'>[];
  onOver: () => void;
  onExport: (format: 'markdown' | 'pdf') => void;
  onAdd: () => void;
  onAnother: () => void;
  onDelete: () => void;
  onHandOver: (tool: NextTool<'chat'>) => void;
}

const icons: Record<NextTool<'chat'>, ReactNode> = {
  merge: <Layers aria-hidden="true" />,
  convert: <FileText aria-hidden="true" />,
  grammar: <SpellCheck2 aria-hidden="true" />,
  'cover-letter': <PenLine aria-hidden="true" />,
};

/** Which PDF is asked, how much was asked, how long it is kept, and what else can be done. */
export function TalkHead({ talk, title: heading, isWide, nextTools, onOver, onExport, onAdd, onAnother, onDelete, onHandOver }: TalkHeadProps) {
  const words = useMessages();
  const { documents, endsAt, messageCount, remaining, ending } = talk;
  const title = words.documents.title({ name: findName(talk), others: documents.length - 1 });
  const pages = documents.reduce((sum, { pageCount }) => sum + pageCount, 0);
  const wordCount = documents.every((each) => each.wordCount !== null) ? documents.reduce((sum, each) => sum + (each.wordCount ?? 0), 0) : null;
  const pdf = findShown(talk)?.pdf;
  const onward: MenuItem[] = nextTools.map((tool) => ({
    id: tool,
    label: words.session.continueWith[tool],
    description: words.session.continueHint,
    icon: icons[tool],
    onSelect: () => onHandOver(tool),
  }));
  const add = {
    id: 'add',
    label: words.documents.add,
    description: words.documents.addHint,
    icon: <Files aria-hidden="true" />,
    onSelect: onAdd,
  };
  const another = {
    id: 'another',
    label: words.session.another,
    description: words.session.anotherHint,
    icon: <FilePlus2 aria-hidden="true" />,
    onSelect: onAnother,
  };
  const files: MenuItem[] = [
    {
      id: 'pdf',
      label: words.exported.asPdf,
      description: words.exported.pdfHint,
      icon: <Download aria-hidden="true" />,
      onSelect: () => onExport('pdf'),
    },
    {
      id: 'markdown',
      label: words.exported.asMarkdown,
      description: words.exported.markdownHint,
      icon: <Download aria-hidden="true" />,
      onSelect: () => onExport('markdown'),
    },
  ];
  const canAdd = !ending && documents.length < MAX_CHAT_DOCUMENTS;
  const more = [...(canAdd ? [add] : []), another, ...(isWide ? [] : files), ...(pdf ? onward : [])];
  return (
    <Head>
      <Name ref={heading} data-paper tabIndex={-1} title={documents.map(({ name }) => name).join(', ')}>
        <VisuallyHidden>{words.talk.about}</VisuallyHidden>
        {title}
      </Name>
      <Facts>
        <span>{words.talk.asked(messageCount)}</span>
        {remaining !== null && <span>{words.talk.remaining(remaining)}</span>}
        <span data-spare>{words.upload.facts({ pages, words: wordCount })}</span>
      </Facts>
      <Hour>
        {!ending && <Countdown endsAt={endsAt} words={words.session} onOver={onOver} />}
        {!ending && (
          <Button size="small" tone="quiet" icon={<Trash2 aria-hidden="true" />} aria-label={words.session.deleteNow} onClick={onDelete}>
            <span>{words.session.deleteNow}</span>
          </Button>
        )}
      </Hour>
      <Actions>
        {isWide && <Menu label={words.exported.menu} size="small" icon={<Download aria-hidden="true" />} items={files} />}
        <Menu label={words.session.more} isIconAlone icon={<MoreHorizontal aria-hidden="true" />} items={more} />
      </Actions>
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  /* The time keeps to one line; what was asked breaks where there is no room beside it. */
  grid-template-columns: minmax(0, 1fr) auto auto;
  grid-template-areas: 'name name ways' 'facts hour hour';
  align-items: center;
  column-gap: ${token('space-3')};

  /* A phone whose letters are set twice as large. */
  @media (max-width: 19em) {
    grid-template-areas: 'name ways' 'facts facts' 'hour hour';
    grid-template-columns: minmax(0, 1fr) auto;
  }
  ${from.medium} {
    grid-template-areas: 'name hour ways' 'facts hour ways';
    grid-template-columns: minmax(0, 1fr) auto auto;
  }
`;

/* The focus comes to it only to be led there. */
const Name = styled.h1`
  grid-area: name;
  overflow: hidden;
  font-size: ${token('text-22')};
  line-height: 1.3;
  text-overflow: ellipsis;
  white-space: nowrap;

  &:focus-visible {
    outline: none;
  }
  @media print {
    white-space: normal;
  }
`;

const Facts = styled.p`
  grid-area: facts;
  /* On a phone it begins below the way back. */
  margin-inline-start: calc(-1 * (${token('tap')} - ${token('space-2')}));

  ${from.medium} {
    margin: 0;
  }
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space-4')};
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  font-variant-numeric: tabular-nums;

  [data-spare] {
    display: none;

    ${from.wide} {
      display: inline;
    }
  }
`;

const Hour = styled.div`
  grid-area: hour;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-self: end;

  > button {
    padding-inline: ${token('space-3')};
  }
  /* On a phone the sign alone has room beside the time. */
  > button span {
    display: none;

    ${from.medium} {
      display: inline;
    }
  }
`;

const Actions = styled.div`
  grid-area: ways;
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
`;
