import { type ChildProcess, spawn } from 'node:child_process'

/**
 * Ends a program that we have started when we are gone without having stopped it: tests that are killed would leave it
 * behind. The shell's input ends with us.
 */
export function killWithParent(child: ChildProcess): void {
  const guard = spawn('/bin/sh', ['-c', 'read nothing; kill "$0"', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl+C is for us.
    detached: true,
  })
  child.once('exit', () => guard.kill('SIGKILL'))
}
