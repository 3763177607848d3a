import { useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '#domain/day-words.ts'
import { useAuth } from '#web/auth/auth-context.tsx'
import { showProblem, useConfirmed } from '#web/auth/sign-in-again.tsx'
import { localDay } from '#web/client/browser-action-context.ts'
import { callApi } from '#web/remote/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Passkey } from '../../passkey-model.ts'
import { passkeyToasts, passkeyWords } from '../../passkey-words.ts'
import { announceSaved, CANCELLED, creationOptions, makePasskey } from '../passkeys/ceremonies.ts'
import { PASSKEYS, readPasskeys, useOwnPasskeys } from '../passkeys/own-passkeys.ts'
import { supportsPasskeys } from '../passkeys/support.ts'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'
import { SECURITY_EVENTS } from './security-activity.tsx'

export function PasskeysCard() {
  const queries = useQueryClient()
  const [renaming, setRenaming] = useState<Passkey | null>(null)
  const [removing, setRemoving] = useState<Passkey | null>(null)
  const { data: answer, refetch } = useOwnPasskeys()
  const passkeys = answer?.ok ? answer.value.passkeys : []

  async function changed() {
    await queries.invalidateQueries({ queryKey: PASSKEYS })
    await queries.invalidateQueries({ queryKey: SECURITY_EVENTS })
  }

  return (
    <Card title={passkeyWords.title} description={passkeyWords.lead}>
      {!answer && <Skeleton className="h-26" />}
      {answer && !answer.ok && <LoadFailed problem={answer.problem} onRetry={() => void refetch()} />}
      {answer?.ok && passkeys.length === 0 && <p className="text-sm text-muted">{passkeyWords.empty}</p>}
      {passkeys.length > 0 && (
        <ul>
          {passkeys.map(passkey => (
            <PasskeyLine
              key={passkey.id}
              passkey={passkey}
              onRename={() => setRenaming(passkey)}
              onRemove={() => setRemoving(passkey)}
            />
          ))}
        </ul>
      )}
      {answer?.ok && <AddPasskey onAdded={changed} />}
      {renaming && <RenamePasskeyDialog passkey={renaming} onClose={() => setRenaming(null)} onRenamed={changed} />}
      <RemovePasskey
        passkey={removing}
        isLast={passkeys.length === 1}
        onClose={() => setRemoving(null)}
        onRemoved={changed}
      />
    </Card>
  )
}

function PasskeyLine(props: { passkey: Passkey; onRename(): void; onRemove(): void }) {
  const { name, is_synced, created_at, last_used_at } = props.passkey
  const day = (instant: string) => formatDay(localDay(new Date(instant)))
  const use = last_used_at ? passkeyWords.used(day(last_used_at)) : passkeyWords.neverUsed
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0">
      <KeyRound className="size-5 shrink-0 text-muted" aria-hidden="true" />
      <div className="min-w-40 flex-1">
        <p className="font-[560] break-words">{name}</p>
        <p className="text-sm text-muted">
          {is_synced ? passkeyWords.synced : passkeyWords.thisDeviceOnly}
          {' · '}
          {passkeyWords.added(day(created_at))}, {use}
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="ghost" size="sm" aria-label={`${passkeyWords.rename} ${name}`} onClick={props.onRename}>
          {passkeyWords.rename}
        </Button>
        <Button variant="ghost" size="sm" aria-label={`${passkeyWords.remove} ${name}`} onClick={props.onRemove}>
          {passkeyWords.remove}
        </Button>
      </div>
    </li>
  )
}

function AddPasskey({ onAdded }: { onAdded(): Promise<void> }) {
  const confirmed = useConfirmed()
  const [busy, setBusy] = useState(false)

  async function add() {
    setBusy(true)
    const options = await confirmed(creationOptions)
    const outcome = options.ok ? await makePasskey(options.value) : options
    setBusy(false)
    if (outcome.ok) toast(passkeyToasts.added)
    else if (outcome.problem.code === CANCELLED) toast(passkeyToasts.cancelled)
    else if (outcome.problem.code === 'passkey-known') toast(passkeyToasts.known)
    else showProblem(outcome)
    await onAdded()
  }

  if (!supportsPasskeys()) return <p className="mt-4 text-sm text-muted">{passkeyWords.unsupported}</p>
  return (
    <Button variant="ghost" className="mt-4" loading={busy} loadingLabel={passkeyWords.adding} onClick={add}>
      {passkeyWords.add}
    </Button>
  )
}

interface RemoveProps {
  passkey: Passkey | null
  isLast: boolean
  onClose(): void
  onRemoved(): Promise<void>
}

function RemovePasskey({ passkey, isLast, onClose, onRemoved }: RemoveProps) {
  const { user } = useAuth()
  const confirmed = useConfirmed()
  const [busy, setBusy] = useState(false)
  const name = passkey?.name ?? ''

  async function remove() {
    setBusy(true)
    const outcome = await confirmed(() => callApi('/api/auth/passkey/delete-passkey', { id: passkey?.id }))
    setBusy(false)
    onClose()
    if (outcome.ok) toast(passkeyToasts.removed)
    else showProblem(outcome)
    await onRemoved()
    const left = await readPasskeys()
    if (user && left.ok && supportsPasskeys()) await announceSaved(user.id, left.value.passkeys)
  }

  return (
    <ConfirmDialog
      open={passkey !== null}
      onOpenChange={open => !open && onClose()}
      title={passkeyWords.removeTitle}
      description={isLast ? passkeyWords.removeLastDetail(name) : passkeyWords.removeDetail(name)}
      confirmLabel={passkeyWords.remove}
      cancelLabel={passkeyWords.keep}
      destructive
      loading={busy}
      onConfirm={remove}
    />
  )
}
