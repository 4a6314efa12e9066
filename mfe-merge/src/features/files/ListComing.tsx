import { from, token } from '@sheaf/design-system';
import type { CSSProperties } from 'react';
import styled from 'styled-components';

export interface ListComingProps {
  /** How many files will be in the list. */
  count: number;
}

/** The room the list of files will take, kept until it is there: were it smaller, the button below would slip away from under a press. */
export function ListComing({ count }: ListComingProps) {
  const rows: CSSProperties & Record<'--rows', string> = { '--rows': String(count) };
  return <Room style={rows} />;
}

const paper = `${token('space-14')} + 2 * ${token('space-3')} + ${token('hairline')}`;

/* On a phone a file's controls stand below its name, and those of the list below its title. */
const Room = styled.div`
  min-height: calc(${token('space-20')} + ${token('space-9')} + var(--rows) * (${paper} + ${token('tap')}));

  ${from.medium} {
    min-height: calc(${token('space-16')} + var(--rows) * (${paper}));
  }
`;
