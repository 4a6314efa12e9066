import { type Locale, localizePath, parseLocale, stripLocale } from '@sheaf/api/contract/messages/locale/locales';
import { shell as shellMessages } from '@sheaf/api/contract/messages/shell';
import { worker } from '@sheaf/api/mocks/browser';
import { Banner, ThemeRoot, type ToastNotice, ToastRegion } from '@sheaf/design-system';
import type { LandingProps, ToolModule, ToolProps } from '@sheaf/tool-contract';
import { fakeShell } from '@sheaf/tool-contract/testing';
import { type ComponentType, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface StandaloneTool {
  /** The remote's package, as in "mfe-merge". */
  name: string;
  /** Where the tool itself stands; every other address shows its landing page. */
  toolPath: string;
  Tool: ComponentType<ToolProps>;
  Landing: ComponentType<LandingProps>;
  /** What the remote's two modules export to fetch their words. */
  prepare?: ToolModule['prepare'][];
}

/** Shows one tool without the rest: a stand-in for the page around it that shows its notices, and the fake API in the server's place. An address under `/es` is in Spanish. */
export async function runStandalone(tool: StandaloneTool): Promise<void> {
  const locale = parseLocale(window.location.pathname);
  document.documentElement.lang = locale;
  const [{ components: words }] = await Promise.all([
    shellMessages.load(locale),
    worker.start({ quiet: true }),
    ...(tool.prepare ?? []).map((prepare) => prepare?.(locale)),
  ]);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<StandalonePage {...tool} locale={locale} words={words} />);
}

interface StandalonePageProps extends StandaloneTool {
  locale: Locale;
  words: typeof shellMessages.english.components;
}

function StandalonePage({ name, toolPath, Tool, Landing, locale, words }: StandalonePageProps) {
  const [notice, setNotice] = useState<ToastNotice | null>(null);
  const shell = useMemo(
    () =>
      fakeShell({
        locale,
        toast: (next) => setNotice((before) => ({ ...next, id: (before?.id ?? 0) + 1 })),
        // Without the shell's router every link loads its address anew.
        linkTo: (path) => ({ href: localizePath(path, locale), onClick: () => undefined }),
      }),
    [locale],
  );
  const path = stripLocale(window.location.pathname);
  const slug = path.split('/')[2];
  return (
    <ThemeRoot locale={locale} words={words}>
      <Banner tone="neutral">{name} alone, with the fake API: nothing is sent anywhere.</Banner>
      <main>{path === '/' || path === toolPath ? <Tool shell={shell} /> : <Landing shell={shell} slug={slug} />}</main>
      <ToastRegion notice={notice} onDismiss={() => setNotice(null)} />
    </ThemeRoot>
  );
}
