import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** Attributes and properties of a page that somebody reads or hears. */
const READ_ON_PAGES =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|label|title|description|placeholder|hint|caption|header|heading|summary|detail|empty|eyebrow|\w+Label|\w+Text|\w+Title)$/

/** What a server's problem, page or mail says. */
const READ_FROM_SERVER = /^(title|detail|subject)$/

/** Whatever it is handed to: a capital, several words and a full stop, also after a figure or what a figure is put into. */
const SENTENCE = /^[¿¡“]?\p{Lu}.*\s.*[\p{L}\d%)…’”][.!?]$/su
/** A word that a space is left for: the rest of its sentence stands somewhere else. */
const PIECE = /^[ \u00a0]|[ \u00a0]$/
/** What English puts after several, and no other language. */
const PLURAL = /^\p{L}{1,3}$/u
const IS_ONE = /^[!=]==?$/

interface Literal {
  /** Where it stands in the file. */
  start: number
  text: string
}

// biome-ignore lint/suspicious/noExplicitAny: the tree of a parser whose nodes are looked at by their type.
type Node = any

/** Words that stand in a component instead of in words.ts. */
function literalWords(file: string, text: string): Literal[] {
  const found: Literal[] = []
  const read = propertiesReadIn(file)
  walk(parseSync(file, text).program)
  return found

  function walk(node: Node): void {
    if (!node || typeof node.type !== 'string') return
    // Errors are for engineers, and so is what describes the API.
    if (node.type === 'NewExpression' || (node.type === 'Property' && keyOf(node) === 'summary')) return
    if (node.type === 'Literal' || node.type === 'TemplateLiteral') sentence(node)
    if (node.type === 'JSXText') {
      if (hasLetters(node.value)) found.push({ start: node.start, text: node.value })
      return
    }
    if (node.type === 'JSXAttribute') {
      if (read.test(nameOf(node.name)) && node.value) {
        spoken(node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value)
      } else walk(node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value)
      return
    }
    if (node.type === 'JSXExpressionContainer') spoken(node.expression)
    else if (node.type === 'Property' && read.test(keyOf(node)) && !node.computed) spoken(node.value)
    else for (const child of children(node)) walk(child)
  }

  /** An expression whose outcome is read: its branches, not what decides between them. */
  function spoken(node: Node): void {
    if (node.type === 'Literal' || node.type === 'TemplateLiteral') add(node)
    else if (node.type === 'ParenthesizedExpression') spoken(node.expression)
    else if (node.type === 'ConditionalExpression') {
      walk(node.test)
      spoken(node.consequent)
      spoken(node.alternate)
    } else if (node.type === 'LogicalExpression') {
      if (node.operator === '&&') walk(node.left)
      else spoken(node.left)
      spoken(node.right)
    } else walk(node)
  }

  function add(node: Node): void {
    const text = textOf(node)
    if (hasLetters(text)) found.push({ start: node.start, text })
  }

  function sentence(node: Node): void {
    const text = textOf(node)
    if (SENTENCE.test(text.trim())) found.push({ start: node.start, text })
  }
}

function propertiesReadIn(file: string): RegExp {
  if (file.includes('/server/')) return READ_FROM_SERVER
  return /\/(web|browser|site)\//.test(file) ? READ_ON_PAGES : /^$/
}

function textOf(node: Node): string {
  const parts = node.type === 'Literal' ? [node.value] : node.quasis.map((quasi: Node) => quasi.value.cooked)
  return parts.filter((part: unknown) => typeof part === 'string').join('…')
}

function children(node: Node): Node[] {
  return Object.values(node)
    .flatMap(value => (Array.isArray(value) ? value : [value]))
    .filter(value => value && typeof value === 'object')
}

function nameOf(name: Node): string {
  return name.type === 'JSXNamespacedName' ? `${name.namespace.name}:${name.name.name}` : name.name
}

