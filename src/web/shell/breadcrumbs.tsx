import { Link, useLocation } from 'react-router'
import { Breadcrumbs as Trail } from '#web/ui/breadcrumbs.tsx'
import { breadcrumbTrail } from './breadcrumb-trail.ts'

export function Breadcrumbs(props: { className?: string }) {
  const items = breadcrumbTrail(useLocation().pathname)
  return (
    <div className={props.className}>
      <Trail items={items} link={Link} linkProp="to" />
    </div>
  )
}
