import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { markStroke } from './markStroke';

export type MarkProps = ComponentPropsWithRef<'mark'>;

/** The highlighter stroke. It means "look here, this is proven"; it is never decoration alone. */
export function Mark(props: MarkProps) {
  return <Stroke {...props} />;
}

const Stroke = styled.mark`
  ${markStroke}
`;
