/** Seldom needed, so the pages load it only then. */
export const unreadableWords = {
  title: 'Some of your guest progress couldn’t be read',
  detail:
    'It’s still in this browser and wasn’t moved into your account: another version of Keyturn wrote it, or it’s damaged. You can keep it as a file.',
  download: 'Download it',
  remove: 'Remove it',
  file: 'keyturn-guest-data.json',
} as const
