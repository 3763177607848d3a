import { EyeOff } from 'lucide-react'
import { formatDate } from '#domain/day-words.ts'
import { formatMoney } from '#domain/figures.ts'
import { useLoans } from '#web/loans/use-loans.ts'
import { Banner } from '#web/ui/banner.tsx'
import { OWNERS, type OwnerKey, type Privacy } from '../model.ts'
import { privacyWords as words } from '../people-words.ts'

interface PrivacyNoteProps {
  privacy: Privacy | undefined
  names: Record<OwnerKey, string>
}

/** What is known of figures that the other one keeps private. */
export function PrivacyNote({ privacy, names }: PrivacyNoteProps) {
  const { sharedAs } = useLoans()
  if (!privacy) return null
  // Whoever only looks on is neither of the two.
  const own = sharedAs === null ? 'first' : sharedAs === 'together' ? 'second' : null
  const hidden = OWNERS.filter(side => side !== own && privacy[side].is_private)
  if (hidden.length === 0) return null
  return (
    <Banner
      tone="neutral"
      className="mb-3"
      icon={<EyeOff className="size-5" />}
      title={hidden.map(side => sentence(privacy[side].enough, names[side])).join(' ')}
    >
      {hidden.some(side => privacy[side].enough) && words.rule}
    </Banner>
  )
}

function sentence(enough: Privacy[OwnerKey]['enough'], name: string): string {
  if (!enough) return words.open(name)
  const say = enough.is_enough ? words.enough : words.notEnough
  return say(name, formatMoney(enough.payment), formatDate(enough.on))
}
