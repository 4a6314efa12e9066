import { Banner, Button, token } from '@sheaf/design-system';
import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useMessages } from '../../messages';

export interface UnreadableNoticeProps {
  /** The names of the files that cannot be read; each row says why. */
  names: string[];
  onRemove: () => void;
}

/** Names the files that cannot be merged, wherever in a long list they are, and offers to remove them. */
export function UnreadableNotice({ names, onRemove }: UnreadableNoticeProps) {
  const { files: words } = useMessages();
  return (
    <Container>
      <Banner
        tone="bad"
        action={
          <Button size="small" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
            {words.removeUnreadable(names.length)}
          </Button>
        }
      >
        {words.unreadable(names)}
      </Banner>
    </Container>
  );
}

const Container = styled.div`
  overflow-wrap: anywhere;
  /* The bar with the button stays in view below it. */
  scroll-margin-bottom: ${token('space-24')};
`;
