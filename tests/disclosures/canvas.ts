import type { PositionedText } from '#domain/disclosures/reading.ts'

/** How a lender's program prints: everything that differs between disclosures with the same figures. */
export interface Style {
  /** All of a page moves sideways and down. */
  dx: number
  dy: number
  /** Letters are narrower or wider, smaller or larger. */
  letterWidth: number
  letterSize: number
  /** Values stand lower than their labels. */
  valueDrop: number
  minus: string
  none: string
  percent: '%' | ' %'
  quote: '’' | "'"
  dash: '–' | '-'
  box: string
  /** Labels of the first page in capitals, as on the official form, or not. */
  capitals: boolean
  /** 02/05/2024 instead of 2/5/2024. */
  padded: boolean
  /** A label that takes two rows: how far its second row is moved in, and whether its amount stands beside it. */
  indent: number
  amountLast: boolean
  /** What stands where a line has no amount, or nobody a part. */
  blank: '' | 'N/A' | 'NONE' | '—'
  /** Loan costs and other costs of a Closing Disclosure on a page each. */
  split: boolean
  /** The summaries of a Closing Disclosure show all the lines of the form, also those that nobody filled in. */
  preprinted: boolean
  width: number
  height: number
}

export const PLAIN: Style = {
  dx: 0,
  dy: 0,
  letterWidth: 1,
  letterSize: 1,
  valueDrop: 0,
  minus: '– ',
  none: '—',
  percent: '%',
  quote: '’',
  dash: '–',
  box: 'x',
  capitals: true,
  padded: false,
  indent: 0,
  amountLast: false,
  blank: '',
  split: false,
  preprinted: false,
  width: 612,
  height: 792,
}

interface TextOptions {
  size?: number
  right?: boolean
  white?: boolean
  /** A value: it takes part in the drop of values. */
  value?: boolean
}

/** A disclosure while it is rendered: texts on pages, measured as the writer of PDFs will write them. */
export class Canvas {
  readonly texts: PositionedText[] = []
  readonly style: Style
  page = 1

  constructor(style: Style) {
    this.style = style
  }

  text(
    x: number,
    base: number,
    text: string,
    { size = 9, right = false, white = false, value = false }: TextOptions = {},
  ): void {
    const { dx, dy, letterSize, letterWidth, valueDrop, quote, dash } = this.style
    const written = text.replaceAll('’', quote).replaceAll(' – ', ` ${dash} `)
    const height = size * letterSize
    const width = textWidth(written) * height * letterWidth
    this.texts.push({
      text: written,
      page: this.page,
      x: (right ? x - width : x) + dx,
      y: base + dy + (value ? valueDrop : 0) - height,
      width,
      height,
      color: white ? '#ffffff' : '#000000',
      certainty: 1,
    })
  }

  /** The rows that a text takes in a column of this width. */
  wrapped(text: string, width: number, size: number): string[] {
    const { letterSize, letterWidth } = this.style
    const rows: string[] = []
    for (const word of text.split(' ')) {
      const longer = `${rows.at(-1) ?? ''} ${word}`.trim()
      const fits = textWidth(longer) * size * letterSize * letterWidth <= width
      if (fits || rows.length === 0) rows[Math.max(0, rows.length - 1)] = longer
      else rows.push(word)
    }
    return rows
  }

  value(x: number, base: number, text: string, options: TextOptions = {}): void {
    if (text !== '') this.text(x, base, text, { ...options, value: true })
  }

  box(x: number, base: number, on: boolean): void {
    if (on) this.text(x, base - 1, this.style.box, { size: 8 })
  }

  /** Dollars as estimates print them, or dollars and cents. */
  money(cents: number | null, kind: 'dollars' | 'cents' | 'exact' = 'dollars'): string {
    if (cents === null) return ''
    const digits = kind === 'cents' || (kind === 'exact' && cents % 100 !== 0) ? 2 : 0
    const figure = (Math.abs(cents) / 100).toLocaleString('en-US', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    if (cents >= 0) return `$${figure}`
    return this.style.minus === '(' ? `($${figure})` : `${this.style.minus}$${figure}`
  }

  rate(percent: number | null): string {
    return percent === null ? '' : `${percent}${this.style.percent}`
  }
}

/** Widths of Helvetica's letters in thousandths of their size, the letters of each width together. */
const WIDTHS: [number, string][] = [
  [222, "ijl’'"],
  [278, ' !,./:;ftI'],
  [333, '()-r“”'],
  [350, '•'],
  [500, 'ckszvxyJ'],
  [556, '0123456789$#?abdeghnopquL–'],
  [584, '+<=>−'],
  [611, 'FTZ'],
  [667, '&ABEKPSVXY'],
  [722, 'CDHNRUw'],
  [778, 'GOQ'],
  [833, 'Mm'],
  [889, '%'],
  [944, 'W'],
  [1000, '—@'],
]
const widthOf = new Map(WIDTHS.flatMap(([width, letters]) => [...letters].map(letter => [letter, width] as const)))

/** The same table goes into the PDF's font. */
export function letterWidth(letter: string): number {
  return widthOf.get(letter) ?? 556
}

export function textWidth(text: string): number {
  return [...text].reduce((width, letter) => width + letterWidth(letter), 0) / 1000
}
