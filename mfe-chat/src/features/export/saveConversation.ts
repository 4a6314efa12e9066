import { saveFile } from '@sheaf/tool-kit/saveFile';
import { findName, type Talk } from '../../model/talk';
import { buildConversation, type Speaking } from './conversation';
import { writeConversationMarkdown } from './conversationMarkdown';

/** Makes a file of the conversation on this device and offers it as a download. */
export async function saveConversation(talk: Talk, format: 'markdown' | 'pdf', speaking: Speaking, now: Date): Promise<void> {
  const { words } = speaking;
  const parts = buildConversation(talk, speaking, now);
  const name = words.exported.fileName(findName(talk).replace(/\.pdf$/i, ''));
  if (format === 'markdown') {
    saveFile(new Blob([writeConversationMarkdown(parts)], { type: 'text/markdown;charset=utf-8' }), `${name}.md`);
    return;
  }
  // What draws a PDF is large, and most visitors never export one.
  const { drawConversationPdf } = await import('./conversationPdf');
  const title = parts[0]?.text ?? name;
  saveFile(await drawConversationPdf(parts, { title, language: words.locale, pageInWords: words.exported.page }, now), `${name}.pdf`);
}
