import { announceWords } from '#features/notifications/bell-words.ts'
import { toast } from '#web/ui/toast.ts'
import type { Notification } from '../notification.ts'

const TOGETHER_MS = 300
let arrived: Notification[] = []

/** Says what is new; what comes together is said together, for one note is shown at a time. */
export function announce(notification: Notification): void {
  if (arrived.length === 0) setTimeout(say, TOGETHER_MS)
  arrived.push(notification)
}

function say(): void {
  const together = arrived
  arrived = []
  const [first] = together
  if (together.length === 1 && first) return void toast({ title: first.title, description: first.message })
  toast({
    title: announceWords.newNotificationsLength(together.length),
    description: announceWords.more(together.at(-1)?.title ?? ''),
  })
}
