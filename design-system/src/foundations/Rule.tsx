import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../tokens';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface RuleProps {
  title: string;
  why: string;
  yes: string;
  no: string;
}

/** One house rule with an example of each kind. */
export function Rule({ title, why, yes, no }: RuleProps) {
  return (
    <Entry>
      <h3>{title}</h3>
      <p>{why}</p>
      <Example data-kind="yes">
        <Check aria-hidden="true" />
        <VisuallyHidden>Yes: </VisuallyHidden>
        {yes}
      </Example>
      <Example data-kind="no">
        <X aria-hidden="true" />
        <VisuallyHidden>No: </VisuallyHidden>
        {no}
      </Example>
    </Entry>
  );
}

export function Examples({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2>{title}</h2>
      <List>{children}</List>
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token('space-8')};
  max-width: ${token('measure')};
  margin-top: ${token('space-6')};
`;

const Entry = styled.li`
  display: grid;
  gap: ${token('space-2')};

  > p {
    color: ${token('ink-soft')};
  }
`;

const Example = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token('space-2')};
  padding: ${token('space-2')} ${token('space-3')};
  border-radius: ${token('radius-control')};
  overflow-wrap: anywhere;

  svg {
    width: ${token('icon-small')};
    height: ${token('icon-small')};
    margin-top: 0.3em;
  }
  &[data-kind='yes'] {
    background: ${token('good-soft')};
    svg {
      color: ${token('good')};
    }
  }
  &[data-kind='no'] {
    background: ${token('bad-soft')};
    svg {
      color: ${token('bad')};
    }
  }
`;
