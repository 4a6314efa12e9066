import { DeadEnd } from '../DeadEnd';
import { useMessages } from '../language';

/** Shown offline in place of a page that was never opened on this device. */
export function OfflinePage() {
  return <DeadEnd {...useMessages().trouble.offline} />;
}
