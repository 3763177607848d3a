import { Mail, Phone } from 'lucide-react'
import { contactCardWords } from '#features/realtor/page-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { commonQuestions, otherWays } from '../words.ts'

export function ContactCard() {
  const ways = [
    { ...otherWays.phone, Icon: Phone },
    { ...otherWays.email, Icon: Mail },
  ]
  return (
    <Card title={contactCardWords.otherWaysConnect}>
      <ul className="grid gap-4">
        {ways.map(({ title, detail, Icon }) => (
          <li key={title} className="flex gap-3">
            <Icon className="mt-0.5 size-5 flex-none text-action-text" aria-hidden="true" />
            <div>
              <p className="font-[560]">{title}</p>
              <p className="text-sm text-muted">{detail}</p>
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
            disabledReason="The answers are being written. Ask us in the message for now."
          >
            {question}
          </Button>
        ))}
      </div>
    </Card>
  )
}
