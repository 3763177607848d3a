import { affordabilityPage } from '#features/calculators/web/site/affordability-page.tsx'
import { calculatorPage } from '#features/calculators/web/site/calculator-page.tsx'
import { DisclosureSample } from '#features/disclosures/web/site/disclosure-sample.tsx'
import { articlePage } from '#features/guide/web/site/article-page.tsx'
import { glossaryPage } from '#features/guide/web/site/glossary-page.tsx'
import { guidePage } from '#features/guide/web/site/guide-page.tsx'
import { GUIDE_CLAIMS } from '#features/landing/claims.ts'
import { landingPage } from '#features/landing/web/site/landing-page.tsx'
import { privacyPage, termsPage } from '#features/legal/web/site/legal-pages.tsx'
import { SiteBell } from '#features/notifications/web/site/bell.tsx'
import { GUIDE_ARTICLES } from '#routes/route-map.ts'
import { HeaderBell } from '#web/site/frame.tsx'
import { Island } from '#web/site/island.tsx'
import { PagePath } from '#web/site/languages.tsx'
import { NotFound } from '#web/site/not-found.tsx'
import type { SitePage } from '#web/site/page.ts'
import { pagesWords } from '#web/site/words.ts'

/** Every public page. Features bring theirs from `web/site/`. */
export function sitePages(origin: string): SitePage[] {
  return inFrame([
    landingPage(origin, <DisclosureSample />),
    guidePage(GUIDE_CLAIMS),
    ...GUIDE_ARTICLES.map(articlePage),
    glossaryPage(),
    calculatorPage(),
    affordabilityPage(),
    privacyPage(),
    termsPage(),
  ])
}

/** What the frame around every page needs: which page it is, and the bell. */
function inFrame(pages: SitePage[]): SitePage[] {
  const bell = <Island name="notifications/bell" wake="signed-in" component={SiteBell} props={{}} />
  return pages.map(page => ({
    ...page,
    body: (
      <PagePath value={page.path}>
        <HeaderBell value={bell}>{page.body}</HeaderBell>
      </PagePath>
    ),
  }))
}

export function notFoundPage(): SitePage {
  return {
    path: '/404',
    title: pagesWords.notFoundDocumentTitle,
    description: pagesWords.pageDoesNotExist,
    body: <NotFound />,
  }
}
