import { useLocation } from 'react-router-dom';
import { useTools } from './toolReadiness';
import { type ToolRoute, toolRoutes } from './toolRoutes';

/** Returns the route of the shown page if a tool or a page about a tool is there. */
export function useToolRoute(): ToolRoute | undefined {
  const { pathname } = useLocation();
  const offered = useTools();
  return toolRoutes.find(({ path, tool }) => path === pathname && offered.includes(tool));
}
