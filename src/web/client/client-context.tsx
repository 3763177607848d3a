import { type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useCallback, useContext, useState } from 'react'
import type { Ability, Permission } from '#resources/abilities.ts'
import type { Read, ResourceClient } from '#resources/client.ts'
import { loansResource } from '#resources/loans-resource.ts'
import { type Base, UNKNOWN_REVISION } from '#resources/merge-fields.ts'
import type { Outcome, Problem } from '#resources/problem.ts'
import type { ActionName, AnyResource, InputOf, ViewOf } from '#resources/resource.ts'
import { type AccountPage, PAGES } from '#routes/pages.ts'
import { showProblem } from '#web/auth/sign-in-again.tsx'
import { forgetPageLoan, loanOfPage } from './page-loan.ts'

/** The client's owner is part of every cache key, so that two people in one tab never see each other's resources. */
interface OwnedClient {
  client: ResourceClient
  owner: string
}

export const ClientContext = createContext<OwnedClient | null>(null)

function useClient(): OwnedClient {
  const found = useContext(ClientContext)
  if (!found) throw new Error('A resource client is used outside its provider')
  return found
}

export function useOwner(): string {
  return useClient().owner
}

export function useCan(ability: Ability): Permission {
  return useClient().client.can(ability)
}

/** Whether this person can use the page, and if not, why: as the list of pages says. */
export function useCanOpen(page: AccountPage): Permission {
  return useCan(PAGES[page].account)
}

/** Wraps a problem in an exception, because TanStack Query reports failures only as exceptions. */
class ReadProblem extends Error {
  problem: Problem
  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }
}

export interface OpenResource<View> {
  view: View | undefined
  /** The revision of the view that it shows. */
  revision: number
  problem: Problem | undefined
  loading: boolean
  /** Resolves once it was read again. */
  refetch(): Promise<unknown>
}

export function useResource<D extends AnyResource>(resource: D): OpenResource<ViewOf<D>> {
  const { client, owner } = useClient()
  const never = client.refuses?.(resource)
  const query = useQuery<Read<ViewOf<D>>, ReadProblem>({
    queryKey: [owner, resource.name],
    enabled: never === undefined,
    queryFn: async () => {
      const outcome = await client.read(resource)
      if (!outcome.ok) throw new ReadProblem(outcome.problem)
      return { view: outcome.value, revision: outcome.revision ?? UNKNOWN_REVISION }
    },
    initialData: () => client.readNow?.(resource),
    // A bug is the page's fault boundary's to show.
    throwOnError: error => !(error instanceof ReadProblem),
  })
  const problem = never ?? query.error?.problem
  return {
    view: query.data?.view,
    revision: query.data?.revision ?? UNKNOWN_REVISION,
    // What was read before stays readable; the line above the page says that there is no network.
    problem: query.data !== undefined && problem?.code === 'unreachable' ? undefined : problem,
    loading: never === undefined && query.isPending,
    refetch: query.refetch,
  }
}

export interface CachedView<View> {
  /** As it is at this moment, before anything was rendered with it. */
  now(): Read<View> | undefined
  /** Changes what the page knows, as when the server has sent an event. */
  change(next: (view: View) => View): void
  readAfresh(): void
}

/** For what happens elsewhere: the resource's view as this page holds it. */
export function useCachedView<D extends AnyResource>(resource: D): CachedView<ViewOf<D>> {
  const { owner } = useClient()
  const queries = useQueryClient()
  const queryKey = [owner, resource.name]
  const readAgain = () => readAfresh(queries, queryKey)
  return {
    now: () => queries.getQueryData<Read<ViewOf<D>>>(queryKey),
    change(next) {
      const isReading = queries.getQueryState(queryKey)?.fetchStatus === 'fetching'
      queries.setQueryData<Read<ViewOf<D>>>(queryKey, held => held && { ...held, view: next(held.view) })
      // A read in flight may be older than the change and would undo it on the page.
      if (isReading) readAgain()
    },
    readAfresh: readAgain,
  }
}

/** A first read in flight would otherwise count as the fresh one, and may be older. */
export function readAfresh(queries: QueryClient, queryKey: QueryKey): void {
  void queries.cancelQueries({ queryKey }).then(() => queries.invalidateQueries({ queryKey }))
}

