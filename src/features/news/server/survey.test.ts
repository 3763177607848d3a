import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { SHIPPED_SURVEY } from '#domain/survey-rate.ts'
import type { AppEnv } from '#server/http/context.ts'
import { mountEndpoints } from '#server/http/endpoint.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { newsEndpoints } from './endpoints.ts'
import { saveObservations } from './store.ts'

const database = suiteDatabase()

test('[H157] the survey is the newest that is stored, else the one that ships; its day comes with it', async () => {
  const app = new Hono<AppEnv>()
  mountEndpoints(app, newsEndpoints(database), (_c, next) => next())
  const survey = async () => (await app.request('/api/rates/survey')).json()
  expect(await survey()).toEqual(SHIPPED_SURVEY)
  await saveObservations(database.orm, [{ series: 'MORTGAGE30US', observed_on: '2026-09-03', rate: 6.7 }])
  expect(await survey()).toEqual(SHIPPED_SURVEY)
  await saveObservations(database.orm, [
    { series: 'MORTGAGE30US', observed_on: '2026-11-12', rate: 7.1 },
    { series: 'MORTGAGE15US', observed_on: '2026-11-19', rate: 6.2 },
  ])
  expect(await survey()).toEqual({ date: '2026-11-12', thirty_year: 7.1 })
})
