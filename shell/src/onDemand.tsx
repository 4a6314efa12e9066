import { Button, Card, EmptyState } from '@sheaf/design-system';
import { RotateCw, Unplug } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useMessages } from './language';

/** A part of the page with a file of its own, loaded when it is needed. */
export interface PartOnDemand<Props> {
  /** Fetches it once; it is then rendered without a wait. */
  prepare(): Promise<void>;
  /** The fetched component, or null before. */
  arrived(): ComponentType<Props> | null;
}

/** Wraps a component that loads when it is first needed. */
export function onDemand<Props>(load: () => Promise<ComponentType<Props>>): PartOnDemand<Props> {
  let part: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;

  async function fetchPart() {
    try {
      part = await load();
    } catch (error) {
      loading = null;
      throw error;
    }
  }

  return {
    prepare() {
      loading ??= fetchPart();
      return loading;
    },
    arrived: () => part,
  };
}

interface OnDemandProps<Props> {
  part: PartOnDemand<Props>;
  props: Props;
  /** Shown when it cannot be fetched, instead of an alert with a button. */
  missing?: ReactNode;
}

/** Renders the part with its props once it is loaded. After a failure it is fetched again when the network is back. */
export function OnDemand<Props extends object>({ part, props, missing }: OnDemandProps<Props>) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(part.arrived() ? 'ready' : 'loading');

  useEffect(() => {
    if (state !== 'loading') return;
    part.prepare().then(
      () => setState('ready'),
      (error: unknown) => {
        console.error('A part of the page could not be loaded.', error);
        setState('failed');
      },
    );
  }, [state, part]);

  useEffect(() => {
    if (state !== 'failed') return;
    const handleOnline = () => setState('loading');
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, [state]);

  if (state === 'failed') return missing === undefined ? <Missing onRetry={() => setState('loading')} /> : missing;
  const Part = part.arrived();
  return Part && <Part {...props} />;
}

function Missing({ onRetry }: { onRetry(): void }) {
  const { partMissing, tryAgain } = useMessages().trouble;
  return (
    <Card role="alert">
      <EmptyState
        icon={<Unplug />}
        title={partMissing.title}
        action={
          <Button icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
            {tryAgain}
          </Button>
        }
      >
        {partMissing.sentence}
      </EmptyState>
    </Card>
  );
}
