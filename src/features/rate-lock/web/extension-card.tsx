import { Card } from '#web/ui/card.tsx'
import { lockPageWords as words } from '../words.ts'

export function ExtensionCard() {
  return (
    <Card title={words.extension}>
      <ul className="grid list-disc gap-2 pl-5 text-sm">
        {words.extensionText.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Card>
  )
}
