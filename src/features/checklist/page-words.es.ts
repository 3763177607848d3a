import type { Translated } from '#domain/translated.ts'
import type * as english from './page-words.ts'

export const categoryCardWords: Translated<typeof english.categoryCardWords> = {
  required: 'Necesario',
  ifApplies: count => `Si es su caso (${count})`,
}

export const checklistPageWords: Translated<typeof english.checklistPageWords> = {
  pageTitle: '¿Qué documentos le van a pedir?',
  tickOffWhatHave: 'Marque lo que ya tiene. La lista se ajusta a su solicitud.',
  printChecklist: 'Imprimir la lista',
  ofRequired: required => `de ${required}`,
  progressLabel: 'Documentos necesarios reunidos',
  ofGatheredRequired: (gathered, required) => `${gathered} de ${required}`,
  completeTitle: 'Tiene lo que los prestamistas suelen pedir primero.',
  have: name => `Lo tengo: ${name}`,
  scheduleTitle: 'Cuándo tenerlos listos',
}
