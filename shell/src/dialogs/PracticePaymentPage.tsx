import { DonationRequest } from '@sheaf/api/contract/donation';
import { createAmounts } from '@sheaf/api/contract/messages/locale/amounts';
import { Banner, Button, Card, LinkButton, Marked, token } from '@sheaf/design-system';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useLocale, useMessages } from '../language';
import { useShellState } from '../store';
import { THANKS_PATH, tools } from '../tools';
import { useLinkTo } from '../useLinkTo';
import { DonationPage } from './DonationPage';

/** Replaces the payment page on a server without a payment provider, and says so. */
export function PracticePaymentPage() {
  const donation = useDonationRequest();
  const mode = useShellState(({ serverConfig }) => (serverConfig.step === 'known' ? serverConfig.config.donations.mode : serverConfig.step));
  if (mode === 'asking') return <DonationPage isBusy />;
  return <DonationPage>{mode === 'practice' && donation ? <PracticePayment {...donation} /> : <NothingToPay />}</DonationPage>;
}

function useDonationRequest(): DonationRequest | null {
  const [searchParams] = useSearchParams();
  const donation = DonationRequest.safeParse({ amount: Number(searchParams.get('amount')), tool: searchParams.get('tool') });
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
  const linkTo = useLinkTo();
  const navigate = useNavigate();
  const { donations, tools: names } = useMessages();
  const { price } = createAmounts(useLocale());
  const used = tools.find(({ id }) => id === tool);
  const handleFinish = () => navigate(`${THANKS_PATH}?${new URLSearchParams({ tool })}`);

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
        {used && <LinkButton {...linkTo(used.path)}>{donations.backTo(names[tool].title)}</LinkButton>}
      </Actions>
    </Card>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  margin-top: ${token('space-6')};
`;
