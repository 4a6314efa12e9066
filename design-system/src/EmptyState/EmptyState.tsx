import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../tokens';

export interface EmptyStateProps {
  /** A lucide icon. */
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

/** The placeholder of a result: what will come, and how to get there. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <Container>
      {icon && <Picture aria-hidden="true">{icon}</Picture>}
      <Title>{title}</Title>
      {children && <Words>{children}</Words>}
      {action}
    </Container>
  );
}

const Container = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-2')};
  padding: ${token('space-10')} ${token('space-4')};
  text-align: center;
`;

const Picture = styled.div`
  display: grid;
  place-items: center;
  width: ${token('space-14')};
  height: ${token('space-14')};
  margin-bottom: ${token('space-2')};
  border-radius: ${token('radius-sheet')};
  background: ${token('sheet-soft')};
  color: ${token('ink-soft')};

  svg {
    width: ${token('icon-large')};
    height: ${token('icon-large')};
    stroke-width: 1.5;
  }
`;

const Title = styled.p`
  font-family: ${token('font-display')};
  font-size: ${token('text-22')};
  font-weight: ${token('weight-title')};
  line-height: ${token('leading-title')};
  text-wrap: balance;
`;

const Words = styled.div`
  max-width: 38ch;
  color: ${token('ink-soft')};
  text-wrap: pretty;
`;
