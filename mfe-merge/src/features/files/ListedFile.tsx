import { FileWords, formatFileSize, from, IconButton, token, VisuallyHidden } from '@sheaf/design-system';
import { Thumbnail } from '@sheaf/tool-kit/Thumbnail';
import { ArrowDown, ArrowUp, ChevronDown, X } from 'lucide-react';
import { type CSSProperties, type Dispatch, type ReactNode, type Ref, useId, useState } from 'react';
import styled from 'styled-components';
import { type MergeMessages, useMessages } from '../../messages';
import { type ChosenFile, findPageCount, hasPasswordField } from '../../model/chosenFile';
import { fileMoved, type MergeAction, passwordTyped } from '../../model/mergeState';
import { countChosenPages, findRangeProblem } from '../../model/pageRange';
import { formatReason } from '../../model/reason';
import { isUnreadable } from '../../model/unreadableFiles';
import { FileMarks } from './FileMarks';
import { formatProblem } from './formatProblem';
import { PageRangeField } from './PageRangeField';
import { PasswordField } from './PasswordField';

export interface ListedFileProps {
  chosen: ChosenFile;
  /** Its place in the list, from 0. */
  place: number;
  count: number;
  /** True while pages are arranged one by one: order, range and rotation of whole files then mean nothing. */
  isByPages: boolean;
  dispatch: Dispatch<MergeAction>;
  onRemove: (id: number) => void;
  onSubmitPassword: () => void;
  /** What drags it, when it can be dragged. */
  handle?: ReactNode;
  isDragging?: boolean;
  ref?: Ref<HTMLLIElement>;
  style?: CSSProperties;
}

/** One file of the list: what it is, what is worth knowing of it, and what moves, trims and removes it. */
export function ListedFile(props: ListedFileProps) {
  const { chosen, place, count, isByPages, dispatch, onRemove, onSubmitPassword, handle, isDragging = false, ref, style } = props;
  const { id, file, name, password, facts, rotate, problem } = chosen;
  const messages = useMessages();
  const { files: words } = messages;
  const [isOpen, setIsOpen] = useState(false);
  const detailId = useId();
  const wrongRange = isByPages ? null : findRangeProblem(chosen);
  const showsPages = !isByPages && (isOpen || (wrongRange !== null && problem !== null));
  const needsPassword = hasPasswordField(chosen);
  // By the field that mends it.
  const isShownBelow = problem !== null && (needsPassword || (problem.reason.code === 'invalid_range' && wrongRange !== null));
  const unreadable = facts.state === 'unreadable' ? formatReason(facts.reason, messages) : null;

  return (
    <Item ref={ref} style={style} data-dragging={isDragging || undefined}>
      <Row data-with-handle={handle ? true : undefined}>
        {handle}
        <Paper>
          <Thumbnail file={file} password={password} page={1} rotate={isByPages ? 0 : rotate} />
        </Paper>
        <Words
          name={name}
          facts={formatFacts(chosen, messages)}
          problem={isShownBelow ? null : problem ? formatProblem(problem, messages) : unreadable}
        >
          <FileMarks facts={facts} />
        </Words>
        {!isByPages && !isUnreadable(chosen) && (
          <Controls>
            <PagesButton type="button" aria-expanded={showsPages} aria-controls={detailId} onClick={() => setIsOpen(!showsPages)}>
              <span>{formatPages(chosen, messages)}</span>
              <VisuallyHidden>{words.ofFile(name)}</VisuallyHidden>
              <ChevronDown aria-hidden="true" />
            </PagesButton>
            {count > 1 && <MoveButtons id={id} name={name} place={place} count={count} dispatch={dispatch} />}
          </Controls>
        )}
        <Remove label={words.remove(name)} onClick={() => onRemove(id)}>
          <X aria-hidden="true" />
        </Remove>
      </Row>
      {needsPassword && (
        <Detail>
          <PasswordField chosen={chosen} onType={(typed) => dispatch(passwordTyped({ id, password: typed }))} onSubmit={onSubmitPassword} />
        </Detail>
      )}
      <div id={detailId}>
        {showsPages && (
          <Detail>
            <PageRangeField chosen={chosen} dispatch={dispatch} />
          </Detail>
        )}
      </div>
    </Item>
  );
}

function formatFacts(chosen: ChosenFile, { countPages, locale }: MergeMessages): string {
  const pages = findPageCount(chosen);
  const size = formatFileSize(chosen.file.size, locale);
  return pages === null ? size : `${countPages(pages)} · ${size}`;
}

