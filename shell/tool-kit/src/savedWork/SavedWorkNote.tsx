import { Banner, Button, token } from '@sheaf/design-system';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { DeleteDialog, type DeleteWords } from '../session/DeleteDialog';

/** A tool's own words. */
export interface SavedWorkWords extends DeleteWords {
  here: string;
  noRoom(names: readonly string[]): string;
  missing(names: readonly string[]): string;
  startOver: string;
  askText: string;
}

export interface SavedWorkNoteProps {
  words: SavedWorkWords;
  /** Names of what was left here without its bytes; a result is ''. */
  missing: readonly string[];
  /** Names of what there is no room for. */
  leftOut: readonly string[];
  onStartOver: () => void;
}

/** Says where the work is kept and for how long, what could not be, and deletes it. */
export function SavedWorkNote({ words, missing, leftOut, onStartOver }: SavedWorkNoteProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Container>
      {missing.length > 0 && <Banner tone="warn">{words.missing(missing)}</Banner>}
      {leftOut.length > 0 && <Banner tone="neutral">{words.noRoom(leftOut)}</Banner>}
      <Line>
        <p>{words.here}</p>
        <Button size="small" tone="quiet" icon={<RotateCcw aria-hidden="true" />} onClick={() => setIsAsking(true)}>
          {words.startOver}
        </Button>
      </Line>
      <DeleteDialog isOpen={isAsking} words={words} text={words.askText} onClose={() => setIsAsking(false)} onDelete={async () => onStartOver()} />
    </Container>
  );
}

const Container = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
`;
