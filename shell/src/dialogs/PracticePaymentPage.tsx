import { DonationRequest } from '@sheaf/api/contract/donation';
import { Banner, Button, Card, LinkButton, token } from '@sheaf/design-system';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { focusContent } from '../content';
import { dollars, rememberDonation } from '../donation';
import { pageWidth } from '../pageWidth';
import { useServices } from '../services';
import { useShellState } from '../store';
import { tools } from '../tools';
import { useLinkTo } from '../useLinkTo';

/** Stands in for a payment provider where the server has none, and says so. */
export function PracticePaymentPage() {
  const donation = useAskedDonation();
  const mode = useShellState(({ serverConfig }) => (serverConfig.step === 'known' ? serverConfig.config.donations.mode : serverConfig.step));
  if (mode === 'asking') return <Page aria-busy="true" />;
  return (
    <Page>
      {/* React moves it into the head. */}
      <meta name="robots" content="noindex" />
      {mode === 'practice' && donation ? <PracticePayment {...donation} /> : <NothingToPay />}
    </Page>
  );
}

function useAskedDonation(): DonationRequest | null {
  const [asked] = useSearchParams();
  const donation = DonationRequest.safeParse({ amount: Number(asked.get('amount')), tool: asked.get('tool') });
  return donation.success ? donation.data : null;
}

function NothingToPay() {
  const linkTo = useLinkTo();
  return (
    <Card>
      <h1>There is nothing to pay here</h1>
      <p>This address belongs to a donation, and none is under way.</p>
      <LinkButton {...linkTo('/')}>Back to Tools</LinkButton>
    </Card>
  );
}

function PracticePayment({ amount, tool }: DonationRequest) {
  const { storage } = useServices();
  const linkTo = useLinkTo();
  const [isFinished, setIsFinished] = useState(false);
  const used = tools.find(({ id }) => id === tool);
  const wayBack = used && <LinkButton {...linkTo(used.path)}>Back to {used.title}</LinkButton>;

  function handleFinish() {
    rememberDonation(storage, tool);
    setIsFinished(true);
    focusContent();
  }

  if (isFinished) {
    return (
      <Card>
        <h1>Thank you</h1>
        <p role="status">Your practice donation of {dollars(amount)} is finished. No money moved.</p>
        <Actions>{wayBack}</Actions>
      </Card>
    );
  }
  return (
    <Card>
      <h1>Practice payment</h1>
      <p>
        A donation of <strong>{dollars(amount)}</strong> to Sheaf.
      </p>
      <Banner tone="neutral" title="No money moves">
        This server has no payment provider, so this page only shows what paying would be like. It asks for no card.
      </Banner>
      <Actions>
        <Button tone="accent" onClick={handleFinish}>
          Finish the practice payment
        </Button>
        {wayBack}
      </Actions>
    </Card>
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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  margin-top: ${token('space-6')};
`;
