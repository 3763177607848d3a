import { type ComponentType, createContext, type ReactNode, useContext, useRef, useState } from 'react'
import type { Outcome } from '#resources/problem.ts'
import { asToast, toast } from '#web/ui/toast.ts'

/** Does what may need a recent sign-in. When the server asks for one, so does the page; then it is tried once more. */
type Confirmed = <Value extends Outcome<unknown>>(call: () => Promise<Value>) => Promise<Value>

const SignInAgain = createContext<Confirmed>(call => call())

export function useConfirmed(): Confirmed {
  return useContext(SignInAgain)
}

/** What went wrong, in its own words. Whoever closed the question knows that nothing happened. */
export function showProblem(outcome: Outcome<unknown>): void {
  if (outcome.ok || outcome.problem.code === 'sign-in-again') return
  toast(asToast(outcome.problem))
}

export interface SignInQuestion {
  onProved(): void
  onCancel(): void
}

interface Props {
  /** Who asks. */
  question: ComponentType<SignInQuestion>
  children: ReactNode
}

/** One question for the whole app, whichever part of a page needs the answer. */
export function SignInAgainProvider({ question: Question, children }: Props) {
  const [asking, setAsking] = useState(false)
  /** One for all who ask meanwhile. */
  const answer = useRef<PromiseWithResolvers<boolean>>(undefined)

  const settle = (proved: boolean) => {
    setAsking(false)
    answer.current?.resolve(proved)
    answer.current = undefined
  }
  const confirmed: Confirmed = async call => {
    const first = await call()
    if (first.ok || first.problem.code !== 'sign-in-again') return first
    answer.current ??= Promise.withResolvers()
    setAsking(true)
    return (await answer.current.promise) ? await call() : first
  }

  return (
    <SignInAgain value={confirmed}>
      {children}
      {asking && <Question onProved={() => settle(true)} onCancel={() => settle(false)} />}
    </SignInAgain>
  )
}
