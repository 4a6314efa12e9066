import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../tokens';
import { FileName } from './FileName';

export interface FileWordsProps {
  name: string;
  /** What is known of it, in a few words: "86 pages · 4.2 MB". */
  facts: ReactNode;
  /** Why it cannot be used, and what to do. */
  problem?: ReactNode;
  /** Between the facts and the problem: small marks of what is special about it. */
  children?: ReactNode;
  className?: string;
}

/** What a list says of one file: its name, what is known of it, and what is wrong with it. */
export function FileWords({ name, facts, problem, children, className }: FileWordsProps) {
  return (
    <Words className={className}>
      <Name>
        <FileName name={name} />
      </Name>
      <Facts>{facts}</Facts>
      {children}
      {problem && <Problem>{problem}</Problem>}
    </Words>
  );
}

const Words = styled.div`
  min-width: 0;
`;

const Name = styled.div`
  font-weight: ${token('weight-strong')};
  line-height: 1.4;
`;

const Facts = styled.div`
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  font-variant-numeric: tabular-nums;
  /* In a narrow row a number stays with its unit. */
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

const Problem = styled.div`
  color: ${token('bad')};
  font-size: ${token('text-14')};
  overflow-wrap: anywhere;
`;
