import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { inLanguage } from './scripts/build/language.ts'

/**
 * A worker reads the product once and runs many files: to read it anew for each took longer than the tests. So a file puts
 * back what it changes.
 */
const shared = { isolate: false, testTimeout: 60_000, expect: { poll: { timeout: 30_000 } } }

/** Each look at a page takes processor time from what is waited for. */
const LOOK_AGAIN_MS = 100

/**
 * Tests that drive processes of their own: databases, servers, a browser. None is tried again: what passes only the second time
 * is a fault of the test or of the product.
 */
const withProcesses = {
  ...shared,
  // Many rounds take their time.
  testTimeout: process.env.PROOF === '1' ? 3_600_000 : 120_000,
  expect: { poll: { ...shared.expect.poll, interval: LOOK_AGAIN_MS } },
  environment: 'node',
  hookTimeout: 120_000,
}

export default defineConfig({
  test: {
    // One more than there are cores: each waits for servers, databases and pages now and then.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'pure',
          include: [
            'src/domain/**/*.test.ts',
            'src/{resources,routes}/**/*.test.ts',
            'src/features/*/*.test.ts',
            'src/app/*.test.ts',
            'src/app/worker/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/*.es.test.ts'],
          environment: 'node',
          ...shared,
        },
      },
      {
        test: {
          name: 'web',
          include: [
            'src/web/**/*.test.{ts,tsx}',
            'src/features/*/web/**/*.test.{ts,tsx}',
            'src/app/{browser,site}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/*.es.test.{ts,tsx}'],
          environment: 'happy-dom',
          ...shared,
        },
      },
      {
        // What the build for Spanish makes of the same modules.
        plugins: [inLanguage('es')],
        test: {
          name: 'spanish',
          include: ['src/**/*.es.test.{ts,tsx}'],
          environment: 'happy-dom',
          ...shared,
        },
      },
      {
        test: {
          name: 'server',
          include: [
            'src/server/**/*.test.ts',
            'src/features/*/server/**/*.test.ts',
            'src/app/server/**/*.test.ts',
            'tests/{conformance,attacks,upgrades}/**/*.test.ts',
          ],
          globalSetup: 'tests/harness/global-setup.ts',
          ...withProcesses,
        },
      },
      { test: { name: 'tooling', include: ['tests/tooling/**/*.test.ts'], ...withProcesses } },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/e2e/setup.ts',
          ...withProcesses,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: 'tests/harness/global-setup.ts',
          ...withProcesses,
        },
      },
    ],
  },
})
