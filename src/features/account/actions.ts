import type { ActionContext } from '#resources/action-context.ts'
import { accepted, type Outcome } from '#resources/problem.ts'
import { defineResource } from '#resources/resource.ts'
import { type Profile, ProfileForm } from './model.ts'
import { savedName } from './rules.ts'

function save(profile: Profile, typed: ProfileForm, context: ActionContext): Outcome<Profile> {
  const next = {
    first_name: savedName(typed.first_name),
    last_name: savedName(typed.last_name),
    phone: savedName(typed.phone),
  }
  return accepted({ ...profile, ...next, updated_at: context.now })
}

function textsOf({ profile: { first_name, last_name, phone } }: { profile: Profile }) {
  return { first_name: first_name ?? '', last_name: last_name ?? '', phone: phone ?? '' }
}

const nobody: Profile = {
  id: '',
  user_id: '',
  email: '',
  first_name: null,
  last_name: null,
  phone: null,
  updated_at: '',
}

/** For accounts only: a guest has given no name. */
export const profileResource = defineResource({
  name: 'profile',
  empty: () => nobody,
  view: (profile: Profile) => ({ profile }),
  actions: {
    /** A request to a lender carries the name and the number. */
    save: { input: ProfileForm, apply: save, fields: textsOf, invalidates: ['lenders'], offline: 'coalesce' },
  },
  offline: { state: ({ profile }) => profile },
})
