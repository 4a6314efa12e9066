import type { Shell } from '@sheaf/tool-contract';
import { useMessages } from '../../messages';
import type { Talk } from '../../model/talk';

/** Returns what saves the conversation as a file. What writes the file is fetched with the first export. */
export function useExport(shell: Shell, talk: Talk | null): (format: 'markdown' | 'pdf') => Promise<void> {
  const words = useMessages();
  return async (format) => {
    if (!talk) return;
    try {
      const { saveConversation } = await import('./saveConversation');
      await saveConversation(talk, format, words, new Date());
    } catch (error) {
      // A part of the page that did not come, or a bug: the conversation itself is still here.
      console.error(error);
      shell.toast({ title: words.exported.failedTitle, description: words.exported.failedText, tone: 'bad' });
    }
  };
}
