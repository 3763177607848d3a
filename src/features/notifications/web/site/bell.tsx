import { useCallback, useEffect, useRef, useState } from 'react'
import { PAGE_USER_HEADER } from '#routes/page-user.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import type { NotificationsView } from '../../notification.ts'
import { announce } from '../announce.ts'
import { BellView } from '../bell-view.tsx'
import { followNotifications } from '../live-stream.ts'
import { isOutsideList, withUpdate } from '../live-update.ts'

/** The bell of the public pages. Nothing until somebody is signed in; then the same as in the dashboard. */
export function SiteBell() {
  const { owner, reload } = useOwner()
  const [view, setView] = useState<NotificationsView>()
  const held = useRef(view)
  held.current = view

  useEffect(() => {
    if (!owner) return
    setView(undefined)
    let reads = 0
    let isReading = false
    const read = async () => {
      const turn = ++reads
      isReading = true
      const answer = await request<NotificationsView>('/api/notifications', owner)
      if (turn !== reads) return
      isReading = false
      if (answer) setView(answer)
    }
    void read()
    return followNotifications(owner, message => {
      if (message.type === 'opened') void read()
      if (message.type === 'ended') reload()
      if (message.type !== 'notification' && message.type !== 'update') return
      const { notification } = message
      setView(known => known && withUpdate(known, notification))
      // What is being read may be from before this one and would take it back.
      if (isReading || (held.current && isOutsideList(held.current, notification))) void read()
      if (message.type === 'notification') announce(notification)
    })
  }, [owner, reload])

  async function change(path: string, body: object) {
    const answer = await request<NotificationsView>(path, owner, body)
    if (answer) setView(answer)
  }

  if (!owner) return null
  return (
    <>
      <BellView
        view={view}
        onOpen={({ id, read }) => void (read || change('/api/notifications/read', { id }))}
        onReadAll={() => void change('/api/notifications/read-all', {})}
      />
      <Toaster />
    </>
  )
}

function useOwner(): { owner: string | undefined; reload: () => void } {
  const [owner, setOwner] = useState<string>()
  const reload = useCallback(async () => {
    const session = await request<{ user: { id: string } } | null>('/api/auth/get-session')
    setOwner(session?.user.id)
  }, [])
  useEffect(() => void reload(), [reload])
  return { owner, reload }
}

/** Public pages carry no resource client. A page that is left while it asks still delivers (`keepalive`). */
async function request<Answer>(path: string, owner?: string, body?: object): Promise<Answer | undefined> {
  try {
    const response = await fetch(path, asked(owner, body))
    return response.ok ? ((await response.json()) as Answer) : undefined
  } catch {
    return undefined
  }
}

function asked(owner: string | undefined, body: object | undefined): RequestInit {
  const whose: Record<string, string> = owner === undefined ? {} : { [PAGE_USER_HEADER]: owner }
  if (!body) return { headers: whose }
  return {
    method: 'POST',
    keepalive: true,
    headers: { ...whose, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}
