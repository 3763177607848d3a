/** What every page of the app begins with. */
export const APP_ENTRY = 'src/app/browser/main.tsx'
export const SIGN_IN_ENTRY = 'src/features/account/web/auth-page.tsx'
export const DASHBOARD_ENTRY = 'src/app/browser/dashboard.tsx'
