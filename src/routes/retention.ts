/** How long the server retains data, in days. The jobs that remove it and the privacy page read these same figures. */
export const SESSION_DAYS = 30
export const MAIL_RETENTION_DAYS = 30
export const ANSWERS_RETENTION_DAYS = 7
export const READ_NOTIFICATIONS_RETENTION_DAYS = 180
export const NOTIFICATIONS_RETENTION_DAYS = 400
