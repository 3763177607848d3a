import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { AnyDrawer, GuestChoice } from '#journey/drawer.ts'
import { accepted, type Outcome, type Refusal, refused } from '#journey/refusal.ts'
import { forgetGuest, readGuestId, startGuest } from '#web/guest/guest-identity.ts'
import { browserMoment } from '#web/journey/browser-moment.ts'
import { forgetUnsent } from '#web/outbox/forget-unsent.ts'
import { chooseTheme, currentTheme } from '#web/shell/theme.ts'
import { authContextWords } from '#web/words.ts'
import { type AuthSession, type AuthUser, readSession, type SignedIn, signIn, signOut } from './session.ts'
import { noteSignedIn } from './signed-in-note.ts'

/** How bringing a guest's work into the account stands. */
export type GuestMove =
  | { step: 'none' }
  | { step: 'moving' }
  /** By drawer name, until somebody has said so. */
  | { step: 'moved'; drawers: string[] }
  | { step: 'choice' }
  | { step: 'failed'; refusal: Refusal }

export interface Auth {
  user: AuthUser | null
  session: AuthSession | null
  loading: boolean
  /** The server could not be asked who is here, and nobody is known from before. */
  unreachable: boolean
  isGuest: boolean
  guestId: string | null
  guestMove: GuestMove
  /** What a guest kept here and no version of this page can read, by its key. */
  unreadable: Record<string, string>
  forgetUnreadable(): void
  refresh(): Promise<void>
  signIn(email: string, password: string): Promise<Outcome<unknown>>
  signOut(): Promise<Outcome<unknown>>
  reauthenticate(password: string): Promise<Outcome<unknown>>
  startGuest(): void
  exitGuest(): Promise<void>
  guestHasSomethingToLose(): Promise<boolean>
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
  loading: boolean
  unreachable: boolean
}

const signedOut: AuthState = { user: null, session: null, loading: false, unreachable: false }

function stateOf(answer: Outcome<SignedIn | null>): AuthState {
  return answer.ok ? { ...signedOut, ...answer.value } : { ...signedOut, unreachable: true }
}

/** What moves or forgets a guest's work; most visits need none of it. */
const loadMove = () => import('./import-guest.ts')

interface AuthProviderProps {
  /** Brings the guest drawers' code only when a guest's work has to be moved or forgotten. */
  loadDrawers(): Promise<AnyDrawer[]>
  /** Who is signed in, where that was asked before anything is drawn. */
  known?: Outcome<SignedIn | null>
  children: ReactNode
}

