import { token } from '@sheaf/design-system';
import styled from 'styled-components';

/** The name of a part of the profile, with what can be done with all of it. */
export const SectionHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};
  min-height: ${token('tap')};

  h3 {
    font-size: ${token('text-18')};
  }
`;
