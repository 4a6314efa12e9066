import { ToolPage, token, VisuallyHidden } from '@sheaf/design-system';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { useMessages } from './language';
import { PageLink } from './PageLink';
import type { ToolRoute } from './toolRoutes';

interface RemotePlaceProps {
  route: ToolRoute;
  /** Shown in place of the tool; absent while the tool is loading. */
  children?: ReactNode;
}

/** Holds a tool's place in the frame the tool itself will use, so that nothing jumps when it arrives. */
export function RemotePlace({ route: { tool, part }, children }: RemotePlaceProps) {
  const isLoading = !children;
  const { tools, trouble } = useMessages();
  const { title, summary } = tools[tool.id];

  return (
    <ToolPage
      // A tool shows this title itself; a landing page has one of its own.
      title={isLoading && part === 'Landing' ? <Late>{title}</Late> : title}
      lead={isLoading ? <Late>{summary}</Late> : summary}
      back={
        <PageLink to="/">
          <ArrowLeft aria-hidden="true" />
          {trouble.backToTools}
        </PageLink>
      }
      aside={isLoading && part === 'Tool' && <Blank />}
    >
      {children ?? (
        <Blank>
          <VisuallyHidden role="status">{trouble.loading(title)}</VisuallyHidden>
        </Blank>
      )}
    </ToolPage>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

/** Fades in after a moment, so that nothing flickers when the remote loads quickly. */
const Late = styled.span`
  animation: ${appear} ${token('speed-slow')} ${token('ease')} ${token('speed-slow')} backwards;
`;

const Blank = styled(Late).attrs({ as: 'div' })`
  min-height: 24rem;
  background: ${token('sheet')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-sheet')};
`;
