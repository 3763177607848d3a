import { announceWords } from '#features/notifications/page-words.ts'
import { toast } from '#web/ui/toast.ts'
import type { Notification } from '../notification.ts'

const TOGETHER_MS = 300
/** More would push each other, and whatever else is being said, off the screen. */
const MOST_APART = 2

let arrived: Notification[] = []

/** Says what is new: each by itself, or all in one when many come together. */
export function announce(notification: Notification): void {
  if (arrived.length === 0) setTimeout(say, TOGETHER_MS)
  arrived.push(notification)
}

function say(): void {
  const together = arrived
  arrived = []
  if (together.length > MOST_APART)
    toast({
      title: announceWords.newNotificationsLength(together.length),
      description: announceWords.moreUnderBell(together.at(-1)?.title ?? ''),
    })
  else for (const { title, message } of together) toast({ title, description: message })
}
