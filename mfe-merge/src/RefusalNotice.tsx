import { Banner, Button, token } from '@sheaf/design-system';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { type MergeRefusal, wayOut } from './state/mergeRefusal';

export interface RefusalNoticeProps {
  refusal: MergeRefusal;
  onMergeOnDevice: () => void;
}

/** Why there is no result, and what to do; it comes into view by itself below a long list. */
export function RefusalNotice({ refusal, onMergeOnDevice }: RefusalNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <Place ref={place}>
      <Banner
        tone="bad"
        title="Nothing was merged"
        action={
          refusal.isServerAway && (
            <Button size="small" onClick={onMergeOnDevice}>
              Do it on this device instead
            </Button>
          )
        }
      >
        {refusal.sentence} {wayOut(refusal)}
      </Banner>
    </Place>
  );
}

const Place = styled.div`
  /* The bar with the button stays in view below it. */
  scroll-margin-bottom: ${token('space-24')};
`;
