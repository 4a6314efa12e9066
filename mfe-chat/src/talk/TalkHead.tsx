import { Button, from, Menu, type MenuItem, token, VisuallyHidden } from '@sheaf/design-system';
import { Download, FilePlus2, FileText, Layers, MoreHorizontal, PenLine, SpellCheck2, Trash2 } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { useMessages } from '../messages';
import type { NextTool } from '../nextTools';
import type { Talk } from '../state/talk';
import { Countdown } from './Countdown';

export interface TalkHeadProps {
  talk: Talk;
  title: RefObject<HTMLHeadingElement | null>;
  nextTools: readonly NextTool[];
  onOver: () => void;
  onExport: (format: 'markdown' | 'pdf') => void;
  onAnother: () => void;
  onDelete: () => void;
  onHandOver: (tool: NextTool) => void;
}

const icons: Record<NextTool, ReactNode> = {
  merge: <Layers aria-hidden="true" />,
  convert: <FileText aria-hidden="true" />,
  grammar: <SpellCheck2 aria-hidden="true" />,
  'cover-letter': <PenLine aria-hidden="true" />,
};

/** Which PDF is asked, how much was asked, how long it is kept, and what else can be done. */
export function TalkHead({ talk, title, nextTools, onOver, onExport, onAnother, onDelete, onHandOver }: TalkHeadProps) {
  const words = useMessages();
  const { document, messageCount, remaining, ending, pdf } = talk;
  const onward: MenuItem[] = nextTools.map((tool) => ({
    id: tool,
    label: words.session.continueWith[tool],
    description: words.session.continueHint,
    icon: icons[tool],
    onSelect: () => onHandOver(tool),
  }));
  const another = {
    id: 'another',
    label: words.session.another,
    description: words.session.anotherHint,
    icon: <FilePlus2 aria-hidden="true" />,
    onSelect: onAnother,
  };
  return (
    <Head>
      <Names>
        <h1 ref={title} tabIndex={-1} title={document.name}>
          <VisuallyHidden>{words.talk.about}</VisuallyHidden>
          {document.name}
        </h1>
        <Facts>
          <span>{words.talk.asked(messageCount)}</span>
          {remaining !== null && <span>{words.talk.remaining(remaining)}</span>}
          <span data-spare>{words.upload.facts({ pages: document.pageCount, words: document.wordCount })}</span>
        </Facts>
      </Names>
      <Hour>
        {!ending && <Countdown endsAt={document.endsAt} onOver={onOver} />}
        {!ending && (
          <Button size="small" tone="quiet" icon={<Trash2 aria-hidden="true" />} onClick={onDelete}>
            {words.session.deleteNow}
          </Button>
        )}
      </Hour>
      <Ways>
        <Menu
          label={words.exported.menu}
          size="small"
          icon={<Download aria-hidden="true" />}
          items={[
            { id: 'pdf', label: words.exported.pdf, description: words.exported.pdfHint, onSelect: () => onExport('pdf') },
            { id: 'markdown', label: words.exported.markdown, description: words.exported.markdownHint, onSelect: () => onExport('markdown') },
          ]}
        />
        <Menu label={words.session.more} isIconAlone icon={<MoreHorizontal aria-hidden="true" />} items={pdf ? [another, ...onward] : [another]} />
      </Ways>
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-template-areas: 'names ways' 'hour hour';
  align-items: center;
  column-gap: ${token('space-3')};

  ${from.medium} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    grid-template-areas: 'names hour ways';
  }
`;

const Names = styled.div`
  grid-area: names;

  h1 {
    overflow: hidden;
    font-size: ${token('text-22')};
    line-height: 1.3;
    text-overflow: ellipsis;
    white-space: nowrap;

    &:focus-visible {
      outline-offset: calc(-1 * ${token('focus-ring')});
    }
  }
`;

const Facts = styled.p`
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
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-1')};
`;

const Ways = styled.div`
  grid-area: ways;
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
`;
