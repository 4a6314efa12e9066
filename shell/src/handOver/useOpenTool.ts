import type { ToolId } from '@sheaf/api/contract/tools';
import { useLocale, useMessages } from '../language';
import { useServices } from '../services';
import { noticeShown, useShellDispatch } from '../store';
import { useIsBeingBuilt } from '../toolReadiness';
import { type Tool, tools } from '../tools';
import { createHandOver } from './handOver';

/** Returns a function that opens a tool by a full page load, with as many files as it accepts. */
export function useOpenTool() {
  const services = useServices();
  const locale = useLocale();
  const messages = useMessages();
  const dispatch = useShellDispatch();
  const isBeingBuilt = useIsBeingBuilt();

  return (id: ToolId, files: readonly File[], search = '') => {
    const handedOver = isBeingBuilt(id)
      ? []
      : filterFiles(
          tools.find((tool) => tool.id === id),
          files,
        );
    void createHandOver(id, { services, locale, messages, toast: (notice) => dispatch(noticeShown(notice)) }).handOver(handedOver, id, search);
  };
}

function filterFiles(tool: Tool | undefined, files: readonly File[]): readonly File[] {
  return tool?.takesSeveral ? files : files.slice(0, 1);
}
