import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { authPageWords } from '#features/account/page-words.ts'
import { useAuth } from '#web/auth/auth-context.tsx'
import { type LeftNote, takeFlash } from '#web/auth/flash.ts'
import { OTHER_LANGUAGE, speakOtherLanguage } from '#web/language-choice.ts'
import { LanguageOffer } from '#web/shell/language-offer.tsx'
import type { AuthArrival } from '#web/shell/to-account.ts'
import { languageWords } from '#web/site/words.ts'
import { tabStorage } from '#web/storage/browser-storage.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { toast } from '#web/ui/toast.ts'
import { wantedPage } from '../rules.ts'
import { createdWords, type SignInMode, signInToasts, signInWords } from '../sign-in-words.ts'
import { CodeForm, ForgotForm, ResetForm, SignInForm, SignUpForm } from './auth-forms.tsx'
import { PasskeySignIn } from './passkeys/passkey-sign-in.tsx'

/** Said seldom: it comes when it is needed. */
const SignedOutNote = lazyPart(async () => (await import('./signed-out-note.tsx')).SignedOutNote, { missing: 'silent' })

export function AuthPage() {
  const auth = useAuth()
  const navigate = useNavigate()
  const location = useLocation()
  const { token, undo, undoTwoFactor, linkDead, toConfirm } = useMailedLink()
  const arrival = (location.state ?? {}) as Partial<AuthArrival>
  const [mode, setMode] = useState<SignInMode>(
    undoTwoFactor
      ? 'undo-two-factor'
      : undo
        ? 'undo'
        : token
          ? 'reset'
          : linkDead
            ? 'forgot'
            : (arrival.mode ?? 'sign-in'),
  )
  const [email, setEmail] = useState('')
  // Chosen a moment ago for a new account: nobody should type it twice.
  const [password, setPassword] = useState('')
  const [signingIn, setSigningIn] = useState(false)
  const left = useLeftNote()

  useEffect(() => {
    if (linkDead) toast(signInToasts.linkDead)
    if (toConfirm) toast(signInToasts.confirmAfterSignIn)
  }, [linkDead, toConfirm])

  if (auth.loading) return <p className="p-8 text-muted">{authPageWords.loading}</p>
  if (auth.user && !signingIn && !isMailed(mode)) return <Navigate to="/dashboard" replace />

  /** Back to the page that asked for a sign-in; else to the dashboard. */
  function arrive() {
    navigate(wantedPage(arrival.from ?? left?.from) ?? '/dashboard', { replace: true })
  }

  function lookAround() {
    auth.startGuest()
    navigate('/dashboard/comparison')
  }

  const words = { ...signInWords[mode], ...(mode === 'sign-in' && password && createdWords) }
  return (
    <Frame>
      <title>{authPageWords.keyturnTitle(words.title)}</title>
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-2 mb-6 text-muted">{words.lead}</p>
      {left && mode === 'sign-in' && (
        <Suspense>
          <SignedOutNote note={left} />
        </Suspense>
      )}
      {mode === 'sign-in' && (
        <>
          <SignInForm
            email={email}
            onEmail={setEmail}
            firstPassword={password}
            onStart={() => setSigningIn(true)}
            onSignedIn={arrive}
            onCodeNeeded={() => setMode('code')}
          />
          <PasskeySignIn onStart={() => setSigningIn(true)} onSignedIn={arrive} />
        </>
      )}
      {mode === 'code' && <CodeForm onSignedIn={arrive} onTooLate={() => setMode('sign-in')} />}
      {mode === 'sign-up' && (
        <SignUpForm
          email={email}
          onEmail={setEmail}
          onCreated={chosen => {
            setPassword(chosen)
            setMode('sign-in')
          }}
        />
      )}
      {mode === 'forgot' && <ForgotForm email={email} onEmail={setEmail} onSent={() => setMode('sign-in')} />}
      {isMailed(mode) && (
        <ResetForm
          mode={mode}
          token={undoTwoFactor ?? undo ?? token ?? ''}
          onSaved={() => setMode('sign-in')}
          onDead={() => setMode('forgot')}
        />
      )}
      <Elsewhere mode={mode} onMode={setMode} onGuest={lookAround} />
    </Frame>
  )
}

/** What a link in a mail opens, also for somebody who is signed in. */
function isMailed(mode: SignInMode): mode is 'reset' | 'undo' | 'undo-two-factor' {
  return mode === 'reset' || mode === 'undo' || mode === 'undo-two-factor'
}

/** Known only after hydration: the prerendered page is the same for everybody. */
function useLeftNote(): LeftNote | null {
  const [left, setLeft] = useState<LeftNote | null>(null)
  useEffect(() => {
    const note = takeFlash(tabStorage, 'session-ended', 'signed-out-everywhere')
    if (note) setLeft(note)
  }, [])
  return left
}

/** Links in mails lead here with a token, an error or a notice. The address bar forgets them at once. */
function useMailedLink() {
  const [params, setParams] = useSearchParams()
  const [link] = useState(() => ({
    token: params.get('token'),
    undo: params.get('undo'),
    undoTwoFactor: params.get('undo-two-factor'),
    linkDead: params.has('error'),
    toConfirm: params.get('notice') === 'sign-in-to-confirm',
  }))
  useEffect(() => {
    if (params.size > 0) setParams({}, { replace: true })
  }, [params, setParams])
  return link
}

function Frame(props: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-cols-1 place-items-center px-4 py-10">
      <div className="w-full max-w-md">
        <header className="mb-8 flex flex-wrap items-center justify-between gap-x-3">
          <a href="/" className="inline-flex min-h-11 items-center text-ink no-underline">
            <Logo />
          </a>
          <Button variant="quiet" lang={OTHER_LANGUAGE} onClick={speakOtherLanguage}>
            {languageWords.other}
          </Button>
        </header>
        <LanguageOffer />
        <main className="rounded-xl border border-line bg-surface p-6 shadow-lift sm:p-8">{props.children}</main>
        <footer className="mt-5 text-center text-xs text-muted">{authPageWords.promise}</footer>
      </div>
    </div>
  )
}

function Elsewhere(props: { mode: SignInMode; onMode(mode: SignInMode): void; onGuest(): void }) {
  const { mode, onMode, onGuest } = props
  return (
    <div className="mt-6 flex flex-col gap-1 border-t border-line pt-4">
      {mode === 'sign-in' && (
        <>
          <Button variant="quiet" onClick={() => onMode('forgot')}>
            {authPageWords.forgotPassword}
          </Button>
          <Button variant="quiet" onClick={() => onMode('sign-up')}>
            {authPageWords.toSignUp}
          </Button>
        </>
      )}
      {mode !== 'sign-in' && (
        <Button variant="quiet" onClick={() => onMode('sign-in')}>
          {mode === 'sign-up' ? authPageWords.toSignIn : authPageWords.backSign}
        </Button>
      )}
      <Button variant="quiet" onClick={onGuest}>
        {authPageWords.asGuest}
      </Button>
    </div>
  )
}
