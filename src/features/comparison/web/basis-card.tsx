import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { isAsked } from '#features/application/current-loan.ts'
import { APPLICATION_FIELDS } from '#features/application/model.ts'
import { fieldLabel, fieldValue } from '#features/application/words.ts'
import { basisCardWords } from '#features/comparison/page-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FigureRow } from '#web/ui/figure-row.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { type Basis, basisLine } from '../basis.ts'

/** The application that the comparison rests on. */
export function BasisCard({ basis }: { basis: Basis }) {
  const [shown, setShown] = useState(false)
  const id = useId()
  return (
    <Card
      title={basisCardWords.application}
      description={basisLine(basis)}
      actions={
        <>
          <Button
            variant="quiet"
            className="max-sm:-ml-5"
            aria-expanded={shown}
            aria-controls={id}
            onClick={() => setShown(!shown)}
            icon={<ChevronDown className={shown ? 'size-4 rotate-180' : 'size-4'} aria-hidden="true" />}
          >
            {shown ? basisCardWords.hideDetails : basisCardWords.showDetails}
          </Button>
          <NextStep basis={basis} />
        </>
      }
    >
      <dl id={id} hidden={!shown} className="grid gap-x-8 sm:grid-cols-2">
        {APPLICATION_FIELDS.filter(field => isAsked(field, basis.application.loan_purpose)).map(field => (
          <FigureRow key={field} label={fieldLabel(field, basis.application.loan_purpose)}>
            {fieldValue(field, basis.application[field])}
          </FigureRow>
        ))}
      </dl>
      {basis.loan_assumed && <p className="text-sm text-attention-text">{basisCardWords.applicationDoesNotSay}</p>}
    </Card>
  )
}

function NextStep({ basis }: { basis: Basis }) {
  if (basis.closed) {
    return (
      <LinkButton as={Link} to="/dashboard/application?new=1">
        {basisCardWords.newApplication}
      </LinkButton>
    )
  }
  return (
    <LinkButton as={Link} to="/dashboard/application" variant="ghost">
      {basis.completed ? basisCardWords.updateApplication : basisCardWords.completeApplication}
    </LinkButton>
  )
}
