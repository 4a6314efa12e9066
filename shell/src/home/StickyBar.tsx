import { from, token, toolHue } from '@sheaf/design-system';
import { useEffect } from 'react';
import styled, { keyframes } from 'styled-components';
import { markScrolled } from '../early/markScrolled';
import { useMessages } from '../language';
import { PageLink } from '../PageLink';
import { ToolIcon } from '../ToolIcon';
import { useTools } from '../toolReadiness';

/** Links to the tools at the bottom of the window, shown once the cards are scrolled away. It is prerendered, since a page that is only read runs no scripts. */
export function StickyBar() {
  const messages = useMessages();
  const tools = useTools();
  useEffect(() => markScrolled(document.documentElement), []);
  return (
    <Bar aria-label={messages.chrome.tools}>
      <List>
        {tools.map(({ id, barPath }) => (
          <li key={id}>
            <BarLink to={barPath}>
              <Picture $hue={toolHue(id)}>
                <ToolIcon tool={id} />
              </Picture>
              {messages.tools[id].shortTitle}
            </BarLink>
          </li>
        ))}
      </List>
    </Bar>
  );
}

const slideUp = keyframes`
  from { opacity: 0; transform: translateY(100%); }
`;

const Bar = styled.nav`
  :root:not([data-scrolled]) & {
    display: none;
  }
  /* Keeps scroll targets and focused elements clear of the bar. */
  :root:has(&) {
    scroll-padding-bottom: calc(${token('space-16')} + ${token('space-4')} + env(safe-area-inset-bottom));
  }
  position: fixed;
  inset: auto 0 0;
  z-index: ${token('layer-bar')};
  padding-bottom: env(safe-area-inset-bottom);
  background: ${token('sheet')};
  border-top: ${token('hairline')} solid ${token('line')};
  animation: ${slideUp} ${token('speed')} ${token('ease')};
`;

const List = styled.ul`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  max-width: ${token('page')};
  margin-inline: auto;
`;

const BarLink = styled(PageLink)`
  display: flex;
  flex-direction: column;
  align-items: center;
  /* The pictures are in one line, whether the words below take one or two. */
  justify-content: flex-start;
  gap: ${token('space-1')};
  height: 100%;
  min-height: ${token('space-16')};
  padding: ${token('space-3')} ${token('space-1')} ${token('space-2')};
  color: ${token('ink')};
  font-size: ${token('text-14')};
  line-height: 1.15;
  text-align: center;
  text-decoration: none;

  &:hover {
    background: ${token('sheet-soft')};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token('focus-ring')});
  }
  ${from.medium} {
    flex-direction: row;
    justify-content: center;
    gap: ${token('space-2')};
    min-height: ${token('space-14')};
  }
`;

const Picture = styled.span<{ $hue: string }>`
  color: ${({ $hue }) => $hue};

  svg {
    width: ${token('icon')};
    height: ${token('icon')};
  }
`;
