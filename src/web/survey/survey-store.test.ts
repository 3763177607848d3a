import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

/** A page that was just opened, on which nothing is known yet. */
async function opened(answer: () => Promise<Response>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer()
  })
  const { knownSurvey, subscribeSurvey } = await import('./survey-store.ts')
  const shown = () => `${knownSurvey().thirty_year} of ${knownSurvey().date}`
  const rendered = [shown()]
  subscribeSurvey(() => void rendered.push(shown()))
  return { shown, rendered, asked }
}

const newer = { date: '2026-11-12', thirty_year: 7.1 }

test('[H157] the survey is the shipped one until the server answers with a newer, which stays for the next visit', async () => {
  const { rendered, asked } = await opened(async () => Response.json(newer))
  await expect.poll(() => rendered).toEqual(['7.28 of 2026-10-01', '7.1 of 2026-11-12'])
  expect(asked).toEqual(['/api/rates/survey'])
  vi.resetModules()
  const offline = await opened(async () => Promise.reject(new Error('no network')))
  expect(offline.shown()).toBe('7.1 of 2026-11-12')
})

test('[H157] no answer, an older one and nonsense leave what is known, and without a network nobody is asked', async () => {
  for (const answer of [
    async () => Promise.reject(new Error('no network')),
    async () => Response.json({ date: '2020-01-02', thirty_year: 3.7 }),
    async () => Response.json({ date: 'soon', thirty_year: 'low' }),
    async () => new Response('<html>', { status: 502 }),
  ]) {
    vi.resetModules()
    localStorage.setItem('surveyRate', '{"date":')
    const { shown, asked } = await opened(answer)
    await expect.poll(() => asked.length).toBe(1)
    expect(shown()).toBe('7.28 of 2026-10-01')
  }
  vi.resetModules()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  const { shown, asked } = await opened(async () => Response.json(newer))
  expect([shown(), asked]).toEqual(['7.28 of 2026-10-01', []])
})
