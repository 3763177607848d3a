import type * as z from 'zod/mini'
import type { ActionContext } from './action-context.ts'
import type { ReachedState } from './loan.ts'
import type { Fields } from './merge-fields.ts'
import type { Outcome } from './problem.ts'

/** What a person may do with a resource: a pure step from one state to the next, or a problem. */
export interface Action<State, Input> {
  input: z.ZodMiniType<Input>
  apply(state: State, input: Input, context: ActionContext): Outcome<State>
  /** What of the view this action replaces as a whole, for forms and for whoever merges two of them; `null` when it is not there. */
  // biome-ignore lint/suspicious/noExplicitAny: the view of its own resource.
  fields?(view: any, input: any): Fields | null
  /** Other resources, by name, that show something else after it. Pages that have them open read them again. */
  invalidates?: readonly string[]
  /**
   * Without a network it is queued in the browser and sent later. `coalesce`: it says everything that an earlier one said, so that of
   * several in a row the last is enough. Without it the server is needed at once.
   */
  offline?: 'queue' | 'coalesce'
  /** Whether it begins another loan, and so runs on an empty state there. */
  opensLoan?(state: State, input: Input): boolean
  /** Done in the name of the loan's owner, so by nobody else. */
  ownerOnly?: true
}

/** How a page goes on while what it saved cannot be sent: the action runs here on what the page was shown, and once more on the server. */
export interface OfflineSide<State, View> {
  /** A state that is shown as this view. */
  state(view: View): State
}

/** How a resource lives in a guest's browser and moves into an account. Resources without it are for accounts only. */
export interface GuestSide<State, Stored> {
  /** The key in browser storage. */
  key: string
  /** Parses what the browser stored, and the body of `import-guest`. */
  stored: z.ZodMiniType<Stored>
  fromStored(stored: Stored): State
  /** `undefined` when there is nothing worth storing. */
  toStored(state: State): Stored | undefined
  /** Could cost somebody money if a stranger left it in this browser: imported only once the person has seen it and said yes. */
  asksFirst?: true
  /** What becomes of the account's state when a guest's is imported. Running it twice changes nothing more. */
  merge(account: State, guest: State, choice: GuestChoice | undefined, context: ActionContext): Outcome<State>
}

export type GuestChoice = 'account' | 'guest'

// biome-ignore lint/suspicious/noExplicitAny: actions differ in input; callers get the exact type back by inference.
export type AnyAction<State> = Action<State, any>

/** One kind of data that a person saves: its state, their view of it, its actions. */
export interface Resource<State, View, Actions extends Record<string, AnyAction<State>>, Stored = unknown> {
  /** Also the path: `GET /api/<name>`, `POST /api/<name>/<action>`. */
  name: string
  /** Each loan has its own; without it a person has one. */
  perLoan?: true
  /** How far it says that its loan has come. */
  reaches?(state: State): ReachedState
  empty(): State
  /** What is shown when it is read, and what every action answers with. */
  view(state: State, context: ActionContext): View
  actions: Actions
  guest?: GuestSide<State, Stored>
  offline?: OfflineSide<State, View>
}

// biome-ignore lint/suspicious/noExplicitAny: see AnyAction.
export type AnyResource = Resource<any, any, Record<string, AnyAction<any>>, any>

export type ViewOf<D extends AnyResource> = ReturnType<D['view']>
export type ActionName<D extends AnyResource> = keyof D['actions'] & string
export type InputOf<D extends AnyResource, Name extends ActionName<D>> =
  D['actions'][Name] extends Action<infer _State, infer Input> ? Input : never

/** Checks a resource's shape without widening the types of its actions. */
export function defineResource<State, View, Actions extends Record<string, AnyAction<State>>, Stored = never>(
  resource: Resource<State, View, Actions, Stored>,
): Resource<State, View, Actions, Stored> {
  return resource
}
