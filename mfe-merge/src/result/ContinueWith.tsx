import { Button, Menu } from '@sheaf/design-system';
import { FileText, Layers, MessageSquare, PenLine, SpellCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useMessages } from '../messages';
import type { NextTool } from './nextTools';

export interface ContinueWithProps {
  /** The tools the file can go on to; often none. */
  nextTools: readonly NextTool[];
  onMergeMore: () => void;
  onHandOver: (tool: NextTool) => void;
}

const icons: Record<NextTool, ReactNode> = {
  convert: <FileText aria-hidden="true" />,
  chat: <MessageSquare aria-hidden="true" />,
  grammar: <SpellCheck aria-hidden="true" />,
  'cover-letter': <PenLine aria-hidden="true" />,
};

/** Where the finished file can go next. A single way on needs no menu. */
export function ContinueWith({ nextTools, onMergeMore, onHandOver }: ContinueWithProps) {
  const { result: words } = useMessages();
  if (nextTools.length === 0) {
    return (
      <Place>
        <Button icon={<Layers aria-hidden="true" />} onClick={onMergeMore}>
          {words.addMore}
        </Button>
      </Place>
    );
  }
  return (
    <Place>
      <Menu
        label={words.continueWith}
        items={[
          {
            id: 'merge',
            label: words.addMore,
            description: words.addMoreHint,
            icon: <Layers aria-hidden="true" />,
            onSelect: onMergeMore,
          },
          ...nextTools.map((tool) => ({ id: tool, ...words.tools[tool], icon: icons[tool], onSelect: () => onHandOver(tool) })),
        ]}
      />
    </Place>
  );
}

const Place = styled.div`
  display: grid;
`;
