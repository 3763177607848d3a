import type { IModule } from 'dependency-cruiser'

/** Who imports whom among the features, tests aside. */
export function featureArrows(modules: readonly IModule[]): Map<string, Map<string, string>> {
  const arrows = new Map<string, Map<string, string>>()
  for (const { source, dependencies } of modules) {
    const from = featureOf(source)
    if (!from || /\.test\.tsx?$/.test(source)) continue
    for (const { resolved } of dependencies) {
      const to = featureOf(resolved)
      if (!to || to === from) continue
      const of = arrows.get(from) ?? new Map<string, string>()
      if (!of.has(to)) of.set(to, `${source} → ${resolved}`)
      arrows.set(from, of)
    }
  }
  return arrows
}

/** Features that need each other, however far round, each circle once. */
export function featureCycles(arrows: Map<string, Map<string, string>>): string[] {
  const found: string[] = []
  const done = new Set<string>()
  const visit = (feature: string, path: string[]) => {
    const start = path.indexOf(feature)
    if (start >= 0) {
      const circle = [...path.slice(start), feature]
      const imports = circle.slice(1).map((to, at) => `  ${arrows.get(circle[at] ?? '')?.get(to)}`)
      found.push([`features-form-no-cycle: ${circle.join(' → ')}`, ...imports].join('\n'))
      return
    }
    if (done.has(feature)) return
    for (const next of arrows.get(feature)?.keys() ?? []) visit(next, [...path, feature])
    done.add(feature)
  }
  for (const feature of arrows.keys()) visit(feature, [])
  return found
}

function featureOf(file: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(file)?.[1]
}
