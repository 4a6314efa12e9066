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
  /** A wide part of the result, such as page previews: below both columns, or last where there is one column. */
  after?: ReactNode;
  /** True once there is work: the title then shrinks to one line and the lead is left out. */
  isAtWork?: boolean;
  /** Beside the title once there is work: what is being worked on. */
  subject?: ReactNode;
}

/** The calm frame of every tool: title and one sentence, the work, and its result beside it. */
export function ToolPage({ title, lead, back, children, aside, after, isAtWork = false, subject }: ToolPageProps) {
  return (
    <Page data-at-work={isAtWork || undefined}>
      <header>
        {back && <Back data-back>{back}</Back>}
        <Title>{title}</Title>
        {!isAtWork && <Lead>{lead}</Lead>}
        {isAtWork && subject && <Subject>{subject}</Subject>}
      </header>
      <Columns data-with-aside={aside ? true : undefined}>
        <Column>{children}</Column>
        {aside && <Column data-aside>{aside}</Column>}
        {after && <Column data-after>{after}</Column>}
      </Columns>
    </Page>
  );
}

const Page = styled.div`
  width: 100%;
  max-width: calc(${token('desk')} + 2 * ${token('space-4')});
  margin-inline: auto;
  padding: ${token('space-6')} ${token('space-4')} ${token('space-16')};

  ${from.wide} {
    padding-block: ${token('space-12')} ${token('space-24')};
  }
  &[data-at-work] {
    padding-top: ${token('space-3')};

    h1 {
      font-size: ${token('text-28')};
    }
    ${from.medium} {
      > header {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 ${token('space-5')};
      }
      /* One line: the way back, the title, and at its end what else there is. */
      [data-back] {
        display: contents;
      }
      [data-back] > :not(a) {
        order: 1;
        margin-inline-start: auto;
      }
    }
    > header + div {
      margin-top: ${token('space-3')};
    }
  }
`;

const Back = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-5')};
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

const Subject = styled.p`
  color: ${token('ink-soft')};
`;

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${token('space-6')};
  margin-top: ${token('space-6')};

  ${from.wide} {
    &[data-with-aside] {
      grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
      grid-template-rows: auto 1fr;
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

    ${from.wide} {
      grid-area: 1 / 2 / span 2;
    }
  }
  &[data-after] {
    ${from.wide} {
      grid-column: 1;
    }
  }
`;
