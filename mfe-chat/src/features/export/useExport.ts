import type { Shell } from '@sheaf/tool-contract';
import { useMessages } from '../../messages';
import type { Talk } from '../../model/talk';

/** Returns a function that saves the conversation as a file. Its code is fetched with the first export. */
export function useExport(shell: Shell, talk: Talk | null): (format: 'markdown' | 'pdf') => Promise<void> {
  const words = useMessages();
  return async (format) => {
    if (!talk) return;
    try {
      const { saveConversation } = await import('./saveConversation');
      await saveConversation(talk, format, { words, service: shell.config.brand.name }, new Date());
    } catch (error) {
      // The code did not load, or has a bug. The conversation itself is unaffected.
      console.error(error);
      shell.toast({ title: words.exported.failedTitle, description: words.exported.failedText, tone: 'bad' });
    }
  };
}
