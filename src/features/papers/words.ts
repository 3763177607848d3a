import type { Refusal } from '#journey/refusal.ts'
import { MOST_PAPERS } from './model.ts'

export const paperRefusals = {
  'too-many-papers': {
    status: 409,
    code: 'too-many-papers',
    title: 'That is as many papers as fit',
    detail: `You can keep up to ${MOST_PAPERS} papers. Remove one to add another.`,
  },
} satisfies Record<string, Refusal>
