// Import directions. Tried with dependency-cruiser 18.7.2 and TypeScript 6.0.3 on canary/, which breaks each rule once (28 errors).
// With TypeScript 7 installed this tool reads 0 modules and still exits 0: keep the canary test.
const DOMAIN = '(catalogue|photometry|calculators|content|documents|places|forms|projects)';
const ADAPTER = '(db|search|mail|pdf|light|captcha|images|files)';
const TEST = '[.](test|fixtures)[.]tsx?$';
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule('no-cycles', 'Move the shared part down a layer.', {}, { circular: true }),
    rule(
      'no-missing',
      'The path does not exist.',
      {},
      { couldNotResolve: true, pathNot: ['^virtual:', '[+]types/'] },
    ),
    rule(
      'core-is-pure',
      'core/ runs in the browser, the server and a test alike: only core/ and zod.',
      { path: '^core/', pathNot: TEST },
      { pathNot: ['^core/', 'node_modules/zod/'] },
    ),
    rule(
      'core-leaves',
      'These know only themselves and i18n.',
      { path: '^core/(photometry|search|content|places|i18n)/' },
      { path: '^core/[^/]+/', pathNot: ['^core/$1/', '^core/i18n/'] },
    ),
    rule(
      'core-catalogue',
      'catalogue may read photometry and search.',
      { path: '^core/catalogue/' },
      { path: '^core/[^/]+/', pathNot: '^core/(catalogue|photometry|search|i18n)/' },
    ),
    rule(
      'core-top',
      'calculators, documents, forms and projects may read catalogue; nothing reads them.',
      { path: '^core/(calculators|documents|forms|projects)/' },
      { path: '^core/[^/]+/', pathNot: ['^core/$1/', '^core/(catalogue|photometry|search|i18n)/'] },
    ),
    rule(
      'app-not-to-server',
      'Use context.get(servicesContext).',
      { path: '^app/', pathNot: ['^app/services-context[.]ts$', TEST] },
      { path: '^server/' },
    ),
    rule(
      'app-services-is-a-type',
      'app/services-context.ts imports the Services type and nothing else.',
      { path: '^app/services-context[.]ts$' },
      { path: '^server/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'ui-knows-no-domain',
      'Pass data in as props.',
      { path: '^app/(ui|i18n)/' },
      { path: '^(app|core)/[^/]+/', pathNot: ['^app/(ui|i18n|styles|router)/', '^core/i18n/'] },
    ),
    rule(
      'router-knows-no-page',
      'Pages are told to it by their routes.',
      { path: '^app/router/', pathNot: TEST },
      {
        path: '^(app|core|server)/',
        pathNot: ['^app/router/', '^app/ui/browser/(loads|connection)[.]ts$'],
      },
    ),
    rule(
      'app-domains-are-peers',
      'Compose two domains in app/screens, app/frame or app/routes.',
      { path: `^app/(search|compare|consent|${DOMAIN})/` },
      { path: '^app/[^/]+/', pathNot: ['^app/$1/', '^app/(ui|i18n|styles|router)/'] },
    ),
    rule(
      'screens-are-peers',
      'Move what two screens share into its domain or app/ui.',
      { path: '^app/screens/([^/]+)/', pathNot: TEST },
      { path: '^app/screens/', pathNot: '^app/screens/$1/' },
    ),
    rule(
      'parts-know-no-screen',
      'Only routes open screens; pass what a part needs in as props.',
      { path: '^app/', pathNot: ['^app/(screens|routes)/', TEST] },
      { path: '^app/screens/' },
    ),
    rule(
      'routes-are-leaves',
      'Only app/routes.ts names a route module.',
      { pathNot: [TEST, '^app/routes[.]ts$'] },
      { path: '^app/routes/' },
    ),
    rule(
      'server-not-to-app',
      'It knows what it hands to the pages: the types of app/services-context.ts.',
      { path: '^server/', pathNot: TEST },
      { path: '^app/', pathNot: '^app/services-context[.]ts$' },
    ),
    rule(
      'server-hands-plain-values',
      'The pages make their contexts themselves: import the types of app/services-context.ts.',
      { path: '^server/', pathNot: TEST },
      { path: '^app/services-context[.]ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'api-speaks-to-services',
      'No SQL and no other family in a wire format.',
      { path: '^server/api/([^/]+)/', pathNot: TEST },
      {
        path: '^server/',
        pathNot: ['^server/api/$1/', '^server/(services|texts)[.]ts$', '^server/http/'],
      },
    ),
    rule(
      'server-domains-are-peers',
      'Compose domains in server/compose or server/services.ts.',
      { path: `^server/${DOMAIN}/`, pathNot: TEST },
      {
        path: '^server/',
        pathNot: [
          '^server/$1/',
          `^server/${ADAPTER}/`,
          '^server/memory/',
          '^server/(env|log|texts)[.]ts$',
        ],
      },
    ),
    rule(
      'adapters-know-no-domain',
      'The outside world is reached by name, never by domain.',
      { path: `^server/${ADAPTER}/`, pathNot: TEST },
      {
        path: '^server/',
        pathNot: ['^server/$1/', '^server/(workers|memory)/', '^server/(env|log|texts)[.]ts$'],
      },
    ),
    rule(
      'import-is-a-use-case',
      'The importer writes through adapters and core; only services.ts and scripts call it.',
      { path: '^server/import/', pathNot: TEST },
      {
        path: '^server/',
        pathNot: ['^server/import/', `^server/${ADAPTER}/`, '^server/(env|log|texts)[.]ts$'],
      },
    ),
    rule(
      'no-tests-in-production',
      'Move the helper out of tests/.',
      { pathNot: [TEST, '^tests/'] },
      { path: ['[.]test[.]tsx?$', '^tests/'] },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
