import { DonationRequest } from '@sheaf/api/contract/donation';
import { Card, LinkButton, token } from '@sheaf/design-system';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { rememberDonation } from '../donation';
import { useMessages } from '../language';
import { useServices } from '../services';
import { useShellState } from '../store';
import { tools } from '../tools';
import { useIsAlive } from '../useIsAlive';
import { useLinkTo } from '../useLinkTo';
import { DonationPage } from './DonationPage';

/** Where a visitor comes back to after paying: it thanks, remembers for which tool, and leads back to it. */
export function ThanksPage() {
  const [asked] = useSearchParams();
  const isAlive = useIsAlive();
  // While the site is built nobody knows for which tool; a page taken over must first say what was drawn then.
  const tool = isAlive ? DonationRequest.shape.tool.safeParse(asked.get('tool')).data : undefined;
  const { storage } = useServices();
  const { donations, tools: names, trouble } = useMessages();
  const isPractice = useShellState(({ serverConfig }) => serverConfig.step === 'known' && serverConfig.config.donations.mode === 'practice');
  const linkTo = useLinkTo();
  const used = tools.find(({ id }) => id === tool);

  useEffect(() => {
    if (tool) rememberDonation(storage, tool);
  }, [storage, tool]);

  return (
    <DonationPage>
      <Card>
        <h1>{donations.thanks.title}</h1>
        <p>{isPractice ? donations.thanks.practice : donations.thanks.sentence}</p>
        {used && <Quiet>{donations.thanks.notAskedAgain(names[used.id].title)}</Quiet>}
        {used ? (
          <LinkButton tone="accent" {...linkTo(used.path)}>
            {donations.backTo(names[used.id].title)}
          </LinkButton>
        ) : (
          <LinkButton {...linkTo('/')}>{trouble.backToTools}</LinkButton>
        )}
      </Card>
    </DonationPage>
  );
}

const Quiet = styled.p`
  margin-bottom: ${token('space-5')};
  color: ${token('ink-soft')};
`;
