import type { LandingProps, Locale, ToolModule } from '@sheaf/tool-contract';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocale } from './language';
import type { RemotePart, Remotes } from './remotes';
import { useServices } from './services';

/** Why a tool is missing: the visitor is offline, or the tool's own files are unavailable. */
export type FailureCause = 'connection' | 'site';

/** The loading state of a remote. */
export type RemoteState = { step: 'loading' } | { step: 'ready'; Remote: ComponentType<LandingProps> } | { step: 'failed'; cause: FailureCause };

const FIRST_ATTEMPT = 1;

interface LoadingRemote {
  state: RemoteState;
  retry(): void;
  /** Called when the loaded component failed while it was shown. */
  fail(error: unknown): void;
}

/** Loads one part of a remote and its words in the page's language, again on `retry`. A prerendered part is ready at once. */
export function useRemoteComponent(remote: string, part: RemotePart): LoadingRemote {
  const { remotes, prerenderedPart, canReachSite } = useServices();
  const locale = useLocale();
  const prerendered = prerenderedPart?.remote === remote && prerenderedPart.part === part ? prerenderedPart.Component : null;
  const [state, setState] = useState<RemoteState>(prerendered ? { step: 'ready', Remote: prerendered } : { step: 'loading' });
  const [attempt, setAttempt] = useState(FIRST_ATTEMPT);

  useEffect(() => {
    if (prerendered && attempt === FIRST_ATTEMPT) return;
    let isWanted = true;
    setState({ step: 'loading' });
    loadSpeaking(remotes, remote, part, locale).then(
      ({ default: Remote }) => isWanted && setState({ step: 'ready', Remote }),
      (error: unknown) => {
        console.error(`${remote} could not be loaded.`, error);
        void canReachSite().then((isReached) => isWanted && setState({ step: 'failed', cause: isReached ? 'site' : 'connection' }));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [remotes, canReachSite, remote, part, locale, prerendered, attempt]);

  return {
    state,
    retry: () => setAttempt((before) => before + 1),
    fail(error) {
      console.error(`${remote} broke down.`, error);
      // A tool that failed after loading has no connection problem.
      setState({ step: 'failed', cause: 'site' });
    },
  };
}

/** Loads a part of a remote with its messages. Falls back to English where a language fails to load. */
export async function loadSpeaking(remotes: Remotes, remote: string, part: RemotePart, locale: Locale): Promise<ToolModule> {
  const module = await remotes.load(remote, part);
  await module.prepare?.(locale).catch((error: unknown) => console.error(`${remote} has no words in "${locale}".`, error));
  return module;
}
