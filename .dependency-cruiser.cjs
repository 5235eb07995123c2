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
const server = 'packages/server/src';

/** Floors of the server, the lowest first: each imports only those before it. The entries beside them belong to `boot`. */
const floors = ['domain', 'infrastructure', 'context', 'areas', 'http', 'boot'];

/** Areas of the server, the lowest first: each imports only those before it (see docs/architecture.md). */
const serverAreas = [
  'access',
  'wallet',
  'photos',
  'places',
  'search',
  'sessions',
  'age',
  'notifications',
  'chat',
  'likes',
  'marketing',
  'profiles',
  'moderation',
  'payments',
  'discover',
  'pictures',
  'live',
  'data-rights',
  'sites',
  'accounts',
];

/** Features of the app that others may import: what several of them need. */
const lowestFeatures = ['access', 'notifications', 'photos', 'places', 'search', 'wallet'];

/** One rule for each folder of a list: it imports none of those after it. */
const downwards = (name, folder, list, comment) =>
  list.slice(0, -1).map((lower, index) => ({
    name: `${name}: ${lower}`,
    comment,
    severity: 'error',
    from: { path: `^${folder}/${lower}/` },
    to: { path: `^${folder}/(${list.slice(index + 1).join('|')})/` },
  }));

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
      'server-without-plugins',
      '^packages/server/src/',
      '^packages/(demo|sandbox)/',
      'Whoever starts the server hands in demo members and the sandbox.',
    ),
    {
      name: 'plugins-by-the-entry',
      comment: 'Demo and sandbox take of the server what its entry offers, and how pictures are encoded.',
      severity: 'error',
      from: { path: '^packages/(demo|sandbox)/src/' },
      to: {
        path: '^packages/server/src/',
        pathNot: '^packages/server/src/(index|areas/photos/(files|process-photo))\\.ts$',
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
    layer('lib-first', '^app/src/lib/', '^app/src/(features|screens|guards\\.ts)', 'lib knows no feature.'),
    layer('features-second', '^app/src/features/', '^app/src/screens/', 'Features know no screen.'),
    {
      name: 'app-features-apart',
      comment: 'Features import no other, but for the lowest ones.',
      severity: 'error',
      from: { path: '^app/src/features/([^/]+)/' },
      to: { path: '^app/src/features/', pathNot: `^app/src/features/($1|${lowestFeatures.join('|')})/` },
    },
    {
      name: 'lowest-features-know-none',
      comment: 'Those that others import know no other.',
      severity: 'error',
      from: { path: `^app/src/features/(${lowestFeatures.join('|')})/` },
      to: { path: '^app/src/features/', pathNot: '^app/src/features/$1/' },
    },
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
    ...downwards('server-floors', server, floors, 'Arrows between floors of the server go down.'),
    ...downwards(
      'server-areas',
      `${server}/areas`,
      serverAreas,
      'An area imports those before it in the list; what it must tell one after it, that one asks or is handed; what happens in a later one, it listens to.',
    ),
    {
      name: 'server-area-without-a-place',
      comment: 'Every area has its place in the list `serverAreas`.',
      severity: 'error',
      from: { path: `^${server}/areas/`, pathNot: `^${server}/areas/(${serverAreas.join('|')})/` },
      to: {},
    },
    {
      name: 'server-area-by-its-api',
      comment: 'What an area offers is in its `api.ts`: export it there, or ask for what is exported.',
      severity: 'error',
      from: { path: `^${server}/areas/([^/]+)/` },
      to: { path: `^${server}/areas/`, pathNot: `^${server}/areas/($1/|[^/]+/api\\.ts$)` },
    },
    {
      name: 'server-area-by-its-api-from-outside',
      comment:
        'What an area offers is in its `api.ts`; only lists of `boot` take its handlers, jobs and listeners, and commands its `operator.ts`.',
      severity: 'error',
      from: {
        path: `^${server}/(?!areas/)`,
        pathNot: `^${server}/boot/(operations|job-handlers|clean-up|listeners|cli/[^/]+)\\.ts$`,
      },
      to: { path: `^${server}/areas/`, pathNot: `^${server}/areas/[^/]+/api\\.ts$` },
    },
    ...[
      ['jobs', '(job-handlers|clean-up)', 'jobs', 'Jobs are registered by their `jobs.ts`.'],
      [
        'listeners',
        'listeners',
        '(events|listeners)',
        'Listeners are registered by `events.ts` and `listeners.ts`.',
      ],
      [
        'commands',
        'cli/[^/]+',
        '(api|operator)',
        'A command uses what `operator.ts` or `api.ts` of an area names.',
      ],
    ].map(([name, from, to, comment]) => ({
      name: `server-${name}`,
      comment,
      severity: 'error',
      from: { path: `^${server}/boot/${from}\\.ts$` },
      to: { path: `^${server}/areas/`, pathNot: `^${server}/areas/[^/]+/${to}\\.ts$` },
    })),
    {
      name: 'server-operations-by-handlers',
      comment: 'The list of operations takes handlers, and nothing else.',
      severity: 'error',
      from: { path: `^${server}/boot/operations\\.ts$` },
      to: { path: `^${server}/areas/`, pathNot: 'handlers\\.ts$' },
    },
    {
      name: 'server-api-for-others',
      comment: 'Within an area, a module imports the one it needs.',
      severity: 'error',
      from: { path: `^${server}/areas/([^/]+)/` },
      to: { path: `^${server}/areas/$1/(api|jobs|listeners|operator)\\.ts$` },
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
