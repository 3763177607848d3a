import { formatDay } from '#domain/day-words.ts'
import { useAuth } from '#web/auth/auth-context.tsx'
import { localDay } from '#web/client/browser-action-context.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { recoveryCodesWords as words } from '../../two-factor-words.ts'

/** Shown once. Whoever closes it without saving can make new ones. */
export function RecoveryCodesDialog({ codes, onDone }: { codes: string[]; onDone(): void }) {
  const { user } = useAuth()

  function download() {
    const text = words.fileText(user?.email ?? '', formatDay(localDay(new Date())), codes)
    saveFile(words.file, 'text/plain', text)
  }

  return (
    <Dialog
      open
      onOpenChange={open => !open && onDone()}
      title={words.title}
      description={words.detail}
      actions={
        <>
          <Button variant="ghost" onClick={() => void copyText(codes.join('\n'), words.copied)}>
            {words.copy}
          </Button>
          <Button variant="ghost" onClick={download}>
            {words.download}
          </Button>
          <Button onClick={onDone}>{words.done}</Button>
        </>
      }
    >
      <ul
        aria-label={words.list}
        className="grid grid-cols-1 gap-x-4 gap-y-1.5 rounded-lg bg-hover p-4 text-sm min-[400px]:grid-cols-2"
      >
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{words.lost}</p>
    </Dialog>
  )
}
