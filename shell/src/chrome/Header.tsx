import { Button, from, token } from '@sheaf/design-system';
import { FileUp } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useBrand } from '../Branded';
import { opensUploadChoice } from '../early/uploadChoiceAttributes';
import { useMessages } from '../language';
import { PageLink } from '../PageLink';
import { pageWidth } from '../pageWidth';
import { useTools } from '../toolReadiness';
import { useToolRoute } from '../useToolRoute';
import { Logo } from './Logo';
import { ProcessedBadge } from './ProcessedBadge';
import { ToolsMenu } from './ToolsMenu';

export interface HeaderProps {
  onUpload(): void;
}

/** The top of every page. Below the wide layout the Tools menu alone holds the links. */
export function Header({ onUpload }: HeaderProps) {
  const { pathname } = useLocation();
  const messages = useMessages();
  const words = messages.chrome;

  return (
    <Bar>
      <Row data-desk={useToolRoute()?.part === 'Tool' || undefined}>
        <Home to="/" aria-label={words.homeLink}>
          <Logo />
          {useBrand().name}
        </Home>
        <ProcessedBadge />
        <Nav aria-label={words.mainLinks}>
          <ToolsMenu />
          <Links>
            {useTools().map(({ id, path }) => (
              <li key={path}>
                <NavLink to={path} aria-current={pathname === path ? 'page' : undefined}>
                  {messages.tools[id].shortTitle}
                </NavLink>
              </li>
            ))}
          </Links>
        </Nav>
        <Button size="small" icon={<FileUp aria-hidden="true" />} {...opensUploadChoice(onUpload)}>
          {words.upload}
        </Button>
      </Row>
    </Bar>
  );
}

const Bar = styled.header`
  border-bottom: ${token('hairline')} solid ${token('line')};
`;

const Row = styled.div`
  ${pageWidth}
  display: flex;
  /* With large text the button takes a line of its own. */
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  min-height: ${token('space-16')};
  padding-block: ${token('space-1')};

  > button {
    white-space: nowrap;

    /* The words alone must fit beside the longest name of the menu. */
    > svg {
      display: none;
    }
  }

  ${from.medium} {
    gap: ${token('space-4')};

    > button > svg {
      display: block;
    }
  }
`;

const Home = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  min-height: ${token('tap')};
  margin-right: auto;
  color: ${token('ink')};
  font-family: ${token('font-display')};
  font-size: ${token('text-22')};
  font-weight: ${token('weight-strong')};
  letter-spacing: -0.01em;
  text-decoration: none;

  ${from.medium} {
    gap: ${token('space-2')};
  }
`;

const Nav = styled.nav`
  display: flex;
  align-items: center;
`;

const Links = styled.ul`
  display: none;

  ${from.wide} {
    display: flex;
  }
`;

const NavLink = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${token('tap')};
  padding-inline: ${token('space-3')};
  border-radius: ${token('radius-control')};
  color: ${token('ink-soft')};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: ${token('sheet-soft')};
    color: ${token('ink')};
  }
  &[aria-current='page'] {
    color: ${token('ink')};
    text-decoration: underline;
    text-decoration-color: ${token('accent')};
    text-decoration-thickness: ${token('focus-ring')};
    text-underline-offset: 0.5em;
  }
`;
