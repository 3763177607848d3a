export const categoryCardWords = {
  required: 'Required',
  ifApplies: (count: number) => `If it applies to you (${count})`,
} as const

export const checklistPageWords = {
  pageTitle: 'Which papers will lenders ask for?',
  tickOffWhatHave: 'Check off what you have. The list follows your application.',
  printChecklist: 'Print checklist',
  ofRequired: (required: number) => `of ${required}`,
  progressLabel: 'Required documents gathered',
  ofGatheredRequired: (gathered: string | number, required: string | number) => `${gathered} of ${required}`,
  completeTitle: 'You have what lenders usually ask for first.',
  have: (name: string) => `I have it: ${name}`,
  scheduleTitle: 'When to have them ready',
} as const
