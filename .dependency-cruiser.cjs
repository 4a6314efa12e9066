/** The import walls of docs/architecture.md. `npm run check:walls` holds every one of them. */

/**
 * What pages may import of the engines: the merge engine as it runs on a device, how it reads page ranges, what adds comments to a PDF, and of
 * cover letters what looks up their claims and worn phrases and lays them out, what detects the language of a text and counts its words,
 * what plans the pages of a conversion and sums up a check of grammar, and what XML may hold.
 */
const DEVICE_SURFACE =
  '^api/engines/(merge/src/(device/|rawRun|model/pageOrder)|pdf/src/(pages/pageRange|file/pdfRecognition)|pdf-to-docx/src/model/(pagePlan|correction)|annotate/src/annotateOnDevice|cover-letter/src/(types/letterSpec|cv/readAsMachine|claims/findClaims|cliches/findCliches|typeset/(layoutLetter|letterLayout)|export/letterFileName)|grammar/src/(applyCorrections|result)[.]ts|language/src/(identify/guessLanguage|tokens/countWords)|platform/src/xmlText)';
/** Of the engines, what never reaches a browser. */
const ONLY_ON_NODE = '(/nodeCodec|/nodeFiles|/nodePlatform|[.]test)[.]ts$|/testing/|/pdfium/|/command/|/build/|/zip/|/command[.]ts$|cli[.](js|ts)$';
const wall = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** The stages of each engine, first to last: each imports only those before it. */
const STAGES = {
  language: ['lexicon', 'stems', 'tokens', 'sentences', 'terms', 'inflection', 'identify'],
  merge: ['model', 'raw', 'read', 'copy', 'pages', 'catalog', 'report', 'library', 'device', 'command'],
  'pdf-text': ['page', 'glyphs', 'lines', 'read', 'layout', 'paragraphs'],
  'pdf-to-docx': [
    'model',
    'read',
    'tags',
    'paragraphs',
    'tables',
    'layout',
    'margins',
    'structure',
    'sections',
    'corrections',
    'fixed',
    'docx',
    'validate',
    'preview',
  ],
  grammar: ['types', 'text', 'rules', 'style', 'spelling', 'safety', 'harper'],
  'document-qa': ['types', 'index', 'cite', 'retrieve', 'answer', 'documentQuestions', 'parts', 'tables', 'compute', 'rules', 'verify'],
  'cover-letter': [
    'wording',
    'cv',
    'types',
    'claims',
    'cliches',
    'job',
    'bullets',
    'plan',
    'promptInjection',
    'write',
    'spanish',
    'typeset',
    'export',
  ],
};
const stageWalls = Object.entries(STAGES).flatMap(([engine, stages]) =>
  stages
    .slice(0, -1)
    .map((stage, index) =>
      wall(
        `${engine}-goes-forward-from-${stage}`,
        'A stage knows what came before it and nothing of what follows.',
        { path: `^api/engines/${engine}/src/${stage}/`, pathNot: '[.]test[.]ts$|/testing/' },
        { path: `^api/engines/${engine}/src/(${stages.slice(index + 1).join('|')})/` },
      ),
    ),
);

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
      'remotes-know-only-contract-and-kit',
      'Of the shell a tool knows the contract, and the kit that several tools share.',
      { path: '^mfe-' },
      { path: '^shell/', pathNot: '^shell/tool-(contract|kit)/' },
    ),
    wall(
      'tool-kit-knows-no-shell',
      'The kit is built into each tool, so it knows the page around them by its contract alone.',
      { path: '^shell/tool-kit/' },
      { path: '^(shell|mfe-)', pathNot: '^shell/tool-(contract|kit)/' },
    ),
    wall(
      'tool-contract-is-types-only',
      'The contract ships no code: a tool and the page may be of different days. Its stand-in page is for tests.',
      { path: '^shell/tool-contract/index[.]ts$' },
      { dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'models-are-pure',
      'What a tool knows and decides works without React and without its screen.',
      { path: '^mfe-[^/]+/src/model/', pathNot: '[.]test[.]tsx?$' },
      { path: '^mfe-[^/]+/src/(features|worker|[^/]+[.]tsx$)|node_modules/(react|react-dom|styled-components)/', dependencyTypesNot: ['type-only'] },
    ),
    wall('shell-imports-no-remote', 'The shell only knows a URL.', { path: '^shell/' }, { path: '^mfe-' }),
    wall(
      'browsers-import-no-server',
      'Of the API a page knows contract, client, mocks and the engines that run on a device.',
      { path: '^(shell/(src|tool-contract|tool-kit)|mfe-|design-system/)' },
      { path: '^api/(src|engines)/', pathNot: DEVICE_SURFACE },
    ),
    wall(
      'engines-know-no-server',
      'Engines know neither HTTP, nor configuration, nor ports.',
      { path: '^api/engines/', pathNot: '[.]test[.]ts$|/testing/' },
      { path: '^api/(src/(?!refusal)|client|mocks)|node_modules/(koa|@koa|ioredis|pino|multer)/' },
    ),
    wall(
      'engine-tests-know-no-server-tests',
      'What tests of engines share lies in an engine.',
      { path: '^api/engines/' },
      { path: '^api/src/testing/' },
    ),
    wall(
      'engines-know-no-contract',
      'An engine has its own types and errors; the server maps them to the wire.',
      { path: '^api/engines/', pathNot: '[.]test[.]ts$|/testing/|/fixtures/' },
      { path: '^api/(src|contract)/' },
    ),
    wall(
      'engines-use-front-doors',
      'An engine imports another by its package name, so only what its exports name.',
      { path: '^api/engines/([^/]+)/' },
      { path: '^api/engines/', pathNot: '^api/engines/$1/', dependencyTypes: ['local'] },
    ),
    wall(
      'pdf-stands-below',
      'Every engine may read and write PDFs, so the PDF library knows none of them.',
      { path: '^api/engines/pdf/' },
      { path: '^api/engines/(?!pdf/|platform/)' },
    ),
    wall(
      'language-stands-below',
      'Every engine may use facts of a language, so the language library knows none of them.',
      { path: '^api/engines/language/', pathNot: '[.]test[.]ts$' },
      { path: '^api/engines/(?!language/)' },
    ),
    wall(
      'device-engines-run-anywhere',
      'What a page runs of the engines needs neither Node nor a server.',
      {
        path: '^api/engines/((pdf|annotate|searchable|claims|platform|pdf-text|pdf-to-docx|ocr)/src|merge/src/(device|catalog|copy|pages|raw|read|model|report)|cover-letter/src/(claims|cliches|cv/readAsMachine|types|typeset|wording)|language/src/(identify|sentences|stems|terms|tokens))/',
        pathNot: ONLY_ON_NODE,
      },
      { dependencyTypes: ['core'] },
    ),
    wall(
      'services-know-no-http',
      'A use case works without a web server.',
      { path: '^api/src/services/' },
      { path: '^api/src/(http|routes|app|main)' },
    ),
    wall(
      'routes-call-services',
      'A route is a list of middleware and one call: jobs, engines and adapters are reached through services and ports.',
      { path: '^api/src/routes/', pathNot: '[.]test[.]ts$' },
      { path: '^api/(engines|src/(jobs|adapters|settings|config|app|main))' },
    ),
    wall(
      'jobs-know-no-services',
      'Calls go from routes to services to jobs to engines, and never back.',
      { path: '^api/src/jobs/', pathNot: '[.]test[.]ts$' },
      { path: '^api/src/(http|routes|services|adapters|settings|config|app|main)' },
    ),
    wall(
      'command-uses-engines',
      'The command runs engines without a server, through what their packages export.',
      { path: '^api/command/', pathNot: '[.]test[.]ts$' },
      { path: '^api/(src|contract|client|mocks)/' },
    ),
    wall('adapters-know-no-http', 'An adapter serves any caller.', { path: '^api/src/adapters/' }, { path: '^api/src/(http|routes|app|main)' }),
    wall(
      'mocks-know-no-server',
      'The fake API is made from the contract and of what a page may know as well.',
      { path: '^api/(mocks|client)/' },
      { path: '^api/(src|engines)/', pathNot: DEVICE_SURFACE },
    ),
    wall(
      'nothing-shipped-needs-mocks',
      'The fake API is for tests, stories and tools that run alone.',
      { path: '^(mfe-[^/]+/src/(Tool|Landing)|shell/src/(prerenderPage|App))[.]tsx$' },
      { path: '^api/mocks/', reachable: true },
    ),
    wall(
      'node-stands-in-node-folders',
      'What these engines need of Node stands in one folder, so that another platform can take its place.',
      { path: `^api/engines/(language|grammar|document-qa|cover-letter)/src/`, pathNot: '/(node|build|fit|testing)/|[.]test[.]ts$|[cC]li[.]ts$' },
      { dependencyTypes: ['core'] },
    ),
    ...stageWalls,
    wall('no-cycles', 'A cycle hides which file comes first.', {}, { circular: true }),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-node|builds|node_modules/(?!@sheaf))/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs'],
    },
  },
};
