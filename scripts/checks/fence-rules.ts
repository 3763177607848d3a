import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser'

// Import rules. tsc separates browser and server; these separate features, shared code and packages.

const pure = '^src/(domain|resources|routes)/|^src/(features/[^/]+|app)/[^/]+\\.ts$'
const web = '^src/web/|^src/features/[^/]+/web/|^src/app/(browser|site|worker)/'
const server = '^src/server/|^src/features/[^/]+/server/|^src/app/server/'
const publicPages = '^src/web/site/|^src/features/[^/]+/web/site|^src/app/site/'
const tests = '\\.test\\.tsx?$'

const packages = (...names: string[]) => `(^|/)node_modules/(${names.join('|')})/`

export const forbidden: IForbiddenRuleType[] = [
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one file, or want a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'every-import-exists',
    comment: 'This import leads nowhere.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'features-keep-their-pages',
    comment: "A feature's web/ is its own. Share through its pure files, or move the part to src/web.",
    severity: 'error',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/[^/]+/web/', pathNot: '^src/features/$1/' },
  },
  {
    name: 'features-keep-their-server',
    comment:
      "A feature's server/ is its own. Server code may read its server/tables.ts and use what server/records.ts offers.",
    severity: 'error',
    from: { path: '^src/features/([^/]+)/' },
    to: {
      path: '^src/features/[^/]+/server/',
      pathNot: ['^src/features/$1/', '^src/features/[^/]+/server/(tables|records)\\.ts$'],
    },
  },
  {
    name: 'web-never-reaches-server',
    comment: 'Browser code cannot use server code, not even its types. Put what both need in a pure file.',
    severity: 'error',
    from: { path: web },
    to: { path: server },
  },
  {
    name: 'server-never-reaches-web',
    comment: 'Server code cannot use browser code. Put what both need in a pure file.',
    severity: 'error',
    from: { path: server },
    to: { path: web },
  },
  {
    name: 'web-names-no-server-package',
    comment: 'This package belongs on the server.',
    severity: 'error',
    from: { path: web, pathNot: tests },
    to: {
      path: packages(
        'pg',
        'pg-boss',
        'hono',
        '@hono/[^/]+',
        '@electric-sql/[^/]+',
        'nodemailer',
        'drizzle-orm',
        'drizzle-kit',
        'stripe',
        'prom-client',
      ),
    },
  },
  {
    name: 'web-names-no-node-module',
    comment: 'A browser has no Node modules.',
    severity: 'error',
    from: { path: web, pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'domain-stands-alone',
    comment: 'The arithmetic depends on nothing, so that anyone can use it anywhere.',
    severity: 'error',
    from: { path: '^src/domain/', pathNot: tests },
    to: { pathNot: '^src/domain/' },
  },
  {
    name: 'resources-know-no-feature',
    comment: 'Features build on the resources, not the other way round.',
    severity: 'error',
    from: { path: '^src/(resources|routes)/', pathNot: tests },
    to: { path: '^src/features/' },
  },
  {
    name: 'pure-imports-only-pure',
    comment: 'Pure files import pure files and zod, nothing else.',
    severity: 'error',
    from: { path: pure, pathNot: tests },
    to: { pathNot: [pure, packages('zod')] },
  },
  {
    name: 'public-pages-stay-light',
    comment: 'Public pages load without the app: no resources, no shell, no router, no query cache, however far down.',
    severity: 'error',
    from: { path: publicPages, pathNot: tests },
    to: {
      reachable: true,
      path: [
        '^src/resources/',
        '^src/app/browser/',
        '^src/web/(shell|remote|client)/',
        '^src/web/guest/(?!guest-identity\\.ts$)',
        packages('react-router', '@tanstack/[^/]+'),
      ],
    },
  },
  {
    name: 'machinery-knows-no-feature',
    comment: 'What all features share cannot know one of them. Only src/app puts them together.',
    severity: 'error',
    from: { path: '^src/(web|server)/', pathNot: tests },
    to: { path: '^src/features/' },
  },
  {
    name: 'nothing-knows-the-app',
    comment: 'The roots in src/app stand on everything else; nothing stands on them.',
    severity: 'error',
    from: { pathNot: ['^src/app/', '^tests/', tests] },
    to: { path: '^src/app/' },
  },
]

export const options: ICruiseOptions = {
  parser: 'swc',
  doNotFollow: { path: 'node_modules' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'module', 'browser', 'node', 'default', 'types'],
  },
}
