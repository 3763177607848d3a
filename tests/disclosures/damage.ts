import type { PositionedText } from '#domain/disclosures/reading.ts'
import type { RenderedFile } from './distort.ts'

/** A file from which something was taken, or in which something can no longer be read. */
export interface Damaged {
  what: string
  file: RenderedFile
}

type Removes = (text: PositionedText) => boolean

function without({ texts, sizes }: RenderedFile, what: string, isGone: Removes): Damaged {
  return { what, file: { texts: texts.filter(text => !isGone(text)), sizes } }
}

export function withoutPages(file: RenderedFile): Damaged[] {
  return file.sizes.map(({ page }) => without(file, `without page ${page}`, text => text.page === page))
}

/** Rows of a page, top to bottom: what stands within three points of one another. */
function rowsOn({ texts }: RenderedFile, page: number): PositionedText[][] {
  const rows: PositionedText[][] = []
  for (const text of texts.filter(each => each.page === page).toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1)
    if (row?.[0] && text.y - row[0].y < 3) row.push(text)
    else rows.push([text])
  }
  return rows
}

/** Each row of a page, over its whole width. */
export function withoutRows(file: RenderedFile, page: number): Damaged[] {
  return rowsOn(file, page).map(row =>
    without(file, `page ${page} without “${row.map(({ text }) => text).join(' ')}”`, text => row.includes(text)),
  )
}

/** Bands of a page as tall as a section. */
export function withoutBands(file: RenderedFile, page: number, rows: number): Damaged[] {
  const every = rowsOn(file, page)
  return Array.from({ length: Math.ceil(every.length / rows) }, (_, at) => {
    const gone = new Set(every.slice(at * rows, (at + 1) * rows).flat())
    const first = every[at * rows]?.[0]?.text ?? ''
    return without(file, `page ${page} without ${rows} rows from “${first}”`, text => gone.has(text))
  })
}

/** Each piece of text alone: a label without its amount, an amount without its label. */
export function withoutTexts(file: RenderedFile, page: number): Damaged[] {
  return file.texts
    .filter(text => text.page === page)
    .map(gone => without(file, `page ${page} without the text “${gone.text}”`, text => text === gone))
}

/** Each figure with another digit, with a sign for it, or unreadable. */
export function blurred(file: RenderedFile, page: number): Damaged[] {
  const isFigure = (text: PositionedText) => text.page === page && /\$\s?\d/.test(text.text)
  return file.texts.filter(isFigure).flatMap(figure =>
    [
      figure.text.replace(/\d(?=\D*$)/, digit => String((Number(digit) + 3) % 10)),
      figure.text.replace(/\d/, '\uFFFD'),
      figure.text.replaceAll(/\d/g, '\uFFFD'),
    ].map(text => ({
      what: `page ${page} with “${text}” for “${figure.text}”`,
      file: { ...file, texts: file.texts.map(each => (each === figure ? { ...figure, text } : each)) },
    })),
  )
}

/** Each page taken from another disclosure of the same kind. */
export function mixed(file: RenderedFile, other: RenderedFile): Damaged[] {
  return file.sizes.map(({ page }) => ({
    what: `page ${page} of another paper`,
    file: {
      ...file,
      texts: [...file.texts.filter(text => text.page !== page), ...other.texts.filter(text => text.page === page)],
    },
  }))
}
