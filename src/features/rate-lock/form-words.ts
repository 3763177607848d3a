/** What is said of a field that cannot be right. */
export const lockFormWords = {
  status: 'Please say whether your rate is locked.',
  day: 'Please enter a day between 2000 and 2099.',
  days: 'Please enter the days of the lock, from 1 to 365.',
  time: 'Please enter a time of day, such as 17:00.',
  zone: 'Please choose a time zone from the list.',
  rate: 'Please enter the locked rate, from 0% to 30%.',
  reminders: 'Please say whether you want to be warned.',
} as const
