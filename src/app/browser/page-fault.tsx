import { Button } from '#web/ui/button.tsx'

/** A page that failed to load or to draw. The rest of the product still works, and nothing that was saved is lost. */
export function PageFault() {
  return (
    <div className="mx-auto max-w-md px-4 py-16 text-center">
      <h1 className="text-3xl">This page did not load</h1>
      <p className="mt-3 mb-6 text-muted">
        Your connection may have dropped, or a new version came out. What you saved is safe.
      </p>
      <Button onClick={() => window.location.reload()}>Load it again</Button>
    </div>
  )
}
