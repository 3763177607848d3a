import { Hono } from 'hono'
import type { AppEnv } from './context.ts'
import { documentationPage } from './documentation-page.ts'
import type { Endpoint } from './endpoint.ts'
import { openApiDocument } from './openapi.ts'

/** The API described by the very schemas that check its requests. Made when first asked for. */
export function documentationRoutes(endpoints: Endpoint[], baseUrl: string): Hono<AppEnv> {
  let document: ReturnType<typeof openApiDocument> | undefined
  const made = () => {
    document ??= openApiDocument(endpoints, baseUrl)
    return document
  }
  return new Hono<AppEnv>()
    .get('/api/openapi.json', c => c.json(made()))
    .get('/api/docs', c => {
      const { html, policy } = documentationPage(made())
      return c.html(html, 200, { 'content-security-policy': policy })
    })
}
