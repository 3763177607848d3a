import { Equal, FileSearch, type LucideIcon, Scale, Search } from 'lucide-react'
import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { applicationResource } from '#features/application/actions.ts'
import { useResource } from '#web/client/client-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { disclosuresResource } from '../actions.ts'
import { type DisclosuresState, figuresOf, type SavedDisclosure } from '../model.ts'
import { isFuller, sameDisclosure } from '../rules.ts'
import { pageWords } from '../words.ts'
import type { NeighboursOfCheck } from './disclosures-shown.tsx'
import { DropZone } from './drop-zone.tsx'
import type { ReadDisclosure } from './read-disclosure.ts'
import { sampleFile } from './sample-file.ts'
import { saveSource } from './stored-source.ts'
import { prepareReader, useDisclosureFiles } from './use-disclosure-files.ts'
import { useDisclosureSources } from './use-disclosure-sources.ts'
import { useDisclosuresAction } from './use-disclosures-action.ts'

// Whoever has no disclosure yet needs none of it.
const fileStatus = () => import('./file-status.tsx')
const FileStatus = lazyPart(async () => (await fileStatus()).FileStatus)
const disclosuresShown = () => import('./disclosures-shown.tsx')
const DisclosuresShown = lazyPart(async () => (await disclosuresShown()).DisclosuresShown)
const TypingForm = lazyPart(async () => (await import('./typing-form.tsx')).TypingForm)
const SampleDisclosure = lazyPart(async () => (await import('./sample-disclosure.tsx')).SampleDisclosure)

export function DisclosuresPage(neighbours: NeighboursOfCheck) {
  const { view, loading, problem, refetch } = useResource(disclosuresResource)
  const application = useResource(applicationResource)
  return (
    <>
      <PageHeader title={pageWords.title} description={pageWords.description} brief={(view?.papers.length ?? 0) > 0} />
      {/* Only the application tells which loan a disclosure is about. */}
      {(loading || application.loading) && <Skeleton className="h-96" />}
      {problem && !view && <LoadFailed problem={problem} onRetry={refetch} />}
      {view && !application.loading && <Disclosures view={view} {...neighbours} />}
    </>
  )
}

