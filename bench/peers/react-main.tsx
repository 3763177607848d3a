import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root') as HTMLElement).render(
  <main>
    <h1>See what a mortgage really costs, before you sign.</h1>
    <p>
      Put every lender's rate and fees side by side, get the true APR, and never miss a deadline from signed contract to
      closing day.
    </p>
  </main>,
)
