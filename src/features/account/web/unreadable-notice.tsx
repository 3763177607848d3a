import { useAuth } from '#web/auth/auth-context.tsx'
import { saveFile } from '#web/save-file.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { unreadableWords } from '../unreadable-words.ts'

/** Work that cannot be moved is never thrown away behind somebody's back. */
export function UnreadableNotice() {
  const { unreadable, forgetUnreadable } = useAuth()
  return (
    <Banner
      tone="attention"
      className="mb-6"
      title={unreadableWords.title}
      actions={
        <>
          <Button
            onClick={() => saveFile(unreadableWords.file, 'application/json', JSON.stringify(unreadable, null, 2))}
          >
            {unreadableWords.download}
          </Button>
          <Button variant="ghost" onClick={forgetUnreadable}>
            {unreadableWords.remove}
          </Button>
        </>
      }
    >
      {unreadableWords.detail}
    </Banner>
  )
}
