import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const containerfile = read('deploy/Containerfile')
const compose = read('deploy/compose.yaml')
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, part = '']) => part)

test('the image is made of files that are there and that the build is given, by the Node that we pin', () => {
  const copied = found(containerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap(files => files.split(' '))
  const given = found(read('.dockerignore'), /^!(.+)$/gm)
  expect(copied.length).toBeGreaterThan(5)
  for (const file of copied.filter(each => each !== '.')) {
    expect(existsSync(file), file).toBe(true)
    expect(given, file).toContain(file)
  }
  const [major] = found(containerfile, /^FROM docker\.io\/library\/node:(\d+)-/gm)
  expect(major).toBe(read('.nvmrc').split('.')[0])
})

test('the image and the units of systemd start the server that is there, and never as root', () => {
  const [image] = found(containerfile, /^CMD \["node", "([^"]+)"\]$/gm)
  const units = ['keyturn-web@', 'keyturn-worker'].map(name => read(`deploy/${name}.service`))
  const started = [image, ...units.flatMap(unit => found(unit, /^ExecStart=\S+\/node (\S+)$/gm))]
  expect(started).toEqual(Array.from({ length: 3 }, () => 'dist-server/main.js'))
  expect(read('package.json')).toContain('node scripts/build-server.ts')
  expect(found(containerfile, /^USER (\d+)$/gm)).toEqual(['10001'])
  for (const unit of units) expect(unit).toMatch(/^User=keyturn$/m)
})

test('every place that compose puts its own into is in nginx.conf', () => {
  const places = found(compose, /s([/#].+?[/#]).*?[/#]['"]/g).map(place => place.slice(1, -1))
  expect(places).toHaveLength(4)
  for (const place of places) expect(read('deploy/nginx.conf')).toMatch(new RegExp(place))
})

test('every setting in the example is one that the product or compose reads', () => {
  const known = `${read('src/server/config.ts')}${compose}`
  for (const name of found(read('deploy/keyturn.env.example'), /^([A-Z_]+)=/gm)) expect(known).toContain(name)
})
