import { from, token } from '@sheaf/design-system';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { ChosenFile } from '../../model/chosenFile';

export interface ListPlaceholderProps {
  files: readonly ChosenFile[];
}

/** Names the files in the room their list will take, so that the button below does not slip away from under a press. */
export function ListPlaceholder({ files }: ListPlaceholderProps) {
  const rows: CSSProperties & Record<'--rows', string> = { '--rows': String(files.length) };
  return (
    <Room style={rows}>
      {files.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </Room>
  );
}

const paper = `${token('space-24')} + 2 * ${token('space-3')} + ${token('hairline')}`;

/* On a phone a file's controls are below its name, and those of the list below its title. */
const Room = styled.ul`
  display: grid;
  align-content: start;
  padding-top: ${token('space-16')};
  overflow-wrap: anywhere;

  min-height: calc(${token('space-20')} + ${token('space-9')} + var(--rows) * (${paper} + ${token('tap')}));

  ${from.medium} {
    min-height: calc(${token('space-16')} + var(--rows) * (${paper}));
  }
`;
