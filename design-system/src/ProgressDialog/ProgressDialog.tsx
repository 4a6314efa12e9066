import { Dialog as RadixDialog } from 'radix-ui';
import { useDeferredValue, useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button';
import { Backdrop, Description, Panel, Title } from '../Dialog/dialogParts';
import { useFocusReturn } from '../Dialog/useFocusReturn';
import { ProgressBar } from '../Progress/ProgressBar';
import { useWords } from '../ThemeRoot/useWords';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { advancePercent, TICK_MS } from './creepingPercent';
import { useThrottledText } from './useThrottledText';

export interface ProgressDialogProps {
  isOpen: boolean;
  title: string;
  /** What is happening now. It may change many times a second; screen readers announce it now and then. */
  description: string;
  /** 0 to 1, when it is really known. Until then the bar creeps towards 85 %, and it never goes back. */
  progress?: number;
  /** Stops the work. Without it the dialog cannot be left before the work is done. */
  onCancel?: () => void;
}

const FULL_PERCENT = 100;
/** Long enough for a screen reader to finish one sentence before the next. */
const ANNOUNCE_EVERY_MS = 5000;

/** Is shown before the page while work is under way: what is happening, how far, and how to stop it. */
export function ProgressDialog({ isOpen, onCancel, ...work }: ProgressDialogProps) {
  const focusReturn = useFocusReturn();
  // Hiding the page from those who listen takes a phone a quarter of a second. What the press changed on the page is shown before that.
  const isShown = useDeferredValue(isOpen, false) && isOpen;
  const words = useWords();
  return (
    <RadixDialog.Root open={isShown} onOpenChange={(isNowOpen) => !isNowOpen && onCancel?.()}>
      <RadixDialog.Portal>
        <Backdrop />
        <Panel data-holds-page data-size="small" {...focusReturn} onInteractOutside={(event) => event.preventDefault()}>
          <Work {...work} />
          {onCancel && (
            <Foot>
              <Button onClick={onCancel}>{words.cancel}</Button>
            </Foot>
          )}
        </Panel>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Lives as long as the dialog is open, so every opening starts at 0. */
function Work({ title, description, progress }: Pick<ProgressDialogProps, 'title' | 'description' | 'progress'>) {
  const creeping = useCreepingPercent(progress === undefined);
  const announced = useThrottledText(description, ANNOUNCE_EVERY_MS);
  const titleId = useId();
  return (
    <>
      <Title>
        <span id={titleId}>{title}</span>
      </Title>
      <Sentence>{description}</Sentence>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <ProgressBar share={Math.max(creeping / FULL_PERCENT, progress ?? 0)} aria-labelledby={titleId} />
    </>
  );
}

function useCreepingPercent(isCreeping: boolean): number {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    if (!isCreeping) return undefined;
    const ticking = setInterval(() => {
      const chance = Math.random();
      setPercent((before) => advancePercent(before, chance));
    }, TICK_MS);
    return () => clearInterval(ticking);
  }, [isCreeping]);
  return percent;
}

/** Two lines are kept free, so that a long file name does not make the dialog jump, and a longer one is cut off. */
const Sentence = styled(Description)`
  display: -webkit-box;
  min-height: 2lh;
  overflow: hidden;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
`;
