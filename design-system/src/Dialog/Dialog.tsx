import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { token } from '../tokens';
import { Backdrop, Description, Panel, Title } from './dialogParts';

export interface DialogProps {
  isOpen: boolean;
  /** The close button, Escape, or a press outside. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one first; it stands at the thumb's end. */
  actions?: ReactNode;
  size?: 'small' | 'regular' | 'large';
}

/** A question that comes before everything else. It holds the focus and gives it back to where it was. */
export function Dialog({ isOpen, onClose, title, description, children, actions, size = 'regular' }: DialogProps) {
  const openedFrom = useRef<Element | null>(null);

  // Radix gives the focus back to its own trigger part, and here anything may open the dialog.
  function handleClosed(event: Event) {
    event.preventDefault();
    if (openedFrom.current instanceof HTMLElement) openedFrom.current.focus();
  }

  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()}>
      <RadixDialog.Portal>
        <Backdrop />
        <Panel
          data-holds-page
          data-size={size}
          onOpenAutoFocus={() => {
            openedFrom.current = document.activeElement;
          }}
          onCloseAutoFocus={handleClosed}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <Head>
            <Title>{title}</Title>
            <RadixDialog.Close asChild>
              <Close type="button" aria-label="Close">
                <X aria-hidden="true" />
              </Close>
            </RadixDialog.Close>
          </Head>
          {description && <Description>{description}</Description>}
          {children && <div>{children}</div>}
          {actions && <Actions>{actions}</Actions>}
        </Panel>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token('space-3')};
`;

const Close = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${token('tap')};
  height: ${token('tap')};
  margin: calc(-1 * ${token('space-2')}) calc(-1 * ${token('space-3')}) 0 0;
  border-radius: ${token('radius-control')};
  color: ${token('ink-soft')};

  &:hover {
    background: ${token('sheet-soft')};
    color: ${token('ink')};
  }
  svg {
    width: ${token('icon')};
    height: ${token('icon')};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex-direction: row-reverse;
  gap: ${token('space-2')};
  margin-top: ${token('space-2')};
`;
