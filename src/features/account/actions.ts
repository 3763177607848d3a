import { defineDrawer } from '#journey/drawer.ts'
import { accepted, type Outcome } from '#journey/refusal.ts'
import { type Profile, ProfileForm } from './model.ts'
import { keptName } from './rules.ts'

function save(profile: Profile, typed: ProfileForm): Outcome<Profile> {
  return accepted({
    ...profile,
    first_name: keptName(typed.first_name),
    last_name: keptName(typed.last_name),
    phone: keptName(typed.phone),
  })
}

const nobody: Profile = { id: '', user_id: '', email: '', first_name: null, last_name: null, phone: null }

/** For accounts only: a guest has given no name. */
export const profileDrawer = defineDrawer({
  name: 'profile',
  empty: () => nobody,
  view: (profile: Profile) => ({ profile }),
  actions: {
    save: { input: ProfileForm, run: save, answer: (profile: Profile) => ({ profile }) },
  },
})
