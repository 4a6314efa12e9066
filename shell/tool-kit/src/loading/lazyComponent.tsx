import { Banner, Button } from '@sheaf/design-system';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useIsOnline } from '../network/useIsOnline';

/** A part of the screen that is fetched by itself, so that the rest is there sooner. */
export interface LazyComponent<Props> {
  /** Null until it was fetched. */
  current(): ComponentType<Props> | null;
  /** Fetches it once; after a failure it can be asked for again. */
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
  /** What is shown when it cannot be fetched. */
  words: { partMissing: string; tryAgain: string };
  part: LazyComponent<Props>;
  /** What is there until it has come. */
  meanwhile: ReactNode;
  children: (Part: ComponentType<Props>) => ReactNode;
}

/**
 * Draws a part once it has come, at once if it came before. `React.lazy` would show its placeholder for a moment even then, and would never ask
 * again after a failure, which would lose the visitor's files. Without a network the page says so itself, and the part comes once it is back.
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

/** Fetches parts before they are to show. One that does not come is asked for again when it is to show, and says so then. */
export function prefetch(parts: readonly Pick<LazyComponent<never>, 'fetch'>[]): void {
  for (const part of parts) part.fetch().catch(() => undefined);
}
