import type { ActionContext } from '#resources/action-context.ts'
import { pickFields } from '#resources/pick-fields.ts'
import { accepted, type Outcome, refused } from '#resources/problem.ts'
import { defineResource } from '#resources/resource.ts'
import { isSame } from '#resources/seen.ts'
import { type Profile, ProfileForm } from './model.ts'
import { keptName } from './rules.ts'
import { profileChanged } from './words.ts'

function save(profile: Profile, typed: ProfileForm, context: ActionContext): Outcome<Profile> {
  const next = {
    first_name: keptName(typed.first_name),
    last_name: keptName(typed.last_name),
    phone: keptName(typed.phone),
  }
  if (typed.seen !== undefined && typed.seen !== profile.updated_at) {
    // Sent once more because the answer got lost: it is there already.
    const isThere = isSame(next, pickFields(profile, ['first_name', 'last_name', 'phone']))
    return isThere ? accepted(profile) : refused(profileChanged)
  }
  return accepted({ ...profile, ...next, updated_at: context.now })
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
    save: { input: ProfileForm, apply: save, invalidates: ['lenders'], offline: 'coalesce' },
  },
  offline: { state: ({ profile }) => profile, version: 'profile.updated_at' },
})
