import { locales } from '@sheaf/api/contract/messages/locale/locales';
import { VisuallyHidden } from '@sheaf/design-system';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusContent } from './content';
import { useLocale, useMessages } from './language';
import { findPageWords } from './pages';
import { useTools } from './toolReadiness';

/** What a browser does on a page load and forgets on a change of route: the tab's title, the scroll to the top, the focus, and a word to those who listen. */
export function RouteChange() {
  const { pathname } = useLocation();
  const { title } = findPageWords(pathname, useMessages(), useTools());
  const locale = useLocale();
  const [announced, setAnnounced] = useState('');
  const shownPath = useRef(pathname);

  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = locales[locale].direction;
  }, [locale]);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    // The arrival on the site is the browser's own page load.
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    window.scrollTo(0, 0);
    focusContent();
    setAnnounced(title);
  }, [pathname, title]);

  return <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>;
}
