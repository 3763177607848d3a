export const monthlyDropWords = {
  title: 'Drop your monthly statement here',
  hint: 'A PDF, a scan or a photo. Or type its figures below.',
  choose: 'Choose a file',
  stays: 'The file stays on this device.',
  reading: (percent: number) => (percent > 0 ? `Reading, ${percent}% done` : 'Reading'),
  picture: 'This is a picture, such as a scan. It takes longer to read.',
  readPicture: 'Read the picture',
  pictureUnread: 'We couldn’t make out a monthly statement in this picture.',
  otherPaper: 'We found no monthly mortgage statement in this file.',
  failed: 'The file couldn’t be read. Please try again.',
  orType: 'You can also type the figures below.',
} as const
