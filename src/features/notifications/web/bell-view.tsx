import { Bell } from 'lucide-react'
import { type MouseEvent, useEffect, useId, useState } from 'react'
import { bellViewWords } from '#features/notifications/bell-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { Notification, NotificationsView } from '../notification.ts'
import { badgeText, timeLabel } from '../rules.ts'

interface BellViewProps {
  view: NotificationsView | undefined
  /** A notification was clicked; `event` is the click on its link, when it has one. */
  onOpen(notification: Notification, event: MouseEvent): void
  onReadAll(): void
}

/** The bell and what hangs under it. The browser opens, closes and focuses the panel. */
export function BellView({ view, onOpen, onReadAll }: BellViewProps) {
  const id = useId()
  const unread = view?.unread ?? 0
  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget={id}
        className="icon-button relative text-action-text"
        aria-label={unread > 0 ? bellViewWords.unreadLabel(unread) : bellViewWords.notifications}
      >
        <Bell className="size-5" aria-hidden="true" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="num absolute top-1 right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-danger px-1 text-[0.6875rem] font-[650] text-on-danger"
          >
            {badgeText(unread)}
          </span>
        )}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={bellViewWords.notifications}
        className="appears fixed inset-auto top-15 right-2 m-0 max-h-[min(36rem,calc(100dvh-5rem))] w-[min(25rem,calc(100vw-1rem))] overflow-y-auto rounded-lg border border-line bg-raised p-0 text-ink shadow-over md:right-5"
      >
        <div className="sticky top-0 flex items-center justify-between gap-3 border-b border-line bg-raised px-4 py-2">
          <h2 className="text-lg">{bellViewWords.notifications}</h2>
          {unread > 0 && (
            <button
              type="button"
              className="min-h-11 cursor-pointer rounded-full px-2 text-sm font-[560] text-action-text hover:underline"
              onClick={onReadAll}
            >
              {bellViewWords.markAllRead}
            </button>
          )}
        </div>
        {view?.notifications.length ? (
          <ul>
            {view.notifications.map(each => (
              <Item key={each.id} notification={each} onOpen={event => onOpen(each, event)} panel={id} />
            ))}
          </ul>
        ) : (
          <p className="px-4 py-10 text-center text-sm text-muted">{bellViewWords.empty}</p>
        )}
      </div>
    </div>
  )
}

const DOTS: Record<Notification['type'], string> = {
  info: 'bg-info',
  warning: 'bg-attention',
  error: 'bg-danger',
  success: 'bg-action',
}

interface ItemProps {
  notification: Notification
  onOpen(event: MouseEvent): void
  panel: string
}

function Item({ notification, onOpen, panel }: ItemProps) {
  const now = useNow()
  const { type, title, message, read, action_url, created_at } = notification
  const look = classNames(
    'flex w-full cursor-pointer gap-3 border-b border-line px-4 py-3 text-left text-ink no-underline hover:bg-hover',
    read && 'opacity-75',
  )
  const content = (
    <>
      <span
        aria-hidden="true"
        className={classNames('mt-2 size-2 flex-none rounded-full', read ? 'border border-edge' : DOTS[type])}
      />
      <span className="min-w-0 flex-1">
        <span className={classNames('block', !read && 'font-[560]')}>
          {!read && <span className="sr-only">{bellViewWords.unread(title)}</span>}
          <span aria-hidden={!read}>{title}</span>
        </span>
        <span className="block text-sm text-muted">{message}</span>
        <time dateTime={created_at} className="mt-0.5 block text-xs text-muted">
          {timeLabel(created_at, now)}
        </time>
      </span>
    </>
  )
  function open(event: MouseEvent) {
    if (action_url) document.getElementById(panel)?.hidePopover()
    onOpen(event)
  }
  return (
    <li>
      {action_url ? (
        <a href={action_url} className={look} onClick={open}>
          {content}
        </a>
      ) : (
        <button type="button" className={look} onClick={open}>
          {content}
        </button>
      )}
    </li>
  )
}

const MINUTE = 60_000

/** So that 'Just now' does not stay. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2)
    return () => clearInterval(timer)
  }, [])
  return now
}
