/** What is said of a field that cannot be right. */
export const checklistFormWords = {
  fromTheList: 'Please choose a document from the list.',
  gathered: 'Please say whether you have it.',
} as const
