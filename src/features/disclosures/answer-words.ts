export const answerOptionWords = { yes: 'Yes', no: 'No' } as const
