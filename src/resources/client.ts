import type { Ability, Permission } from './abilities.ts'
import type { Base } from './merge-fields.ts'
import type { Outcome, Problem } from './problem.ts'
import type { ActionName, AnyResource, InputOf, ViewOf } from './resource.ts'

/** What a page was shown, and how often it had been changed by then. */
export interface Read<View> {
  view: View
  revision: number
}

/** The one way for pages to read and act. A guest's runs in the browser, an account's on the server; pages never ask which. */
export interface ResourceClient {
  /** Why there is nothing to wait for: what only accounts have. */
  refuses?(resource: AnyResource): Problem | undefined
  /** What lies at hand and needs no waiting: a guest's. */
  readNow?<D extends AnyResource>(resource: D): Read<ViewOf<D>> | undefined
  read<D extends AnyResource>(resource: D): Promise<Outcome<ViewOf<D>>>
  execute<D extends AnyResource, Name extends ActionName<D>>(
    resource: D,
    action: Name,
    input: InputOf<D, Name>,
    /** What it was made on: over something else it is answered with 412. Left out, it is done as it comes. */
    base?: Base,
  ): Promise<Outcome<ViewOf<D>>>
  can(ability: Ability): Permission
}
