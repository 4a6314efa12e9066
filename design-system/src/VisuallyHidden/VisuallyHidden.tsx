import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { token } from '../tokens';

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/** Words for those who listen; nothing on the screen. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Hidden {...props} />;
}

export const hiddenFromSight = css`
  position: absolute;
  width: ${token('hairline')};
  height: ${token('hairline')};
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

const Hidden = styled.span`
  ${hiddenFromSight}
`;
