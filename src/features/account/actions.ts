import { defineDrawer } from '#journey/drawer.ts'
import type { Moment } from '#journey/moment.ts'
import { accepted, type Outcome, refused } from '#journey/refusal.ts'
import { type Profile, ProfileForm } from './model.ts'
import { keptName } from './rules.ts'
import { profileChanged } from './words.ts'

function save(profile: Profile, typed: ProfileForm, moment: Moment): Outcome<Profile> {
  if (typed.seen !== undefined && typed.seen !== profile.updated_at) return refused(profileChanged)
  return accepted({
    ...profile,
    updated_at: moment.now,
    first_name: keptName(typed.first_name),
    last_name: keptName(typed.last_name),
    phone: keptName(typed.phone),
  })
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
export const profileDrawer = defineDrawer({
  name: 'profile',
  empty: () => nobody,
  view: (profile: Profile) => ({ profile }),
  actions: {
    /** A request to a lender carries the name and the number. */
    save: { input: ProfileForm, run: save, touches: ['lenders'] },
  },
})
