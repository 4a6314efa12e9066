import { from, token } from '@sheaf/design-system';
import styled from 'styled-components';
import { PageLink } from '../PageLink';
import { pageWidth } from '../pageWidth';
import { type Tool, tools } from '../tools';
import { Logo } from './Logo';

interface LinkGroup {
  title: string;
  links: { path: string; label: string }[];
}

// From this many on, the pages about a tool fill a group of their own.
const MANY_PAGES = 3;
const hasManyPages = ({ landings }: Tool) => landings.length >= MANY_PAGES;

const groups: LinkGroup[] = [
  { title: 'Tools', links: [{ path: '/', label: 'Home' }, ...tools.map(({ path, title }) => ({ path, label: title }))] },
  { title: 'About the tools', links: tools.filter((tool) => !hasManyPages(tool)).flatMap(({ landings }) => landings) },
  ...tools.filter(hasManyPages).map(({ title, landings }) => ({ title, links: landings })),
];

/** The bottom of every page, with a link to every page there is. */
export function Footer() {
  return (
    <Bottom>
      <Columns>
        <Slogan>
          <Logo />
          <p>Free PDF tools powered by AI, Free Forever, No Account Required, Privacy First.</p>
        </Slogan>
        <Groups aria-label="Footer">
          {groups.map(({ title, links }) => (
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

const Bottom = styled.footer`
  border-top: ${token('hairline')} solid ${token('line')};
`;

const Columns = styled.div`
  ${pageWidth}
  display: grid;
  gap: ${token('space-10')};
  padding-block: ${token('space-12')} ${token('space-16')};

  ${from.wide} {
    grid-template-columns: 1fr 2fr;
  }
`;

const Slogan = styled.div`
  display: grid;
  gap: ${token('space-3')};
  align-content: start;
  max-width: 34ch;
  color: ${token('ink-soft')};
`;

const Groups = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${token('space-8')} ${token('space-6')};

  h2 {
    margin-bottom: ${token('space-1')};
    font-family: ${token('font-text')};
    font-size: ${token('text-14')};
    font-weight: ${token('weight-strong')};
    letter-spacing: 0;
  }
`;

const FooterLink = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${token('tap')};
  color: ${token('ink-soft')};
  line-height: 1.3;
  text-decoration: none;

  &:hover {
    color: ${token('ink')};
    text-decoration: underline;
  }
`;
