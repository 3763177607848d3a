import { useQuery } from '@tanstack/react-query'
import type { Outcome } from '#resources/problem.ts'
import { readApi } from '#web/remote/api.ts'
import type { Passkey } from '../../passkey-model.ts'

export const PASSKEYS = ['passkeys']

export function readPasskeys(): Promise<Outcome<{ passkeys: Passkey[] }>> {
  return readApi('/api/auth/passkey/list-user-passkeys')
}

/** The keys of the person who is signed in. */
export function useOwnPasskeys() {
  return useQuery({ queryKey: PASSKEYS, queryFn: readPasskeys })
}
