import { availabilityCardWords } from '#features/realtor/page-words.ts'
import { useClaim } from '#web/claims-context.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { ClaimTag } from '#web/ui/claim-tag.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { realtorStatuses, sampleRealtors } from '../words.ts'

const tones: Record<keyof typeof realtorStatuses, Tone> = {
  available: 'good',
  'with-client': 'attention',
  'in-showing': 'neutral',
}

/** Made-up people, for whoever tries the product on their own machine. */
export function AvailabilityCard() {
  const desk = useClaim('realtor-desk')
  if (desk !== 'example') return null
  return (
    <Card
      title={availabilityCardWords.realtorAvailability}
      description={availabilityCardWords.sampleNote}
      actions={<ClaimTag state={desk} />}
    >
      <ul className="grid gap-3">
        {sampleRealtors.map(({ name, area, status }) => (
          <li key={name} className="flex flex-wrap items-center gap-3 border-t border-line pt-3">
            <Monogram name={name} round />
            <div className="min-w-0 flex-1">
              <p className="font-[560]">{name}</p>
              <p className="text-sm text-muted">{area}</p>
            </div>
            <Badge tone={tones[status]}>{realtorStatuses[status]}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
