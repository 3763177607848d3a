import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { accepted, type Outcome, type Problem, refused } from '#resources/problem.ts'
import type { AnyResource, GuestChoice } from '#resources/resource.ts'
import { browserActionContext } from '#web/client/browser-action-context.ts'
import { forgetGuest, readGuestId, startGuest } from '#web/guest/guest-identity.ts'
import { unreachable } from '#web/remote/api.ts'
import { followForeignSession, setPageUser } from '#web/remote/page-user.ts'
import { browserStorage, forgetDeviceFiles, tabStorage } from '#web/storage/browser-storage.ts'
import { authContextWords } from '#web/words.ts'
import { setFlash } from './flash.ts'
import { clearOtherAccounts, deviceSettings, forgetAccount } from './forget-account.ts'
import {
  type AfterPassword,
  type AuthSession,
  type AuthUser,
  readSession,
  type SignedIn,
  signIn,
  signOut,
  verifyCode,
} from './session.ts'
import { announceSessionChange, followSession } from './session-channel.ts'
import { rememberSignedIn } from './signed-in-note.ts'

/** How bringing a guest's work into the account stands. */
export type GuestMove =
  | { step: 'none' }
  | { step: 'moving' }
  /** By resource name, until somebody has said so. */
  | { step: 'moved'; resources: string[] }
  | { step: 'choice' }
  | { step: 'failed'; problem: Problem }

export interface Auth {
  user: AuthUser | null
  session: AuthSession | null
  /** The person is on the way out: the next page comes. */
  loading: boolean
  /** The server could not be asked who is here, and nobody is known from before. */
  unreachable: boolean
  isGuest: boolean
  guestId: string | null
  guestMove: GuestMove
  /** What a guest stored here and no version of this page can read, by its key. */
  unreadable: Record<string, string>
  forgetUnreadable(): void
  /** What a guest stored here that moves into the account only if they say yes, by resource name. */
  guestAsks: string[]
  settleGuest(resource: string, takes: boolean): Promise<Outcome<unknown>>
  refresh(): Promise<void>
  /** A session was begun in this tab: the others learn of it. */
  arrive(): Promise<void>
  /** Nobody is signed in while a code is still needed. */
  signIn(email: string, password: string): Promise<Outcome<AfterPassword>>
  /** The code that follows the password. */
  giveCode(code: string): Promise<Outcome<unknown>>
  signOut(): Promise<Outcome<unknown>>
  /** Does what ends this very session on purpose, and forgets here what the account left once it is done. */
  endSession(request: () => Promise<Outcome<unknown>>): Promise<Outcome<unknown>>
  reauthenticate(password: string): Promise<Outcome<AfterPassword>>
  startGuest(): void
  exitGuest(): void
  moveGuest(keep?: GuestChoice): Promise<void>
  /** The person knows what came along. */
  acknowledgeMove(): void
}

const AuthContext = createContext<Auth | null>(null)

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

interface AuthState {
  user: AuthUser | null
  session: AuthSession | null
  unreachable: boolean
}

const signedOut: AuthState = { user: null, session: null, unreachable: false }

function stateOf(answer: Outcome<SignedIn | null>): AuthState {
  return answer.ok ? { ...signedOut, ...answer.value } : { ...signedOut, unreachable: true }
}

interface AuthProviderProps {
  /** Brings the guest resources' code only when a guest's work has to be moved. */
  loadResources(): Promise<AnyResource[]>
  /** Who is signed in, as far as that is known before the first rendering. */
  known: Outcome<SignedIn | null>
  children: ReactNode
}

