import type { ResourceClient } from '#resources/client.ts'

/** A client of a test's own making, which answers what it is told to, whatever the resource. */
export function ownClient(parts: Record<'read' | 'execute', unknown>): ResourceClient {
  return { can: () => ({ ok: true }), ...parts } as ResourceClient
}
