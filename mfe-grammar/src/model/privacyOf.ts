import type { ServerConfig } from '@sheaf/api/contract/config';
import type { GrammarMessages } from '../messages';

/** Who works on the text here, and whether it leaves the server, in one line. */
export function privacyOf({ mode, label, leavesServer }: ServerConfig['ai'], { screen: words }: GrammarMessages): string {
  if (mode === 'built-in') return words.staysHere;
  return leavesServer ? words.leavesServer(label) : words.staysWithModel(label);
}
