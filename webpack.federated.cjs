/**
 * The one webpack recipe. Each package's webpack.config.cjs is one line that calls `shell()` or `remote()`.
 * `--env standalone` (or `npm run dev` inside a remote) serves a tool alone, with a stand-in shell and the fake API.
 */
const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const CopyPlugin = require('copy-webpack-plugin');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const { DefinePlugin, NormalModuleReplacementPlugin } = require('webpack');
const { ChunkIntegrityPlugin } = require('./shell/build/chunkIntegrity.cjs');
const { ContentFolderPlugin } = require('./shell/build/contentFolder.cjs');
const { PackagesPlugin } = require('./shell/build/licences/packagesPlugin.ts');

const root = __dirname;
// Module federation names a file of its own after the working folder: a tool built alone has to get the same bytes as within the site.
process.chdir(root);
const REFRESH_RUNTIME = path.join(root, 'shell/build/sharedRefreshRuntime.cjs');

/** Styles are named by the file they stand in, so that a page written at build time and the scripts that take it over name them alike. */
const namedStyles = (isDevelopment) => [
  require.resolve('@swc/plugin-styled-components'),
  { ssr: true, displayName: isDevelopment, fileName: false, pure: true, minify: true, transpileTemplateLiterals: false },
];

// One copy of each in the page, whoever loads first.
const SHARED = ['react', 'react-dom', 'styled-components', '@reduxjs/toolkit'];

/** What a package shares: those it lists itself, from the version it was tested with upwards. */
function singletons(folder) {
  const { dependencies } = require(path.join(folder, 'package.json'));
  const listed = SHARED.filter((name) => name in dependencies);
  return Object.fromEntries(listed.map((name) => [name, { singleton: true, strictVersion: true, requiredVersion: `^${dependencies[name]}` }]));
}

/** The character maps, fonts and image decoders that pdf.js fetches by name, on demand, when a file needs one. */
function filesOfPdfJs() {
  const pdfJs = path.dirname(require.resolve('pdfjs-dist/package.json'));
  // The engine that runs a document's scripts stays out, with what decodes images without WebAssembly, and fonts under the GPL.
  const isUsed = (file) => !/quickjs|_nowasm_fallback|liberation/i.test(path.basename(file));
  const from = (folder) => ({ from: path.join(pdfJs, folder), to: `pdfjs/${folder}`, filter: isUsed });
  return new CopyPlugin({ patterns: [...['cmaps', 'iccs', 'standard_fonts', 'wasm'].map(from), ...standInsForHelvetica()] });
}

/** Arimo has the widths of Helvetica and an open licence. pdf.js asks for it by the names of the fonts that it brings itself. */
function standInsForHelvetica() {
  const fonts = path.dirname(require.resolve('@expo-google-fonts/arimo/package.json'));
  const names = { '400Regular': 'Regular', '400Regular_Italic': 'Italic', '700Bold': 'Bold', '700Bold_Italic': 'BoldItalic' };
  return Object.entries(names).map(([style, name]) => ({
    from: path.join(fonts, style, `Arimo_${style}.ttf`),
    to: `pdfjs/standard_fonts/LiberationSans-${name}.ttf`,
  }));
}

function rules(isDevelopment) {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      loader: require.resolve('swc-loader'),
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment } },
          experimental: { plugins: [namedStyles(isDevelopment)], cacheRoot: path.join(root, 'node_modules/.cache/swc') },
        },
      },
    },
    { test: /\.(woff2|svg|pdf|wasm)$/, type: 'asset/resource' },
  ];
}

/** Lists the packages in the served files of one build; `shell/build/licences` makes the notices from these lists. */
const listPackages = (folder, build) => new PackagesPlugin({ root, file: path.join(folder, `dist-node/packages/${build}.json`) });

const ASSET = 'assets/[name].[contenthash:8][ext]';
/** The empty page of the shell, with the addresses of its scripts. */
const PAGE_TEMPLATE = 'page.html';

