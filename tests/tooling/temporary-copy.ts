import { spawn } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

/**
 * The product's sources in a folder of their own, in which a test may break something. Without sources it is scripts and
 * settings alone, for checks that a file or two are enough for.
 */
export function temporaryCopy({ shared = false, sources = true, without = [] as string[] } = {}): string {
  // Inside the project, so that packages are found further up as always.
  mkdirSync('.cache/tooling', { recursive: true })
  const folder = resolve(mkdtempSync('.cache/tooling/copy-'))
  const folders = sources ? ['src', 'scripts', 'tests', 'docs'] : ['scripts']
  const filter = (file: string) => !/\.test\.tsx?$/.test(file) && !without.includes(file)
  for (const name of [...folders, '.gitignore', '.nvmrc', ...globSync('*.{json,ts}')]) {
    cpSync(name, join(folder, name), { recursive: true, filter })
  }
  const clearUp = () => rmSync(folder, { recursive: true, force: true })
  // Some copies serve a whole file of tests.
  if (shared) afterAll(clearUp)
  else onTestFinished(clearUp)
  return folder
}

export function write(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** What a check of `npm run check` says about the copy; an empty string when it passes. */
export async function complaint(folder: string, check: string): Promise<string> {
  const { code, text } = await run(folder, ['scripts/check.ts', check])
  return code === 0 ? '' : text
}

/** What `npm run build` says about the copy when it fails. */
export async function buildComplaint(folder: string): Promise<string> {
  const { code, text } = await run(folder, ['scripts/build.ts'])
  return code === 0 ? '' : text
}

export async function whatItSays(folder: string, script: string[], env = {}): Promise<string> {
  return (await run(folder, script, env)).text
}

function run(folder: string, script: string[], extra = {}): Promise<{ code: number | null; text: string }> {
  // Vitest has its own idea of BASE_URL and NODE_ENV.
  const { BASE_URL: _base, NODE_ENV: _mode, ...inherited } = process.env
  const env = { ...inherited, PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}`, ...extra }
  return new Promise(done => {
    const child = spawn(process.execPath, script, { cwd: folder, env })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', chunk => {
        text += chunk
      })
    }
    child.on('close', code => done({ code, text }))
  })
}
