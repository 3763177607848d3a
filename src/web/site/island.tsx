import { type ComponentType, useId } from 'react'
import { renderToString } from 'react-dom/server'

/** When an island is hydrated. All but `interaction` and `signed-in` count in the page's budget. */
type Wake = 'load' | 'idle' | 'visible' | 'interaction' | 'signed-in'

interface IslandOf<Props> {
  /** `<feature>/<file>`: `landing/calculator` is src/features/landing/web/site/calculator.island.tsx. */
  name: string
  wake: Wake
  /** Rendered into the page now, and hydrated there later by the island's own file. */
  component: ComponentType<Props>
  /** Travel to the browser as JSON. */
  props: Props & Record<string, unknown>
}

/** A part of a static page that lives in the browser. Its HTML is there from the start, its script only when wanted. */
export function Island<Props extends object>({ name, wake, component: Component, props }: IslandOf<Props>) {
  const id = useId()
  // The page around is plain markup; this part needs the markers that hydration looks for.
  const html = renderToString(<Component {...props} />, { identifierPrefix: id })
  return (
    <div
      data-island={name}
      data-wake={wake}
      data-id={id}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React made it on the line above.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
