import { Minus, Plus } from 'lucide-react'
import { memo } from 'react'
import { formatMonths } from '#domain/figures.ts'
import { stayCardWords } from '#features/comparison/page-words.ts'
import { Button } from '#web/ui/button.tsx'
import { ReadOnly } from '#web/ui/read-only.ts'
import { Slider } from '#web/ui/slider.tsx'
import { LONGEST_STAY } from '../stay.ts'

interface StayControlProps {
  years: number
  onYearsChange(years: number): void
}

/** How long the buyer means to stay: the one thing that every answer on the page depends on. */
export const StayControl = memo(function StayControl({ years, onYearsChange }: StayControlProps) {
  const step = (by: number) => onYearsChange(Math.min(Math.max(years + by, 1), LONGEST_STAY))
  return (
    // It stays in this browser.
    <ReadOnly value={false}>
      <Slider
        className="stay-control"
        label={<span className="serif text-xl">{stayCardWords.ifYouStay}</span>}
        aria-label={stayCardWords.stayLabel}
        value={years}
        onValueChange={onYearsChange}
        min={1}
        max={LONGEST_STAY}
        valueText={value => (value === LONGEST_STAY ? stayCardWords.toTheEnd : formatMonths(value * 12))}
        sides={[
          <Button
            key="less"
            variant="ghost"
            square
            className="flex-none rounded-full"
            aria-label={stayCardWords.less}
            onClick={() => step(-1)}
            icon={<Minus className="size-5" aria-hidden="true" />}
          />,
          <Button
            key="more"
            variant="ghost"
            square
            className="flex-none rounded-full"
            aria-label={stayCardWords.more}
            onClick={() => step(1)}
            icon={<Plus className="size-5" aria-hidden="true" />}
          />,
        ]}
      />
    </ReadOnly>
  )
})
