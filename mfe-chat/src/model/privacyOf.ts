import type { ServerConfig } from '@sheaf/api/contract/config';
import { amountsIn } from '@sheaf/api/contract/messages/amounts';
import type { ChatMessages } from '../messages';

/** Who answers here, and what leaves the server, in one line. */
export function privacyOf({ mode, label, leavesServer }: ServerConfig['ai'], { screen }: ChatMessages): string {
  if (mode === 'built-in') return screen.staysHere;
  return leavesServer ? screen.leavesServer(label) : screen.staysWithModel(label);
}

/** What is kept, where, and for how long. */
export function retentionOf({ retentionSeconds }: ServerConfig, { screen, locale }: ChatMessages): string {
  return screen.keptFor(amountsIn(locale).duration(retentionSeconds));
}
