import { Menu } from '@sheaf/design-system';
import { FileText, Layers, MessageSquare, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useMessages } from '../messages';
import type { NextTool } from './nextTools';

export interface ContinueWithProps {
  nextTools: readonly NextTool[];
  onHandOver: (tool: NextTool) => void;
}

const icons: Record<NextTool, ReactNode> = {
  merge: <Layers aria-hidden="true" />,
  convert: <FileText aria-hidden="true" />,
  chat: <MessageSquare aria-hidden="true" />,
  'cover-letter': <PenLine aria-hidden="true" />,
};

/** Where the PDF can go next, as it was chosen. */
export function ContinueWith({ nextTools, onHandOver }: ContinueWithProps) {
  const { result: words } = useMessages();
  if (nextTools.length === 0) return null;
  const items = nextTools.map((tool) => ({ id: tool, ...words.tools[tool], icon: icons[tool], onSelect: () => onHandOver(tool) }));
  return (
    <Place>
      <Menu label={words.continueWith} tone="quiet" items={items} />
    </Place>
  );
}

const Place = styled.div`
  display: grid;
`;
