import { ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type ButtonSize, type ButtonTone, buttonStyles } from '../Button/buttonStyles';
import { iconButtonStyles } from '../IconButton/iconButtonStyles';
import { token } from '../tokens';
import { menuSheetStyles } from './menuSheetStyles';

export interface MenuItem {
  id: string;
  label: string;
  description?: string;
  /** A lucide icon, before the words. */
  icon?: ReactNode;
  disabled?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  label: string;
  /** A lucide icon; with `isIconAlone` the label is announced and not shown. */
  icon?: ReactNode;
  isIconAlone?: boolean;
  tone?: ButtonTone;
  size?: ButtonSize;
  disabled?: boolean;
  items: readonly MenuItem[];
}

/** A button that opens a list of things to do. Not modal: the modal kind injects a style element, which the page's policy refuses. */
export function Menu({ label, icon, isIconAlone = false, tone = 'plain', size = 'regular', disabled, items }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      {isIconAlone ? (
        <IconTrigger aria-label={label} disabled={disabled}>
          {icon}
        </IconTrigger>
      ) : (
        <Trigger data-tone={tone} data-size={size} disabled={disabled}>
          {icon}
          {label}
          <ChevronDown aria-hidden="true" data-turns />
        </Trigger>
      )}
      <DropdownMenu.Portal>
        <Sheet align="end" sideOffset={8} collisionPadding={16}>
          {items.map((item) => (
            <Entry key={item.id} disabled={item.disabled} onSelect={item.onSelect}>
              {item.icon}
              <span>
                {item.label}
                {item.description && (
                  <>
                    {' '}
                    <Description>{item.description}</Description>
                  </>
                )}
              </span>
            </Entry>
          ))}
        </Sheet>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const Trigger = styled(DropdownMenu.Trigger)`
  ${buttonStyles}

  [data-turns] {
    width: ${token('icon-small')};
    height: ${token('icon-small')};
    transition: transform ${token('speed')} ${token('ease')};
  }
  &[data-state='open'] [data-turns] {
    transform: rotate(180deg);
  }
`;

const IconTrigger = styled(DropdownMenu.Trigger)`
  ${iconButtonStyles}

  &[data-state='open'] {
    background: ${token('sheet-soft')};
    color: ${token('ink')};
  }
`;

const Sheet = styled(DropdownMenu.Content)`
  ${menuSheetStyles}
  z-index: ${token('layer-dialog')};
  min-width: var(--radix-dropdown-menu-trigger-width);
  max-width: min(${token('dialog-small')}, var(--radix-dropdown-menu-content-available-width));
`;

const Entry = styled(DropdownMenu.Item)`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-height: ${token('tap')};
  padding: ${token('space-2')} ${token('space-3')};
  border-radius: ${token('radius-control')};
  line-height: 1.35;
  cursor: pointer;

  /* In a low window the whole list, with its edge, has to fit below its button. */
  @media (max-height: 50em) {
    padding-block: ${token('space-1')};
  }
  svg {
    flex: none;
    width: ${token('icon')};
    height: ${token('icon')};
    color: ${token('ink-soft')};
  }
  &[data-highlighted] {
    background: ${token('sheet-soft')};
    outline: none;
  }
  &[data-highlighted]:focus-visible {
    outline: ${token('focus-ring')} solid ${token('accent')};
    outline-offset: calc(-1 * ${token('focus-ring')});
  }
  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

const Description = styled.span`
  display: block;
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
`;
