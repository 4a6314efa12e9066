import { Banner, Button, token } from '@sheaf/design-system';
import styled from 'styled-components';
import { focusContent } from '../content';
import { useMessages } from '../language';
import { readServerConfig, useShellDispatch, useShellState } from '../store';

/** Reports that the server did not answer. Renders nothing otherwise. */
export function ServerNotice() {
  const dispatch = useShellDispatch();
  const isUnreachable = useShellState(({ serverConfig }) => serverConfig.step === 'unreachable');
  const { serverSilent, tryAgain } = useMessages().trouble;
  if (!isUnreachable) return null;

  function handleRetry() {
    focusContent();
    dispatch(readServerConfig());
  }

  return (
    <Container role="status">
      <Banner
        tone="warn"
        title={serverSilent.title}
        action={
          <Button size="small" onClick={handleRetry}>
            {tryAgain}
          </Button>
        }
      >
        {serverSilent.forVisitor}
      </Banner>
    </Container>
  );
}

const Container = styled.div`
  padding-top: ${token('space-4')};
`;
