import { useState } from 'react'
import { useAction, useCan, useResource } from '#web/client/client-context.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { asToast, toast } from '#web/ui/toast.ts'
import { servicingResource } from '../actions.ts'
import type { RefinancePlan } from '../model.ts'
import { refinanceWords as words } from '../refinance-words.ts'

/** Whether its owner hears of it when the average comes down to their number. */
export function TellSwitch({ plan, saved }: { plan: RefinancePlan; saved: RefinancePlan | null }) {
  const { revision } = useResource(servicingResource)
  const { dispatch } = useAction(servicingResource, 'refinance')
  const reminding = useCan('email-reminders')
  // Shown at once; what could not be saved goes back.
  const [meant, setMeant] = useState<boolean | null>(null)

  async function tell(reminder_enabled: boolean) {
    setMeant(reminder_enabled)
    const outcome = await dispatch({ ...plan, reminder_enabled }, { revision, fields: saved })
    if (!outcome.ok) toast(asToast(outcome.problem))
    setMeant(null)
  }

  return (
    <div className="mt-4 border-t border-line pt-3">
      <Switch
        label={words.tell}
        hint={reminding.ok ? words.tellHint : reminding.reason}
        disabled={!reminding.ok}
        checked={reminding.ok && (meant ?? plan.reminder_enabled)}
        onChange={event => void tell(event.target.checked)}
      />
    </div>
  )
}
