import { createAmounts } from '@sheaf/api/contract/messages/locale/amounts';
import { Button, Dialog, Marked, token } from '@sheaf/design-system';
import { Check } from 'lucide-react';
import styled from 'styled-components';
import { useLocale, useMessages } from '../language';
import { useShellState } from '../store';

export interface UpgradeDialogProps {
  isOpen: boolean;
  onClose(): void;
}

/** Tells a visitor that the free questions are used up. Nothing is sold here: both answers close it. */
export function UpgradeDialog({ isOpen, onClose }: UpgradeDialogProps) {
  const words = useMessages().dialogs.upgrade;
  const { price } = createAmounts(useLocale());
  const pricing = useShellState(({ serverConfig }) => (serverConfig.step === 'known' ? serverConfig.config.pricing : null));

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={words.title}
      description={words.sentence}
      actions={
        <>
          <Button tone="accent" onClick={onClose}>
            {words.upgrade}
          </Button>
          <Button onClick={onClose}>{words.later}</Button>
        </>
      }
    >
      {pricing?.mode === 'metered' && (
        <Price>
          <Marked text={words.perMonth(price(pricing.cents.proPerMonth))} as={(amount) => <strong>{amount}</strong>} />
        </Price>
      )}
      <Advantages>
        {words.advantages.map((advantage) => (
          <li key={advantage}>
            <Check aria-hidden="true" />
            {advantage}
          </li>
        ))}
      </Advantages>
    </Dialog>
  );
}

const Price = styled.p`
  color: ${token('ink-soft')};
  font-variant-numeric: tabular-nums;

  strong {
    color: ${token('ink')};
    font-family: ${token('font-display')};
    font-size: ${token('text-40')};
    font-weight: ${token('weight-title')};
  }
`;

const Advantages = styled.ul`
  display: grid;
  gap: ${token('space-2')};
  margin-top: ${token('space-4')};

  li {
    display: flex;
    align-items: center;
    gap: ${token('space-3')};
  }
  svg {
    flex: none;
    width: ${token('icon')};
    height: ${token('icon')};
    color: ${token('good')};
  }
`;
