import { Mail, Phone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { contactCardWords } from '#features/realtor/page-words.ts'
import { useClaim } from '#web/claims-context.ts'
import { readApi } from '#web/remote/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { Support } from '../model.ts'
import { commonQuestions, otherWays } from '../words.ts'

export function ContactCard() {
  const support = useSupport()
  const hasDesk = useClaim('realtor-desk') !== 'off'
  const ways = [
    { ...otherWays.phone, Icon: Phone, reach: support?.support_phone, href: 'tel:' },
    { ...otherWays.email, Icon: Mail, reach: support?.support_email, href: 'mailto:' },
  ]
  return (
    <Card title={contactCardWords.contactsTitle}>
      <ul className="grid gap-4">
        {ways.map(({ title, detail, Icon, reach, href }) => (
          <li key={title} className="flex gap-3">
            <Icon className="mt-0.5 size-5 flex-none text-action-text" aria-hidden="true" />
            <div>
              <p className="font-[560]">{title}</p>
              {reach && (
                <a className="text-sm text-action-text underline" href={href + reach}>
                  {reach}
                </a>
              )}
              {/* Room for two lines, until it is known what stands there. */}
              <p className={classNames('text-sm text-muted', !support && 'min-h-[3.1em]')}>
                {support && (reach ? hasDesk && detail : otherWays.missing)}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <h3 className="mt-6 mb-2 font-sans text-sm font-[560] tracking-normal">{contactCardWords.commonQuestions}</h3>
      <div className="grid gap-2">
        {commonQuestions.map(question => (
          <Button
            key={question}
            variant="ghost"
            size="sm"
            className="justify-start text-left"
            disabledReason={contactCardWords.noAnswersYet}
          >
            {question}
          </Button>
        ))}
      </div>
    </Card>
  )
}

/** What this site's settings say; unknown until it has answered. */
function useSupport(): Support | null {
  const [support, setSupport] = useState<Support | null>(null)
  useEffect(() => {
    let gone = false
    void readApi<Support>('/api/support').then(outcome => {
      if (!gone) setSupport(outcome.ok ? outcome.value : { support_email: null, support_phone: null })
    })
    return () => {
      gone = true
    }
  }, [])
  return support
}
