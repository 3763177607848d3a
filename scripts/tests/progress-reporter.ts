import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** What a lane of `npm test` tells the one who started it. */
export type News =
  | { kind: 'planned'; files: number }
  | { kind: 'begun'; file: string }
  | { kind: 'ended'; file: string; passed: number; failed: number; seconds: number }

const tell = (news: News) => process.send?.(news)

/** A reporter of Vitest that talks to the process above instead of a person. */
export default class ProgressReporter implements Reporter {
  onTestRunStart(specifications: readonly unknown[]): void {
    tell({ kind: 'planned', files: specifications.length })
  }

  onTestModuleStart(module: TestModule): void {
    tell({ kind: 'begun', file: relative('.', module.moduleId) })
  }

  onTestModuleEnd(module: TestModule): void {
    const tests = [...module.children.allTests()]
    const passed = tests.filter(test => test.result().state === 'passed').length
    const file = relative('.', module.moduleId)
    // A file that could not be read has no results.
    const failed = tests.length - passed || (module.ok() ? 0 : 1)
    tell({ kind: 'ended', file, passed, failed, seconds: module.diagnostic().duration / 1000 })
  }
}
