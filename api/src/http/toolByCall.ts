import type { RouteName } from '../../contract/routes.ts';
import type { ToolId } from '../../contract/tools.ts';

/** The tool that each call works for. A call that only deletes belongs to none, since anyone who has a session left may always end it. */
export const toolByCall: { readonly [Name in RouteName]?: ToolId } = {
  mergePdfs: 'merge',
  convertPdf: 'convert',
  convertAll: 'convert',
  makeSearchable: 'convert',
  uploadForChat: 'chat',
  sendChatMessage: 'chat',
  chatHistory: 'chat',
  extractText: 'grammar',
  checkGrammar: 'grammar',
  extractCv: 'cover-letter',
  machineView: 'cover-letter',
  generateLetter: 'cover-letter',
  regenerateLetter: 'cover-letter',
  exportLetter: 'cover-letter',
  letterTones: 'cover-letter',
};
