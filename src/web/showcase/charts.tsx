import { Donut } from '#web/charts/donut.tsx'
import { LineChart } from '#web/charts/line-chart.tsx'
import { Card } from '#web/ui/card.tsx'
import { Part } from './part.tsx'

const YEARS = Array.from({ length: 31 }, (_, year) => year)
const LOANS = [
  { name: 'Harbor Savings', fees: 6_935, yearly: 17_000 },
  { name: 'First County', fees: 39_800, yearly: 15_900 },
  { name: 'Prairie Mutual', fees: 3_120, yearly: 17_900 },
].map(({ name, fees, yearly }) => ({
  name,
  points: YEARS.map(year => ({ x: year, y: fees + yearly * year - 130 * year * year })),
}))

const dollars = (value: number) => `$${Math.round(value).toLocaleString('en-US')}`

export function Charts() {
  return (
    <Part title="Charts">
      <div id="charts" className="grid gap-5">
        <Card title="Cost of each loan if you keep it">
          <LineChart
            title="Cost of each loan over 30 years"
            summary="Prairie Mutual is cheapest if you sell before year 5. From year 30 on, First County's low rate has paid for its fees."
            series={LOANS}
            xName="Year"
            formatX={year => (year === 0 ? 'Now' : `Year ${year}`)}
            formatY={dollars}
            formatTick={value => (value === 0 ? '$0' : `$${value / 1000}k`)}
            turns={[
              {
                x: 18.3,
                y: 290_000,
                text: 'Stay past 18 years 4 months: First County costs less than Prairie Mutual.',
              },
            ]}
            own={{ x: 7, label: '7 years' }}
            firstYears={12}
          />
        </Card>
        <Card title="Where a payment goes">
          <Donut
            title="A monthly payment of $3,102"
            summary="Most of the payment is interest at first."
            slices={[
              { name: 'Principal', value: 361 },
              { name: 'Interest', value: 2_167 },
              { name: 'Property tax', value: 417 },
              { name: 'Home insurance', value: 125 },
              { name: 'Mortgage insurance', value: 32 },
            ]}
            format={dollars}
            whole={{ value: '$3,102', label: 'a month' }}
          />
        </Card>
      </div>
    </Part>
  )
}
