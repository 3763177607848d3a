/** A page says with each request whose it is; the server refuses when the session is another person's by now. */
export const PAGE_USER_HEADER = 'x-keyturn-user'

export const OTHER_ACCOUNT = 'other-account'
