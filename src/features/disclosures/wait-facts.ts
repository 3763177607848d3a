import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import type { WaitFacts } from '#domain/tolerance/waiting.ts'

/** What a Closing Disclosure says of the three things that can start a new wait. */
export function waitFacts({ values }: Disclosure): WaitFacts {
  const penalty = values.prepayment_penalty
  return {
    apr: values.apr,
    product: values.product,
    has_prepayment_penalty: penalty === null ? null : penalty === 'yes',
  }
}
