/** What Playwright turns off. Chromium forgets it when it is given a list of ours, so ours repeats it. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** The popups of the address bar are pages of their own. Chromium loads two of them with every window, which took half the time of a test. */
const POPUPS_OF_ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'];

/** Chromium starts a process for the next page with every page. Most tests have one page and end it unused. */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess';

export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...POPUPS_OF_ADDRESS_BAR, SPARE_PROCESS].join(',')}`,
];
