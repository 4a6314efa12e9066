import { type ButtonTone, Menu, type MenuItem } from '@sheaf/design-system';
import type { ToolId } from '@sheaf/tool-contract';
import { FileText, Layers, MessageSquare, PenLine, SpellCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A tool's own words. */
export interface ContinueWithWords<Next extends ToolId> {
  continueWith: string;
  tools: Record<Next, { label: string; description: string }>;
}

export interface ContinueWithProps<Next extends ToolId> {
  words: ContinueWithWords<Next>;
  nextTools: readonly Next[];
  /** What can be done with it right here, before what leads to other tools. */
  here?: MenuItem;
  tone?: ButtonTone;
  onHandOver: (tool: Next) => void;
}

const icons: Record<ToolId, ReactNode> = {
  merge: <Layers aria-hidden="true" />,
  convert: <FileText aria-hidden="true" />,
  chat: <MessageSquare aria-hidden="true" />,
  grammar: <SpellCheck aria-hidden="true" />,
  'cover-letter': <PenLine aria-hidden="true" />,
};

/** Where a file can go next; nothing where it can go nowhere. */
export function ContinueWith<Next extends ToolId>({ words, nextTools, here, tone, onHandOver }: ContinueWithProps<Next>) {
  const onward = nextTools.map((tool) => ({ id: tool, ...words.tools[tool], icon: icons[tool], onSelect: () => onHandOver(tool) }));
  const items = here ? [here, ...onward] : onward;
  if (items.length === 0) return null;
  return (
    <Container>
      <Menu label={words.continueWith} tone={tone} items={items} />
    </Container>
  );
}

const Container = styled.div`
  display: grid;
`;