/** Formats which pages of the file are taken, short enough for a button. */
function formatPages(chosen: ChosenFile, { files, countPages }: MergeMessages): string {
  const range = chosen.range.trim();
  const chosenPages = countChosenPages(chosen);
  const pages = range === '' ? files.allPages : chosenPages === null ? files.pagesTyped(range) : countPages(chosenPages);
  return chosen.rotate === 0 ? pages : files.pagesTurned({ pages, degrees: chosen.rotate });
}

type MoveButtonsProps = Pick<ChosenFile, 'id' | 'name'> & Pick<ListedFileProps, 'place' | 'count' | 'dispatch'>;

function MoveButtons({ id, name, place, count, dispatch }: MoveButtonsProps) {
  const { files: words } = useMessages();
  return (
    <Moves>
      <MoveButton label={words.moveUp(name)} isAtEnd={place === 0} onMove={() => dispatch(fileMoved({ id, to: place - 1 }))}>
        <ArrowUp aria-hidden="true" />
      </MoveButton>
      <MoveButton label={words.moveDown(name)} isAtEnd={place === count - 1} onMove={() => dispatch(fileMoved({ id, to: place + 1 }))}>
        <ArrowDown aria-hidden="true" />
      </MoveButton>
    </Moves>
  );
}

interface MoveButtonProps {
  label: string;
  /** It cannot move further this way. The button then stays reachable, so that the focus is not lost at either end. */
  isAtEnd: boolean;
  onMove: () => void;
  children: ReactNode;
}

function MoveButton({ label, isAtEnd, onMove, children }: MoveButtonProps) {
  return (
    <IconButton label={label} aria-disabled={isAtEnd || undefined} onClick={isAtEnd ? undefined : onMove}>
      {children}
    </IconButton>
  );
}

const Item = styled.li`
  position: relative;
  background: ${token('sheet')};
  /* The bar with the button stays in view below the list and may not cover what has the focus. */
  scroll-margin-bottom: ${token('space-24')};
  animation: slide-in ${token('speed-slow')} ${token('ease')};

  &[data-dragging] {
    z-index: 1;
    border-color: transparent;
    border-radius: ${token('radius-control')};
    box-shadow: ${token('shadow-lifted')};
  }

  @keyframes slide-in {
    from {
      opacity: 0;
      transform: translateY(-8px);
    }
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  grid-template-areas: 'paper words remove' 'controls controls controls';
  align-items: center;
  column-gap: ${token('space-2')};
  padding-block: ${token('space-3')};

  &[data-with-handle] {
    grid-template-columns: auto auto minmax(0, 1fr) auto;
    grid-template-areas: 'handle paper words remove' '. controls controls controls';
  }
  ${from.medium} {
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    grid-template-areas: 'paper words controls remove';

    &[data-with-handle] {
      grid-template-columns: auto auto minmax(0, 1fr) auto auto;
      grid-template-areas: 'handle paper words controls remove';
    }
  }
`;

const Controls = styled.div`
  grid-area: controls;
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-width: 0;
`;

const Paper = styled.div`
  grid-area: paper;
  width: calc(${token('space-12')} + ${token('space-6')});
  height: ${token('space-24')};
`;

const Words = styled(FileWords)`
  grid-area: words;
  padding-left: ${token('space-1')};
`;

const PagesButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
  min-width: ${token('tap')};
  min-height: ${token('tap')};
  padding-inline: ${token('space-2')};
  /* Below the picture, the words themselves are aligned with it, not the room around them. */
  margin-left: calc(-1 * ${token('space-2')});
  border-radius: ${token('radius-control')};
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  font-variant-numeric: tabular-nums;

  &:hover,
  &[aria-expanded='true'] {
    background: ${token('sheet-soft')};
    color: ${token('ink')};
  }
  /* Two lines on a phone, where some languages need them. */
  > span:first-child {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    width: ${token('icon-small')};
    height: ${token('icon-small')};
    transition: transform ${token('speed')} ${token('ease')};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  ${from.medium} {
    max-width: 20ch;
    padding-inline: ${token('space-3')};
    margin-left: 0;

    > span:first-child {
      display: block;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

const Moves = styled.div`
  display: flex;
  flex: none;
`;

const Remove = styled(IconButton)`
  grid-area: remove;
  /* The cross is aligned with the edge of the list; the room to press reaches beyond it. */
  margin-right: calc(-1 * ${token('space-3')});
`;

const Detail = styled.div`
  padding: ${token('space-3')} ${token('space-4')} ${token('space-4')};
  margin-bottom: ${token('space-3')};
  border-radius: ${token('radius-control')};
  background: ${token('sheet-soft')};
`;
