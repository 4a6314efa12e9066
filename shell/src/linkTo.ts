import type { Shell } from '@sheaf/shell/tool-contract';
import type { MouseEvent } from 'react';

/** Makes props for anchors that move within the page through `navigate`. */
export function linkToWith(navigate: (path: string) => void): Shell['linkTo'] {
  return (path) => ({
    href: path,
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
