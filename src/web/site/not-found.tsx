import { LinkButton } from '#web/ui/link-button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { notFoundWords } from './words.ts'

export function NotFound() {
  return (
    <div className="grid min-h-dvh place-items-center px-4 py-10 text-center">
      <main>
        <Logo />
        <p className="serif num mt-10 text-6xl text-muted">404</p>
        <h1 className="mt-3 text-4xl">{notFoundWords.notFoundTitle}</h1>
        <p className="mx-auto mt-3 mb-8 max-w-sm text-muted">{notFoundWords.notFoundHint}</p>
        <LinkButton href="/">{notFoundWords.returnHome}</LinkButton>
      </main>
    </div>
  )
}
