import { CircleCheck, Info, OctagonAlert, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useState } from 'react';
import { useWords } from '../ThemeRoot/useWords';
import { Close, Heading, Sentence, Slip, Viewport, Words } from './toastParts';

export type ToastTone = 'neutral' | 'good' | 'bad';

export interface ToastNotice {
  /** A new id is a new notice, even with the same words. */
  id: number;
  title: string;
  description?: string;
  tone?: ToastTone;
}

export interface ToastRegionProps {
  /** The one notice to show; a newer one takes its place. */
  notice: ToastNotice | null;
  /** Its time is over, or it was closed or swiped away. */
  onDismiss: () => void;
}

const SHOWN_FOR_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;
const icons = { neutral: Info, good: CircleCheck, bad: OctagonAlert };

/** The page's corner for short notices: one at a time, five seconds, swiped to the right, reached with F8. */
export function ToastRegion({ notice, onDismiss }: ToastRegionProps) {
  const words = useWords();
  // What was shown last stays while it leaves.
  const [shown, setShown] = useState(notice);
  if (notice && notice !== shown) setShown(notice);

  return (
    <Toast.Provider duration={SHOWN_FOR_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX} label={words.toast.notification}>
      {shown && <OneToast key={shown.id} notice={shown} isOpen={notice !== null} onDismiss={onDismiss} />}
      <Viewport hotkey={['F8']} label={words.toast.notifications('{hotkey}')} />
    </Toast.Provider>
  );
}

function OneToast({ notice, isOpen, onDismiss }: { notice: ToastNotice; isOpen: boolean; onDismiss: () => void }) {
  const { title, description, tone = 'neutral' } = notice;
  const words = useWords();
  const Icon = icons[tone];
  return (
    <Slip open={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onDismiss()} type={tone === 'bad' ? 'foreground' : 'background'} data-tone={tone}>
      <Icon aria-hidden="true" />
      {/* Radix speaks the words through its own live region; a second voice would repeat them. */}
      <Words role={tone === 'bad' ? 'alert' : undefined} aria-live="off">
        <Heading>{title}</Heading>
        {description && <Sentence>{description}</Sentence>}
      </Words>
      <Close aria-label={words.toast.dismiss}>
        <X aria-hidden="true" />
      </Close>
    </Slip>
  );
}
