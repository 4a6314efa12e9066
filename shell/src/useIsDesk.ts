import { useLocation } from 'react-router-dom';
import { toolRoutes } from './toolRoutes';

/** True on the pages of the tools, whose frame is wider than that of other pages. */
export function useIsDesk(): boolean {
  const { pathname } = useLocation();
  return toolRoutes.some(({ path, part }) => part === 'Tool' && path === pathname);
}
