import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';
import { useServices } from './services';
import { toolRoutes } from './toolRoutes';

type PageLinkProps = Omit<ComponentPropsWithRef<typeof Link>, 'to'> & { to: string };

/** A link within the site. Pointing at it or focusing it already fetches the tool behind it, so the visit finds it there. */
export function PageLink({ to, onPointerEnter, onFocus, ...native }: PageLinkProps) {
  const { remotes } = useServices();

  function preload() {
    const route = toolRoutes.find(({ path }) => path === to);
    if (route) remotes.preload(route.tool.remote, route.part);
  }

  return (
    <Link
      to={to}
      onPointerEnter={(event) => {
        preload();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        preload();
        onFocus?.(event);
      }}
      {...native}
    />
  );
}
