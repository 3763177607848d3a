import { guideTeaserWords } from '#features/landing/words.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Section } from './section.tsx'

export function GuideTeaser() {
  return (
    <Section id="guide" title={guideTeaserWords.guideTitle} sunk>
      <a href="/mortgage-guide" className={buttonLook('ghost')}>
        {guideTeaserWords.readGuide}
      </a>
    </Section>
  )
}
