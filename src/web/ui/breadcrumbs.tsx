import { type ElementType, Fragment } from 'react'
import { breadcrumbsWords } from '#web/words.ts'

export interface BreadcrumbsProps {
  /** The last one is the page itself. */
  items: readonly { label: string; href: string }[]
  /** The router's Link and the name of its address prop; a plain anchor otherwise. */
  link?: ElementType
  linkProp?: string
}

export function Breadcrumbs({ items, link: Link = 'a', linkProp = 'href' }: BreadcrumbsProps) {
  if (items.length === 0) return null
  return (
    <nav aria-label={breadcrumbsWords.breadcrumb} className="min-w-0 text-sm">
      <ol className="flex min-w-0 items-center gap-x-2 max-md:flex-wrap">
        {items.map((item, at) => {
          const isHere = at === items.length - 1
          return (
            <Fragment key={item.href}>
              {at > 0 && (
                <li aria-hidden="true" className="text-muted">
                  /
                </li>
              )}
              <li className={isHere ? 'min-w-0 md:truncate' : 'flex-none'}>
                {isHere ? (
                  <span aria-current="page" className="font-[560]">
                    {item.label}
                  </span>
                ) : (
                  <Link {...{ [linkProp]: item.href }} className="crumb">
                    {item.label}
                  </Link>
                )}
              </li>
            </Fragment>
          )
        })}
      </ol>
    </nav>
  )
}
