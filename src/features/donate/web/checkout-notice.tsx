import { ExternalLink } from 'lucide-react'
import { Banner } from '#web/ui/banner.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { donationWords } from '../words.ts'

export function CheckoutNotice({ url, shown }: { url: string; shown: boolean }) {
  const words = shown ? donationWords.opened : donationWords.blocked
  return (
    <Banner
      tone={shown ? 'good' : 'attention'}
      title={words.title}
      announced
      actions={
        <LinkButton
          href={url}
          target="_blank"
          rel="noopener"
          variant={shown ? 'ghost' : undefined}
          icon={<ExternalLink className="size-4" aria-hidden="true" />}
        >
          {donationWords.openCheckout}
        </LinkButton>
      }
    >
      {words.text}
    </Banner>
  )
}
