import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { token } from '../tokens';

export type MarkProps = ComponentPropsWithRef<'mark'>;

/** The highlighter stroke. It means "look here, this is proven"; it is never decoration alone. */
export function Mark(props: MarkProps) {
  return <Stroke {...props} />;
}

const Stroke = styled.mark`
  padding: 0.02em 0.12em 0.06em;
  margin-inline: -0.12em;
  background: ${token('mark')};
  color: ${token('ink')};
  border-radius: 0.08em;
  -webkit-box-decoration-break: clone;
  box-decoration-break: clone;

  /* Forced colours drop backgrounds; the stroke stays visible as a line. */
  @media (forced-colors: active) {
    text-decoration: underline;
  }
`;
