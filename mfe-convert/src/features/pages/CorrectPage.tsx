import type { Correction } from '@sheaf/api/contract/convert';
import type { PreviewPage } from '@sheaf/api/contract/convertPreview';
import { Button, Select, token } from '@sheaf/design-system';
import { useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { type CorrectableBlock, correctBlock, listBeginnings, listCorrectable, listFollowing } from '../../model/corrections';

export interface Picked {
  block: number;
  /** So many from it on. */
  count: number;
}

export interface CorrectPageProps {
  shown: PreviewPage;
  picked: Picked | null;
  onPick: (picked: Picked) => void;
  onCorrect: (correction: Correction) => void;
  /** Left out where nothing was corrected yet. */
  onUndo?: (() => void) | undefined;
}

const SHOWN = 60;

/** What was read wrong of a page: a part is chosen here or in the preview, and what it is. */
export function CorrectPage({ shown, picked, onPick, onCorrect, onUndo }: CorrectPageProps) {
  const { pages: words } = useMessages();
  const blocks = listCorrectable(shown);
  const first = blocks.find(({ block }) => block === picked?.block) ?? blocks[0];
  if (!first) return <p>{words.correct.nothing}</p>;
  const following = listFollowing(blocks, first);
  const count = picked?.block === first.block ? Math.min(picked.count, following.length) : 1;
  const describe = ({ kind, text }: CorrectableBlock) => words.correct.part({ kind, text: shorten(text) });
  return (
    <Fields>
      <Select
        label={words.correct.which}
        value={String(first.block)}
        options={blocks.map((each) => ({ value: String(each.block), label: describe(each) }))}
        onChange={(block) => onPick({ block: Number(block), count: 1 })}
      />
      {following.length > 1 && (
        <Select
          label={words.correct.upTo}
          value={String(count)}
          options={following.map((each, index) => ({ value: String(index + 1), label: index === 0 ? words.correct.onlyThis : describe(each) }))}
          onChange={(many) => onPick({ block: first.block, count: Number(many) })}
        />
      )}
      <Actions
        key={`${first.block} ${first.text}`}
        first={first}
        count={count}
        onCorrect={(change) => onCorrect(correctBlock(shown.page, first, change))}
      />
      {onUndo && (
        <Button size="small" onClick={onUndo}>
          {words.correct.undo}
        </Button>
      )}
    </Fields>
  );
}

interface ActionsProps {
  first: CorrectableBlock;
  count: number;
  onCorrect: (change: Pick<Correction, 'as' | 'count' | 'word'>) => void;
}

function Actions({ first: { kind, text }, count, onCorrect }: ActionsProps) {
  const { pages: words } = useMessages();
  const { correct } = words;
  if (kind === 'table')
    return (
      <Button size="small" onClick={() => onCorrect({ as: 'text' })}>
        {correct.noTable}
      </Button>
    );
  return (
    <>
      <Buttons>
        <Button size="small" onClick={() => onCorrect({ as: kind === 'heading' ? 'text' : 'heading', count })}>
          {kind === 'heading' ? correct.noHeading : correct.heading}
        </Button>
        <Button size="small" onClick={() => onCorrect({ as: 'table', count })}>
          {correct.table}
        </Button>
        <Button size="small" onClick={() => onCorrect({ as: 'joined', count: Math.max(2, count) })}>
          {count > 1 ? correct.join : correct.joinNext}
        </Button>
      </Buttons>
      {count === 1 && <Part text={text} onPart={(word) => onCorrect({ as: 'parted', word })} />}
    </>
  );
}

/** Where a new paragraph begins. */
function Part({ text, onPart }: { text: string; onPart: (word: number) => void }) {
  const { pages: words } = useMessages();
  const beginnings = listBeginnings(text);
  const [word, setWord] = useState(1);
  if (beginnings.length === 0) return null;
  return (
    <Row>
      <Select
        label={words.correct.beginsAt}
        value={String(word)}
        options={beginnings.map(({ word, before, from }) => ({ value: String(word), label: `… ${before} | ${from}` }))}
        onChange={(chosen) => setWord(Number(chosen))}
      />
      <Button size="small" onClick={() => onPart(word)}>
        {words.correct.partHere}
      </Button>
    </Row>
  );
}

function shorten(text: string): string {
  const collapsed = text.trim().replace(/\s+/g, ' ');
  return collapsed.length > SHOWN ? `${collapsed.slice(0, SHOWN).trimEnd()}…` : collapsed;
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  justify-items: start;

  > label,
  > div {
    width: 100%;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token('space-2')};

  > :first-child {
    flex: 1 1 ${token('space-24')};
    min-width: 0;
  }
`;
