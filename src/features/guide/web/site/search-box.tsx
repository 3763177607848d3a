import { Search as Glass } from 'lucide-react'
import { searchBoxWords } from '#features/guide/words.ts'
import { Island } from '#web/site/island.tsx'

/** Without a script there is nothing to search with, and the whole list stands below. */
export function Search() {
  return (
    <div className="no-print mt-8 max-w-xl noscript:hidden">
      <Island name="guide/search" wake="interaction" component={SearchBox} props={{}} />
    </div>
  )
}

function SearchBox() {
  return (
    <search>
      <form>
        <label htmlFor="guide-search" className="sr-only">
          {searchBoxWords.searchGuide}
        </label>
        <div className="control control-box bg-surface">
          <Glass className="mr-2.5 size-5 flex-none text-muted" aria-hidden="true" />
          <input
            id="guide-search"
            type="search"
            placeholder={searchBoxWords.searchPlaceholder}
            autoComplete="off"
            aria-controls="guide-found"
          />
        </div>
      </form>
      <p role="status" className="mt-2 text-sm text-muted empty:hidden" />
      <ol id="guide-found" className="mt-2 divide-y divide-line empty:hidden" />
      <template>
        <li>
          <a href="/mortgage-guide" className="group block py-3">
            <span data-part="kind" className="block text-xs text-muted" />
            <span data-part="title" className="serif text-lg group-hover:text-action-text group-hover:underline" />
            <span data-part="excerpt" className="mt-0.5 block text-sm text-muted" />
          </a>
        </li>
      </template>
    </search>
  )
}
