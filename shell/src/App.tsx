import type { Locale } from '@sheaf/api/contract/messages/locale/locales';
import type { ShellMessages } from '@sheaf/api/contract/messages/shell';
import { SkipLink, ThemeRoot, token } from '@sheaf/design-system';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import styled from 'styled-components';
import { WithAboutTool } from './AboutTool';
import { Branded } from './Branded';
import { Footer } from './chrome/Footer';
import { Header } from './chrome/Header';
import { CONTENT_ID } from './content';
import { Dialogs } from './dialogs/Dialogs';
import { PracticePaymentPage } from './dialogs/PracticePaymentPage';
import { ThanksPage } from './dialogs/ThanksPage';
import { UploadChoice } from './dialogs/UploadChoice';
import { EarlyFilesStyle } from './early/EarlyFilesStyle';
import { DropHint } from './handOver/DropHint';
import { useFilesAnywhere } from './handOver/useFilesAnywhere';
import { homePagePart } from './home/homePagePart';
import { Language, useLocale, useMessages } from './language';
import { LicencesPage } from './licences/LicencesPage';
import { LICENCES_PATH } from './licences/licenceList';
import { NotFoundPage } from './NotFoundPage';
import { NewerVersion } from './notices/NewerVersion';
import { Notices } from './notices/Notices';
import { OFFLINE_PATH } from './offline/cachedPaths';
import { OfflineBanner } from './offline/OfflineBanner';
import { OfflinePage } from './offline/OfflinePage';
import { OnDemand } from './onDemand';
import { PrintStyle } from './PrintStyle';
import { RemoteTool } from './RemoteTool';
import { RouteChange } from './RouteChange';
import { ShellProviders } from './ShellProviders';
import type { Services } from './services';
import { dialogOpened, useShellDispatch } from './store';
import { useTools } from './toolReadiness';
import { toolRoutes } from './toolRoutes';
import { PRACTICE_PAYMENT_PATH, THANKS_PATH } from './tools';
import { useIsHydrated } from './useIsHydrated';
import { useShortcutsKey } from './useShortcutsKey';

export interface AppProps {
  services: Services;
  /** The language of the page, which `prepareLanguage` has to have fetched; the router's `basename` is its prefix. */
  locale: Locale;
  /** Replaces the message catalogue, in tests. */
  messages?: ShellMessages;
}

/** The whole page. The router around it is the caller's: the browser's own, or a test's. */
export function App({ services, locale, messages }: AppProps) {
  return (
    <Language locale={locale} messages={messages}>
      <ShellProviders services={services}>
        <Branded>
          <Page />
        </Branded>
      </ShellProviders>
    </Language>
  );
}

function Page() {
  const dispatch = useShellDispatch();
  const isHydrated = useIsHydrated();
  useShortcutsKey();
  const [files, setFiles] = useState<File[]>([]);
  const offered = useTools();
  const routes = toolRoutes.filter(({ tool }) => offered.includes(tool));
  const handleUpload = () => dispatch(dialogOpened({ open: 'upload-choice' }));

  function handleFiles(chosen: File[]) {
    setFiles(chosen);
    handleUpload();
  }
  const openFiles = useFilesAnywhere(handleFiles);

  return (
    <ThemeRoot locale={useLocale()} words={useMessages().components}>
      <PrintStyle />
      <EarlyFilesStyle />
      <SkipLink href={`#${CONTENT_ID}`} />
      <Header onUpload={handleUpload} />
      {isHydrated && <OfflineBanner />}
      <Main id={CONTENT_ID} tabIndex={-1}>
        <Routes>
          <Route path="/" element={<OnDemand part={homePagePart} props={{ onFix: handleUpload, onFiles: handleFiles }} />} />
          {routes.map((route) => (
            <Route
              key={route.path}
              path={route.path}
              element={
                route.part === 'Tool' ? (
                  <WithAboutTool key={route.path} tool={route.tool.id}>
                    <RemoteTool route={route} onFiles={openFiles} />
                  </WithAboutTool>
                ) : (
                  <RemoteTool key={route.path} route={route} onFiles={openFiles} />
                )
              }
            />
          ))}
          <Route path={PRACTICE_PAYMENT_PATH} element={<PracticePaymentPage />} />
          <Route path={THANKS_PATH} element={<ThanksPage />} />
          <Route path={LICENCES_PATH} element={<LicencesPage />} />
          <Route path={OFFLINE_PATH} element={<OfflinePage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Main>
      <Footer onShortcuts={() => dispatch(dialogOpened({ open: 'shortcuts' }))} />
      <UploadChoice files={files} onFiles={setFiles} />
      <DropHint />
      {isHydrated && <Dialogs />}
      {isHydrated && <Notices />}
      {isHydrated && <NewerVersion />}
      <RouteChange />
    </ThemeRoot>
  );
}

/* It fills the screen below the header, so that a tool that loads does not visibly move the footer. */
const Main = styled.main`
  min-height: calc(100vh - ${token('space-16')});
  min-height: calc(100dvh - ${token('space-16')});

  /* It is focused for screen readers and keyboards; an outline around the whole page would mark nothing. */
  &:focus {
    outline: none;
  }
`;
