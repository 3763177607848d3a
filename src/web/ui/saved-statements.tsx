import { Fragment, type ReactNode, useState } from 'react'
import { useReadOnly } from './read-only.ts'
import { Tabs } from './tabs.tsx'

interface ShownStatement<Saved, Figures> {
  saved: Saved | null
  /** Read from a file, and nobody has compared it yet. */
  read: Figures | null
  onSaved(id: string): void
}

interface SavedStatementsProps<Saved, Figures> {
  /** `next` stands above the place for the next file. */
  words: { yours: string; newOne: string; next?: string }
  /** The newest first. */
  statements: readonly Saved[]
  nameOf(statement: Saved): string
  panel(shown: ShownStatement<Saved, Figures>): ReactNode
  drop(onRead: (figures: Figures) => void): ReactNode
}

const NEW = 'new'

/** Every statement that is saved, each in its tab, and a place for the next one. */
export function SavedStatements<Saved extends { id: string }, Figures>(props: SavedStatementsProps<Saved, Figures>) {
  const { words, statements, nameOf, panel } = props
  const isReadOnly = useReadOnly()
  const [chosen, setChosen] = useState<string | null>(null)
  const [fresh, setFresh] = useState<{ key: number; figures: Figures } | null>(null)

  function onSaved(id: string) {
    setFresh(null)
    setChosen(id)
  }

  const drop = props.drop(figures => {
    setFresh(before => ({ key: (before?.key ?? 0) + 1, figures }))
    setChosen(NEW)
  })
  const blankTab = {
    value: NEW,
    label: words.newOne,
    content: <Fragment key={fresh?.key ?? 0}>{panel({ saved: null, read: fresh?.figures ?? null, onSaved })}</Fragment>,
  }
  const tabs = [
    ...statements.map(saved => ({
      value: saved.id,
      label: nameOf(saved),
      content: panel({ saved, read: null, onSaved }),
    })),
    // Nobody who only looks on has a next one.
    ...(isReadOnly && statements.length > 0 ? [] : [blankTab]),
  ]
  const value = tabs.some(tab => tab.value === chosen) ? chosen : tabs[0]?.value
  // The verdict comes first once there is one.
  const isFirst = statements.length === 0 && !fresh
  return (
    <>
      {isFirst && drop}
      {statements.length === 0 ? (
        tabs[0]?.content
      ) : (
        <Tabs label={words.yours} tabs={tabs} value={value ?? NEW} onValueChange={setChosen} />
      )}
      {!isFirst && words.next && <p className="text-sm text-muted">{words.next}</p>}
      {!isFirst && drop}
    </>
  )
}
