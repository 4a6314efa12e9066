/** The import walls of docs/architecture.md. `npm run check:walls` holds every one of them. */

/**
 * The files of the API that pages may import: the merge engine as it runs on a device, how it reads page ranges, what adds comments to a PDF, and of
 * cover letters what looks up their claims and worn phrases and lays them out, and what tells the language of a text.
 */
const DEVICE_SURFACE =
  '^api/src/engines/(merge/(onDevice/(deviceEngine|places|refuseActivePdf)|rawRun|raw/(pages/pageRange|file/pdfRecognition))|annotate/annotateOnDevice|coverLetter/(assignment|claims/claimsIn|cliches/clichesIn|page/(layoutLetter|letterLayout)|exported/letterFileName)|pdfText/guessLanguage)[.]ts$';
/** Of the engine's folders, what never reaches a browser. */
const ONLY_ON_NODE = '(/nodeCodec|/nodeFiles|[.]test)[.]ts$|/testing/';
const wall = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    wall(
      'design-system-stands-alone',
      'The design system imports nothing of ours; its Storybook shows everybody.',
      { path: '^design-system/src' },
      { path: '^(shell|mfe-|api)' },
    ),
    wall(
      'contract-stands-alone',
      'The wire contract imports nothing of ours.',
      { path: '^api/contract/', pathNot: '[.]test[.]ts$' },
      { path: '^(shell|mfe-|design-system|api/(?!contract))' },
    ),
    wall('no-remote-imports-a-remote', 'Tools are deployed one by one.', { path: '^(mfe-[^/]+)/' }, { path: '^mfe-', pathNot: '^$1/' }),
    wall(
      'remotes-know-only-the-tool-contract',
      'Of the shell a tool knows the contract alone.',
      { path: '^mfe-' },
      { path: '^shell/', pathNot: '^shell/tool-contract/' },
    ),
    wall('shell-imports-no-remote', 'The shell only knows a URL.', { path: '^shell/' }, { path: '^mfe-' }),
    wall(
      'browsers-import-no-server',
      'Of the API a page knows contract, client, mocks and the engines that run on a device.',
      { path: '^(shell/(src|tool-contract)|mfe-|design-system/)' },
      { path: '^api/src/', pathNot: DEVICE_SURFACE },
    ),
    wall(
      'raw-engine-runs-anywhere',
      'The engine knows bytes alone, so that it runs in a browser: what Node does for it stands in the files named for that, and in tests.',
      { path: '^api/src/engines/merge/raw/', pathNot: ONLY_ON_NODE },
      { pathNot: '^api/src/engines/merge/raw/(?!(nodeCodec|nodeFiles|testing/))' },
    ),
    wall(
      'device-engine-needs-no-server',
      'What a page loads of the engine is the engine and the contract.',
      { path: '^api/src/engines/merge/onDevice/', pathNot: ONLY_ON_NODE },
      {
        pathNot: '^(api/src/engines/merge/(onDevice|raw)/(?!(nodeCodec|nodeFiles|testing/))|api/src/engines/merge/rawRun[.]ts|api/contract/)',
      },
    ),
    wall(
      'comments-need-no-server',
      'What adds comments to a PDF runs in a page, on the parts of the merge engine that do.',
      { path: '^api/src/engines/annotate/', pathNot: ONLY_ON_NODE },
      { pathNot: '^api/src/engines/(annotate/(?!testing/)|merge/(onDevice|raw)/(?!(nodeCodec|nodeFiles|testing/)))' },
    ),
    wall(
      'letters-are-looked-up-anywhere',
      'What looks up the claims of a letter and lays it out runs in a page as well, on the contract alone.',
      {
        path: '^api/src/engines/coverLetter/(claims|cliches|page|wording)/|^api/src/engines/coverLetter/exported/letterFileName',
        pathNot: ONLY_ON_NODE,
      },
      { pathNot: '^(api/src/engines/coverLetter/(assignment[.]ts|claims|cliches|page|wording)|api/contract/)' },
    ),
    wall(
      'engines-are-pure',
      'Engines know neither HTTP, nor config, nor ports.',
      { path: '^api/src/engines/' },
      { path: '(^api/src/(http|routes|services|adapters|jobs|config|ports|app|main)|node_modules/(koa|@koa|ioredis|pino|multer)/)' },
    ),
    wall(
      'services-know-no-http',
      'A use case works without a web server.',
      { path: '^api/src/services/' },
      { path: '^api/src/(http|routes|app|main)' },
    ),
    wall('adapters-know-no-http', 'An adapter serves any caller.', { path: '^api/src/adapters/' }, { path: '^api/src/(http|routes|app|main)' }),
    wall(
      'mocks-know-no-server',
      'The fake API is made from the contract and of what a page may know as well.',
      { path: '^api/(mocks|client)/' },
      { path: '^api/src/', pathNot: DEVICE_SURFACE },
    ),
    wall(
      'nothing-shipped-needs-mocks',
      'The fake API is for tests, stories and tools that run alone.',
      { path: '^(mfe-[^/]+/src/(Tool|Landing)|shell/src/(drawPage|App))[.]tsx$' },
      { path: '^api/mocks/', reachable: true },
    ),
    wall('no-cycles', 'A cycle hides which file comes first.', {}, { circular: true }),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-node|node_modules/(?!@sheaf))/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs'],
    },
  },
};
