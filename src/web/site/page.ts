import type { ReactElement } from 'react'

/** A public page. React renders it to HTML when the product is built; in the browser only its islands come alive. */
export interface SitePage {
  /** Its English address, by which the route map knows it in every language. Without a trailing slash. */
  path: string
  title: string
  /** The sentence that search engines and shared links show. */
  description: string
  /** What stands in the body. Static: no handlers, no effects, no `style` attributes (the policy forbids them). */
  body: ReactElement
  /** More for the head: structured data, pictures for shared links. */
  head?: ReactElement
}
