import { locales } from '@sheaf/api/contract/messages/locale/locales';
import { token } from '@sheaf/design-system';
import { Languages } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useLocale, useMessages } from '../language';
import { listSitePages } from '../pages';
import { useLanguages, useTools } from '../toolReadiness';
import { useAddress } from '../useAddress';

/** This page in every language: plain links, since another language is another page load. */
export function LanguageLinks() {
  const { pathname, search } = useLocation();
  const current = useLocale();
  const messages = useMessages();
  const offered = useTools();
  const languages = useLanguages();
  const findAddress = useAddress();
  // A missing page is missing in every language.
  const path = listSitePages(messages, offered).some((page) => page.path === pathname) ? pathname + search : '/';

  if (languages.length < 2) return null;
  return (
    <Container aria-label={messages.chrome.footer.languages}>
      <Languages aria-hidden="true" />
      <ul>
        {languages.map((locale) => (
          <li key={locale}>
            <a href={findAddress(path, locale)} hrefLang={locale} lang={locale} aria-current={locale === current ? 'true' : undefined}>
              {locales[locale].name}
            </a>
          </li>
        ))}
      </ul>
    </Container>
  );
}

const Container = styled.nav`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};

  > svg {
    width: ${token('icon')};
    height: ${token('icon')};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('tap')};
    padding-inline: ${token('space-2')};
    color: ${token('ink-soft')};
    text-decoration: none;

    &:hover {
      color: ${token('ink')};
      text-decoration: underline;
    }
    &[aria-current] {
      color: ${token('ink')};
      font-weight: ${token('weight-strong')};
    }
  }
`;