function keyOf({ key }: Node): string {
  return key.type === 'Identifier' ? key.name : String(key.value ?? '')
}

function hasLetters(text: string): boolean {
  return /\p{L}{2}/u.test(text)
}

const READABLE = 'src/{domain,features,resources,routes,web,server,app/{browser,site,worker}}/**/*.{ts,tsx}'
/**
 * Tests; what only engineers and operators see (the kit's own page, the API's description, the database's start); and what is
 * content itself: articles, questions, letters in English, drawings, lists of firms, names of holidays, what official forms print.
 */
const CONTENT = [
  /\.test\.tsx?$/,
  /src\/web\/showcase\/|src\/server\/(http\/(openapi|documentation-page)|db\/postgres-start)\.ts$/,
  /guide\/web\/site\/(articles|tools|sources)|cards\/web\/designs\//,
  /\/domain\/(disclosures|[a-z]+-holidays)/,
  /\/(faq|glossary|chapters|([a-z]+-)?letter|tips|state-notes|providers|seed)(\.es)?\.ts$/,
  /words(\.es)?\.ts$/,
]

/** Sentences and labels stand in words.ts and page-words.ts, where they can be read together and translated. */
export function checkWords(): string[] {
  return globSync(READABLE)
    .filter(file => !CONTENT.some(content => content.test(file)))
    .flatMap(file => {
      const text = readFileSync(file, 'utf8')
      return literalWords(file, text).map(
        ({ start, text: said }) => `${file}:${lineOf(text, start)} says “${short(said)}”. Put it into page-words.ts.`,
      )
    })
}

function lineOf(text: string, start: number): number {
  return text.slice(0, start).split('\n').length
}

function short(said: string): string {
  return said.trim().replace(/\s+/g, ' ')
}

/** A sentence in two halves, with the word that explains itself or leads on between them, is one entry with these keys. */
const HALVES = /^(before|after)$/

/** Catalogs hold whole sentences: other languages put words in another order, and have other plurals. */
export function checkWholeSentences(): string[] {
  return globSync('src/**/*words{,.es}.ts', { exclude: ['src/domain/disclosures/**'] }).flatMap(file => {
    const text = readFileSync(file, 'utf8')
    return pieces(parseSync(file, text).program).map(
      ({ start, text: said, fault }) => `${file}:${lineOf(text, start)} ${fault}: “${short(said)}”. ${MENDED[fault]}`,
    )
  })
}

const MENDED = {
  'glues a sentence': 'Write each sentence whole.',
  'has an English plural': 'Write each sentence whole.',
  'counts by itself': 'Ask plural() of src/domain/plural.ts.',
}

interface Piece extends Literal {
  fault: keyof typeof MENDED
}

function pieces(node: Node, key = ''): Piece[] {
  if (!node || typeof node.type !== 'string') return []
  const found: Piece[] = []
  if ((node.type === 'Literal' && typeof node.value === 'string') || node.type === 'TemplateLiteral') {
    const text = textOf(node)
    if (hasLetters(text) && PIECE.test(text) && !HALVES.test(key))
      found.push({ start: node.start, text, fault: 'glues a sentence' })
  }
  if (node.type === 'ConditionalExpression') {
    const [one, other] = [node.consequent.value, node.alternate.value]
    const ending = one === '' ? other : other === '' ? one : undefined
    if (typeof ending === 'string' && PLURAL.test(ending))
      found.push({ start: node.start, text: ending, fault: 'has an English plural' })
  }
  if (node.type === 'BinaryExpression' && IS_ONE.test(node.operator) && node.right.value === 1)
    found.push({ start: node.start, text: `${node.operator} 1`, fault: 'counts by itself' })
  if (node.type === 'ImportDeclaration') return found
  const inside = node.type === 'Property' && !node.computed ? keyOf(node) : key
  return [...found, ...children(node).flatMap(child => pieces(child, inside))]
}
