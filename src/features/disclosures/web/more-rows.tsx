import { type ReactNode, useState } from 'react'

/** The rest of a long list, behind a line that opens it. Few people do: its rows are rendered when somebody has. */
export function MoreRows({ label, children }: { label: string; children: ReactNode }) {
  const [isOpened, setOpened] = useState(false)
  return (
    <details className="mt-2 border-t border-line pt-2" onToggle={event => event.currentTarget.open && setOpened(true)}>
      <summary className="no-print min-h-11 cursor-pointer py-2.5 text-sm font-[560] text-action-text">{label}</summary>
      {isOpened && children}
    </details>
  )
}
