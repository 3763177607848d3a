import type { ReactNode } from 'react'
import { GLOSSARY } from '#features/guide/glossary.ts'
import { openTool } from '#web/site/links.ts'
import { Term } from '#web/ui/term.tsx'
import type { Block } from './article.ts'
import { type Piece, parseInline } from './inline.ts'

/** An article's blocks as markup. */
export function Prose({ blocks }: { blocks: Block[] }) {
  return (
    <div className="prose">
      {blocks.map(block => (
        <ProseBlock key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  )
}

function ProseBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{inline(block)}</p>
  if ('heading' in block) return <h2>{block.heading}</h2>
  if ('note' in block) return <p className="prose-note">{inline(block.note)}</p>
  if ('list' in block) return <ul>{items(block.list)}</ul>
  if ('steps' in block) return <ol>{items(block.steps)}</ol>
  return <ProseTable {...block.table} />
}

/** An amount, a percentage, or both: `$680 (9%)`. */
const FIGURE = /^\$?[\d,.]+%?( \(\d+%\))?$/

function ProseTable({ caption, head, rows }: { caption: string; head: string[]; rows: string[][] }) {
  // Figures line up at the right, as in every table of the app.
  // The first column names its row.
  const isFigures = (at: number) => at > 0 && rows.every(row => FIGURE.test(row[at] ?? ''))
  const side = head.map((_, at) => (isFigures(at) ? 'figures' : undefined))
  return (
    <figure className="table-room">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell, at) =>
              cell ? (
                <th key={cell} className={side[at]}>
                  {cell}
                </th>
              ) : (
                <td key="corner" />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((cell, at) => (
                <td key={head[at + 1]} className={side[at + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

function items(lines: string[]): ReactNode {
  return lines.map(line => <li key={line}>{inline(line)}</li>)
}

function inline(line: string): ReactNode {
  return pieces(parseInline(line))
}

function pieces(all: Piece[]): ReactNode {
  return all.map((piece, at) => {
    const key = `${at}`
    if (piece.kind === 'text') return piece.text
    if (piece.kind === 'strong') return <strong key={key}>{pieces(piece.pieces)}</strong>
    if (piece.kind === 'link')
      return (
        <a key={key} href={openTool(piece.path)}>
          {piece.text}
        </a>
      )
    return (
      <Term key={key} explanation={GLOSSARY[piece.id].meaning}>
        {piece.text}
      </Term>
    )
  })
}
