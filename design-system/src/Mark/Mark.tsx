import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { token } from '../tokens';

export type MarkProps = ComponentPropsWithRef<'mark'>;

/** The highlighter stroke. It means "look here, this is proven"; it is never decoration alone. */
export function Mark(props: MarkProps) {
  return <Stroke {...props} />;
}

const Stroke = styled.mark`
  padding-inline: 0.14em;
  margin-inline: -0.14em;
  /* One flat colour, laid as an image so that the stroke is a little lower than the letters, as a pen would leave it. */
  background: linear-gradient(${token('mark')}, ${token('mark')}) 0 85% / 100% 84% no-repeat;
  color: ${token('ink')};
  -webkit-box-decoration-break: clone;
  box-decoration-break: clone;

  /* Forced colours drop backgrounds; the stroke stays visible as a line. */
  @media (forced-colors: active) {
    text-decoration: underline;
  }
`;
