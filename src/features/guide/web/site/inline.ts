import { GLOSSARY, type TermId } from '#features/guide/glossary.ts'

/** A piece of a line: plain or stressed words, a link, or a term with its explanation. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; pieces: Piece[] }
  | { kind: 'link'; text: string; path: string }
  | { kind: 'term'; text: string; id: TermId }

const MARK =
  /\*\*(?<strong>.+?)\*\*|\[\[(?<shown>[^[\]|]+)(?:\|(?<id>[^[\]]+))?\]\]|\[(?<label>[^[\]]+)\]\((?<path>[^()]+)\)/g

/** Reads the three marks of an article's text; see article.ts. */
export function parseInline(line: string): Piece[] {
  const pieces: Piece[] = []
  let read = 0
  for (const match of line.matchAll(MARK)) {
    if (match.index > read) pieces.push({ kind: 'text', text: line.slice(read, match.index) })
    pieces.push(pieceOf(match.groups ?? {}))
    read = match.index + match[0].length
  }
  if (read < line.length) pieces.push({ kind: 'text', text: line.slice(read) })
  return pieces
}

function pieceOf({ strong, shown, id, label, path }: Record<string, string | undefined>): Piece {
  if (strong !== undefined) return { kind: 'strong', pieces: parseInline(strong) }
  if (shown !== undefined)
    return { kind: 'term', text: shown, id: termId(id ?? shown.toLowerCase().replaceAll(' ', '-')) }
  return { kind: 'link', text: label ?? '', path: path ?? '' }
}

function termId(id: string): TermId {
  if (!Object.hasOwn(GLOSSARY, id)) throw new Error(`The glossary has no ${id}`)
  return id as TermId
}

/** The words alone. */
export function plainText(line: string): string {
  return parseInline(line).map(textOf).join('')
}

function textOf(piece: Piece): string {
  return piece.kind === 'strong' ? piece.pieces.map(textOf).join('') : piece.text
}
