/** The import rules of this repository (see docs/decisions/0001-source-and-builds.md). */
const areas = (from, root) => ({
  name: `${from}-areas-apart`,
  comment: 'Areas of one layer do not import each other.',
  severity: 'error',
  from: { path: `^${root}/([^/]+)/` },
  to: { path: `^${root}/([^/]+)/`, pathNot: `^${root}/$1/` },
});
const layer = (name, from, forbidden, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: forbidden },
});
const ui = 'packages/ui/src';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Types alone make a circle too: what knows each other cannot be read, moved or tested apart.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    layer(
      'theme-first',
      `^${ui}/(theme|i18n|model)/`,
      `^${ui}/(base|patterns|product|provider)/`,
      'Theme, copy and models come first.',
    ),
    layer(
      'base-second',
      `^${ui}/base/`,
      `^${ui}/(patterns|product)/`,
      'Base knows no pattern and no product.',
    ),
    layer('patterns-third', `^${ui}/patterns/`, `^${ui}/product/`, 'Patterns know no product.'),
    layer(
      'ui-without-copy',
      `^${ui}/(base|patterns)/(?!.*stories)`,
      `^${ui}/i18n/messages/`,
      'Base and patterns carry no copy.',
    ),
    areas('ui-product', `${ui}/product`),
    layer(
      'ui-knows-no-api',
      `^${ui}/(?!.*stories)`,
      '^(packages/(api-client|server|demo|sandbox)|app)/|node_modules/valtio',
      'The UI knows no API, router or store.',
    ),
    layer(
      'rules-are-a-leaf',
      '^packages/rules/src/',
      '^(packages/(ui|api-client|server|demo|sandbox)|app)/|node_modules/(react|valtio)',
      'Rules are pure.',
    ),
    layer(
      'client-is-a-leaf',
      '^packages/api-client/src/(?!ui/)',
      '^(packages/(ui|server|demo|sandbox|rules)|packages/api-client/src/ui|app)/',
      'The client knows only the contract.',
    ),
    {
      name: 'mappers-know-types',
      comment: 'What maps answers for the components knows the types of their models, and runs without them.',
      severity: 'error',
      from: { path: '^packages/api-client/src/ui/' },
      to: { path: '^(packages/(server|demo|sandbox|rules)|app)/' },
    },
    {
      name: 'mappers-run-without-ui',
      severity: 'error',
      from: { path: '^packages/api-client/src/ui/' },
      to: { path: '^packages/ui/', dependencyTypesNot: ['type-only'] },
    },
    layer(
      'conformance-knows-the-contract-only',
      '^packages/conformance/src/',
      '^(packages/(ui|server|demo|sandbox|rules)|packages/api-client/src/ui|app)/',
      'What judges any backend knows none of ours.',
    ),
    layer(
      'server-without-extensions',
      '^packages/server/src/',
      '^packages/(demo|sandbox)/',
      'Whoever starts the server hands in demo members and the sandbox.',
    ),
    {
      name: 'extensions-by-the-entry',
      comment: 'Demo and sandbox take of the server what its entry offers, and how pictures are encoded.',
      severity: 'error',
      from: { path: '^packages/(demo|sandbox)/src/' },
      to: {
        path: '^packages/server/src/',
        pathNot: '^packages/server/src/(index|photos/(files|encode))\\.ts$',
      },
    },
    layer(
      'demo-and-sandbox-apart',
      '^packages/demo/src/',
      '^(app|packages/(ui|sandbox))/',
      'Demo members know neither the app nor the sandbox.',
    ),
    layer(
      'sandbox-and-demo-apart',
      '^packages/sandbox/src/',
      '^(app|packages/(ui|demo))/',
      'The sandbox knows neither the app nor demo members.',
    ),
    layer(
      'server-without-app',
      '^packages/server/src/',
      '^(app|packages/ui)/',
      'The server knows the app only as a renderer.',
    ),
    layer(
      'app-without-server',
      '^app/src/',
      '^packages/(server|demo|sandbox)/',
      'The app reaches the server by the contract.',
    ),
    layer(
      'platform-first',
      '^app/src/platform/',
      '^app/src/(features|screens)/',
      'Platform knows no feature.',
    ),
    layer('features-second', '^app/src/features/', '^app/src/screens/', 'Features know no screen.'),
    areas('app-features', 'app/src/features'),
    {
      name: 'screens-call-nothing',
      comment:
        'Screens use features, not the client; its types describe what a load hands them, and mappers turn that into models.',
      severity: 'error',
      from: { path: '^app/src/screens/' },
      to: {
        path: '^packages/api-client/src/',
        pathNot: '^packages/api-client/src/ui/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-queries-private',
      comment: 'Areas of the server talk through services.',
      severity: 'error',
      from: { path: '^packages/server/src/([^/]+)/' },
      to: { path: '^packages/server/src/([^/]+)/.*queries\\.ts$', pathNot: '^packages/server/src/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.test\\.tsx?$|/dist/|/test/|/e2e/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@velluto/source', 'import', 'require', 'node', 'default', 'types'],
    },
  },
};
