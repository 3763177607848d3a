import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, closeSync, existsSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk that can be full. */
export interface SmallDisk {
  folder: string
  /** A disk of its own; where mounting is not allowed, a limit on what the given processes may write instead. */
  isReal: boolean
  fill(pids: number[]): void
  free(pids: number[]): void
  remove(): void
}

export function makeSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'keyturn-disk-'))
  // PostgreSQL has to get in as somebody else when we are root.
  chmodSync(folder, 0o755)
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'keyturn-test', folder])
  if (mounted.status !== 0) {
    return { folder, isReal: false, fill: forbidWriting, free: allowWriting, remove: () => rmSync(folder, FORCE) }
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    isReal: true,
    fill: () => fillUp(filler),
    free: () => rmSync(filler),
    remove() {
      // Lazily: a process that just ended may still be leaving.
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, FORCE)
    },
  }
}

const FORCE = { recursive: true, force: true }

/** Not a byte into any file, new or old. Needs no rights, and can be taken back. */
export function forbidWriting(pids: number[]): void {
  limitFiles(pids, '0')
}

function allowWriting(pids: number[]): void {
  limitFiles(pids, 'unlimited')
}

function limitFiles(pids: number[], most: string): void {
  for (const pid of pids) {
    const folder = `/proc/${pid}`
    // One of them may just have ended.
    if (!existsSync(folder)) continue
    // As its own user: in a container even root may not touch the limits of others.
    const { uid, gid } = statSync(folder)
    spawnSync('prlimit', ['--pid', String(pid), `--fsize=${most}:`], uid === process.getuid?.() ? {} : { uid, gid })
  }
}

function fillUp(file: string): void {
  const handle = openSync(file, 'w')
  for (const size of [65_536, 512]) {
    try {
      while (writeSync(handle, Buffer.alloc(size)) > 0);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
  closeSync(handle)
}
