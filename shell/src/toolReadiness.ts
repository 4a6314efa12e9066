import type { ServerConfig } from '@sheaf/api/contract/config';
import { everyLocale, type Locale } from '@sheaf/api/contract/messages/locale/locales';
import type { ToolId } from '@sheaf/api/contract/tools';
import { useMemo } from 'react';
import { useOperatorSwitches } from './operatorSwitches';
import { useShellState } from './store';
import { listOffered, type Tool } from './tools';

/** Returns a test for tools that this server does not offer yet. It is false for all tools until the server answers. */
export function useIsBeingBuilt(): (tool: ToolId) => boolean {
  const serverConfig = useShellState((state) => state.serverConfig);
  return (tool) => serverConfig.step === 'known' && isBeingBuilt(serverConfig.config, tool);
}

/** Returns whether a server cannot do a tool yet. One that is switched off is not being built. */
export function isBeingBuilt({ tools, toolsOff }: Pick<ServerConfig, 'tools' | 'toolsOff'>, tool: ToolId): boolean {
  return !tools.includes(tool) && !toolsOff.includes(tool);
}

/** Returns the tools that the operator has not switched off. */
export function useTools(): readonly Tool[] {
  const off = useOperatorSwitches().toolsOff;
  return useMemo(() => listOffered(off), [off]);
}

/** Returns the languages that the server offers its pages in. */
export function useLanguages(): readonly Locale[] {
  return useOperatorSwitches().languages ?? everyLocale;
}