type Dispatch<D extends AnyResource, Name extends ActionName<D>> = (
  input: InputOf<D, Name>,
  base?: Base,
) => Promise<Outcome<ViewOf<D>>>

/** Dispatches an action. If it succeeds, the page shows its answer, and what it invalidates is read again. */
export function useDispatch<D extends AnyResource, Name extends ActionName<D>>(
  resource: D,
  action: Name,
): Dispatch<D, Name> {
  const { client, owner } = useClient()
  const queries = useQueryClient()
  return useCallback(
    async (input, base) => {
      const queryKey = [owner, resource.name]
      const opens = opensLoan(resource, action, queries.getQueryData<Read<unknown>>(queryKey)?.view, input)
      const heldAtStart = queries.getQueryState(queryKey)?.dataUpdateCount
      const outcome = await client.execute(resource, action, input, base)
      // A queued change is in the cache already.
      if (!outcome.ok || outcome.queued) return outcome
      const held = queries.getQueryState(queryKey)
      const isNewest = held?.dataUpdateCount === heldAtStart && held?.fetchStatus !== 'fetching'
      // What was read, pushed or answered meanwhile may be newer than this answer, so neither is trusted.
      const read = { view: outcome.value, revision: outcome.revision ?? UNKNOWN_REVISION }
      if (isNewest) queries.setQueryData<Read<ViewOf<D>>>(queryKey, read)
      else readAfresh(queries, queryKey)
      if (opens) switchToNewLoan(queries, owner, resource)
      for (const name of resource.actions[action]?.invalidates ?? []) readAfresh(queries, [owner, name])
      // The first save for a loan makes one.
      if (resource.perLoan && !hasLoan(queries, owner)) readAfresh(queries, [owner, loansResource.name])
      return outcome
    },
    [client, owner, queries, resource, action],
  )
}

/** Whether the action begins another loan, as the server will see it too. */
function opensLoan(resource: AnyResource, action: string, view: unknown, input: unknown): boolean {
  const step = resource.actions[action]
  if (!step?.opensLoan || !resource.offline || view === undefined) return false
  return step.opensLoan(resource.offline.state(view), input)
}

/** From here on the page is about the loan that was begun; nothing of the previous loan stays on it. */
function switchToNewLoan(queries: QueryClient, owner: string, { name }: AnyResource): void {
  forgetPageLoan()
  void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === owner && queryKey[1] !== name })
}

/** A read-only viewer changes nothing of the loan that the page is about. */
function isReadOnlyViewer(queries: QueryClient, owner: string): boolean {
  const loans = queries.getQueryData<Read<ViewOf<typeof loansResource>>>([owner, loansResource.name])?.view
  const id = loanOfPage() ?? loans?.current
  const isOwn = loans?.loans.some(loan => loan.id === id) ?? false
  return !isOwn && (loans?.shared.some(loan => loan.id === id && loan.role === 'looks_on') ?? false)
}

/** For forms of a read-only viewer: disabled. */
export function useIsReadOnlyViewer(): () => boolean {
  const { owner } = useClient()
  const queries = useQueryClient()
  return () => isReadOnlyViewer(queries, owner)
}

function hasLoan(queries: QueryClient, owner: string): boolean {
  const loans = queries.getQueryData<Read<ViewOf<typeof loansResource>>>([owner, loansResource.name])
  return loans === undefined || loans.view.current !== null
}

export interface ResourceAction<D extends AnyResource, Name extends ActionName<D>> {
  /** The outcome has to be handled: `void` in front of it fails the check. */
  dispatch: Dispatch<D, Name>
  /** For a button that needs no more: dispatches, and shows a note if it fails. */
  start(input: InputOf<D, Name>): void
  busy: boolean
}

/** An action for a button, which says that it is under way. */
export function useAction<D extends AnyResource, Name extends ActionName<D>>(
  resource: D,
  action: Name,
): ResourceAction<D, Name> {
  const dispatch = useDispatch(resource, action)
  const [underWay, setUnderWay] = useState(0)
  const counted: Dispatch<D, Name> = async (input, base) => {
    setUnderWay(before => before + 1)
    try {
      return await dispatch(input, base)
    } finally {
      setUnderWay(before => before - 1)
    }
  }
  return {
    dispatch: counted,
    start: input => void counted(input).then(showProblem),
    busy: underWay > 0,
  }
}
