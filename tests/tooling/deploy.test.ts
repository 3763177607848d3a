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
  const [major] = found(containerfile, /^ARG NODE_IMAGE=docker\.io\/library\/node:(\d+)-/gm)
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

test('[X242] every container gives up what it does not need, and has an end to its memory and its processes', () => {
  const [shared = '', listed = ''] = compose.split(/^services:$/m)
  const services = listed.split(/^ {2}(?=[a-z][\w-]*:$)/m)
  const own = services.filter(service => service.includes('image:'))
  expect(own).toHaveLength(2)
  for (const limits of [shared, ...own]) {
    expect(limits).toMatch(/^ +cap_drop: \[ALL\]$/m)
    expect(limits).toContain('security_opt: ["no-new-privileges:true"]')
    expect(limits).toMatch(/^ +mem_limit: \d+[gm]$/m)
    expect(limits).toMatch(/^ +pids_limit: \d+$/m)
  }
  const others = services.filter(service => !service.includes('image:') && service.includes('environment:'))
  expect(others).toHaveLength(3)
  for (const service of others) expect(service).toContain('<<: *keyturn')
})

test('[X242] the units of systemd have an end to their memory and tasks, and never reach a cloud’s own addresses', () => {
  for (const name of ['keyturn-web@', 'keyturn-worker']) {
    const unit = read(`deploy/${name}.service`)
    expect(unit).toMatch(/^MemoryMax=\d+G$/m)
    expect(unit).toMatch(/^TasksMax=\d+$/m)
    expect(found(unit, /^IPAddressDeny=(.+)$/gm)[0]?.split(' ')).toEqual(
      expect.arrayContaining(['169.254.0.0/16', 'fe80::/10']),
    )
  }
})

test('[X243] each image can be pinned by its digest, and the same ones are named everywhere', () => {
  const named = found(compose, /\$\{(\w+_IMAGE):-docker\.io\/library\//g)
  expect(named.toSorted()).toEqual(['DEBIAN_IMAGE', 'NGINX_IMAGE', 'NODE_IMAGE', 'POSTGRES_IMAGE'])
  const used = [...found(compose, /^ +image: (.+)$/gm), ...found(compose, /^ +NODE_IMAGE: (.+)$/gm)]
  expect(used.filter(image => !/^\$\{\w+_IMAGE:-|^keyturn$/.test(image))).toEqual([])
  const inCompose = found(compose, /(\w+_IMAGE:-docker\.io[^}]+)\}/g).map(each => each.replace(':-', '='))
  for (const image of found(containerfile, /^ARG (\w+_IMAGE=.+)$/gm)) expect(inCompose).toContain(image)
  expect(found(containerfile, /^FROM \$\{(\w+)\}/gm)).toEqual(['NODE_IMAGE', 'DEBIAN_IMAGE'])
  expect(found(containerfile, /^(FROM) /gm)).toHaveLength(2)
})
