import type { Ability, Permission } from './abilities.ts'
import type { Base } from './merge-fields.ts'
import type { Outcome, Problem } from './problem.ts'
import type { ActionName, AnyResource, InputOf, ViewOf } from './resource.ts'

/** What a page was shown, and its revision. */
export interface Read<View> {
  view: View
  revision: number
}

/** The one way for pages to read and act. A guest's runs in the browser, an account's on the server; pages never ask which. */
export interface ResourceClient {
  /** Why it cannot be read: only accounts have it. */
  refuses?(resource: AnyResource): Problem | undefined
  /** The view without waiting, where it is stored locally: a guest's. */
  readNow?<D extends AnyResource>(resource: D): Read<ViewOf<D>> | undefined
  read<D extends AnyResource>(resource: D): Promise<Outcome<ViewOf<D>>>
  execute<D extends AnyResource, Name extends ActionName<D>>(
    resource: D,
    action: Name,
    input: InputOf<D, Name>,
    /** The revision it is based on: if another is stored, the answer is 412. Left out, nothing is compared. */
    base?: Base,
  ): Promise<Outcome<ViewOf<D>>>
  can(ability: Ability): Permission
}