export function AuthProvider({ loadResources, known, children }: AuthProviderProps) {
  const [state, setState] = useState(() => stateOf(known))
  const [guestId, setGuestId] = useState(() => readGuestId(browserStorage))
  const [guestMove, setGuestMove] = useState<GuestMove>({ step: 'none' })
  const [unreadable, setUnreadable] = useState<Record<string, string>>({})
  const [guestAsks, setGuestAsks] = useState<string[]>([])
  const [leaving, setLeaving] = useState(false)
  const isEnding = useRef(false)
  const pageUser = useRef(known.ok ? known.value?.user.id : undefined)

  const moveGuest = useCallback(
    async (keep?: GuestChoice) => {
      setGuestMove({ step: 'moving' })
      const needed = await loadMove(loadResources)
      if (!needed) return setGuestMove({ step: 'failed', problem: unreachable })
      const { resources, namesToConfirm, importGuest, unreadableGuestData } = needed
      const outcome = await importGuest(browserStorage, resources, keep)
      setGuestAsks(namesToConfirm(browserStorage, resources))
      setGuestId(readGuestId(browserStorage))
      setUnreadable(unreadableGuestData(browserStorage, resources))
      setGuestMove(afterMove(outcome))
    },
    [loadResources],
  )

  const settleGuest = useCallback<Auth['settleGuest']>(
    async (name, takes) => {
      const move = await loadMove(loadResources)
      if (!move) return refused(unreachable)
      const outcome = await move.settleGuest(browserStorage, move.resources, name, takes)
      if (!outcome.ok) return outcome
      setGuestId(readGuestId(browserStorage))
      setGuestAsks(move.namesToConfirm(browserStorage, move.resources))
      if (takes) setGuestMove({ step: 'moved', resources: [name] })
      return outcome
    },
    [loadResources],
  )

  const moveIfGuest = useCallback(
    async (answer: Outcome<SignedIn | null>) => {
      if (answer.ok && answer.value && readGuestId(browserStorage)) await moveGuest()
    },
    [moveGuest],
  )

  const refresh = useCallback(async () => {
    const answer = await readSession()
    // The page may hear of the end of its session before the answer to who asked for it.
    if (isEnding.current) return
    // A server that cannot be reached says nothing about who is signed in: keep what we knew.
    if (!answer.ok) return setState(before => ({ ...before, unreachable: before.user === null }))
    const now = answer.value?.user.id
    // A page stays its person's. When somebody else is signed in, or nobody any more, it goes with everything in it.
    if (pageUser.current !== undefined && pageUser.current !== now) {
      // Until the next page is here it may be heard again; what had to go is counted once.
      isEnding.current = true
      setLeaving(true)
      return leaveFor(now)
    }
    pageUser.current = now
    setPageUser(now)
    setState(stateOf(answer))
    const { ended, unsent } = clearOtherAccounts(browserStorage, now)
    if (ended) setFlash(tabStorage, { why: 'session-ended', unsent })
    await moveIfGuest(answer)
  }, [moveIfGuest])

  useEffect(() => void moveIfGuest(known), [known, moveIfGuest])
  const { user, unreachable: isUnknown } = state
  useEffect(() => {
    // As long as nobody knows who is here, the note says whose things have to go if it is nobody.
    if (!isUnknown) rememberSignedIn(browserStorage, user?.id)
  }, [isUnknown, user])
  useEffect(() => followSession(refresh), [refresh])
  useEffect(() => followForeignSession(refresh), [refresh])
  useEffect(() => {
    const onStorage = () => setGuestId(readGuestId(browserStorage))
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])

  const auth = useMemo<Auth>(() => {
    /** Goes home before forgetting the user: rendered for nobody, this page would ask to sign in meanwhile. */
    const forget = () => {
      forgetGuest(browserStorage)
      forgetDeviceFiles()
      setLeaving(true)
      setGuestId(null)
      setGuestMove({ step: 'none' })
      setUnreadable({})
      setGuestAsks([])
    }
    const arrive = async () => {
      await refresh()
      announceSessionChange()
    }
    const endSession: Auth['endSession'] = async request => {
      isEnding.current = true
      const staying = deviceSettings(browserStorage)
      const outcome = await request()
      if (!outcome.ok) {
        isEnding.current = false
        // Perhaps because it is not this page's session any more.
        void refresh()
        return outcome
      }
      forget()
      forgetAccount(browserStorage)
      for (const [key, text] of staying) browserStorage.setItem(key, text)
      setPageUser(undefined)
      setState(signedOut)
      announceSessionChange()
      return accepted(null)
    }
    return {
      ...state,
      loading: leaving,
      guestId,
      isGuest: guestId !== null && state.user === null,
      guestMove,
      unreadable,
      forgetUnreadable() {
        forgetGuest(browserStorage, Object.keys(unreadable))
        setGuestId(null)
        setUnreadable({})
      },
      guestAsks,
      settleGuest,
      refresh,
      moveGuest,
      acknowledgeMove: () => setGuestMove({ step: 'none' }),
      arrive,
      async signIn(email, password) {
        const outcome = await signIn(email, password)
        if (outcome.ok && outcome.value === 'signed-in') await arrive()
        return outcome
      },
      async giveCode(code) {
        const outcome = await verifyCode(code)
        if (outcome.ok) await arrive()
        return outcome
      },
      signOut: () => endSession(signOut),
      endSession,
      async reauthenticate(password) {
        if (!state.user?.email) return refused(noEmail)
        const outcome = await signIn(state.user.email, password)
        // The session is a new one now.
        if (outcome.ok && outcome.value === 'signed-in') await arrive()
        return outcome
      },
      startGuest() {
        const { randomText } = browserActionContext()
        setGuestId(startGuest(browserStorage, Date.now(), randomText))
      },
      exitGuest: forget,
    }
  }, [state, leaving, guestId, guestMove, unreadable, guestAsks, settleGuest, refresh, moveGuest])

  return <AuthContext value={auth}>{children}</AuthContext>
}

/** What moves a guest's work, which most visits do not need; nothing if it cannot be fetched. */
async function loadMove(loadResources: AuthProviderProps['loadResources']) {
  const parts = await Promise.all([loadResources(), import('./import-guest.ts')]).catch(() => undefined)
  return parts && { resources: parts[0], ...parts[1] }
}

const noEmail: Problem = {
  status: 400,
  code: 'no-email',
  title: authContextWords.error,
  detail: authContextWords.emailMissing,
}

function afterMove(outcome: Outcome<string[]>): GuestMove {
  if (outcome.ok) return outcome.value.length > 0 ? { step: 'moved', resources: outcome.value } : { step: 'none' }
  if (outcome.problem.code === 'choice-needed') return { step: 'choice' }
  return { step: 'failed', problem: outcome.problem }
}

/** Nothing of the account stays: not in the browser's storage, and not in this document, which goes. */
function leaveFor(now: string | undefined): void {
  const unsent = forgetAccount(browserStorage, now)
  const from = window.location.pathname + window.location.search + window.location.hash
  for (const key of tabStorage.keys()) tabStorage.removeItem(key)
  if (now === undefined) {
    setFlash(tabStorage, { why: 'session-ended', unsent, from })
    window.location.replace('/auth')
  } else {
    setFlash(tabStorage, { why: 'other-account', unsent })
    window.location.reload()
  }
}
