import { LANDING_FAQ } from '#features/landing/faq.ts'
import { questionsWords } from '#features/landing/words.ts'
import { TRY_FREE } from '#web/site/links.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { classNames } from '#web/ui/class-names.ts'

export function Questions() {
  return (
    <section id="faq" className="scroll-mt-0 border-t border-line py-16 lg:py-24">
      <div className="site-width grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
        <h2 className="text-4xl">{questionsWords.questionsTitle}</h2>
        <Accordion items={LANDING_FAQ.map(({ question, answer }) => ({ title: question, content: answer }))} />
      </div>
    </section>
  )
}

export function LastCall() {
  return (
    <section className="site-width pb-16 lg:pb-24">
      <div className="flex flex-col gap-6 rounded-xl bg-(--brand) px-6 py-10 text-on-brand sm:px-12 lg:flex-row lg:items-center lg:py-14">
        <h2 className="flex-1 text-4xl">{questionsWords.closingTitle}</h2>
        <a href={TRY_FREE} className={classNames(buttonLook('ghost', 'lg'), 'self-start lg:self-auto')}>
          {questionsWords.tryFreeNow}
        </a>
      </div>
    </section>
  )
}
