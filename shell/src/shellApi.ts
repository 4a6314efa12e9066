import type { ServerConfig } from '@sheaf/api/contract/config';
import type { Shell } from '@sheaf/shell/tool-contract';
import type { MouseEvent } from 'react';
import { DONATION_DELAY_MS } from './donation';
import { askForDonation, dialogOpened, noticeShown, type ShellDispatch } from './store';

/** What the page lends a tool, over the page's own store and router. */
export function createShell(config: ServerConfig, dispatch: ShellDispatch, navigate: (path: string) => void): Shell {
  return {
    config,
    toast: (notice) => dispatch(noticeShown(notice)),
    offerDonation: (tool) => setTimeout(() => dispatch(askForDonation(tool)), DONATION_DELAY_MS),
    openUpgrade: () => dispatch(dialogOpened({ open: 'upgrade' })),
    linkTo: (path) => ({
      href: path,
      onClick(event) {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        navigate(path);
      },
    }),
  };
}

/** A click that asks for nothing special: another tab, a new window and a download stay the browser's business. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !event.defaultPrevented && !hasModifier && (target === '' || target === '_self');
}
