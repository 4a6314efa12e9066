import { Banner, Button, token } from '@sheaf/design-system';
import styled from 'styled-components';
import { focusContent } from '../content';
import { readServerConfig, useShellDispatch, useShellState } from '../store';

/** Says that the server did not answer; on any other day nothing. */
export function ServerNotice() {
  const dispatch = useShellDispatch();
  const isUnreachable = useShellState(({ serverConfig }) => serverConfig.step === 'unreachable');
  if (!isUnreachable) return null;

  function handleRetry() {
    focusContent();
    dispatch(readServerConfig());
  }

  return (
    <Place role="status">
      <Banner
        tone="warn"
        title="The server did not answer"
        action={
          <Button size="small" onClick={handleRetry}>
            Try again
          </Button>
        }
      >
        You can look around, but the tools need it. Check your connection and try again.
      </Banner>
    </Place>
  );
}

const Place = styled.div`
  padding-top: ${token('space-4')};
`;
