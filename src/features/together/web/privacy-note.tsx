import { EyeOff } from 'lucide-react'
import { formatDate } from '#domain/day-words.ts'
import { formatMoney } from '#domain/figures.ts'
import { Banner } from '#web/ui/banner.tsx'
import { OWNERS, type OwnerKey, type Privacy } from '../model.ts'
import { othersFiguresWords as words } from '../privacy-words.ts'
import type { HiddenFigures } from '../rules.ts'

interface PrivacyNoteProps {
  privacy: Privacy | undefined
  hidden: HiddenFigures
  names: Record<OwnerKey, string>
}

/** What is known of figures that the other one keeps private. */
export function PrivacyNote({ privacy, hidden, names }: PrivacyNoteProps) {
  const sides = OWNERS.filter(side => hidden[side].length > 0)
  if (!privacy || sides.length === 0) return null
  return (
    <Banner
      tone="neutral"
      className="mb-3"
      icon={<EyeOff className="size-5" />}
      title={sides.map(side => words.private(names[side], hidden[side])).join(' ')}
    >
      {sides.map(side => (
        <span key={side} className="block">
          {results(privacy[side], names[side]).join(' ')}
        </span>
      ))}
      {sides.some(side => privacy[side].enough) && <span className="mt-1 block text-muted">{words.rule}</span>}
    </Banner>
  )
}

function results({ figures, enough, price }: Privacy[OwnerKey], name: string): string[] {
  const areShared = figures.income !== 'hidden' && figures.debts !== 'hidden'
  const isSeen = figures.income === 'shown' && figures.debts === 'shown'
  const sentences: string[] = []
  if (areShared && !isSeen) {
    const say = enough?.is_enough ? words.enough : words.notEnough
    sentences.push(enough ? say(name, formatMoney(enough.payment), formatDate(enough.on)) : words.open(name))
  }
  if (price) sentences.push((price.sets_price ? words.setsPrice : words.otherSetsPrice)(name, formatDate(price.on)))
  return sentences
}
