import type { ReactNode } from 'react';
import styled from 'styled-components';
import { from, token } from '../tokens';

export interface ToolPageProps {
  title: ReactNode;
  /** One sentence: what this tool does. */
  lead: ReactNode;
  /** The way back, a link. */
  back?: ReactNode;
  /** The work: usually one `Card`. */
  children: ReactNode;
  /** The result: beside the work from 1,024 px, below it before. */
  aside?: ReactNode;
}

/** The calm frame of every tool: title and one sentence, the work, and its result beside it. */
export function ToolPage({ title, lead, back, children, aside }: ToolPageProps) {
  return (
    <Page>
      <header>
        {back && <Back>{back}</Back>}
        <Title>{title}</Title>
        <Lead>{lead}</Lead>
      </header>
      <Columns data-with-aside={aside ? true : undefined}>
        <Column>{children}</Column>
        {aside && <Column data-aside>{aside}</Column>}
      </Columns>
    </Page>
  );
}

const Page = styled.div`
  width: 100%;
  max-width: calc(${token('page')} + 2 * ${token('space-4')});
  margin-inline: auto;
  padding: ${token('space-6')} ${token('space-4')} ${token('space-16')};

  ${from.wide} {
    padding-block: ${token('space-12')} ${token('space-24')};
  }
`;

const Back = styled.div`
  display: flex;
  align-items: center;
  min-height: ${token('tap')};
  font-size: ${token('text-14')};
  color: ${token('ink-soft')};

  a {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-2')};
    min-height: ${token('tap')};
    color: inherit;
    text-decoration: none;
    &:hover {
      color: ${token('ink')};
      text-decoration: underline;
    }
  }
  svg {
    width: ${token('icon-small')};
    height: ${token('icon-small')};
  }
`;

const Title = styled.h1`
  font-size: ${token('text-40')};
`;

const Lead = styled.p`
  max-width: ${token('measure')};
  margin-top: ${token('space-3')};
  color: ${token('ink-soft')};
  font-size: ${token('text-18')};
`;

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${token('space-6')};
  margin-top: ${token('space-6')};

  ${from.wide} {
    &[data-with-aside] {
      grid-template-columns: minmax(0, 1.45fr) minmax(0, 1fr);
    }
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${token('space-6')};
  min-width: 0;

  /* As high as the work beside it, so that what is in it can stay in view. */
  &[data-aside] {
    align-self: stretch;
    align-content: start;
  }
`;
