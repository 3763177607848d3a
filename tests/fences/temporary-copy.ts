import { spawn } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

/** The product's sources in a folder of their own, in which a test may break something. */
export function temporaryCopy({ kept = false } = {}): string {
  // Inside the project, so that packages are found further up as always.
  mkdirSync('.cache/fences', { recursive: true })
  const folder = resolve(mkdtempSync('.cache/fences/copy-'))
  for (const name of ['src', 'scripts', 'tests', 'docs', '.gitignore', ...globSync('*.{json,ts}')]) {
    cpSync(name, join(folder, name), { recursive: true })
  }
  for (const test of globSync(join(folder, '{src,tests}/**/*.test.{ts,tsx}'))) rmSync(test)
  const clearUp = () => rmSync(folder, { recursive: true, force: true })
  // Some copies serve a whole file of tests.
  if (kept) afterAll(clearUp)
  else onTestFinished(clearUp)
  return folder
}

export function write(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** What a check of `npm run check` says about the copy; an empty string when it passes. */
export function complaint(folder: string, check: string): Promise<string> {
  return said(folder, ['scripts/check.ts', check])
}

/** What `npm run build` says about the copy when it fails. */
export function buildComplaint(folder: string): Promise<string> {
  return said(folder, ['scripts/build.ts'])
}

function said(folder: string, script: string[]): Promise<string> {
  // Vitest has its own idea of BASE_URL and NODE_ENV.
  const { BASE_URL: _base, NODE_ENV: _mode, ...inherited } = process.env
  const env = { ...inherited, PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}` }
  return new Promise(done => {
    const child = spawn(process.execPath, script, {
      cwd: folder,
      env,
    })
    let text = ''
    child.stdout.on('data', chunk => {
      text += chunk
    })
    child.stderr.on('data', chunk => {
      text += chunk
    })
    child.on('close', code => done(code === 0 ? '' : text))
  })
}
