import { Button } from '@sheaf/design-system';
import { ContinueWith as ContinueInTools } from '@sheaf/tool-kit/ContinueWith';
import type { NextTool } from '@sheaf/tool-kit/listNextTools';
import { Layers } from 'lucide-react';
import styled from 'styled-components';
import { useMessages } from '../../messages';

export interface ContinueWithProps {
  /** The tools the file can go on to; often none. */
  nextTools: readonly NextTool<'merge'>[];
  onMergeMore: () => void;
  onHandOver: (tool: NextTool<'merge'>) => void;
}

/** Where the finished file can go next. A single way on needs no menu. */
export function ContinueWith({ nextTools, onMergeMore, onHandOver }: ContinueWithProps) {
  const { result: words } = useMessages();
  const icon = <Layers aria-hidden="true" />;
  if (nextTools.length === 0) {
    return (
      <Container>
        <Button icon={icon} onClick={onMergeMore}>
          {words.addMore}
        </Button>
      </Container>
    );
  }
  const here = { id: 'merge', label: words.addMore, description: words.addMoreHint, icon, onSelect: onMergeMore };
  return <ContinueInTools words={words} nextTools={nextTools} here={here} onHandOver={onHandOver} />;
}

const Container = styled.div`
  display: grid;
`;