function recipe({ folder, name, isDevelopment, pageFile, publicPath, federation, output = 'dist', readsPdf = false, plugins = [] }) {
  return {
    name,
    context: folder,
    mode: isDevelopment ? 'development' : 'production',
    entry: pageFile ? { main: './src/index.ts' } : {},
    devtool: isDevelopment ? 'eval-cheap-module-source-map' : false,
    output: {
      path: path.join(folder, output),
      publicPath,
      uniqueName: name,
      filename: isDevelopment ? '[name].js' : 'assets/[name].[contenthash:8].js',
      chunkFilename: isDevelopment ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
      assetModuleFilename: ASSET,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // Hot reload crosses remotes only when all of them talk to one refresh runtime.
      alias: isDevelopment ? { 'react-refresh/runtime': REFRESH_RUNTIME } : {},
    },
    module: { rules: rules(isDevelopment) },
    plugins: [
      new DefinePlugin({ 'process.env.SHEAF_FAKE_API': JSON.stringify(process.env.SHEAF_FAKE_API ?? '') }),
      new NormalModuleReplacementPlugin(/^\.\.\/locales\/index\.js$/, withEnglishAlone),
      new ModuleFederationPlugin({ shareStrategy: 'loaded-first', dts: false, dev: false, manifest: true, ...federation }),
      ...(readsPdf ? [filesOfPdfJs()] : []),
      ...(isDevelopment ? [] : [listPackages(folder, 'app')]),
      ...plugins,
      ...(pageFile ? [new HtmlPlugin({ filename: pageFile, template: path.join(root, 'shell/build/page.ejs'), scriptLoading: 'defer' })] : []),
      ...(isDevelopment ? [new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, REFRESH_RUNTIME] })] : []),
    ],
    optimization: {
      // A worker is one file: parts of it would come by importScripts, which its Trusted Types policy refuses. Only a worker's chunk that is
      // not the page's first has a runtime of its own.
      splitChunks: { chunks: (chunk) => !chunk.canBeInitial() && !chunk.hasRuntime() },
      minimizer: [createMinifier()],
    },
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      name: `${name}-${isDevelopment ? 'development' : 'production'}-${Boolean(pageFile)}`,
      buildDependencies: { config: [__filename] },
    },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** The minifier of every script. A second and third pass remove what the first uncovers. */
function createMinifier() {
  return new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, terserOptions: { compress: { passes: 3 } } });
}

