import { from, menuSheetLook, token, toolHue } from '@sheaf/design-system';
import { ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { BeingBuiltTag } from '../BeingBuiltTag';
import { useMessages } from '../language';
import { PageLink } from '../PageLink';
import { ToolIcon } from '../ToolIcon';
import { useIsBeingBuilt } from '../toolReadiness';
import { type Tool, tools } from '../tools';

/** The five tools with what each does. On small screens it is the whole navigation. */
export function ToolsMenu() {
  const isBeingBuilt = useIsBeingBuilt();
  const words = useMessages().chrome;
  const hasChosen = useRef(false);

  return (
    <DropdownMenu.Root
      modal={false}
      onOpenChange={(isOpen) => {
        if (isOpen) hasChosen.current = false;
      }}
    >
      <Trigger>
        {words.tools}
        <ChevronDown aria-hidden="true" />
      </Trigger>
      <DropdownMenu.Portal>
        <Sheet
          align="start"
          sideOffset={8}
          collisionPadding={16}
          // After a choice the new page has the focus; only a menu closed without one gives it back.
          onCloseAutoFocus={(event) => hasChosen.current && event.preventDefault()}
        >
          {tools.map((tool) => (
            <DropdownMenu.Item key={tool.id} asChild onSelect={() => (hasChosen.current = true)}>
              <Entry to={tool.path}>
                <EntryWords tool={tool} isBeingBuilt={isBeingBuilt(tool.id)} />
              </Entry>
            </DropdownMenu.Item>
          ))}
        </Sheet>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function EntryWords({ tool, isBeingBuilt }: { tool: Tool; isBeingBuilt: boolean }) {
  const { title, description } = useMessages().tools[tool.id];
  return (
    <>
      <Picture $hue={toolHue(tool.id)}>
        <ToolIcon tool={tool.id} />
      </Picture>
      <span>
        <Title>{title}</Title>{' '}
        <Description>
          {description} {isBeingBuilt && <BeingBuiltTag />}
        </Description>
      </span>
    </>
  );
}

const Trigger = styled(DropdownMenu.Trigger)`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  min-height: ${token('tap')};
  padding-inline: ${token('space-2')};
  border-radius: ${token('radius-control')};
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};

  ${from.medium} {
    padding-inline: ${token('space-3')};
    font-size: ${token('text-16')};
  }
  svg {
    flex: none;
    width: ${token('icon-small')};
    height: ${token('icon-small')};
    transition: transform ${token('speed')} ${token('ease')};
  }
  &:hover,
  &[data-state='open'] {
    background: ${token('sheet-soft')};
    color: ${token('ink')};
  }
  &[data-state='open'] svg {
    transform: rotate(180deg);
  }
`;

const Sheet = styled(DropdownMenu.Content)`
  ${menuSheetLook}
  z-index: ${token('layer-bar')};
  width: var(--radix-dropdown-menu-content-available-width);
  max-width: ${token('dialog-small')};
`;

const Entry = styled(PageLink)`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${token('space-3')};
  padding: ${token('space-2')} ${token('space-3')};
  border-radius: ${token('radius-control')};
  color: inherit;
  text-decoration: none;

  ${from.medium} {
    padding-block: ${token('space-3')};
  }
  &[data-highlighted] {
    background: ${token('sheet-soft')};
    outline: none;
  }
  &[data-highlighted]:focus-visible {
    outline: ${token('focus-ring')} solid ${token('accent')};
    outline-offset: calc(-1 * ${token('focus-ring')});
  }
`;

const Picture = styled.span<{ $hue: string }>`
  color: ${({ $hue }) => $hue};
`;

const Title = styled.span`
  font-weight: ${token('weight-strong')};
`;

const Description = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-2')};
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
`;
