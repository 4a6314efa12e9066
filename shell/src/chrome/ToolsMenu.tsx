import { from, menuSheetStyles, token, toolHue } from '@sheaf/design-system';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { BeingBuiltTag } from '../BeingBuiltTag';
import { useMessages } from '../language';
import { PageLink } from '../PageLink';
import { ToolIcon } from '../ToolIcon';
import { useIsBeingBuilt, useTools } from '../toolReadiness';
import type { Tool } from '../tools';
import { useMenu } from './useMenu';

/** The tools with what each does. On small screens it is the whole navigation. */
export function ToolsMenu() {
  const isBeingBuilt = useIsBeingBuilt();
  const words = useMessages().chrome;
  const { close, buttonProps, sheetProps, entryProps } = useMenu(MENU_ID);

  return (
    <Container>
      <Trigger {...buttonProps}>
        {words.tools}
        <ChevronDown aria-hidden="true" />
      </Trigger>
      <Sheet {...sheetProps}>
        {useTools().map((tool) => (
          <Entry
            key={tool.id}
            to={tool.path}
            {...entryProps}
            onPointerEnter={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
            onClick={close}
          >
            <EntryWords tool={tool} isBeingBuilt={isBeingBuilt(tool.id)} />
          </Entry>
        ))}
      </Sheet>
    </Container>
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

const MENU_ID = 'tools-menu';
const ANCHOR = '--tools-button';

const Container = styled.div`
  position: relative;
`;

const Trigger = styled.button`
  anchor-name: ${ANCHOR};
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
  &:has(+ :popover-open) {
    background: ${token('sheet-soft')};
    color: ${token('ink')};
  }
  &:has(+ :popover-open) svg {
    transform: rotate(180deg);
  }
`;

const Sheet = styled.div`
  ${menuSheetStyles}
  --width: min(${token('dialog-small')}, calc(100vw - 2 * ${token('space-4')}));
  position: fixed;
  /* Without anchor positioning it is placed at the corner of the header. */
  inset: ${token('space-16')} ${token('space-4')} auto auto;
  width: var(--width);
  max-height: calc(100vh - ${token('space-20')});
  margin: 0;
  color: inherit;
  transform-origin: top;

  @supports (anchor-name: ${ANCHOR}) {
    position-anchor: ${ANCHOR};
    inset: calc(anchor(bottom) + ${token('space-2')}) auto auto max(${token('space-4')}, min(anchor(left), calc(100% - var(--width) - ${token('space-4')})));
  }

  &:focus {
    outline: none;
  }
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
  &:focus {
    background: ${token('sheet-soft')};
    outline: none;
  }
  &:focus-visible {
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
