import { Check, TriangleAlert } from 'lucide-react'
import type { SavedDisclosure } from '#features/disclosures/model.ts'
import { Banner } from '#web/ui/banner.tsx'
import type { WireCard } from '../model.ts'
import { type DisclosureContact, disclosureContacts } from '../rules.ts'
import { contactWords } from '../words.ts'

const TONES = { 'other-number': 'danger', 'other-name': 'attention', 'no-number': 'neutral', same: 'good' } as const

/** Each disclosure held against the card; on other pages only what is not as it should be. */
export function ContactWarnings(props: {
  card: WireCard
  disclosures: readonly SavedDisclosure[]
  onlyDoubts?: boolean
}) {
  const contacts = disclosureContacts(props.card, props.disclosures)
  const shown = props.onlyDoubts ? contacts.filter(isDoubtful) : contacts
  return shown.map(contact => {
    const { title, detail } = contactWords(contact, props.card)
    return (
      <Banner
        key={contact.paper_id}
        tone={TONES[contact.verdict]}
        icon={isDoubtful(contact) ? <TriangleAlert className="size-5" /> : <Check className="size-5" />}
        title={title}
      >
        {detail}
      </Banner>
    )
  })
}

function isDoubtful({ verdict }: DisclosureContact): boolean {
  return verdict === 'other-number' || verdict === 'other-name'
}
