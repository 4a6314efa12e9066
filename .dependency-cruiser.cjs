/** The import walls of docs/architecture.md. `npm run check:walls` holds every one of them. */
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
      'Of the API a page knows contract, client and mocks.',
      { path: '^(shell/(src|tool-contract)|mfe-|design-system/)' },
      { path: '^api/src/' },
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
    wall('mocks-know-no-server', 'The fake API is made from the contract alone.', { path: '^api/(mocks|client)/' }, { path: '^api/src/' }),
    wall('no-cycles', 'A cycle hides which file comes first.', {}, { circular: true }),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/(?!@sheaf))/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs'],
    },
  },
};
