import type { FieldPath } from '#domain/disclosures/reading.ts'
import { Card } from '#web/ui/card.tsx'
import { askedFigures, FIRST_FIGURES } from '../asked-figures.ts'
import { figureWords } from '../disclosure-words.ts'
import { valueAt } from '../figure-path.ts'
import { inFormOrder } from '../form-order.ts'
import { shownFigures } from '../shown-figures.ts'
import { FigureLine } from './figure-line.tsx'
import { FigureRow, type FigureRowProps } from './figure-row.tsx'
import { MoreRows } from './more-rows.tsx'

interface FiguresCardProps extends Omit<FigureRowProps, 'path' | 'unsure'> {
  unsure: ReadonlySet<string>
  /** Figures that the check before closing waits for. */
  lacking?: readonly FieldPath[]
  /** The disclosure was read, and its pictures are not on this device. */
  isWithoutPictures?: boolean
}

/** The figures that matter, each beside its place on the disclosure; all others wait in the order of the form. */
export function FiguresCard({ disclosure, unsure, lacking = [], isWithoutPictures, ...rest }: FiguresCardProps) {
  const every = shownFigures(disclosure, unsure)
  const toCheck = every.filter(path => unsure.has(path))
  const asked = askedFigures(disclosure, toCheck, lacking)
  const top = [...new Set([...FIRST_FIGURES.filter(path => every.includes(path)), ...asked])]
  const figure = (path: FieldPath) => ({ ...rest, disclosure, path, unsure: unsure.has(path) })
  const more = toCheck.length - asked.length
  const sentence = askWords(asked, rest.typed === true, path => valueAt(disclosure, path) === null)
  return (
    <Card
      title={figureWords.title}
      actions={
        <p className="num text-sm text-muted">{figureWords.tally(every.length - toCheck.length, asked.length, more)}</p>
      }
    >
      {sentence && <p className="mb-1 text-sm text-attention-text">{sentence}</p>}
      {isWithoutPictures && <p className="no-print mb-1 text-sm text-muted">{figureWords.withoutPictures}</p>}
      <ul>
        {top.map(path => (
          <FigureRow key={path} {...figure(path)} />
        ))}
      </ul>
      <MoreRows label={more > 0 ? figureWords.allWithMore(more) : figureWords.all}>
        {inFormOrder(disclosure, every).map(({ page, paths }) => (
          <section key={page} className="mt-4 first:mt-2">
            <h3 className="text-base">{figureWords.page(page)}</h3>
            <ul className="mt-1">
              {paths.map(path => (
                <FigureLine key={path} {...figure(path)} />
              ))}
            </ul>
          </section>
        ))}
      </MoreRows>
    </Card>
  )
}

/** One sentence for all of them. */
function askWords(asked: FieldPath[], isTyped: boolean, isUnread: (path: FieldPath) => boolean): string | undefined {
  const [first] = asked
  if (first === undefined) return undefined
  if (isTyped) return figureWords.askTyped
  if (asked.length > 1) return figureWords.askAll
  return isUnread(first) ? figureWords.askUnread : figureWords.ask
}
