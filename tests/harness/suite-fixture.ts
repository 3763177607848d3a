import { afterAll, beforeAll } from 'vitest'

interface Stoppable {
  stop?(): unknown
}

/**
 * Something that tests share: started before the first test of the suite around it and stopped after the last, what was started
 * last first. It is empty until then: what reads it at once, and does not only hold it, is made in a hook or in another `suiteFixture`.
 */
export function suiteFixture<Part extends object>(
  start: () => Part | Promise<Part>,
  stop: (part: Part & Stoppable) => unknown = part => part.stop?.(),
): Part {
  const part = {} as Part
  beforeAll(async () => {
    Object.assign(part, await start())
  })
  afterAll(async () => {
    await stop(part)
  })
  return part
}
