import { Check, TriangleAlert } from 'lucide-react'
import type { SavedPaper } from '#features/papers/model.ts'
import { Banner } from '#web/ui/banner.tsx'
import type { WireCard } from '../model.ts'
import { type PaperContact, paperContacts } from '../rules.ts'
import { contactWords } from '../words.ts'

const TONES = { 'other-number': 'danger', 'other-name': 'attention', 'no-number': 'neutral', same: 'good' } as const

/** Each disclosure held against the card; on other pages only what is not as it should be. */
export function ContactWarnings(props: { card: WireCard; papers: readonly SavedPaper[]; onlyDoubts?: boolean }) {
  const contacts = paperContacts(props.card, props.papers)
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

function isDoubtful({ verdict }: PaperContact): boolean {
  return verdict === 'other-number' || verdict === 'other-name'
}
