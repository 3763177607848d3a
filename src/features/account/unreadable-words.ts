/** Seldom needed, so the pages load it only then. */
export const unreadableWords = {
  title: 'Some of your guest progress could not be read',
  detail:
    'It is still in this browser and was not moved into your account: another version of Keyturn wrote it, or it is damaged. You can keep it as a file.',
  download: 'Download it',
  remove: 'Remove it',
  file: 'keyturn-guest-data.json',
} as const
