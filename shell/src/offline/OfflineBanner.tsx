import { token } from '@sheaf/design-system';
import { useIsOnline } from '@sheaf/tool-kit/useIsOnline';
import { WifiOff } from 'lucide-react';
import styled from 'styled-components';
import { useMessages } from '../language';

/** Reports a missing network, on every route and at any scroll position. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  const { networkAway } = useMessages().trouble;
  return (
    <Container aria-live="polite">
      {!isOnline && (
        <p>
          <WifiOff aria-hidden="true" />
          {networkAway}
        </p>
      )}
    </Container>
  );
}

const Container = styled.div`
  position: sticky;
  top: 0;
  z-index: 20;

  > p {
    border-bottom: ${token('hairline')} solid ${token('line')};
    background: ${token('warn-soft')};
    display: flex;
    align-items: flex-start;
    gap: ${token('space-2')};
    padding: ${token('space-2')} max(${token('space-4')}, calc((100% - ${token('desk')}) / 2));
    font-size: ${token('text-14')};
  }
  svg {
    flex: none;
    width: ${token('icon-small')};
    height: ${token('icon-small')};
    margin-top: 0.2em;
    color: ${token('warn')};
  }
`;
