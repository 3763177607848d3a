import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { appBudgets } from './budgets.ts'
import { APP_ENTRY, DASHBOARD_ENTRY, SIGN_IN_ENTRY } from './entries.ts'

/** Characters of source. What several pages use and is smaller than that comes with the dashboard. */
const WORTH_A_FILE = 5_000
/** What so many pages use comes with the dashboard, however large it is. */
const MANY = 9
const SHARED = 'shared-'
const RULES = '-rules'
const PAGE_LIST = 'src/app/browser/page-modules.ts'
/** Fetched when a guest's work moves into an account. */
const RESOURCES = 'src/app/resources.ts'

/** Data and rules, apart from what renders them. The fences keep them from importing any of that. */
const KNOWLEDGE = /\/src\/((domain|resources|routes)\/|features\/[^/]+\/[^/]+$)/

interface ModuleInfo {
  code: string | null
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}

/** What a plugin may ask the bundler. */
interface Modules {
  getModuleInfo(id: string): ModuleInfo | null
}

/**
 * Which modules of the app share a chunk. The bundler by itself makes a file of whatever the same pages use: some forty for
 * a page, most of a few hundred bytes, which compress badly and arrive slowly.
 *
 *   react      changes seldom, so that a new version of the product leaves it in the browser's cache
 *   main       what begins, once the page's own code is here
 *   start      what every page needs, and the sign-in page
 *   dashboard  what every page of the dashboard needs, and what several need and is too small for a file of its own
 *   rules      the same, as far as nothing is rendered there
 *   shared-…   what several need and is large
 *   …          what a page alone needs; in …-rules what others fetch too, after they are rendered
 *
 * Whatever a module needs is needed by at least the same pages, so that no two of these files need each other.
 */
export function chunkPlan(): { plugin: Plugin; nameOf(id: string): string | null } {
  let names = new Map<string, string>()
  return {
    nameOf: id => names.get(id) ?? null,
    plugin: {
      name: 'keyturn:chunk-plan',
      apply: (_config, { isSsrBuild }) => !isSsrBuild,
      buildEnd() {
        names = planOf(this)
      },
    },
  }
}

function planOf(modules: Modules): Map<string, string> {
  const roots = [...new Set([APP_ENTRY, ...appBudgets.flatMap(({ lazy }) => lazy)])]
  const usedBy = reachedFrom(roots, root => needed(modules, resolve(root)))
  const later = [...roots.filter(root => root !== APP_ENTRY), RESOURCES]
  const fetchedBy = reachedFrom(later, root => needed(modules, resolve(root), { andLater: true }))
  const names = new Map<string, string>()
  for (const [id, pages] of usedBy) {
    const name = nameFor(id, pages, fetchedBy.get(id) ?? pages)
    if (name) names.set(id, name)
  }
  for (const [name, ids] of Map.groupBy(names.keys(), id => names.get(id) ?? '')) {
    if (!isShared(name)) continue
    const size = ids.reduce((sum, id) => sum + (modules.getModuleInfo(id)?.code?.length ?? 0), 0)
    if (size >= WORTH_A_FILE) continue
    // With all that they need: two files that need each other would run in the wrong order.
    for (const id of ids) {
      for (const also of needed(modules, id)) if (isShared(names.get(also) ?? '')) names.set(also, 'dashboard')
    }
  }
  for (const [id, name] of names) {
    if (name !== 'dashboard' || !KNOWLEDGE.test(id)) continue
    for (const also of needed(modules, id)) if (names.get(also) === 'dashboard') names.set(also, 'rules')
  }
  return names
}

/** What several pages use. */
function isShared(name: string): boolean {
  return name.startsWith(SHARED) || name.endsWith(RULES)
}

function nameFor(id: string, pages: Set<string>, fetchedBy: Set<string>): string | null {
  if (/\/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react'
  if (id === resolve(APP_ENTRY)) return 'main'
  if (pages.has(APP_ENTRY) || (pages.has(SIGN_IN_ENTRY) && pages.size > 1)) return 'start'
  if (pages.has(DASHBOARD_ENTRY)) return 'dashboard'
  // A package is imported whole and used in part; the bundler knows which. Icons are imported one by one, and all shapes of charts are used together.
  if (id.includes('/node_modules/') && !/\/(lucide-react|d3-shape|d3-path)\//.test(id)) return null
  const own = [...pages].map(page => page.replace(/^.*\/|\.tsx$/g, '')).sort()
  if (own.length >= MANY) return 'dashboard'
  if (own.length > 1) return SHARED + createHash('sha256').update(own.join()).digest('hex').slice(0, 6)
  // What a dialog of another page fetches too must not bring this whole page along.
  return fetchedBy.size > 1 ? `${own}${RULES}` : `${own}`
}

function reachedFrom<Root>(roots: Root[], reach: (root: Root) => Set<string>): Map<string, Set<Root>> {
  const reached = new Map<string, Set<Root>>()
  for (const root of roots) for (const id of reach(root)) reached.set(id, (reached.get(id) ?? new Set()).add(root))
  return reached
}

/** A module and everything that it imports, at once or also later. */
function needed(modules: Modules, id: string, { andLater = false, found = new Set<string>() } = {}): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {}
  for (const next of importedIds) needed(modules, next, { andLater, found })
  // The list of pages leads to all of them, and says nothing of what a page needs.
  if (andLater && !id.endsWith(PAGE_LIST))
    for (const next of dynamicallyImportedIds) needed(modules, next, { andLater, found })
  return found
}