/** Scripts of the shell that stand alone, in no page's bundle: `boot` inside every page, `fetchAhead` inside those that wait, `serviceWorker` beside them. */
function loneScript(folder, entry) {
  const name = Object.keys(entry).join('-');
  return {
    name,
    context: folder,
    mode: 'production',
    devtool: false,
    entry,
    output: { path: path.join(folder, 'dist-node'), filename: '[name].js' },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: rules(false) },
    plugins: [listPackages(folder, name)],
    optimization: { minimizer: [createMinifier()] },
    cache: { type: 'filesystem', name, buildDependencies: { config: [__filename] } },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * Returns the configuration that builds the same sources for Node, where `npm run build` prerenders pages with them. React and styled-components
 * stay outside, so that the shell and a tool share one copy of each.
 */
function createNodeConfig({ folder, name, entry }) {
  return {
    name: `${name} for Node`,
    context: folder,
    mode: 'production',
    target: 'node20',
    devtool: false,
    entry,
    output: {
      path: path.join(folder, 'dist-node'),
      publicPath: '/',
      filename: '[name].cjs',
      chunkFilename: '[id].cjs',
      library: { type: 'commonjs2' },
      assetModuleFilename: ASSET,
    },
    externals: [/^(react|react-dom|styled-components)(\/|$)/],
    externalsType: 'commonjs',
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    // The browser's build puts the files there; here only their addresses matter, which are the same.
    // Prerendering starts no worker, so none is built.
    module: { rules: rules(false), generator: { 'asset/resource': { emit: false } }, parser: { javascript: { worker: false, url: false } } },
    plugins: [
      new DefinePlugin({ 'process.env.SHEAF_FAKE_API': '""' }),
      new NormalModuleReplacementPlugin(/^\.\.\/locales\/index\.js$/, withEnglishAlone),
    ],
    optimization: { minimize: false },
    performance: { hints: false },
    cache: { type: 'filesystem', name: `${name}-node`, buildDependencies: { config: [__filename] } },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** zod brings its messages in fifty languages, a fifth of what a page loads. Nobody sees them: our sentences are the contract's own. */
function withEnglishAlone(wanted) {
  if (/[\\/]zod[\\/]/.test(wanted.context)) wanted.request = '../locales/en.js';
}

/** The page around the tools. It knows no remote at build time; remotes.json names them at run time. */
exports.shell = () => (env, argv) => {
  const folder = path.join(root, 'shell');
  const isDevelopment = argv.mode === 'development';
  if (env.page) return createNodeConfig({ folder, name: 'shell', entry: { page: './src/prerenderPage' } });
  if (env.boot) return loneScript(folder, { boot: './src/early/boot', fetchAhead: './src/early/fetchAhead' });
  if (env.serviceWorker) return loneScript(folder, { serviceWorker: './src/offline/serviceWorker' });
  return recipe({
    folder,
    name: 'shell',
    isDevelopment,
    // The built site's pages are prerendered from this one; the development server shows it as it is.
    pageFile: isDevelopment ? 'index.html' : `../dist-node/${PAGE_TEMPLATE}`,
    // `shell/dist` is the whole site, which is put together of this and the tools.
    output: 'dist-browser',
    publicPath: '/',
    federation: {
      name: 'shell',
      shared: singletons(folder),
      runtimePlugins: [path.join(folder, 'src/provideFederationRuntime.ts')],
      experiments: { optimization: { target: 'web' } },
    },
  });
};

/**
 * One tool, exposing `./Tool` and `./Landing`. `port` is where it is served when it runs alone; `readsPdf` brings pdf.js' own files along.
 * `--env page` builds for Node what pages are prerendered with: the tool in its first state, and its landing page.
 */
exports.remote =
  ({ name, port, readsPdf }) =>
  (env, argv) => {
    const folder = path.join(root, name);
    if (env.page) return createNodeConfig({ folder, name, entry: { page: './src/Landing', tool: './src/Tool' } });
    const isServed = Boolean(env.WEBPACK_SERVE);
    const isAlone = isServed || Boolean(env.standalone);
    const { version } = require(path.join(folder, 'package.json'));
    const isShipped = argv.mode === 'production' && !isAlone;
    return {
      ...recipe({
        folder,
        name,
        isDevelopment: argv.mode === 'development',
        pageFile: isAlone && 'index.html',
        publicPath: 'auto',
        readsPdf,
        plugins: isShipped ? [new ChunkIntegrityPlugin(), new ContentFolderPlugin({ tool: name, version, isAnnounced: !env.isPartOfSite })] : [],
        federation: {
          // A container is a global variable, which may not hold a hyphen.
          name: name.replaceAll('-', '_'),
          filename: 'remoteEntry.js',
          exposes: { './Tool': './src/Tool', './Landing': './src/Landing' },
          shared: singletons(folder),
          // It brings in nobody itself, so of the runtime it needs only what shares libraries.
          experiments: {
            // The shell provides the runtime. A tool that is served alone brings its own.
            externalRuntime: !isAlone,
            optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
          },
        },
      }),
      ...(isServed && {
        devServer: {
          port,
          hot: true,
          historyApiFallback: true,
          static: path.join(root, 'api/mocks/public'),
          headers: { 'Access-Control-Allow-Origin': '*' },
        },
      }),
    };
  };
