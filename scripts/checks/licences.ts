import { findPackage, type LockPackages, packageName } from './lock-file.ts'

/** SPDX ids of licences that ask for no more than to be named. The fonts' one also keeps the fonts' names. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
])

/** Packages under another licence, and why they may be used all the same. */
const EXCEPTIONS: { name: RegExp; licence: string; because: string }[] = [
  { name: /^(@axe-core\/playwright|axe-core)$/, licence: 'MPL-2.0', because: 'used unchanged, in tests alone' },
  { name: /^argparse$/, licence: 'Python-2.0', because: 'used unchanged, in tests alone' },
  { name: /^ical\.js$/, licence: 'MPL-2.0', because: 'used unchanged, in tests alone' },
  { name: /^lightningcss(-.+)?$/, licence: 'MPL-2.0', because: 'used unchanged, to build; nothing of it is served' },
]

/** A package that npm knew only by name, for another platform, has the licence of the one that it is a part of. */
function licenceOf(packages: LockPackages, path: string): string | undefined {
  const own = packages[path]?.license
  if (own) return own
  const name = packageName(path)
  const whole = Object.entries(packages).find(
    ([from, { optionalDependencies = {} }]) =>
      name in optionalDependencies && findPackage(packages, from, name) === path,
  )
  return whole?.[1].license
}

export function licenceProblems(packages: LockPackages): string[] {
  return Object.keys(packages)
    .filter(path => path !== '')
    .flatMap(path => {
      const licence = licenceOf(packages, path)
      if (licence === undefined) return [`package-lock.json: ${path} has no licence`]
      if (isAllowed(licence) || isException(packageName(path), licence)) return []
      return [`package-lock.json: ${path} is under ${licence}; see scripts/checks/licences.ts`]
    })
}

/** An SPDX expression: one of the alternatives must be allowed as a whole. */
function isAllowed(licence: string): boolean {
  const bare = licence.replace(/[()]/g, '')
  return bare.split(' OR ').some(choice => choice.split(' AND ').every(id => ALLOWED.has(id.trim())))
}

function isException(name: string, licence: string): boolean {
  return EXCEPTIONS.some(exception => exception.name.test(name) && exception.licence === licence)
}
