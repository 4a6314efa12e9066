import { DonationRequest } from '@sheaf/api/contract/donation';
import { amountsIn } from '@sheaf/api/contract/messages/amounts';
import { Banner, Button, Card, LinkButton, Marked, token } from '@sheaf/design-system';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { focusContent } from '../content';
import { rememberDonation } from '../donation';
import { useLocale, useMessages } from '../language';
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
  const { donations, trouble } = useMessages();
  return (
    <Card>
      <h1>{donations.nothingToPay.title}</h1>
      <p>{donations.nothingToPay.sentence}</p>
      <LinkButton {...linkTo('/')}>{trouble.backToTools}</LinkButton>
    </Card>
  );
}

function PracticePayment({ amount, tool }: DonationRequest) {
  const { storage } = useServices();
  const linkTo = useLinkTo();
  const { donations, tools: names } = useMessages();
  const { price } = amountsIn(useLocale());
  const [isFinished, setIsFinished] = useState(false);
  const used = tools.find(({ id }) => id === tool);
  const wayBack = used && <LinkButton {...linkTo(used.path)}>{donations.backTo(names[tool].title)}</LinkButton>;

  function handleFinish() {
    rememberDonation(storage, tool);
    setIsFinished(true);
    focusContent();
  }

  if (isFinished) {
    return (
      <Card>
        <h1>{donations.thanks.title}</h1>
        <p role="status">{donations.thanks.practice(price(amount))}</p>
        <Actions>{wayBack}</Actions>
      </Card>
    );
  }
  return (
    <Card>
      <h1>{donations.practice.title}</h1>
      <p>
        <Marked text={donations.practice.amount(price(amount))} as={(words) => <strong>{words}</strong>} />
      </p>
      <Banner tone="neutral" title={donations.practice.noMoney.title}>
        {donations.practice.noMoney.sentence}
      </Banner>
      <Actions>
        <Button tone="accent" onClick={handleFinish}>
          {donations.practice.finish}
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
