/** The directions in which imports may run. A breach names the rule, and the rule says what to do instead. */
const feature = '^server/src/features/([^/]+)/';
const tests = '\\.test\\.tsx?$|/testing\\.ts$|^server/src/testing/';

/** Programs that build the product, and what they may import although it is outside: the check of what they bundle. */
const builds = '^(server|widget)/build\\.mjs$|^web/(vite|landing)\\.config\\.ts$';
const checkOfBuilds = '^tools/shipped\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Move what both need into a third file, also when it is only a type.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-imports-nothing-of-ours',
      comment: 'The contract is the bottom: move the code to where it is used.',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(flow|server|web|widget|e2e|bench|tools)/' },
    },
    {
      name: 'flow-imports-contract-only',
      comment: 'The flow engine is pure.',
      severity: 'error',
      from: { path: '^flow/' },
      to: { path: '^(server|web|widget|e2e|bench|tools)/' },
    },
    {
      name: 'server-knows-no-client',
      comment: 'Share it through contract or flow.',
      severity: 'error',
      from: { path: '^server/', pathNot: tests },
      to: { path: '^(web|widget|e2e|bench|tools)/', pathNot: checkOfBuilds },
    },
    {
      name: 'web-knows-no-server',
      comment: 'Ask it through a call of the contract.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|e2e|bench|tools)/', pathNot: checkOfBuilds },
    },
    {
      name: 'widget-is-small',
      comment: 'The widget takes the contract as types, and flow; nothing else of ours.',
      severity: 'error',
      from: { path: '^widget/src/' },
      to: { path: '^(server|web|e2e|bench|tools)/' },
    },
    {
      name: 'widget-takes-contract-as-types',
      comment: 'Write `import type`: a value would pull zod into every shop’s page. Only the files without zod may be imported as values.',
      severity: 'error',
      from: { path: '^widget/src/', pathNot: tests },
      to: { path: '^contract/', pathNot: '^contract/(?:paths|showing|triggers)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'paths-and-triggers-import-nothing',
      comment: 'The widget and public pages import them as values: a schema of their fields belongs in contract/trigger-fields.ts.',
      severity: 'error',
      from: { path: '^contract/(?:paths|showing|triggers)\\.ts$' },
      to: {},
    },
    {
      name: 'loader-reaches-panel-dynamically',
      comment: 'The loader knows the panel by the bridge’s types only.',
      severity: 'error',
      from: { path: '^widget/src/loader/', pathNot: tests },
      to: { path: '^widget/src/panel/', dependencyTypesNot: ['type-only', 'dynamic-import'] },
    },
    {
      name: 'nobody-imports-the-outside',
      comment: 'e2e, bench and tools stand outside the product.',
      severity: 'error',
      from: { path: '^(contract|flow|server|web|widget)/', pathNot: tests },
      to: { path: '^(e2e|bench|tools)/', pathNot: checkOfBuilds },
    },
    {
      name: 'builds-alone-are-checked',
      comment: 'Only the programs that build the product use it.',
      severity: 'error',
      from: { path: '^(contract|flow|server|web|widget)/', pathNot: builds },
      to: { path: checkOfBuilds },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'Hand it in from the feature instead.',
      severity: 'error',
      from: { path: '^server/src/platform/', pathNot: tests },
      to: { path: '^server/src/(features|app|main|demo)' },
    },
    {
      name: 'platform-knows-no-kit',
      comment: 'The platform is below the kit: move what both need into platform/.',
      severity: 'error',
      from: { path: '^server/src/platform/', pathNot: tests },
      to: { path: '^server/src/kit/' },
    },
    {
      name: 'kit-knows-no-feature',
      comment: 'The kit is the ground floor: hand it in from the feature instead.',
      severity: 'error',
      from: { path: '^server/src/kit/', pathNot: tests },
      to: { path: '^server/src/(features|app|main|demo)' },
    },
    {
      name: 'features-know-no-app',
      comment: 'Take what you need from the platform.',
      severity: 'error',
      from: { path: '^server/src/features/', pathNot: tests },
      to: { path: '^server/src/(app|main|demo)' },
    },
    {
      name: 'sibling-through-its-index',
      comment: 'Export it from the sibling’s index.ts, or do without.',
      severity: 'error',
      from: { path: feature, pathNot: tests },
      to: { path: feature, pathNot: ['^server/src/features/$1/', '^server/src/features/[^/]+/index\\.ts$'] },
    },
    {
      name: 'app-through-index',
      comment: 'A feature’s only public file is its index.ts.',
      severity: 'error',
      from: { path: '^server/src/(app|main|demo)' },
      to: { path: feature, pathNot: '^server/src/features/[^/]+/index\\.ts$' },
    },
    {
      name: 'web-features-are-apart',
      comment: 'Put what two features share into ui or lib.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/([^/]+)/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-runs-one-way',
      comment: 'routes → features → ui, lib.',
      severity: 'error',
      from: { path: '^web/src/(features|ui|lib)/' },
      to: { path: '^web/src/routes/' },
    },
    {
      name: 'public-pages-have-words-of-their-own',
      comment: 'Texts of the owner’s area are loaded with it: a public page takes its own from content/, or as a property.',
      severity: 'error',
      from: { path: '^web/src/(?:root|routes/public/.*)\\.tsx$', pathNot: tests },
      to: { path: '^web/src/words/(?:t\\.ts|rich\\.tsx)$', reachable: true },
    },
    {
      name: 'ui-knows-no-feature',
      comment: 'Hand it in as a property.',
      severity: 'error',
      from: { path: '^web/src/(ui|lib)/' },
      to: { path: '^web/src/features/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|\\.react-router|results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
    tsPreCompilationDeps: true,
    parser: 'swc',
  },
};
