import { Banner } from '@sheaf/design-system';
import { useMessages } from '../../messages';

/** Names the files that were taken out because they cannot be read, until the result does. */
export function LeftOutNotice({ names }: { names: readonly string[] }) {
  const { files: words } = useMessages();
  return (
    <div role="alert">
      <Banner tone="warn">{words.leftOut(names)}</Banner>
    </div>
  );
}
