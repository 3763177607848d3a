import { KeyRound } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Outcome } from '#resources/problem.ts'
import { useAuth } from '#web/auth/auth-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { asToast, toast } from '#web/ui/toast.ts'
import { passkeySignInWords } from '../../passkey-words.ts'
import { OFFER_EXPIRED, signInWithPasskey } from './ceremonies.ts'
import { offersPasskeysInField, supportsPasskeys } from './support.ts'

/** The server takes answers to a challenge for five minutes. */
const OFFER_ANEW_AFTER_MS = 4 * 60_000

interface Props {
  onStart(): void
  onSignedIn(): void
}

/** Signing in without typing: by the button, or by a key that the browser offers in the email field. */
export function PasskeySignIn({ onStart, onSignedIn }: Props) {
  const auth = useAuth()
  const [asking, setAsking] = useState(false)

  async function arrive(outcome: Outcome<unknown>) {
    if (!outcome.ok) return void toast(asToast(outcome.problem))
    await auth.arrive()
    onSignedIn()
  }

  async function signIn() {
    setAsking(true)
    const outcome = await signInWithPasskey({ mediation: 'optional', onChosen: onStart })
    setAsking(false)
    await arrive(outcome)
  }

  const offerInField = useEffectEvent(async (stop: AbortSignal) => {
    if (!(await offersPasskeysInField())) return
    for (;;) {
      const signal = AbortSignal.any([stop, AbortSignal.timeout(OFFER_ANEW_AFTER_MS)])
      let isChosen = false
      const onChosen = () => {
        isChosen = true
        onStart()
      }
      const outcome = await signInWithPasskey({ mediation: 'conditional', signal, onChosen })
      if (stop.aborted) return
      if (!outcome.ok && outcome.problem.code === OFFER_EXPIRED) continue
      // An offer that nobody took needs no words, whatever became of it.
      if (outcome.ok || isChosen) await arrive(outcome)
      return
    }
  })

  useEffect(() => {
    // A browser answers one question at a time.
    if (asking) return
    const stop = new AbortController()
    void offerInField(stop.signal)
    return () => stop.abort()
  }, [asking])

  if (!supportsPasskeys()) return null
  return (
    <Button
      variant="ghost"
      size="lg"
      className="mt-3 w-full"
      icon={<KeyRound className="size-5" aria-hidden="true" />}
      loading={asking}
      loadingLabel={passkeySignInWords.busy}
      onClick={signIn}
    >
      {passkeySignInWords.button}
    </Button>
  )
}
