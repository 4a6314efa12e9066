import { type Locale, localizePath } from '@sheaf/api/contract/messages/locale/locales';
import type { ShellMessages } from '@sheaf/api/contract/messages/shell';
import type { ToolId } from '@sheaf/api/contract/tools';
import type { Shell } from '@sheaf/tool-contract';
import { markForResume } from '@sheaf/tool-kit/resume';
import type { Services } from '../services';
import { tools } from '../tools';
import { LONGEST_WAIT_MS } from './handedFiles';

export interface HandOverParts {
  services: Pick<Services, 'basePath' | 'handedFiles' | 'pendingFiles' | 'now' | 'visit'>;
  locale: Locale;
  messages: Pick<ShellMessages, 'tools' | 'trouble'>;
  toast: Shell['toast'];
}

/** Builds the functions with which a tool passes files to another tool and receives them. */
export function createHandOver(
  tool: ToolId,
  { services: { basePath = '', handedFiles, pendingFiles, now, visit }, locale, messages, toast }: HandOverParts,
) {
  const words = messages.trouble.notTakenAlong;
  async function take(): Promise<File[]> {
    const pending = pendingFiles.take(tool);
    // Without storage there are no files.
    return pending.length > 0 ? pending : handedFiles.take(tool, now()).catch((): File[] => []);
  }
  return {
    async handOver(handed: File | readonly File[], to: ToolId, search = ''): Promise<void> {
      const files = handed instanceof File ? [handed] : handed;
      const target = tools.find(({ id }) => id === to);
      if (!target) return;
      try {
        if (files.length > 0) {
          await handedFiles.store(files, to, now());
          // A visit from another page of ours starts at once. Firefox sends no referrer where a service worker answers.
          markForResume(target.path, now().getTime() + LONGEST_WAIT_MS);
        }
      } catch {
        // Nothing is lost: the file is still on the screen and can be downloaded and opened there.
        toast({
          title: words.title(files.map(({ name }) => name)),
          description: words.sentence(messages.tools[to].title),
          tone: 'bad',
        });
        return;
      }
      visit(basePath + localizePath(target.path, locale) + search);
    },

    takeHandedFile: async (): Promise<File | null> => (await take())[0] ?? null,
    takeHandedFiles: take,
  } satisfies Partial<Shell>;
}
