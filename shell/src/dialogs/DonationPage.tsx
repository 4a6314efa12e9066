import { token } from '@sheaf/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { pageWidth } from '../pageWidth';

/** The frame of the donation pages, which search engines must not index. */
export function DonationPage({ isBusy, children }: { isBusy?: boolean; children?: ReactNode }) {
  return (
    <Page aria-busy={isBusy}>
      {/* React moves it into the head. */}
      <meta name="robots" content="noindex" />
      {children}
    </Page>
  );
}

const Page = styled.div`
  ${pageWidth}
  max-width: ${token('dialog-regular')};
  min-height: 60vh;
  padding-block: ${token('space-16')} ${token('space-24')};

  h1 {
    font-size: ${token('text-28')};
  }
  h1 + p {
    margin-block: ${token('space-3')} ${token('space-5')};
  }
`;
