import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '#domain/day-words.ts'
import { showProblem, useConfirmed } from '#web/auth/sign-in-again.tsx'
import { localDay } from '#web/client/browser-action-context.ts'
import { callApi, readApi } from '#web/remote/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import type { TwoFactorState } from '../../two-factor-model.ts'
import { renewCodesWords, twoFactorOffWords, twoFactorToasts, twoFactorWords } from '../../two-factor-words.ts'
import { PasswordAndCodeDialog } from './password-and-code-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { SECURITY_EVENTS } from './security-activity.tsx'
import { type Setup, TwoFactorSetupDialog } from './two-factor-setup-dialog.tsx'

const TWO_FACTOR = ['two-factor']
const API = '/api/auth/two-factor'
/** From here on they are running out. */
const FEW_CODES = 3

/** What is open over the card. */
type Open = { what: 'setup'; setup: Setup } | { what: 'codes'; codes: string[] } | { what: 'renew' | 'off' } | null

export function TwoFactorCard() {
  const queries = useQueryClient()
  const [open, setOpen] = useState<Open>(null)
  const { data: answer, refetch } = useQuery({
    queryKey: TWO_FACTOR,
    queryFn: () => readApi<TwoFactorState>(API),
  })
  const state = answer?.ok ? answer.value : null

  async function changed(next: Open) {
    setOpen(next)
    await queries.invalidateQueries({ queryKey: TWO_FACTOR })
    await queries.invalidateQueries({ queryKey: SECURITY_EVENTS })
  }

  function codesMade(codes: string[]) {
    void changed({ what: 'codes', codes })
  }

  return (
    <Card title={twoFactorWords.title} description={twoFactorWords.lead}>
      {!answer && <Skeleton className="h-20.5" />}
      {answer && !answer.ok && <LoadFailed problem={answer.problem} onRetry={() => void refetch()} />}
      {state && !state.enabled && <Off onSetup={setup => setOpen({ what: 'setup', setup })} />}
      {state?.enabled && (
        <On state={state} onRenew={() => setOpen({ what: 'renew' })} onOff={() => setOpen({ what: 'off' })} />
      )}
      {open?.what === 'setup' && (
        <TwoFactorSetupDialog setup={open.setup} onClose={() => setOpen(null)} onConfirmed={codesMade} />
      )}
      {open?.what === 'codes' && (
        <RecoveryCodesDialog
          codes={open.codes}
          onDone={() => {
            setOpen(null)
            toast(twoFactorToasts.on)
          }}
        />
      )}
      {open?.what === 'renew' && (
        <PasswordAndCodeDialog<{ recovery_codes: string[] }>
          words={renewCodesWords}
          path={`${API}/recovery-codes`}
          onClose={() => setOpen(null)}
          onDone={({ recovery_codes }) => codesMade(recovery_codes)}
        />
      )}
      {open?.what === 'off' && (
        <PasswordAndCodeDialog
          words={twoFactorOffWords}
          path={`${API}/disable`}
          onClose={() => setOpen(null)}
          onDone={() => {
            toast(twoFactorToasts.off)
            void changed(null)
          }}
        />
      )}
    </Card>
  )
}

function Off({ onSetup }: { onSetup(setup: Setup): void }) {
  const confirmed = useConfirmed()
  const [busy, setBusy] = useState(false)
  async function begin() {
    setBusy(true)
    const outcome = await confirmed(() => callApi<Setup>(`${API}/enable`))
    setBusy(false)
    if (outcome.ok) onSetup(outcome.value)
    else showProblem(outcome)
  }
  return (
    <>
      <p className="text-sm text-muted">{twoFactorWords.off}</p>
      <Button variant="ghost" className="mt-4" loading={busy} onClick={begin}>
        {twoFactorWords.turnOn}
      </Button>
    </>
  )
}

function On(props: { state: TwoFactorState; onRenew(): void; onOff(): void }) {
  const { since, recovery_codes_left: left } = props.state
  return (
    <>
      {since && <p className="text-sm text-muted">{twoFactorWords.on(formatDay(localDay(new Date(since))))}</p>}
      <p className={left > FEW_CODES ? 'mt-2 text-sm text-muted' : 'mt-2 text-sm font-[560] text-attention-text'}>
        {codesLeft(left)}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="ghost" onClick={props.onRenew}>
          {twoFactorWords.renew}
        </Button>
        <Button variant="quiet" onClick={props.onOff}>
          {twoFactorWords.turnOff}
        </Button>
      </div>
    </>
  )
}

function codesLeft(left: number): string {
  if (left === 0) return twoFactorWords.noCodes
  return left > FEW_CODES ? twoFactorWords.codesLeft(left) : twoFactorWords.lastCodes(left)
}
