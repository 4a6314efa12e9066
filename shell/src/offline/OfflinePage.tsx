import { DeadEnd } from '../DeadEnd';
import { useMessages } from '../language';

/** Stands in, without a network, for a page that was never opened on this device. */
export function OfflinePage() {
  return <DeadEnd {...useMessages().trouble.offline} />;
}
