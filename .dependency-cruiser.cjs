/** Layers, the lowest first: a file imports from lower layers and from its own. */
const FLOORS = ['contract', 'copy', 'ui', 'capture', 'api', 'state', 'flows', 'screens', 'app'];

const floorRules = FLOORS.slice(0, -1).map((floor, level) => ({
  name: `floor-${floor}`,
  comment: `src/${floor} must not import from higher layers.`,
  severity: 'error',
  from: { path: `^src/${floor}/` },
  to: { path: `^src/(${FLOORS.slice(level + 1).join('|')})/` },
}));

/** Folders of the service, the lowest layer first, by the same rule. */
const ROOMS = [
  ...['domain', 'data', 'machine', 'errors', 'config', 'brand', 'crypto', 'db', 'deps', 'repositories'],
  ...['limits', 'taxCode', 'formats', 'reading', 'documents', 'pdfSeal', 'figures'],
  ...['session', 'uploads', 'http', 'questionnaire'],
  ...['delivery', 'pdf', 'codes', 'steps', 'customers', 'resume', 'evidence', 'review', 'sandbox'],
  ...['routes', 'privacy', 'support', 'jobs', 'walk', 'mock'],
];

const roomRules = ROOMS.map((room, level) => ({
  name: `room-${room}`,
  comment: `server/${room} must not import from higher layers, nor from the files beside the folders.`,
  severity: 'error',
  from: { path: `^server/${room}/` },
  to: {
    path: '^server/',
    pathNot: [`^server/(${ROOMS.slice(0, level + 1).join('|')})/`],
  },
}));

/** Where no circle is: of the tools, in what they share with the tests. */
const IN_LAYERS = '^(src|server|scripts/(testing|search))(/|$)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...floorRules,
    ...roomRules,
    {
      name: 'no-circle',
      comment: 'Files must not import each other: join them, or move what both need into a third one.',
      severity: 'error',
      from: { path: IN_LAYERS },
      to: { circular: true },
    },
    {
      name: 'no-circle-of-folders',
      comment: 'Folders must not import each other: move what both need into a third one.',
      severity: 'error',
      scope: 'folder',
      from: { path: IN_LAYERS },
      to: { circular: true },
    },
    {
      name: 'every-room-has-its-floor',
      comment: 'A new folder of the service gets its layer in ROOMS, at the top of this file.',
      severity: 'error',
      from: {},
      to: { path: '^server/[^/]+/', pathNot: [`^server/(${ROOMS.join('|')})/`] },
    },
    {
      name: 'applicants-know-one-part-of-the-review',
      comment: 'What an applicant may do during a review is in server/review/applicant.',
      severity: 'error',
      from: { path: '^server/[^/]+/', pathNot: '^server/(review|sandbox|jobs|mock)/' },
      to: { path: '^server/review/', pathNot: '^server/review/applicant/' },
    },
    {
      name: 'domain-is-pure',
      comment:
        'What is in server/domain is computed from its arguments: the contract, packages that do the same, and itself.',
      severity: 'error',
      from: { path: '^server/domain/' },
      to: { pathNot: ['^server/domain/', '^src/contract/', '(^|/)node_modules/(yup|dayjs)/'] },
    },
    {
      name: 'contract-is-pure',
      comment:
        'The contract runs in the browser and in the service: yup, dayjs, types and itself, nothing else.',
      severity: 'error',
      from: { path: '^src/contract/' },
      to: {
        pathNot: [
          '^src/contract/',
          '/node_modules/(yup|dayjs|typebox)/',
          '^node_modules/(yup|dayjs|typebox)/',
        ],
      },
    },
    {
      name: 'contract-takes-types-alone-of-typebox',
      comment: 'The browser carries no schema library.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: 'node_modules/typebox/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'app-takes-types-alone-of-answers',
      comment: "The browser carries no schema of an answer, and nothing of the API's documentation.",
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/contract/(answers[.]ts|shapes/|openapi/)' },
      to: {
        path: '^src/contract/(answers[.]ts|shapes/|openapi/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'service-knows-the-contract-alone',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^src/', pathNot: '^src/contract/' },
    },
    {
      name: 'app-never-imports-the-service',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^server/' },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { path: '^(src|server)/' },
      to: { path: '^(__tests__|scripts)/' },
    },
    {
      name: 'no-tests-in-the-tools',
      comment: 'What tools and tests share is in scripts/testing.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^__tests__/' },
    },
    {
      name: 'only-declared-packages',
      comment: 'What runs in production is a dependency in package.json, and not a development one.',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: '^server/db/drizzle[.]config[.]ts$' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  // That the first screen loads no form library is measured in the built chunks: scripts/size.ts.
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
    },
  },
};
