import type { ToolId } from '@sheaf/api/contract/tools';
import type { Shell } from '@sheaf/shell/tool-contract';
import type { Services } from '../services';
import { tools } from '../tools';

type HandOverServices = Pick<Services, 'handedFiles' | 'now' | 'visit'>;

/** How a tool hands a file to another and takes what was handed to it. */
export function handOverFor(tool: ToolId, { handedFiles, now, visit }: HandOverServices, toast: Shell['toast']) {
  return {
    async handOver(file: File, to: ToolId): Promise<void> {
      const target = tools.find(({ id }) => id === to);
      if (!target) return;
      try {
        await handedFiles.keep(file, to, now());
      } catch {
        // Nothing was lost: the file is still on the screen, and can be saved and opened there.
        toast({
          title: `${file.name} could not be taken along`,
          description: `This browser does not keep it between pages. Download it, then open it in ${target.title}.`,
          tone: 'bad',
        });
        return;
      }
      visit(target.path);
    },

    takeHandedFile: (): Promise<File | null> =>
      // A browser that keeps nothing has nothing to give.
      handedFiles.take(tool, now()).catch(() => null),
  } satisfies Partial<Shell>;
}
