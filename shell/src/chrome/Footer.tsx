import type { ShellMessages } from '@sheaf/api/contract/messages/shell';
import { from, IconButton, layOutWhenNear, token } from '@sheaf/design-system';
import { Keyboard } from 'lucide-react';
import styled, { css } from 'styled-components';
import { useMessages } from '../language';
import { LICENCES_PATH } from '../licences/licenceList';
import { PageLink } from '../PageLink';
import { pageWidth } from '../pageWidth';
import { useTools } from '../toolReadiness';
import type { Tool } from '../tools';
import { useAddress } from '../useAddress';
import { useIsCharging } from '../useIsCharging';
import { useToolRoute } from '../useToolRoute';
import { LanguageLinks } from './LanguageLinks';
import { Logo } from './Logo';
import { ThemeSwitch } from './ThemeSwitch';

// A tool with at least this many pages gets its own group.
const MANY_PAGES = 3;
const hasManyPages = ({ landings }: Tool) => landings.length >= MANY_PAGES;

export interface FooterProps {
  /** Called to show the keyboard shortcuts. */
  onShortcuts(): void;
}

/** The bottom of every page, with a link to every page of the tools that are offered, and to the same page in every other language. */
export function Footer({ onShortcuts }: FooterProps) {
  const messages = useMessages();
  const words = messages.chrome.footer;

  return (
    <Bottom>
      <Columns data-desk={useToolRoute()?.part === 'Tool' || undefined}>
        <Slogan>
          <Logo />
          <p>{useIsCharging() ? words.sloganCharged : words.slogan}</p>
          <LanguageLinks />
          <Choices>
            <ThemeSwitch />
            <IconButton label={messages.dialogs.shortcuts.title} onClick={onShortcuts}>
              <Keyboard aria-hidden="true" />
            </IconButton>
          </Choices>
          {/* A full page load: the list is prerendered into that page and in no script. */}
          <PlainLink href={useAddress()(LICENCES_PATH)}>{messages.licences.title}</PlainLink>
        </Slogan>
        <Groups aria-label={words.label}>
          {buildGroups(messages, useTools()).map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ path, label }) => (
                  <li key={path}>
                    <FooterLink to={path}>{label}</FooterLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Groups>
      </Columns>
    </Bottom>
  );
}

function buildGroups({ tools: names, addresses: { landings }, chrome: { footer } }: ShellMessages, tools: readonly Tool[]) {
  const buildLinks = (tool: Tool) => tool.landings.map(({ path }) => ({ path, label: landings[path].label }));
  return [
    { title: footer.tools, links: [{ path: '/', label: footer.home }, ...tools.map(({ id, path }) => ({ path, label: names[id].title }))] },
    { title: footer.aboutTheTools, links: tools.filter((tool) => !hasManyPages(tool)).flatMap(buildLinks) },
    ...tools.filter(hasManyPages).map((tool) => ({ title: names[tool.id].title, links: buildLinks(tool) })),
  ].filter(({ links }) => links.length > 0);
}

const Bottom = styled.footer`
  ${layOutWhenNear({ onPhone: '56rem', wide: '25rem' })}
  border-top: ${token('hairline')} solid ${token('line')};
`;

const Columns = styled.div`
  ${pageWidth}
  display: grid;
  gap: ${token('space-10')};
  padding-block: ${token('space-12')} ${token('space-16')};

  ${from.wide} {
    grid-template-columns: 1fr 3fr;
  }
`;

const Slogan = styled.div`
  display: grid;
  gap: ${token('space-3')};
  align-content: start;
  max-width: 34ch;
  color: ${token('ink-soft')};
`;

const Choices = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
`;

const Groups = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${token('space-8')} ${token('space-6')};

  h2 {
    margin-bottom: ${token('space-1')};
    font-family: ${token('font-text')};
    font-size: ${token('text-14')};
    font-weight: ${token('weight-strong')};
    letter-spacing: 0;
  }
`;

const linkStyles = css`
  display: inline-flex;
  align-items: center;
  min-height: ${token('tap')};
  /* Keeps links of two lines apart. */
  padding-block: ${token('space-2')};
  color: ${token('ink-soft')};
  line-height: 1.3;
  text-decoration: none;

  &:hover {
    color: ${token('ink')};
    text-decoration: underline;
  }
`;

const FooterLink = styled(PageLink)`
  ${linkStyles}
`;

const PlainLink = styled.a`
  ${linkStyles}
  justify-self: start;
`;