export function AuthProvider({ loadDrawers, known, children }: AuthProviderProps) {
  const [state, setState] = useState<AuthState>(() => (known ? stateOf(known) : { ...signedOut, loading: true }))
  const [guestId, setGuestId] = useState(() => readGuestId(localStorage))
  const [guestMove, setGuestMove] = useState<GuestMove>({ step: 'none' })
  const [unreadable, setUnreadable] = useState<Record<string, string>>({})
  const [leaving, setLeaving] = useState(false)
  const isSigningOut = useRef(false)

  const moveGuest = useCallback(
    async (keep?: GuestChoice) => {
      setGuestMove({ step: 'moving' })
      const [drawers, { importGuest, unreadableGuestData }] = await Promise.all([loadDrawers(), loadMove()])
      const outcome = await importGuest(localStorage, drawers, keep)
      setGuestId(readGuestId(localStorage))
      setUnreadable(unreadableGuestData(localStorage, drawers))
      setGuestMove(afterMove(outcome))
    },
    [loadDrawers],
  )

  const moveIfGuest = useCallback(
    async (answer: Outcome<SignedIn | null>) => {
      if (answer.ok && answer.value && readGuestId(localStorage)) await moveGuest()
    },
    [moveGuest],
  )

  const refresh = useCallback(async () => {
    const answer = await readSession()
    // The page may hear of the end of its session before the answer to who asked for it.
    if (isSigningOut.current) return
    // A server that cannot be reached says nothing about who is signed in: keep what we knew.
    setState(before => (answer.ok ? stateOf(answer) : { ...before, loading: false, unreachable: before.user === null }))
    // What somebody else left unsent here is not this person's to see.
    if (answer.ok && answer.value) forgetUnsent(localStorage, answer.value.user.id)
    await moveIfGuest(answer)
  }, [moveIfGuest])

  useEffect(() => void (known ? moveIfGuest(known) : refresh()), [known, moveIfGuest, refresh])
  const { user, loading } = state
  useEffect(() => {
    if (!loading) noteSignedIn(localStorage, user !== null)
  }, [loading, user])
  useEffect(() => followOtherTabs(() => setGuestId(readGuestId(localStorage)), refresh), [refresh])

  const auth = useMemo<Auth>(() => {
    /** Whoever is forgotten goes home; drawn for nobody, the page would ask them to sign in until that has come. */
    const forget = async () => {
      const [drawers, { guestKeys }] = await Promise.all([loadDrawers(), loadMove()])
      forgetGuest(localStorage, guestKeys(drawers))
      setLeaving(true)
      setGuestId(null)
      setGuestMove({ step: 'none' })
      setUnreadable({})
    }
    return {
      ...state,
      loading: state.loading || leaving,
      guestId,
      isGuest: guestId !== null && state.user === null,
      guestMove,
      unreadable,
      forgetUnreadable() {
        forgetGuest(localStorage, Object.keys(unreadable))
        setGuestId(null)
        setUnreadable({})
      },
      refresh,
      moveGuest,
      acknowledgeMove: () => setGuestMove({ step: 'none' }),
      async signIn(email, password) {
        const outcome = await signIn(email, password)
        if (outcome.ok) await refresh()
        return outcome
      },
      async signOut() {
        isSigningOut.current = true
        const outcome = await signOut()
        if (!outcome.ok && outcome.refusal.status !== 401) {
          isSigningOut.current = false
          return outcome
        }
        await forget()
        forgetUnsent(localStorage)
        // The answer makes the browser forget everything; light or dark says nothing about a person.
        chooseTheme(currentTheme())
        setState(signedOut)
        announceSessionChange()
        return accepted(null)
      },
      async reauthenticate(password) {
        if (!state.user?.email) return refused(noEmail)
        const outcome = await signIn(state.user.email, password)
        // The session is a new one now.
        if (outcome.ok) await refresh()
        return outcome
      },
      startGuest() {
        const { draw } = browserMoment()
        setGuestId(startGuest(localStorage, Date.now(), draw))
      },
      exitGuest: forget,
      async guestHasSomethingToLose() {
        const [drawers, { guestData, unreadableGuestData }] = await Promise.all([loadDrawers(), loadMove()])
        const kept = { ...guestData(localStorage, drawers), ...unreadableGuestData(localStorage, drawers) }
        return Object.keys(kept).length > 0
      },
    }
  }, [state, leaving, guestId, guestMove, unreadable, refresh, moveGuest, loadDrawers])

  return <AuthContext value={auth}>{children}</AuthContext>
}

const noEmail: Refusal = {
  status: 400,
  code: 'no-email',
  title: authContextWords.error,
  detail: authContextWords.noUserEmailFound,
}

function afterMove(outcome: Outcome<string[]>): GuestMove {
  if (outcome.ok) return outcome.value.length > 0 ? { step: 'moved', drawers: outcome.value } : { step: 'none' }
  if (outcome.refusal.code === 'choice-needed') return { step: 'choice' }
  return { step: 'failed', refusal: outcome.refusal }
}

const SESSION_CHANGED = 'keyturn-session'

function announceSessionChange(): void {
  const channel = new BroadcastChannel(SESSION_CHANGED)
  channel.postMessage('changed')
  channel.close()
}

/** Signing out, or leaving guest mode, in one tab shows in the others. */
function followOtherTabs(onGuestChange: () => void, onSessionChange: () => void): () => void {
  const channel = new BroadcastChannel(SESSION_CHANGED)
  channel.onmessage = onSessionChange
  window.addEventListener('storage', onGuestChange)
  return () => {
    channel.close()
    window.removeEventListener('storage', onGuestChange)
  }
}
