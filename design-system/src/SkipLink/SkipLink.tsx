import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { useWords } from '../ThemeRoot/useWords';
import { token } from '../tokens';
import { hiddenFromSight } from '../VisuallyHidden/VisuallyHidden';

export type SkipLinkProps = ComponentPropsWithRef<'a'>;

/** The first stop of the Tab key: past the header to the content. Seen only while it has the focus. */
export function SkipLink({ href = '#content', children, ...native }: SkipLinkProps) {
  const words = useWords();
  return (
    <Anchor href={href} {...native}>
      {children ?? words.skipToContent}
    </Anchor>
  );
}

const Anchor = styled.a`
  &:not(:focus) {
    ${hiddenFromSight}
  }
  &:focus {
    position: fixed;
    top: ${token('space-3')};
    inset-inline-start: ${token('space-3')};
    z-index: ${token('layer-toast')};
    display: inline-flex;
    align-items: center;
    min-height: ${token('tap')};
    padding-inline: ${token('space-5')};
    background: ${token('sheet')};
    color: ${token('ink')};
    border-radius: ${token('radius-control')};
    box-shadow: ${token('shadow-lifted')};
    font-weight: ${token('weight-strong')};
    text-decoration: none;
  }
`;
