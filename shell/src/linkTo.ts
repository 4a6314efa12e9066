import type { Shell } from '@sheaf/tool-contract';
import type { MouseEvent } from 'react';
import type { FindAddress } from './useAddress';

/** Makes props for anchors that move within the page through `navigate`, which adds the language and the path of the site by itself. */
export function createLinkTo(navigate: (path: string) => void, findAddress: FindAddress): Shell['linkTo'] {
  return (path) => ({
    href: findAddress(path),
    onClick(event) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      navigate(path);
    },
  });
}

/** Returns whether a click opens a link in place, without a modifier, a new tab or a download. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !event.defaultPrevented && !hasModifier && (target === '' || target === '_self');
}
