import { type Locale, pathInLocale } from '@sheaf/api/contract/messages/locales';
import type { Shell } from '@sheaf/tool-contract';
import type { MouseEvent } from 'react';

/** Makes props for anchors that move within the page through `navigate`, which adds the language to a path by itself. */
export function linkToWith(navigate: (path: string) => void, locale: Locale): Shell['linkTo'] {
  return (path) => ({
    href: pathInLocale(path, locale),
    onClick(event) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      navigate(path);
    },
  });
}

/** A click that asks for nothing special: another tab, a new window and a download stay the browser's business. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !event.defaultPrevented && !hasModifier && (target === '' || target === '_self');
}
