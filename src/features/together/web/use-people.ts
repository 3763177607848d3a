import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Outcome } from '#resources/problem.ts'
import { useOwner } from '#web/client/client-context.tsx'
import { loanOfPage } from '#web/client/page-loan.ts'
import { callApi, readApi } from '#web/remote/api.ts'
import type { Invited, PeopleView } from '../people-model.ts'

function aboutLoan(path: string): string {
  const loan = loanOfPage()
  return loan === undefined ? path : `${path}?loan=${loan}`
}

/** Who is in the loan that the page is about. */
export function usePeople() {
  const owner = useOwner()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const queryKey = [owner, 'people']
  const { data, refetch } = useQuery({ queryKey, queryFn: () => readApi<PeopleView>(aboutLoan('/api/people')) })

  async function change<Answer>(path: string, body: object): Promise<Outcome<Answer>> {
    setBusy(true)
    const outcome = await callApi<Answer>(aboutLoan(path), body)
    setBusy(false)
    return outcome
  }
  const hold = (people: PeopleView) => queries.setQueryData(queryKey, { ok: true, value: people })

  return {
    view: data?.ok ? data.value : undefined,
    problem: data?.ok === false ? data.problem : undefined,
    retry: () => void refetch(),
    busy,
    async invite(role: string, email: string | null): Promise<Outcome<Invited>> {
      const outcome = await change<Invited>('/api/people/invite', { role, email })
      if (outcome.ok) hold(outcome.value.people)
      return outcome
    },
    async act(action: 'revoke' | 'role' | 'remove' | 'leave' | 'figures', body: object): Promise<Outcome<PeopleView>> {
      const outcome = await change<PeopleView>(`/api/people/${action}`, body)
      if (outcome.ok) hold(outcome.value)
      if (outcome.ok && action === 'figures') {
        for (const name of ['together', 'application']) void queries.invalidateQueries({ queryKey: [owner, name] })
      }
      return outcome
    },
  }
}

export type People = ReturnType<typeof usePeople>
