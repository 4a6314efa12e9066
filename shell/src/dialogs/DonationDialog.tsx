import { donationAmountsInCents } from '@sheaf/api/contract/donation';
import { createAmounts } from '@sheaf/api/contract/messages/locale/amounts';
import type { ToolId } from '@sheaf/api/contract/tools';
import { Button, Dialog, token } from '@sheaf/design-system';
import { useState } from 'react';
import styled from 'styled-components';
import { parsePaymentAddress } from '../donation';
import { useLocale, useMessages } from '../language';
import { useServices } from '../services';

type Amount = (typeof donationAmountsInCents)[number];

export interface DonationDialogProps {
  isOpen: boolean;
  /** The tool that was just used. */
  tool: ToolId;
  /** True when the payment page is a practice page, because the server has no payment provider. */
  isPractice: boolean;
  onClose(): void;
}

/** Asks for a donation after a success. Closes without a message when the payment page cannot be opened. */
export function DonationDialog({ isOpen, tool, isPractice, onClose }: DonationDialogProps) {
  const { api, visit, results, handedFiles, now } = useServices();
  const [chosen, setChosen] = useState<Amount | null>(null);
  const words = useMessages().donations.ask;
  const { price } = createAmounts(useLocale());

  async function handleChoose(amount: Amount) {
    setChosen(amount);
    try {
      const { url } = await api.createDonationPayment({ amount, tool });
      const address = parsePaymentAddress(url, window.location.origin);
      if (!address) throw new Error(`The payment page is at a strange address: ${url}`);
      const result = results.get(tool);
      // Without storage the result is still in the tool.
      if (result) await handedFiles.store([result], `thanks ${tool}`, now()).catch(() => undefined);
      visit(address);
    } catch (error) {
      console.error('Failed to create payment', error);
      onClose();
    } finally {
      setChosen(null);
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={words.title}
      description={words.sentence}
      startsAtActions
      actions={
        <Button tone="quiet" onClick={onClose}>
          {words.notNow}
        </Button>
      }
    >
      <Amounts>
        {donationAmountsInCents.map((amount) => (
          <Button key={amount} size="large" disabled={chosen !== null} onClick={() => handleChoose(amount)}>
            {price(amount)}
          </Button>
        ))}
      </Amounts>
      {isPractice && <Practice>{words.practice}</Practice>}
    </Dialog>
  );
}

const Amounts = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${token('space-3')};
  font-variant-numeric: tabular-nums;
`;

const Practice = styled.p`
  margin-top: ${token('space-4')};
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
`;
