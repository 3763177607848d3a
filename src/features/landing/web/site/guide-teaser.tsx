import { chapterId } from '#features/guide/chapter.ts'
import { CHAPTERS } from '#features/guide/chapters.ts'
import { guideTeaserWords } from '#features/landing/words.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Section } from './section.tsx'

export function GuideTeaser() {
  return (
    <Section id="guide" title={guideTeaserWords.guideTitle} intro={guideTeaserWords.guideHint} sunk>
      <ol className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {CHAPTERS.map((chapter, at) => (
          <li key={chapter.name} className="border-t border-line">
            <a href={`/mortgage-guide#${chapterId(chapter.name)}`} className="group flex h-full gap-4 py-5">
              <span className="serif num w-6 flex-none text-2xl text-muted" aria-hidden="true">
                {at + 1}
              </span>
              <span className="serif text-xl group-hover:text-action-text group-hover:underline">{chapter.name}</span>
            </a>
          </li>
        ))}
      </ol>
      <a href="/mortgage-guide" className={`${buttonLook('ghost')} mt-8`}>
        {guideTeaserWords.readGuide}
      </a>
    </Section>
  )
}
