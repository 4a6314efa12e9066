import { ToolPage, token, VisuallyHidden } from '@sheaf/design-system';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageLink } from './PageLink';
import type { Tool } from './tools';

interface RemotePlaceProps {
  tool: Tool;
  /** What to say in the tool's place; without it the tool is on its way. */
  children?: ReactNode;
}

/** Holds a tool's place in the frame the tool itself will use, so that nothing jumps when it arrives. */
export function RemotePlace({ tool, children }: RemotePlaceProps) {
  return (
    <ToolPage
      title={tool.title}
      lead={tool.summary}
      back={
        <PageLink to="/">
          <ArrowLeft aria-hidden="true" />
          Back to Tools
        </PageLink>
      }
      aside={children ? undefined : <Blank />}
    >
      {children ?? (
        <Blank>
          <VisuallyHidden role="status">Loading {tool.title}</VisuallyHidden>
        </Blank>
      )}
    </ToolPage>
  );
}

/** An empty sheet. It fades in late, because a tool that is there at once should not flicker. */
const Blank = styled.div`
  min-height: 24rem;
  background: ${token('sheet')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-sheet')};
  animation: blank-sheet-in ${token('speed-slow')} ${token('ease')} ${token('speed-slow')} both;

  @keyframes blank-sheet-in {
    from {
      opacity: 0;
    }
  }
`;
