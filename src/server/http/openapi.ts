import * as z from 'zod/mini'
import { PAGE_USER_HEADER } from '#routes/page-user.ts'
import { cookieName, isSecure } from '#server/auth/cookies.ts'
import type { Endpoint } from './endpoint.ts'

export interface JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  items?: JsonSchema
  anyOf?: JsonSchema[]
  [more: string]: unknown
}

export interface Operation {
  operationId: string
  summary: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { required: boolean; content: { 'application/json': { schema: JsonSchema } } }
  responses: Record<string, unknown>
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
  description?: string
}

export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, { get?: Operation; post?: Operation }>
  components: { securitySchemes: { session: { type: 'apiKey'; in: 'cookie'; name: string } }; [more: string]: unknown }
}

export function openApiDocument(endpoints: Endpoint[], baseUrl: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(PARAMETER, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Keyturn',
      version: '1',
      description:
        'Everything the pages use. Requests that change something must come from the product’s own origin: send `Origin`. ' +
        'Every error is an RFC 9457 problem with a stable `code`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    tags: [...new Set(endpoints.map(tagOf))].sort().map(name => ({ name, description: `All under /api/${name}.` })),
    paths,
    components: {
      schemas: { Problem: PROBLEM },
      parameters: { PageUser: PAGE_USER, IdempotencyKey: IDEMPOTENCY_KEY, IfMatch: IF_MATCH },
      headers: { ETag: { schema: { type: 'string' }, description: 'The revision that it has now, such as `"12"`.' } },
      responses: Object.fromEntries(
        Object.entries(PROBLEMS).map(([name, description]) => [name, problem(description)]),
      ),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieName('session', { secure: isSecure(baseUrl) }) },
      },
    },
  }
}

const PARAMETER = /:(\w+)/g

const PAGE_USER: Parameter = {
  name: PAGE_USER_HEADER,
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description:
    'Whose page asks: a user’s id. When the session is somebody else’s, the answer is 409 with the code `other-account`, and nothing is done.',
}

const IDEMPOTENCY_KEY: Parameter = {
  name: 'idempotency-key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 100 },
  description:
    'An id that the sender made for this change. Sent again within a week it is not done again and gets the same answer; with another body it is answered with 422.',
}

const IF_MATCH: Parameter = {
  name: 'if-match',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description:
    'The `ETag` of what the change was made on. When it was changed since, the answer is 412, and nothing is done.',
}

/** What the machinery refuses before a feature is asked; features say their own problems by `code`. */
const PROBLEMS = {
  Malformed: 'The request cannot be read, or something in it is missing or wrong: `errors` says what.',
  NotSignedIn: 'Nobody is signed in.',
  Conflict:
    'What is there forbids it; or, with the code `other-account`, the session is not of who the page says it is.',
  WrongOrigin: 'The request does not come from this site.',
  TooLarge: 'More than is read of a request.',
  NotJson: 'The body is not `application/json`.',
  ChangedElsewhere: 'It was changed since the revision that `If-Match` names.',
  KeyUsed: 'The `Idempotency-Key` was used for another change.',
  TooMany: 'Too many of these; `Retry-After` says when to try again.',
  Away: 'A part is down; `Retry-After` says when to try again.',
  Problem: 'Why not, in words for the person and a code for programs.',
}

function problem(description: string) {
  return { description, content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } }
}

const response = (name: keyof typeof PROBLEMS) => ({ $ref: `#/components/responses/${name}` })

function operation(endpoint: Endpoint): Operation {
  const { method, path, summary, access, anyOrigin, input, query = [] } = endpoint
  const changes = endpoint.revised && method === 'POST'
  const parameters = [
    ...[...path.matchAll(PARAMETER)].map(([, name = '']) => parameter(name, 'path')),
    ...query.map(name => parameter(name, 'query')),
    ...(access === 'user' ? [{ $ref: '#/components/parameters/PageUser' }] : []),
    ...(changes ? ['IdempotencyKey', 'IfMatch'].map(name => ({ $ref: `#/components/parameters/${name}` })) : []),
  ]
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^a-z0-9]+/gi, '_')}`,
    summary,
    tags: [tagOf(endpoint)],
    security: access === 'user' ? [{ session: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(input && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(input, 'input') } } },
    }),
    responses: {
      ...answers(endpoint),
      400: response('Malformed'),
      ...(access === 'user' && { 401: response('NotSignedIn'), 409: response('Conflict') }),
      ...(method === 'POST' &&
        !anyOrigin && { 403: response('WrongOrigin'), 413: response('TooLarge'), 415: response('NotJson') }),
      ...(changes && { 412: response('ChangedElsewhere'), 422: response('KeyUsed') }),
      429: response('TooMany'),
      503: response('Away'),
      default: response('Problem'),
    },
  }
}

function answers({ answer, method, revised }: Endpoint): Record<string, unknown> {
  if (answer instanceof z.core.$ZodType) {
    const headers = revised && { ETag: { $ref: '#/components/headers/ETag' } }
    const content = { 'application/json': { schema: jsonSchema(answer, 'output') } }
    return { 200: { description: 'Done.', ...(headers && { headers }), content } }
  }
  const { content, redirects } = answer
  if (!content && !redirects) return { 204: { description: 'Done; there is nothing to say.' } }
  return {
    ...(content && { 200: { description: 'Done.', content: { [content]: { schema: { type: 'string' } } } } }),
    ...(redirects && { [method === 'GET' ? 302 : 303]: { description: 'On to a page of this site.' } }),
  }
}

function parameter(name: string, place: Parameter['in']): Parameter {
  return { name, in: place, required: place === 'path', schema: { type: 'string' } }
}

function tagOf({ path }: Endpoint): string {
  return path.split('/')[2] ?? 'api'
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as JsonSchema
}

const PROBLEM: JsonSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' }, code: { type: 'string' } },
      },
    },
  },
}
