import { token } from '@sheaf/design-system';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';

export interface NativeDialogProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onToggle'> {
  isOpen: boolean;
  onOpen(): void;
  onClose(): void;
}

/** The browser's own dialog. It is part of the prerendered page, so a button can open it before any script runs. */
export function NativeDialog({ isOpen, onOpen, onClose, children, ...native }: NativeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const newest = useRef({ onOpen });
  newest.current = { onOpen };

  useEffect(() => {
    if (dialog.current?.open) newest.current.onOpen();
  }, []);

  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    // The browser may have opened it without the store, so only close a dialog that the store had open.
    if (!isOpen && wasOpen.current && dialog.current?.open) dialog.current.close();
    wasOpen.current = isOpen;
  }, [isOpen]);

  /** Closes on a press on the backdrop: inside, the content covers the whole dialog. */
  function handlePress({ target, currentTarget }: MouseEvent) {
    if (target === currentTarget && dialog.current?.open) dialog.current.close();
  }

  return (
    <Panel {...native} {...{ closedby: 'any' }} ref={dialog} onClose={onClose} onClick={handlePress} onKeyDown={trapFocus}>
      {children}
    </Panel>
  );
}

/** Keeps Tab in the dialog; the browser would move on to its own toolbars. */
function trapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const buttons = event.currentTarget.querySelectorAll('button');
  const [from, to] = event.shiftKey ? [buttons[0], buttons[buttons.length - 1]] : [buttons[buttons.length - 1], buttons[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

const rise = keyframes`
  from { opacity: 0; transform: translateY(${token('space-3')}); }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

const Panel = styled.dialog`
  width: calc(100% - 2 * ${token('space-4')});
  max-width: ${token('dialog-regular')};
  max-height: calc(100dvh - 2 * ${token('space-4')});
  margin: auto;
  padding: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  color: ${token('ink')};
  background: ${token('sheet')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-sheet')};
  box-shadow: ${token('shadow-lifted')};

  > * {
    padding: ${token('space-6')};
  }
  &[open] {
    animation: ${rise} ${token('speed-slow')} ${token('ease')};
  }
  &::backdrop {
    background: ${token('backdrop')};
    animation: ${appear} ${token('speed')} ${token('ease')};
  }
`;
