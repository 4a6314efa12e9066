import { token } from '@sheaf/design-system';
import styled from 'styled-components';
import { useMessages } from './language';

/** Marks a tool that this server does not offer yet. */
export function BeingBuiltTag() {
  return <Tag>{useMessages().chrome.beingBuilt}</Tag>;
}

const Tag = styled.span`
  display: inline-block;
  padding-inline: ${token('space-2')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-round')};
  color: ${token('ink-soft')};
  font-family: ${token('font-text')};
  font-size: ${token('text-14')};
  font-weight: ${token('weight-text')};
  line-height: ${token('leading-text')};
  letter-spacing: 0;
  white-space: nowrap;
`;
