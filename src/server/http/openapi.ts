import * as z from 'zod/mini'
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
  requestBody?: { required: boolean; content: { 'application/json': { schema: JsonSchema } } }
  responses: Record<string, unknown>
}

export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, { get?: Operation; post?: Operation }>
  components: unknown
}

export function openApiDocument(endpoints: Endpoint[], baseUrl: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Keyturn',
      version: '1',
      description:
        'Everything the pages use. Requests that change something must come from the product’s own origin: send `Origin`. ' +
        'Every refusal is an RFC 9457 problem with a stable `code`.',
    },
    servers: [{ url: baseUrl }],
    paths,
    components: {
      schemas: { Problem: PROBLEM },
      responses: {
        Problem: {
          description: 'Why not, in words for the person and a code for programs.',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'keyturn.session' } },
    },
  }
}

function operation(endpoint: Endpoint): Operation {
  const answer = endpoint.answer ? jsonSchema(endpoint.answer, 'output') : { type: 'object' }
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[^a-z0-9]+/gi, '_')}`,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    security: endpoint.access === 'user' ? [{ session: [] }] : [],
    ...(endpoint.input && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(endpoint.input, 'input') } } },
    }),
    responses: {
      200: { description: 'Done.', content: { 'application/json': { schema: answer } } },
      default: { $ref: '#/components/responses/Problem' },
    },
  }
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
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}
