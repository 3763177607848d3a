import postcss from 'postcss'

/** The rules of a stylesheet that can apply to this markup. Islands fetch the whole sheet when they wake. */
export function usedStyles(sheet: string, markup: string): string {
  const classes = new Set<string>()
  for (const [, names = ''] of markup.matchAll(/class="([^"]*)"/g)) {
    for (const name of unescaped(names).split(/\s+/)) classes.add(name)
  }
  const root = postcss.parse(sheet)
  root.walkRules(rule => {
    const { parent } = rule
    if (parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes')) return
    const selectors = rule.selectors.filter(selector => requiredClasses(selector).every(name => classes.has(name)))
    if (selectors.length === 0) rule.remove()
    else rule.selectors = selectors
  })
  root.walkAtRules(rule => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return root.toString()
}

/** Classes without which a selector cannot match. What stands inside :not(), :has(), :is() and :where() is not asked. */
function requiredClasses(selector: string): string[] {
  const outside = withoutBrackets(selector)
  return [...outside.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''))
}

function withoutBrackets(selector: string): string {
  let depth = 0
  let kept = ''
  for (let at = 0; at < selector.length; at += 1) {
    const letter = selector.charAt(at)
    if (letter === '\\') {
      if (depth === 0) kept += selector.slice(at, at + 2)
      at += 1
    } else if (letter === '(' || letter === '[') depth += 1
    else if (letter === ')' || letter === ']') depth -= 1
    else if (depth === 0) kept += letter
  }
  return kept
}

function unescaped(attribute: string): string {
  return attribute.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&#x27;', "'")
}
