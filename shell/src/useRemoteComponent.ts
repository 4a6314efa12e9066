import type { LandingProps } from '@sheaf/shell/tool-contract';
import { type ComponentType, useEffect, useState } from 'react';
import type { RemotePart } from './remotes';
import { useServices } from './services';

/** Where a remote stands on its way onto the page. */
export type RemoteState = { step: 'loading' } | { step: 'ready'; Remote: ComponentType<LandingProps> } | { step: 'failed' };

interface RemoteOnItsWay {
  state: RemoteState;
  retry(): void;
  /** To be told when the loaded component broke down while it was shown. */
  fail(error: unknown): void;
}

/** Loads one part of a remote, and loads it again on `retry`. */
export function useRemoteComponent(remote: string, part: RemotePart): RemoteOnItsWay {
  const { remotes } = useServices();
  const [state, setState] = useState<RemoteState>({ step: 'loading' });
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what loads again
  useEffect(() => {
    let isWanted = true;
    setState({ step: 'loading' });
    remotes.load(remote, part).then(
      ({ default: Remote }) => isWanted && setState({ step: 'ready', Remote }),
      (error: unknown) => {
        console.error(`${remote} could not be loaded.`, error);
        if (isWanted) setState({ step: 'failed' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [remotes, remote, part, attempt]);

  return {
    state,
    retry: () => setAttempt((before) => before + 1),
    fail(error) {
      console.error(`${remote} broke down.`, error);
      setState({ step: 'failed' });
    },
  };
}