function Disclosures({ view, ...neighbours }: { view: DisclosuresState } & NeighboursOfCheck) {
  const saveDisclosure = useDisclosuresAction('keep')
  const { sources, show } = useDisclosureSources(view.papers)
  /** The last of these is open: what somebody chose, or the disclosures of files that were added together. */
  const [chosen, setChosen] = useState<readonly string[]>([])
  const together = useRef<readonly string[]>([])
  const [sample, setSample] = useState<ReadDisclosure>()
  /** The disclosure that is being typed: a new one, or one that is changed. */
  const [typing, setTyping] = useState<SavedDisclosure | 'new'>()
  const files = useDisclosureFiles(take)
  // A sample is looked at in its place; it becomes one of the buyer's disclosures only when they say so.
  const samples = useDisclosureFiles(([read]) => {
    setSample(read)
    return true
  })

  async function take(read: ReadDisclosure[]): Promise<boolean> {
    setSample(undefined)
    let areStored = true
    for (const { reading, unsure, ...source } of read) {
      const figures = figuresOf(reading.disclosure)
      const same = sameDisclosure(view.papers, figures)
      const id = same?.id ?? crypto.randomUUID()
      show(id, source)
      // Now, and not once it is saved: everything would be rendered twice.
      together.current = [...together.current, id]
      setChosen(together.current)
      if (same && !isFuller(figures, same)) {
        toast({ title: pageWords.alreadyHere, description: pageWords.alreadyHereWhy })
        void saveSource(id, source)
        continue
      }
      const isStored = await saveDisclosure({
        id,
        figures,
        unsure,
        missing_pages: reading.missing_pages,
        offer_id: same?.offer_id,
      })
      areStored &&= isStored
      if (isStored) void saveSource(id, source)
      if (same && isStored) toast({ title: pageWords.fuller })
    }
    return areStored
  }

  function saveSample(read: ReadDisclosure) {
    together.current = []
    void take([read])
  }

  const choose = useCallback((id: string) => setChosen([id]), [])

  function type() {
    setSample(undefined)
    setTyping('new')
  }

  async function trySample() {
    const file = await sampleFile()
    if (file) samples.add([file])
    else toast({ title: pageWords.sampleFailed, destructive: true })
  }

  // The disclosures take long to render: while a file is read they get the same zone.
  const latest = useRef({ files, type })
  latest.current = { files, type }
  const isSmall = view.papers.length > 0 || typing !== undefined
  const zone = useMemo(
    () => (
      <DropZone
        small={isSmall}
        onIntent={prepare}
        onFiles={chosen => {
          const { files } = latest.current
          if (!files.files.some(({ state }) => state.kind === 'reading')) together.current = []
          files.add(chosen)
          void partsOfResult()
        }}
        onType={() => latest.current.type()}
      />
    ),
    [isSmall],
  )
  // What was found stands first.
  const isBelowCheck = !typing && view.papers.some(({ figures }) => figures.kind === 'closing-disclosure')

  return (
    <div className="grid gap-6">
      {!isBelowCheck && zone}
      {[files, samples].flatMap(disclosures =>
        disclosures.files.map(file => (
          <Suspense key={file.key} fallback={<Skeleton className="h-32" />}>
            <FileStatus file={file} disclosures={disclosures} onType={type} />
          </Suspense>
        )),
      )}
      {typing && (
        <Suspense fallback={<Skeleton className="h-160" />}>
          <TypingForm
            key={typing === 'new' ? typing : typing.id}
            saved={typing === 'new' ? undefined : typing}
            onSaved={id => {
              setTyping(undefined)
              setChosen([id])
            }}
            onCancel={() => setTyping(undefined)}
          />
        </Suspense>
      )}
      {sample && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <SampleDisclosure sample={sample} onSave={saveSample} onClose={() => setSample(undefined)} />
        </Suspense>
      )}
      {view.papers.length === 0 && !sample && !typing && <Introduction onSample={() => void trySample()} />}
      {view.papers.length > 0 && !typing && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <DisclosuresShown
            {...neighbours}
            view={view}
            sources={sources}
            chosen={chosen}
            zone={isBelowCheck && zone}
            onChoose={choose}
            onType={setTyping}
          />
        </Suspense>
      )}
    </div>
  )
}

/** What shows a file and its figures; it comes while the file is read. */
function partsOfResult() {
  return Promise.allSettled([fileStatus(), disclosuresShown()])
}

/** Most of the time between choosing a file and reading it is spent fetching what reads it. */
function prepare() {
  void partsOfResult()
  // What cannot be loaded now is reported when there is a file.
  prepareReader().catch(() => undefined)
}

const ICONS: LucideIcon[] = [Search, Equal, Scale]

function Introduction({ onSample }: { onSample(): void }) {
  return (
    <div className="grid gap-6 lg:grid-cols-[2fr_1fr]">
      <Card>
        <ul>
          {pageWords.steps.map(({ title, detail }, index) => {
            const Icon = ICONS[index] ?? Search
            return (
              <li key={title} className="flex gap-4 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
                <span className="grid size-10 flex-none place-items-center rounded-md bg-action text-on-action">
                  <Icon className="size-5" aria-hidden="true" />
                </span>
                <span>
                  <span className="block font-[560]">{title}</span>
                  <span className="text-muted">{detail}</span>
                </span>
              </li>
            )
          })}
        </ul>
      </Card>
      <div className="grid content-start gap-4">
        <Button
          variant="ghost"
          size="lg"
          className="no-print w-full"
          icon={<FileSearch className="size-5" aria-hidden="true" />}
          onClick={onSample}
        >
          {pageWords.sample}
        </Button>
        <Banner tone="neutral" title={pageWords.closingTitle}>
          <p>{pageWords.closing}</p>
          <p className="mt-2 text-muted">{pageWords.staysWhy}</p>
        </Banner>
      </div>
    </div>
  )
}
