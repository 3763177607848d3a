import { listed } from '#domain/listed.es.ts'
import type * as english from './came-along-words.ts'

const guestParts: Record<string, string> = {
  application: 'su solicitud',
  comparison: 'sus prestamistas',
  timeline: 'sus fechas',
  documents: 'su lista de documentos',
  papers: 'sus documentos del préstamo',
  'wire-safety': 'su tarjeta de transferencia segura',
}

/** 'Trajimos sus prestamistas y sus fechas'. */
export const cameAlong: typeof english.cameAlong = resources => {
  const parts = Object.keys(guestParts).flatMap(resource =>
    resources.includes(resource) ? (guestParts[resource] ?? []) : [],
  )
  const named = parts.length > 0 ? listed(parts) : 'lo que había avanzado'
  return { title: `Trajimos ${named}`, description: 'Lo que hizo sin cuenta ya está guardado en ella.' }
}
