import { ArrowRight, Trash2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Part } from './part.tsx'

export function Buttons() {
  return (
    <Part title="Buttons">
      <div className="flex flex-wrap items-center gap-3">
        <Button>Compare lenders</Button>
        <Button variant="ghost">How it works</Button>
        <Button variant="quiet">Skip for now</Button>
        <Button variant="destructive" icon={<Trash2 className="size-4" aria-hidden="true" />}>
          Remove lender
        </Button>
        <LinkButton href="#forms" variant="ghost" icon={<ArrowRight className="size-4" aria-hidden="true" />}>
          Go to the forms
        </LinkButton>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button size="lg">Try Free Now</Button>
        <Button size="sm" variant="ghost">
          Edit
        </Button>
        <Button loading>Save changes</Button>
        <Button loading loadingLabel="Submitting...">
          Complete Application
        </Button>
        <Button disabledReason="Enter a home price, a down payment and a rate first.">Calculate</Button>
        <Button square variant="quiet" aria-label="Delete">
          <Trash2 className="size-5" aria-hidden="true" />
        </Button>
        <Spinner label="Loading" className="text-action-text" />
      </div>
    </Part>
  )
}
