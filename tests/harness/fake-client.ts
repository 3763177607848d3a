import type { ResourceClient } from '#resources/client.ts'

/** A fake client, which gives the answers that a test sets, whatever the resource. */
export function fakeClient(parts: Record<'read' | 'execute', unknown>): ResourceClient {
  return { can: () => ({ ok: true }), ...parts } as ResourceClient
}
