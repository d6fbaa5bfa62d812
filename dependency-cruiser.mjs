// Import directions. Tried with dependency-cruiser 18.7.2 and TypeScript 6.0.3 on canary/, which breaks each rule.
// With TypeScript 7 installed this tool reads 0 modules and still exits 0: keep the canary test.
const DOMAIN = '(catalogue|photometry|calculators|content|documents|places|forms|projects|studio)';
const ADAPTER = '(db|search|mail|pdf|photometry-worker|captcha|images|files|limits)';
/** Domains of core/ that need others, and which. */
const CORE_USERS = {
  declarations: 'documents',
  drawings: 'content|photometry',
  statements: 'calculators',
  studio: 'forms',
};
const TEST = '[.](test|fixtures)[.]tsx?$';
const rule = (name, comment, directions) => ({ name, comment, severity: 'error', ...directions });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule('no-cycles', 'Move the shared part down a layer.', { from: {}, to: { circular: true } }),
    rule('no-missing', 'The path does not exist.', {
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '[+]types/'] },
    }),
    rule(
      'core-is-pure',
      'core/ runs in the browser, the server and tests: it may import only core/ and zod.',
      { from: { path: '^core/', pathNot: TEST }, to: { pathNot: ['^core/', 'node_modules/zod/'] } },
    ),
    rule('core-leaves', 'These may import only themselves and i18n.', {
      from: { path: '^core/(photometry|search|content|places|i18n|privacy)/' },
      to: { path: '^core/[^/]+/', pathNot: ['^core/$1/', '^core/i18n/'] },
    }),
    rule('core-catalogue', 'catalogue may import photometry and search.', {
      from: { path: '^core/catalogue/' },
      to: { path: '^core/[^/]+/', pathNot: '^core/(catalogue|photometry|search|i18n)/' },
    }),
    rule(
      'core-top',
      'calculators, documents, forms and projects may import catalogue, but not each other.',
      {
        from: { path: '^core/(calculators|documents|forms|projects)/' },
        to: {
          path: '^core/[^/]+/',
          pathNot: ['^core/$1/', '^core/(catalogue|photometry|search|i18n)/'],
        },
      },
    ),
    ...Object.entries(CORE_USERS).map(([domain, used]) =>
      rule(`core-${domain}`, `${domain} may import ${used} and i18n.`, {
        from: { path: `^core/${domain}/`, pathNot: TEST },
        to: { path: '^core/[^/]+/', pathNot: `^core/(${domain}|${used}|i18n)/` },
      }),
    ),
    rule('core-editing-is-last', 'It imports all domains with records, so none may import it.', {
      from: { path: '^core/', pathNot: '^core/editing/' },
      to: { path: '^core/editing/' },
    }),
    rule('app-not-to-server', 'Use context.get(servicesContext).', {
      from: { path: '^app/', pathNot: ['^app/services-context[.]ts$', TEST] },
      to: { path: '^server/' },
    }),
    rule(
      'app-services-is-a-type',
      'app/services-context.ts imports the Services type and nothing else.',
      {
        from: { path: '^app/services-context[.]ts$' },
        to: { path: '^server/', dependencyTypesNot: ['type-only'] },
      },
    ),
    rule('ui-knows-no-domain', 'Pass data in as props.', {
      from: { path: '^app/(ui|i18n)/' },
      to: { path: '^(app|core)/[^/]+/', pathNot: ['^app/(ui|i18n|styles|router)/', '^core/i18n/'] },
    }),
    rule('router-knows-no-page', 'Routes register their pages with it.', {
      from: { path: '^app/router/', pathNot: TEST },
      to: {
        path: '^(app|core|server)/',
        pathNot: ['^app/router/', '^app/ui/browser/(loads|connection)[.]ts$'],
      },
    }),
    rule('app-domains-are-peers', 'Compose two domains in app/screens, app/frame or app/routes.', {
      from: { path: `^app/(search|compare|consent|${DOMAIN})/` },
      to: { path: '^app/[^/]+/', pathNot: ['^app/$1/', '^app/(ui|i18n|styles|router)/'] },
    }),
    rule('screens-are-peers', 'Move what two screens share into its domain or app/ui.', {
      from: { path: '^app/screens/([^/]+)/', pathNot: TEST },
      to: { path: '^app/screens/', pathNot: '^app/screens/$1/' },
    }),
    rule('parts-know-no-screen', 'Only routes open screens; pass what a part needs in as props.', {
      from: { path: '^app/', pathNot: ['^app/(screens|routes)/', TEST] },
      to: { path: '^app/screens/' },
    }),
    rule('routes-are-leaves', 'Only app/routes.ts names a route module.', {
      from: { pathNot: [TEST, '^app/routes[.]ts$'] },
      to: { path: '^app/routes/' },
    }),
    rule(
      'server-not-to-app',
      'The server may import only the types that it passes to the pages, from app/services-context.ts.',
      {
        from: { path: '^server/', pathNot: TEST },
        to: { path: '^app/', pathNot: '^app/services-context[.]ts$' },
      },
    ),
    rule(
      'server-passes-plain-values',
      'The pages create their contexts: import only the types of app/services-context.ts.',
      {
        from: { path: '^server/', pathNot: TEST },
        to: { path: '^app/services-context[.]ts$', dependencyTypesNot: ['type-only'] },
      },
    ),
    rule('api-speaks-to-services', 'No SQL and no other family in a wire format.', {
      from: { path: '^server/api/([^/]+)/', pathNot: TEST },
      to: {
        path: '^server/',
        pathNot: ['^server/api/$1/', '^server/(services|texts)[.]ts$', '^server/http/'],
      },
    }),
    rule('server-domains-are-peers', 'Compose domains in server/compose or server/services.ts.', {
      from: { path: `^server/${DOMAIN}/`, pathNot: TEST },
      to: {
        path: '^server/',
        pathNot: [
          '^server/$1/',
          `^server/${ADAPTER}/`,
          '^server/(memory|observe)/',
          '^server/(env|log|permissions|texts|server-shortcuts)[.]ts$',
        ],
      },
    }),
    rule('adapters-know-no-domain', 'Adapters must not import domains.', {
      from: { path: `^server/${ADAPTER}/`, pathNot: TEST },
      to: {
        path: '^server/',
        pathNot: [
          '^server/$1/',
          '^server/(workers|memory|limits|observe)/',
          '^server/(env|log|permissions|texts|server-shortcuts)[.]ts$',
        ],
      },
    }),
    rule(
      'import-is-a-use-case',
      'The importer writes through adapters and core; only services.ts and scripts call it.',
      {
        from: { path: '^server/import/', pathNot: TEST },
        to: {
          path: '^server/',
          pathNot: [
            '^server/import/',
            `^server/${ADAPTER}/`,
            '^server/observe/',
            '^server/(env|log|permissions|texts|server-shortcuts)[.]ts$',
          ],
        },
      },
    ),
    rule('public-knows-no-studio', 'The studio is another bundle; pages must not contain it.', {
      from: { path: '^app/' },
      to: { path: '^(core/)?studio/' },
    }),
    rule('studio-is-a-bundle', 'Only the build of the studio reads its sources.', {
      from: { path: '^(core|server)/' },
      to: { path: '^studio/' },
    }),
    rule('studio-speaks-to-its-api', 'The studio may import only core/ and itself.', {
      from: { path: '^studio/', pathNot: TEST },
      to: { path: '^(app|server|scripts)/' },
    }),
    rule('no-tests-in-production', 'Move the helper out of tests/.', {
      from: { pathNot: [TEST, '^tests/'] },
      to: { path: ['[.]test[.]tsx?$', '^tests/'] },
    }),
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
