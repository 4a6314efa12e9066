import type { ServerConfig } from '@sheaf/api/contract/config';
import { type Locale, localizePath } from '@sheaf/api/contract/messages/locale/locales';
import type { ShellMessages } from '@sheaf/api/contract/messages/shell';
import type { Notice, Shell, ToolId } from '@sheaf/tool-contract';
import { DONATION_DELAY_MS } from './donation';
import { createHandOver } from './handOver/handOver';
import { createLinkTo } from './linkTo';
import type { Services } from './services';
import { askForDonation, dialogOpened, noticeShown, type ShellDispatch, shortcutsOffered } from './store';

export interface ShellParts {
  config: ServerConfig;
  locale: Locale;
  messages: ShellMessages;
  dispatch: ShellDispatch;
  navigate: (path: string) => void;
  services: Pick<Services, 'basePath' | 'handedFiles' | 'pendingFiles' | 'results' | 'savedWork' | 'now' | 'visit'>;
  /** Receives files that were chosen on a page about the tool. */
  onFiles: (files: File[]) => void;
}

/** Creates the interface that the page gives a tool, over its own store, router and services. */
export function createShell(tool: ToolId, { config, locale, messages, dispatch, navigate, services, onFiles }: ShellParts): Shell {
  const toast = (notice: Notice) => dispatch(noticeShown(notice));
  return {
    config,
    locale,
    toast,
    offerDonation(tool, result) {
      if (result) services.results.set(tool, result);
      else services.results.delete(tool);
      // A visitor who is typing has not read the last answer, and would type into the dialog.
      let isWriting = false;
      const noteWriting = () => {
        isWriting = true;
      };
      document.addEventListener('input', noteWriting, { once: true });
      setTimeout(() => {
        document.removeEventListener('input', noteWriting);
        if (!isWriting) dispatch(askForDonation(tool));
      }, DONATION_DELAY_MS);
    },
    openUpgrade: () => dispatch(dialogOpened({ open: 'upgrade' })),
    offerShortcuts(groups) {
      dispatch(shortcutsOffered(groups));
      return () => dispatch(shortcutsOffered([]));
    },
    linkTo: createLinkTo(navigate, (path) => (services.basePath ?? '') + localizePath(path, locale)),
    openFiles: onFiles,
    leaveWork: (work) => void services.savedWork.set(tool, work),
    leftWork: () => services.savedWork.get(tool) ?? null,
    ...createHandOver(tool, { services, locale, messages, toast }),
  };
}
