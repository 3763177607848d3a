import { House } from 'lucide-react'
import { useId } from 'react'
import { formatMoney } from '#domain/figures.ts'
import { affordabilityRangeWords } from '#features/calculators/page-words.ts'
import { Fold } from '#web/ui/fold.tsx'
import { Slider } from '#web/ui/slider.tsx'
import { type AffordabilityAnswer, PRICE_STEP, rangeOf } from '../affordability.ts'
import { aboutMoney, bandWords } from '../affordability-words.ts'

interface AffordabilityRangeProps {
  answer: AffordabilityAnswer
  onPriceChange(price: number): void
}

/** Three bands, distinguished by fill, hatch and a dashed edge, with the home on them. */
export function AffordabilityRange({ answer, onPriceChange }: AffordabilityRangeProps) {
  const hatch = useId()
  const { comfortable, lender, at } = answer
  const [from, to] = rangeOf(answer)
  const place = (price: number) => Math.min(1, Math.max(0, (price - from) / (to - from))) * 100
  const [first, second, home] = [place(comfortable), place(lender), place(at.price)]
  return (
    <>
      <figure className="mt-6">
        <svg
          width="100%"
          height="92"
          role="img"
          aria-label={affordabilityRangeWords.bandsLabel(
            aboutMoney(comfortable),
            aboutMoney(lender),
            formatMoney(at.price),
          )}
        >
          <defs>
            <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
              <rect width="8" height="8" fill="var(--attention-soft)" />
              <path d="M0 0V8" stroke="var(--attention)" strokeWidth="1.5" opacity="0.45" />
            </pattern>
          </defs>
          <rect x="0" y="24" width={`${first}%`} height="40" fill="var(--action)" />
          <rect
            x={`${first}%`}
            y="24"
            width={`${Math.max(0, second - first)}%`}
            height="40"
            fill={`url(#${hatch})`}
            stroke="var(--attention)"
          />
          <rect
            x={`${second}%`}
            y="24.5"
            width={`${Math.max(0, 100 - second)}%`}
            height="39"
            fill="none"
            stroke="var(--edge)"
            strokeDasharray="4 3"
          />
          <Label from={0} to={first} fill="var(--on-action)" text={affordabilityRangeWords.comfortable} />
          <Label from={first} to={second} fill="var(--attention-text)" text={affordabilityRangeWords.stretch} />
          <Label from={second} to={100} fill="var(--ink)" text={affordabilityRangeWords.beyond} />
          {/* Above and below the band, so that it never runs through a name. */}
          <g fill="var(--ink)" transform="translate(-1.5)">
            <rect x={`${home}%`} y="14" width="3" height="14" />
            <rect x={`${home}%`} y="60" width="3" height="10" />
          </g>
          <circle cx={`${home}%`} cy="12" r="8" fill="var(--ink)" />
          <Tick at={first} text={aboutMoney(comfortable)} />
          {second - first > 14 && <Tick at={second} text={aboutMoney(lender)} />}
        </svg>
      </figure>
      <Slider
        className="mt-1"
        label={
          <span className="inline-flex items-center gap-1.5">
            <House className="size-4" aria-hidden="true" />
            {affordabilityRangeWords.tryPrice}
          </span>
        }
        min={from}
        max={to}
        step={PRICE_STEP}
        value={Math.min(to, Math.max(from, at.price))}
        onValueChange={onPriceChange}
        valueText={formatMoney}
        ends={[formatMoney(from), formatMoney(to)]}
      />
      <Fold className="mt-4" title={affordabilityRangeWords.meaning}>
        <dl className="mt-2 grid gap-x-8 gap-y-4 sm:grid-cols-3">
          {bandWords(answer).map(({ name, words }) => (
            <div key={name}>
              <dt className="font-[560] text-ink">{name}</dt>
              <dd className="mt-1">{words}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </>
  )
}

/** Named only where the band is wide enough for its name. */
function Label({ from, to, text, fill }: { from: number; to: number; text: string; fill: string }) {
  if (to - from < (text.length > 8 ? 28 : 18)) return null
  return (
    <text x={`${(from + to) / 2}%`} y="49" textAnchor="middle" fill={fill} fontSize="14" fontWeight="560">
      {text}
    </text>
  )
}

function Tick({ at, text }: { at: number; text: string }) {
  const anchor = at < 12 ? 'start' : at > 88 ? 'end' : 'middle'
  return (
    <text x={`${at}%`} y="84" textAnchor={anchor} fill="var(--ink)" fontSize="13" fontWeight="560" className="num">
      {text}
    </text>
  )
}
