import { useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useAuth } from '#web/auth/auth-context.tsx'
import { readAfresh, useAction, useCachedView, useCan, useResource } from '#web/client/client-context.tsx'
import { loanOfPage } from '#web/client/page-loan.ts'
import { toast } from '#web/ui/toast.ts'
import { useProblemToast } from '#web/ui/use-error-toast.ts'
import { notificationsResource } from '../actions.ts'
import type { Notification } from '../notification.ts'
import { noSuchNotification, notificationToasts } from '../words.ts'
import { announce } from './announce.ts'
import { BellView } from './bell-view.tsx'
import { LanguageLearning } from './language-learning.ts'
import { followNotifications } from './live-stream.ts'
import { isOutsideList, withUpdate } from './live-update.ts'
import { TimeZoneLearning } from './time-zone-learning.ts'

/** On every page of the dashboard, for whoever can have notifications. */
export function NotificationBell() {
  return useCan('notifications').ok ? <AccountBell /> : null
}

function AccountBell() {
  const { view, problem, refetch } = useResource(notificationsResource)
  const { dispatch: read } = useAction(notificationsResource, 'read')
  const { dispatch: readAll } = useAction(notificationsResource, 'read-all')
  const navigate = useNavigate()
  useArrivals()

  // Without a network the line below the header has said so already.
  useProblemToast(problem && navigator.onLine && notificationToasts['load-failed'])

  async function open(notification: Notification, event: MouseEvent) {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (notification.action_url && !elsewhere) {
      event.preventDefault()
      navigate(notification.action_url)
    }
    if (notification.read) return
    const outcome = await read({ id: notification.id })
    if (outcome.ok) return
    console.error('A notification could not be marked as read', outcome.problem.code)
    // It was removed since: show what is there.
    if (outcome.problem.code === noSuchNotification.code) void refetch()
  }

  async function markAll() {
    const outcome = await readAll({})
    toast(notificationToasts[outcome.ok ? 'all-read' : 'read-all-failed'])
  }

  return (
    <>
      <BellView view={view} onOpen={open} onReadAll={markAll} />
      <TimeZoneLearning />
      <LanguageLearning />
    </>
  )
}

/** Keeps the list in step with what happens elsewhere, and says what is new. */
function useArrivals(): void {
  const { user, refresh } = useAuth()
  const held = useCachedView(notificationsResource)
  const readLoan = useLoanNews(user?.id)
  const latest = useRef({ held, refresh, readLoan })
  latest.current = { held, refresh, readLoan }
  const owner = user?.id

  useEffect(() => {
    if (!owner) return
    return followNotifications(owner, message => {
      const { held, refresh } = latest.current
      if (message.type === 'opened') held.readAfresh()
      else if (message.type === 'loan-changed') latest.current.readLoan(message)
      else if (message.type === 'ended') void refresh()
      else {
        let countIsOff = false
        held.change(view => {
          countIsOff = isOutsideList(view, message.notification)
          return withUpdate(view, message.notification)
        })
        if (countIsOff) held.readAfresh()
        if (message.type === 'notification' && document.visibilityState === 'visible') announce(message.notification)
      }
    })
  }, [owner])
}

/** What somebody else saved is read again, where this page is about that loan; forms keep what is typed. */
function useLoanNews(owner: string | undefined): (news: { loan_id: string; what: string }) => void {
  const queries = useQueryClient()
  return ({ loan_id, what }) => {
    // Who is in which loan may have changed.
    for (const name of ['loans', 'people']) readAfresh(queries, [owner, name])
    // A page that does not know its loan yet has asked for the one that the person is in.
    if (loan_id === (loanOfPage() ?? loan_id)) readAfresh(queries, [owner, what])
  }
}
