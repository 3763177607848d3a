import type { Ability, Permission } from './abilities.ts'
import type { ActionName, AnyDrawer, InputOf, ViewOf } from './drawer.ts'
import type { Outcome, Refusal } from './refusal.ts'

/** The one way for pages to read and act. A guest's runs in the browser, an account's on the server; pages never ask which. */
export interface Journey {
  /** Why there is nothing to wait for: what only accounts have. */
  refuses?(drawer: AnyDrawer): Refusal | undefined
  /** What lies at hand and needs no waiting: a guest's. */
  readNow?<D extends AnyDrawer>(drawer: D): ViewOf<D> | undefined
  read<D extends AnyDrawer>(drawer: D): Promise<Outcome<ViewOf<D>>>
  act<D extends AnyDrawer, Name extends ActionName<D>>(
    drawer: D,
    action: Name,
    input: InputOf<D, Name>,
  ): Promise<Outcome<ViewOf<D>>>
  can(ability: Ability): Permission
}
