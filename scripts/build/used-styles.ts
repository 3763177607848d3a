import postcss, { type Root } from 'postcss'

/** Parts that a browser gives to some inputs alone, and the markup of those inputs. */
const PARTS_OF_INPUTS: Record<string, RegExp> = {
  '::-webkit-date': / type="(date|time|month)/,
  '::-webkit-calendar': / type="(date|time|month)/,
  '::-webkit-search': / type="search"/,
  '::file-selector-button': / type="file"/,
  '-spin-button': / type="number"/,
}

/** The rules of a stylesheet that can apply to this markup. Islands fetch the whole sheet when they wake. */
export function usedStyles(sheet: string, markup: string): string {
  const classes = new Set<string>()
  for (const [, names = ''] of markup.matchAll(/class="([^"]*)"/g)) {
    for (const name of unescaped(names).split(/\s+/)) classes.add(name)
  }
  const tags = new Set([...markup.matchAll(/<([a-z][a-z0-9-]*)/g)].map(([, tag = '']) => tag))
  const unusedParts = Object.keys(PARTS_OF_INPUTS).filter(part => !PARTS_OF_INPUTS[part]?.test(markup))
  const applies = (selector: string) => {
    const outside = withoutBrackets(selector)
    return (
      requiredClasses(outside).every(name => classes.has(name)) &&
      requiredTags(outside).every(tag => tags.has(tag)) &&
      !unusedParts.some(part => outside.includes(part))
    )
  }
  const root = postcss.parse(sheet)
  root.walkRules(rule => {
    const { parent } = rule
    if (parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes')) return
    const selectors = rule.selectors.filter(applies)
    if (selectors.length === 0) rule.remove()
    else rule.selectors = selectors
  })
  dropUnreadProperties(root, markup)
  dropUnplayedKeyframes(root)
  root.walkAtRules(rule => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return root.toString()
}

/** Custom properties that nothing reads any more. Those that only they read go with them, so it takes a few rounds. */
function dropUnreadProperties(root: Root, markup: string): void {
  // Drawings name their colours in attributes.
  const inMarkup = propertiesRead(markup)
  for (let dropped = true; dropped; ) {
    const read = new Set(inMarkup)
    root.walkDecls(({ value }) => {
      for (const name of propertiesRead(value)) read.add(name)
    })
    dropped = false
    const drop = (node: { remove(): unknown }) => {
      node.remove()
      dropped = true
    }
    root.walkDecls(/^--/, declaration => {
      if (!read.has(declaration.prop)) drop(declaration)
    })
    root.walkAtRules('property', rule => {
      if (!read.has(rule.params)) drop(rule)
    })
  }
  root.walkRules(rule => {
    if (rule.nodes.length === 0) rule.remove()
  })
}

function propertiesRead(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)
}

function dropUnplayedKeyframes(root: Root): void {
  const played = new Set<string>()
  root.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) played.add(word)
  })
  root.walkAtRules(/keyframes$/, rule => {
    if (!played.has(rule.params)) rule.remove()
  })
}

/** Classes without which a selector cannot match. What stands inside :not(), :has(), :is() and :where() is not asked. */
function requiredClasses(outside: string): string[] {
  return [...outside.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''))
}

function requiredTags(outside: string): string[] {
  return [...outside.matchAll(/(?<=^|[\s>+~])[a-z][a-z0-9]*/g)].map(([tag]) => tag)
}

function withoutBrackets(selector: string): string {
  let depth = 0
  let outside = ''
  for (let at = 0; at < selector.length; at += 1) {
    const letter = selector.charAt(at)
    if (letter === '\\') {
      if (depth === 0) outside += selector.slice(at, at + 2)
      at += 1
    } else if (letter === '(' || letter === '[') depth += 1
    else if (letter === ')' || letter === ']') depth -= 1
    else if (depth === 0) outside += letter
  }
  return outside
}

function unescaped(attribute: string): string {
  return attribute.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&#x27;', "'")
}
