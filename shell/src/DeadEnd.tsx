import { token } from '@sheaf/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ToolCards } from './home/ToolCards';
import { useMessages } from './language';
import { pageWidth } from './pageWidth';

export interface DeadEndProps {
  title: string;
  sentence: string;
  /** The first link offered; the tools are below it. */
  action?: ReactNode;
}

/** Says that the requested page does not exist or cannot be shown, and offers other pages. */
export function DeadEnd({ title, sentence, action }: DeadEndProps) {
  return (
    <Page>
      <h1>{title}</h1>
      <p>{sentence}</p>
      {action}
      <h2>{useMessages().trouble.notFound.orChoose}</h2>
      <ToolCards />
    </Page>
  );
}

const Page = styled.div`
  ${pageWidth}
  padding-block: ${token('space-16')} ${token('space-24')};

  > h1 {
    font-size: ${token('text-40')};
  }
  > h2 {
    margin: ${token('space-16')} 0 ${token('space-5')};
    font-size: ${token('text-22')};
  }
  > p {
    max-width: ${token('measure')};
    margin: ${token('space-3')} 0 ${token('space-6')};
    color: ${token('ink-soft')};
    font-size: ${token('text-18')};
  }
`;
