import { DonationRequest } from '@sheaf/api/contract/donation';
import type { ToolId } from '@sheaf/api/contract/tools';
import { Card, LinkButton, token } from '@sheaf/design-system';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { rememberDonation } from '../donation';
import { useMessages } from '../language';
import { useServices } from '../services';
import { useShellState } from '../store';
import { tools } from '../tools';
import { useIsHydrated } from '../useIsHydrated';
import { useLinkTo } from '../useLinkTo';
import { DonationPage } from './DonationPage';

/** The page after a payment: thanks the visitor, stores for which tool, and links back to it. */
export function ThanksPage() {
  const [searchParams] = useSearchParams();
  const isHydrated = useIsHydrated();
  // The tool is unknown at build time, so the first render must match the prerendered page.
  const tool = isHydrated ? DonationRequest.shape.tool.safeParse(searchParams.get('tool')).data : undefined;
  const { storage } = useServices();
  const { donations, tools: names, trouble } = useMessages();
  const isPractice = useShellState(({ serverConfig }) => serverConfig.step === 'known' && serverConfig.config.donations.mode === 'practice');
  const linkTo = useLinkTo();
  const used = tools.find(({ id }) => id === tool);
  const result = useResult(tool);

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
          <Actions>
            {/* The file was downloaded before the donation, so the link back comes first. */}
            <LinkButton tone="accent" {...linkTo(used.path)}>
              {donations.backTo(names[used.id].title)}
            </LinkButton>
            {result && (
              <LinkButton icon={<Download aria-hidden="true" />} href={result.url} download={result.name}>
                {donations.thanks.download(result.name)}
              </LinkButton>
            )}
          </Actions>
        ) : (
          <LinkButton {...linkTo('/')}>{trouble.backToTools}</LinkButton>
        )}
      </Card>
    </DonationPage>
  );
}

/** Returns the tool's result as a download, if this browser stored it during the payment. */
function useResult(tool: ToolId | undefined): { name: string; url: string } | null {
  const { handedFiles, now } = useServices();
  const [result, setResult] = useState<File | null>(null);
  const [url, setUrl] = useState<string | null>(null);

  useEffect(() => {
    if (!tool) return;
    handedFiles.take(`thanks ${tool}`, now()).then(
      ([file]) => file && setResult(file),
      () => undefined,
    );
  }, [tool, handedFiles, now]);

  useEffect(() => {
    if (!result) return undefined;
    const objectUrl = URL.createObjectURL(result);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [result]);

  return result && url ? { name: result.name, url } : null;
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
`;

const Quiet = styled.p`
  margin-bottom: ${token('space-5')};
  color: ${token('ink-soft')};
`;
