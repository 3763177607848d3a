import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { pageFaultWords } from '#web/words.ts'

/** A page that failed to load or to render. The rest of the product still works, and nothing that was saved is lost. */
export function PageFault() {
  return (
    <div className="mx-auto max-w-md px-4 py-16 text-center">
      <h1 className="text-3xl">{pageFaultWords.pageDidNotLoad}</h1>
      <p className="mt-3 mb-6 text-muted">{pageFaultWords.pageFaultHint}</p>
      <Button always onClick={() => window.location.reload()}>
        {pageFaultWords.loadAgain}
      </Button>
    </div>
  )
}

/** Shows the error in place of a page that failed to render, until the person goes elsewhere. */
export function FaultBoundary({ children }: { children: ReactNode }) {
  return <Boundary at={useLocation().pathname}>{children}</Boundary>
}

interface BoundaryProps {
  at: string
  children: ReactNode
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true }
  }

  override state = { failed: false }

  override componentDidUpdate({ at }: BoundaryProps) {
    if (this.state.failed && at !== this.props.at) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? <PageFault /> : this.props.children
  }
}
