import { whoRunsItWords as words } from '#features/landing/words.ts'
import { OPERATOR_MARK } from '#routes/operator-details.ts'
import { Section } from './section.tsx'

/** Who is behind it, what happens to somebody's numbers, and the way back to them. */
export function WhoRunsIt() {
  return (
    <Section id="who-runs-it" title={words.title} sunk>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
        <Part title={words.keyturn}>
          <p>{words.independent}</p>
          <p className="peer mt-3 text-sm text-ink empty:hidden">{OPERATOR_MARK}</p>
          <p className="mt-3 hidden text-sm peer-empty:block">{words.unnamed}</p>
        </Part>
        <Part title={words.privacy}>
          <p>{words.staysHere}</p>
          <Way href="/privacy" label={words.readPrivacy} />
        </Part>
        <Part title={words.comeBack}>
          <Way href="/auth" label={words.signIn} className="for-visitors" />
          <Way href="/dashboard" label={words.openDashboard} className="for-members" />
        </Part>
      </div>
    </Section>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="border-t-2 border-action pt-4 text-muted">
      <h3 className="mb-1.5 text-xl text-ink">{title}</h3>
      {children}
    </div>
  )
}

function Way({ href, label, className = '' }: { href: string; label: string; className?: string }) {
  return (
    <a
      href={href}
      className={`${className} mt-2 inline-flex min-h-11 items-center font-[560] text-action-text underline underline-offset-4`}
    >
      {label}
    </a>
  )
}
