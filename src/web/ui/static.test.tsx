import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Donut } from '#web/charts/donut.tsx'
import { LineChart } from '#web/charts/line-chart.tsx'
import { Monogram } from './monogram.tsx'
import { Progress } from './progress.tsx'
import { Slider } from './slider.tsx'
import { Term } from './term.tsx'

const points = [0, 1, 2].map(x => ({ x, y: x * 10 }))

const PARTS = {
  monogram: <Monogram name="Harbor Savings" />,
  progress: <Progress label="Progress" value={4} max={11} />,
  slider: <Slider label="Down payment" min={3} max={50} value={20} onValueChange={() => {}} />,
  term: <Term explanation="The yearly cost of a loan.">APR</Term>,
  'line chart': (
    <LineChart title="t" summary="s" xName="Year" formatX={String} formatY={String} series={[{ name: 'A', points }]} />
  ),
  donut: (
    <Donut
      title="t"
      summary="s"
      slices={[{ name: 'A', value: 1 }]}
      format={String}
      whole={{ value: '1', label: 'a' }}
    />
  ),
}

for (const [name, part] of Object.entries(PARTS))
  test(`a ${name} on a page made ahead of time keeps the policy: no style attribute`, () => {
    expect(renderToStaticMarkup(part)).not.toMatch(/\sstyle=/)
  })
