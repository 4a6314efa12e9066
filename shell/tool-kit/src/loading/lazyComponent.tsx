import { Banner, Button } from '@sheaf/design-system';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useIsOnline } from '../network/useIsOnline';

/** A part of the screen that is loaded separately, so that the rest is shown sooner. */
export interface LazyComponent<Props> {
  /** Null until it was fetched. */
  current(): ComponentType<Props> | null;
  /** Fetches it once; after a failure it can be fetched again. */
  fetch(): Promise<void>;
}

/** Wraps a component that loads when it is first needed. */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let fetched: ComponentType<Props> | null = null;
  let fetching: Promise<void> | null = null;
  return {
    current: () => fetched,
    fetch() {
      fetching ??= load().then(
        (part) => {
          fetched = part;
        },
        (error: unknown) => {
          fetching = null;
          throw error;
        },
      );
      return fetching;
    },
  };
}

export interface LazySlotProps<Props> {
  /** Shown when it cannot be fetched. */
  words: { partMissing: string; tryAgain: string };
  part: LazyComponent<Props>;
  /** Shown until it is loaded. */
  meanwhile: ReactNode;
  children: (Part: ComponentType<Props>) => ReactNode;
}

/**
 * Renders a part once it is loaded, without a wait if it was loaded before. `React.lazy` would show its placeholder even then, and would never retry
 * after a failure, which would lose the visitor's files. After a network failure the part is fetched again once the network is back.
 */
export function LazySlot<Props>({ words, part, meanwhile, children }: LazySlotProps<Props>) {
  const [step, setStep] = useState<'waiting' | 'there' | 'failed'>('waiting');
  const Part = part.current();
  const isOnline = useIsOnline();
  const isMissing = step === 'waiting' && !Part;

  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    part.fetch().then(
      () => isWanted && setStep('there'),
      () => isWanted && setStep('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [isMissing, part]);

  const isWaitingForNetwork = step === 'failed' && !isOnline;
  useEffect(() => {
    if (!isWaitingForNetwork) return;
    const handleOnline = () => setStep('waiting');
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, [isWaitingForNetwork]);

  if (Part) return children(Part);
  if (step !== 'failed' || isWaitingForNetwork) return meanwhile;
  const again = (
    <Button size="small" onClick={() => setStep('waiting')}>
      {words.tryAgain}
    </Button>
  );
  return (
    <Banner tone="bad" action={again}>
      {words.partMissing}
    </Banner>
  );
}

/** Fetches parts before they are shown. After a failure a part is fetched again when it is shown, and reports errors then. */
export function prefetch(parts: readonly Pick<LazyComponent<never>, 'fetch'>[]): void {
  for (const part of parts) part.fetch().catch(() => undefined);
}
