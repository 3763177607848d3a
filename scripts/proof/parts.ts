export interface Part {
  name: string
  title: string
  /** Each runs alone, from the repository's root, with PROOF=1. */
  commands: string[][]
}

const tests = (project: string, ...files: string[]) => ['npx', 'vitest', 'run', '--project', project, ...files]
const bench = (file: string) => ['npx', 'node', `bench/${file}.ts`]

/** In the order in which they run and stand in the report. */
export const parts: Part[] = [
  {
    name: 'isolation',
    title: 'Isolation: nobody reaches what is another person’s',
    commands: [tests('server', 'tests/attacks/isolation.test.ts')],
  },
  {
    name: 'fuzz',
    title: 'Fuzz: no request breaks the server',
    commands: [tests('server', 'tests/attacks/fuzz.test.ts')],
  },
  {
    name: 'scripts',
    title: 'XSS and redirects: nothing that people write runs',
    commands: [tests('e2e', 'tests/e2e/written-scripts.test.ts', 'tests/e2e/foreign-links.test.ts')],
  },
  {
    name: 'sign-in',
    title: 'Sign-in during a flood of sign-ups',
    commands: [bench('sign-up-flood')],
  },
  {
    name: 'crash',
    title: 'Crash: what was acknowledged stays',
    commands: [
      tests('faults', 'tests/faults/crash.test.ts', 'tests/faults/database-away.test.ts', 'tests/faults/stop.test.ts'),
      tests('faults', 'tests/faults/disk-full.test.ts'),
    ],
  },
  {
    name: 'reminders',
    title: 'Reminders: none missed, whatever dies',
    commands: [tests('faults', 'tests/faults/reminders.test.ts')],
  },
  {
    name: 'two-servers',
    title: 'Two servers, one PostgreSQL, behind nginx',
    commands: [tests('faults', 'tests/faults/two-servers.test.ts', 'tests/faults/backup.test.ts')],
  },
  {
    name: 'database',
    title: 'The database: locked, upgraded, dead, behind a pooler',
    commands: [
      tests('server', 'src/server/db/database.test.ts'),
      tests('faults', 'tests/faults/locked-table.test.ts', 'tests/faults/upgrade.test.ts'),
      tests('faults', 'tests/faults/failover.test.ts', 'tests/faults/pooler.test.ts'),
    ],
  },
  { name: 'load', title: 'Load: against bare Node and pgbench', commands: [bench('load'), bench('journeys')] },
  { name: 'embedded', title: 'Load on the embedded database', commands: [bench('embedded')] },
  { name: 'memory', title: 'Memory', commands: [bench('memory')] },
  {
    name: 'growth',
    title: 'Growth: a million people cost no more',
    commands: [bench('growth'), bench('reminders')],
  },
  { name: 'browser', title: 'Browser', commands: [bench('browser')] },
  { name: 'public-pages', title: 'Pages on a slow phone', commands: [bench('public-pages'), bench('app-pages')] },
  {
    name: 'accessibility',
    title: 'Accessibility',
    commands: [tests('e2e')],
  },
  { name: 'papers', title: 'Loan papers: nothing wrong and green', commands: [bench('papers')] },
  { name: 'supply', title: 'Supply chain', commands: [['npx', 'node', 'scripts/sbom.ts', '--figures']] },
]
