import { LinkButton } from '#web/ui/link-button.tsx'
import { Logo } from '#web/ui/logo.tsx'

export function NotFound() {
  return (
    <div className="grid min-h-dvh place-items-center px-4 py-10 text-center">
      <main>
        <Logo />
        <p className="serif num mt-10 text-6xl text-muted">404</p>
        <h1 className="mt-3 text-4xl">Oops! Page not found</h1>
        <p className="mx-auto mt-3 mb-8 max-w-sm text-muted">
          The address may be mistyped, or the page has moved. Everything you saved is where you left it.
        </p>
        <LinkButton href="/">Return to Home</LinkButton>
      </main>
    </div>
  )
}
