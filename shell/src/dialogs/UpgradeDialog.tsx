import { Button, Dialog, token } from '@sheaf/design-system';
import { Check } from 'lucide-react';
import styled from 'styled-components';

const ADVANTAGES = ['Unlimited AI chat', 'Priority processing', 'Advanced PDF tools', 'No file size limits'];

export interface UpgradeDialogProps {
  isOpen: boolean;
  onClose(): void;
}

/** Tells a visitor that the free questions are used up. Nothing is sold here: both answers close it. */
export function UpgradeDialog({ isOpen, onClose }: UpgradeDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title="Upgrade to Pro"
      description="You've reached your free chat limit. Upgrade for unlimited AI conversations."
      actions={
        <>
          <Button tone="accent" onClick={onClose}>
            Upgrade Now
          </Button>
          <Button onClick={onClose}>Maybe Later</Button>
        </>
      }
    >
      <Price>
        <strong>$9</strong> per month
      </Price>
      <Advantages>
        {ADVANTAGES.map((advantage) => (
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
