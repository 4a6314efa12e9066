import { locales } from '@sheaf/api/contract/messages/locale/locales';
import { VisuallyHidden } from '@sheaf/design-system';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusContent } from './content';
import { useLocale, useMessages } from './language';
import { findPageWords } from './pages';
import { useTools } from './toolReadiness';

/** Does on a change of route what a browser does on a page load: sets the title, scrolls to the top, moves the focus, and announces the page. */
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
    // The first page is the browser's own page load.
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    window.scrollTo(0, 0);
    focusContent();
    setAnnounced(title);
  }, [pathname, title]);

  return <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>;
}
