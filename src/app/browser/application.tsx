import { ApplicationPage } from '#features/application/web/application-page.tsx'
import { Home } from '#features/home/web/home.tsx'

/** The application page opens on where somebody stands, which other features know. */
export function Application() {
  return <ApplicationPage home={onEdit => <Home onEdit={onEdit} />} />
}
