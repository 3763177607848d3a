import swc, { type ParseOptions } from '@swc/core'
import { featureArrows, featureCycles } from './feature-cycles.ts'
import { forbidden, options } from './fence-rules.ts'

// dependency-cruiser asks swc for plain TypeScript, which stumbles over the first JSX tag.
const { parseFileSync } = swc
Object.assign(swc, {
  parseFileSync: (file: string, options: ParseOptions) =>
    parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') } as ParseOptions),
})

// Imported only now, so that it uses the parser set above.
const { cruise } = await import('dependency-cruiser')

const { output } = await cruise(['src'], { ...options, ruleSet: { forbidden }, validate: true })
if (typeof output === 'string') throw new Error(output)

const comments = new Map(forbidden.map(rule => [rule.name, rule.comment]))
for (const { rule, from, to, cycle, via } of output.summary.violations) {
  const path = (cycle ?? via ?? []).map(step => step.name)
  const trail = path.length > 0 ? [from, ...path] : [from, to]
  console.log(`${rule.name}: ${trail.join(' → ')}\n  ${comments.get(rule.name)}`)
}
const cycles = featureCycles(featureArrows(output.modules))
for (const cycle of cycles) console.log(`${cycle}\n  One of the two is the lower: let it offer what the other needs.`)
console.log(`${output.summary.totalCruised} files, ${output.summary.totalDependenciesCruised} imports`)
process.exitCode = output.summary.violations.length + cycles.length > 0 ? 1 : 0
