import { Button, Card, EmptyState } from '@sheaf/design-system';
import { useIsOnline } from '@sheaf/tool-kit/useIsOnline';
import { RotateCw, Unplug } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { focusContent } from './content';
import { useLocale, useMessages } from './language';
import { OtherTools } from './OtherTools';
import { RemoteBoundary } from './RemoteBoundary';
import { RemotePlace } from './RemotePlace';
import { useServices } from './services';
import { createShell } from './shellApi';
import { readServerConfig, useShellDispatch, useShellState } from './store';
import type { ToolRoute } from './toolRoutes';
import { useRemoteComponent } from './useRemoteComponent';

interface RemoteToolProps {
  route: ToolRoute;
  /** Receives files that were chosen on a page about the tool. */
  onFiles(files: File[]): void;
}

/** The part of the page that a remote fills. When the remote or the server fails, the visitor sees why and can try again. */
export function RemoteTool({ route, onFiles }: RemoteToolProps) {
  const { tool, part, slug } = route;
  const dispatch = useShellDispatch();
  const navigate = useNavigate();
  const serverConfig = useShellState((state) => state.serverConfig);
  const { state, retry, fail } = useRemoteComponent(tool.remote, part);
  const services = useServices();
  // Without an answer, use the configuration the page was prerendered for: removing the tool would lose the visitor's files.
  const config = serverConfig.step === 'known' ? serverConfig.config : (services.prerenderedFor ?? null);
  const isOnline = useIsOnline();
  const locale = useLocale();
  const messages = useMessages();
  const { serverSilent, toolMissing } = messages.trouble;
  const { title } = messages.tools[tool.id];
  const newestOnFiles = useRef(onFiles);
  useEffect(() => {
    newestOnFiles.current = onFiles;
  });
  const shell = useMemo(
    () =>
      config && createShell(tool.id, { config, locale, messages, dispatch, navigate, services, onFiles: (files) => newestOnFiles.current(files) }),
    [tool.id, config, locale, messages, dispatch, navigate, services],
  );

  useReturnOfNetwork(() => {
    const waits = serverConfig.step === 'unreachable' || (state.step === 'failed' && state.cause === 'connection');
    if (waits) retryAll();
  });

  function handleRetry() {
    // The button disappears, which would move the keyboard focus to the top of the page.
    focusContent();
    retryAll();
  }

  function retryAll() {
    if (serverConfig.step === 'unreachable') dispatch(readServerConfig());
    if (state.step === 'failed') retry();
  }

  if (serverConfig.step === 'unreachable' && !config) {
    return (
      <RemotePlace route={route}>
        <Failure title={serverSilent.title} onRetry={handleRetry}>
          {serverSilent.forTool(title)}
        </Failure>
      </RemotePlace>
    );
  }
  if (state.step === 'failed') {
    const pending = services.pendingFiles.listFor(tool.id);
    return (
      <RemotePlace route={route}>
        <Failure title={toolMissing.title(title)} onRetry={handleRetry}>
          {[
            isOnline ? toolMissing.because[state.cause] : toolMissing.becauseOffline,
            pending.length > 0 && toolMissing.held(pending.map(({ name }) => name)),
          ]
            .filter(Boolean)
            .join(' ')}
        </Failure>
        <OtherTools than={tool} />
      </RemotePlace>
    );
  }
  if (state.step === 'loading' || !shell) return <RemotePlace route={route} />;
  return (
    <RemoteBoundary onCrash={fail}>
      <state.Remote shell={shell} slug={slug} />
    </RemoteBoundary>
  );
}

/** Calls when the network is back, so that the visitor need not retry. */
function useReturnOfNetwork(onReturn: () => void): void {
  useEffect(() => {
    addEventListener('online', onReturn);
    return () => removeEventListener('online', onReturn);
  });
}

function Failure({ title, onRetry, children }: { title: string; onRetry(): void; children: string }) {
  return (
    <Card role="alert">
      <EmptyState
        icon={<Unplug />}
        title={title}
        action={
          <Button icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
            {useMessages().trouble.tryAgain}
          </Button>
        }
      >
        {children}
      </EmptyState>
    </Card>
  );
}
