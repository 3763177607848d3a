import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FIGURE_SOURCES, isKnown } from '#domain/figure-source.ts'
import { SourcedFigure } from './sourced-figure.tsx'

test('[C41] a figure that is known stands as it is; a guess and a figure to check say so in words', () => {
  const shown = FIGURE_SOURCES.map(source =>
    renderToStaticMarkup(<SourcedFigure source={source}>$7,335</SourcedFigure>),
  )
  const text = shown.map(markup => markup.replace(/<[^>]+>/g, ''))
  expect(text).toEqual(['$7,335', '$7,335', '$7,335 to check', '$7,335', '$7,335 our guess'])
  const looks = shown.map(markup => [markup.includes('border-dashed'), markup.includes('attention')])
  expect(looks).toEqual([
    [false, false],
    [false, false],
    [true, true],
    [false, false],
    [true, false],
  ])
  expect(FIGURE_SOURCES.filter(isKnown)).toEqual(['typed', 'read', 'surveyed'])
})
