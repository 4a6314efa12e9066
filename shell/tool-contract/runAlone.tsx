import { worker } from '@sheaf/api/mocks/browser';
import { Banner, ThemeRoot, type ToastNotice, ToastRegion } from '@sheaf/design-system';
import { type ComponentType, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { LandingProps, ToolProps } from './index';
import { fakeShell } from './testing';

interface AloneTool {
  /** The remote's package, as in "mfe-merge". */
  name: string;
  /** Where the tool itself stands; every other address shows its landing page. */
  toolPath: string;
  Tool: ComponentType<ToolProps>;
  Landing: ComponentType<LandingProps>;
}

/** Shows one tool without the rest: a stand-in for the page around it that shows its notices, and the fake API in the server's place. */
export async function runAlone(alone: AloneTool): Promise<void> {
  await worker.start({ quiet: true });
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<StandInPage {...alone} />);
}

function StandInPage({ name, toolPath, Tool, Landing }: AloneTool) {
  const [notice, setNotice] = useState<ToastNotice | null>(null);
  const shell = useMemo(
    () =>
      fakeShell({
        toast: (next) => setNotice((before) => ({ ...next, id: (before?.id ?? 0) + 1 })),
        // Without the shell's router every link loads its address anew.
        linkTo: (path) => ({ href: path, onClick: () => undefined }),
      }),
    [],
  );
  const { pathname } = window.location;
  const slug = pathname.split('/')[2];
  return (
    <ThemeRoot>
      <Banner tone="neutral">{name} alone, with the fake API: nothing is sent anywhere.</Banner>
      <main>{pathname === '/' || pathname === toolPath ? <Tool shell={shell} /> : <Landing shell={shell} slug={slug} />}</main>
      <ToastRegion notice={notice} onDismiss={() => setNotice(null)} />
    </ThemeRoot>
  );
}
