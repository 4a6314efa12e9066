import type { ServerConfig } from '@sheaf/api/contract/config';
import type { Shell } from '@sheaf/shell/tool-contract';
import { DONATION_DELAY_MS } from './donation';
import { linkToWith } from './linkTo';
import { askForDonation, dialogOpened, noticeShown, type ShellDispatch } from './store';

/** What the page lends a tool, over the page's own store and router. */
export function createShell(config: ServerConfig, dispatch: ShellDispatch, navigate: (path: string) => void): Shell {
  return {
    config,
    toast: (notice) => dispatch(noticeShown(notice)),
    offerDonation: (tool) => setTimeout(() => dispatch(askForDonation(tool)), DONATION_DELAY_MS),
    openUpgrade: () => dispatch(dialogOpened({ open: 'upgrade' })),
    linkTo: linkToWith(navigate),
  };
}
