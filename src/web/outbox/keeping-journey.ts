import type { AnyDrawer } from '#journey/drawer.ts'
import type { Journey } from '#journey/journey.ts'
import { accepted, type Outcome, type Refusal, refused } from '#journey/refusal.ts'
import { loanOfPage } from '#web/journey/page-loan.ts'
import { unreachable } from '#web/remote/api.ts'
import { type HeldViews, type Outbox, runHere } from './outbox.ts'
import { outboxWords } from './words.ts'

const noRoom: Refusal = { status: 503, code: 'storage-full', title: outboxWords.full, detail: outboxWords.fullDetail }

/**
 * An account's journey that goes on without a network. What the server cannot be told now is kept here and sent later, in
 * order; until then the action runs on what the page holds.
 */
export function keepingJourney(remote: Journey, outbox: Outbox, held: HeldViews): Journey {
  return {
    async read(drawer) {
      const outcome = await remote.read(drawer)
      return outcome.ok ? accepted(outbox.onto(drawer, outcome.value)) : outcome
    },
    async act(drawer, action, input) {
      const later = drawer.actions[action]?.later
      // Behind what waits already: the server hears of changes in the order in which they were made.
      const mayGo = outbox.state().unsent === 0 || (!later && (await outbox.send()))
      if (mayGo && !(later && isOffline())) {
        const outcome = await remote.act(drawer, action, outbox.translate(input))
        if (outcome.ok || !later || !isAway(outcome.refusal)) return outcome
      }
      return later ? keep(drawer, action, input, later) : refused(unreachable)
    },
    can: remote.can,
  }

  function keep(drawer: AnyDrawer, action: string, input: unknown, later: 'each' | 'whole'): Outcome<never> {
    const before = held.view(drawer)
    if (before === undefined) return refused(unreachable)
    const at = outbox.nextMoment()
    const shown = runHere(drawer, { action, input, at }, before)
    if (!shown.ok) return shown
    const loan = drawer.perLoan ? loanOfPage() : undefined
    const entry = {
      drawer: drawer.name,
      action,
      input,
      loan,
      at,
      isWhole: later === 'whole',
      version: drawer.later?.version,
    }
    if (!outbox.keep(entry)) return refused(noRoom)
    held.hold(drawer, shown.value)
    return { ok: true, value: shown.value as never, kept: true }
  }
}

/** The browser is sure. When it is not, it is asked by trying; and there is no time to try when a page is closed. */
function isOffline(): boolean {
  return navigator.onLine === false
}

/** Out of reach, or not itself. A limit passes too, but then the person is told to wait. */
function isAway({ status }: Refusal): boolean {
  return status >= 500
}
