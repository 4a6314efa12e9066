import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '../IconButton/IconButton';
import { useWords } from '../ThemeRoot/useWords';
import { below, from, token } from '../tokens';
import { hiddenFromSight } from '../VisuallyHidden/VisuallyHidden';
import { Backdrop, Description, Panel, Title } from './dialogParts';
import { useFocusReturn } from './useFocusReturn';

export interface DialogProps {
  isOpen: boolean;
  /** The close button, Escape, or a press outside. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Beside the title where there is room, else below it: what is looked at is then left the height. */
  tools?: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one first; it is at the thumb's end. */
  actions?: ReactNode;
  /** For what nobody asked for: it then begins at the actions, so that a key of somebody who goes on writing presses nothing of weight. */
  startsAtActions?: boolean;
  /** `screen` is all of it: what is inside takes the height there is, and scrolls by itself. */
  size?: 'small' | 'regular' | 'large' | 'screen';
}

/** A question that comes before everything else. It holds the focus and gives it back to where it was. */
export function Dialog({ isOpen, onClose, title, description, tools, children, actions, startsAtActions, size = 'regular' }: DialogProps) {
  const actionsPlace = useRef<HTMLDivElement>(null);
  const focusReturn = useFocusReturn(startsAtActions ? actionsPlace : undefined);
  const words = useWords();

  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()}>
      <RadixDialog.Portal>
        <Backdrop />
        <Panel data-holds-page data-size={size} {...focusReturn} {...(!description && { 'aria-describedby': undefined })}>
          <Head>
            <Title>{title}</Title>
            {description && <Description>{description}</Description>}
            {tools && <Tools>{tools}</Tools>}
          </Head>
          {children && <div>{children}</div>}
          {actions && <Actions ref={actionsPlace}>{actions}</Actions>}
          {/* Last, so that the focus lands on what the dialog is about. */}
          <RadixDialog.Close asChild>
            <Close label={words.close}>
              <X aria-hidden="true" />
            </Close>
          </RadixDialog.Close>
        </Panel>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

const Tools = styled.div`
  flex: 1;
  min-width: 0;
`;

const Head = styled.div`
  display: grid;
  gap: ${token('space-3')};
  padding-inline-end: ${token('space-10')};

  &:has(> ${Tools}) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token('space-6')};
    min-height: calc(${token('tap')} + ${token('space-2')});
  }
  /* On a phone what is looked at needs the room more than its title; the first row of tools leaves the corner free. */
  ${below.medium} {
    &:has(> ${Tools}) {
      padding-inline-end: 0;
    }
    &:has(> ${Tools}) > h2 {
      ${hiddenFromSight}
    }
  }
`;

const Close = styled(IconButton)`
  position: absolute;
  top: ${token('space-4')};
  inset-inline-end: ${token('space-4')};
`;

/** Under each other and as wide as the thumb likes on a phone; in a row, the primary one at the end, from there on. */
const Actions = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-2')};
  margin-top: ${token('space-2')};

  ${from.medium} {
    flex-flow: row-reverse wrap;
  }
`;
