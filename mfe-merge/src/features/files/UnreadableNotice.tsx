import { Banner, Button, token } from '@sheaf/design-system';
import { Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';

export interface UnreadableNoticeProps {
  /** How many files cannot be read; each row says why. */
  unreadable: number;
  /** How many files there are in all. */
  count: number;
  onRemove: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** Counts the files that cannot be merged and offers to remove them. */
export function UnreadableNotice({ unreadable, count, onRemove, ref }: UnreadableNoticeProps) {
  const { files: words } = useMessages();
  return (
    <Place ref={ref} role="status">
      <Banner
        tone="warn"
        action={
          <Button size="small" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
            {words.removeUnreadable(unreadable)}
          </Button>
        }
      >
        {words.readable({ good: count - unreadable, count })}
      </Banner>
    </Place>
  );
}

const Place = styled.div`
  /* The bar with the button stays in view below it. */
  scroll-margin-bottom: ${token('space-24')};
`;
