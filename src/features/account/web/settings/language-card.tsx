import { Languages } from 'lucide-react'
import { languageCardWords } from '#features/account/page-words.ts'
import { OTHER_LANGUAGE, speakOtherLanguage } from '#web/language-choice.ts'
import { languageWords } from '#web/site/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** What is chosen here is saved in this browser, and in the account by the next page. */
export function LanguageCard() {
  return (
    <Card title={languageCardWords.title} description={languageCardWords.what}>
      <Button
        variant="ghost"
        lang={OTHER_LANGUAGE}
        icon={<Languages className="size-4" aria-hidden="true" />}
        onClick={speakOtherLanguage}
      >
        {languageWords.accept}
      </Button>
    </Card>
  )
}
