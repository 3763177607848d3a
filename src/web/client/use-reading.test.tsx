import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useEffect, useReducer } from 'react'
import { expect, test } from 'vitest'
import { mount } from '../../../tests/harness/mount.ts'
import { useReading } from './use-reading.ts'

let drawForNothing: () => void
let heard: string[]

function Page() {
  const { data } = useReading<string, Error>({ queryKey: ['news'], queryFn: () => new Promise<string>(() => {}) })
  drawForNothing = useReducer(() => 0, 0)[1]
  useEffect(() => {
    if (data !== undefined) heard.push(data)
  }, [data])
  return null
}

test('[X213] what is read reaches what hangs on it, also where the page is drawn for nothing just before it is told', async () => {
  heard = []
  const queries = new QueryClient()
  await mount(
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>,
  )
  await act(async () => {
    queries.setQueryData(['news'], 'first')
    drawForNothing()
  })
  await expect.poll(() => heard).toEqual(['first'])
})
