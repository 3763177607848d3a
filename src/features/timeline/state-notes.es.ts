import { stateLabel } from '#domain/state-words.es.ts'
import { closingCustom } from './closing-customs.ts'
import type * as english from './state-notes.ts'

const CHECKED = 'noviembre de 2026'

export const stateNote: typeof english.stateNote = property_state => {
  const state = stateLabel(property_state)
  switch (closingCustom(property_state)) {
    case 'attorney-usual':
      return {
        title: 'casi siempre participa un abogado',
        detail: `En ${state} casi siempre participa un abogado en el cierre. Elija uno en la primera semana, para que la búsqueda del título y los papeles no atrasen su fecha.`,
      }
    case 'attorney-must':
      return {
        title: 'participa un abogado',
        detail: `Un abogado con licencia debe supervisar el cierre (reglas del colegio de abogados del estado, a ${CHECKED}). Elija uno en la primera semana.`,
      }
    case 'abstract':
      return {
        title: 'casi siempre participa un abogado',
        detail: `En ${state} no se vende seguro de título comercial: un abogado lee el historial del título (abstract), y lo respalda Iowa Title Guaranty, un programa del estado (a ${CHECKED}). Pregunte en la primera semana quién lo hace.`,
      }
    case 'attorney-often':
      return {
        title: 'casi siempre participa un abogado',
        detail: `En ${state} la mayoría de las fuentes dice que casi siempre participa un abogado en el cierre, aunque no todas. Pregunte a su agente en la primera semana quién prepara los papeles.`,
      }
    case 'title-company':
      return {
        title: 'casi siempre lo lleva una compañía de títulos o de escrow',
        detail: `En ${state} el cierre casi siempre lo lleva una compañía de títulos o de escrow. Usted puede contratar además su propio abogado; pregunte pronto quién guarda el depósito y los papeles.`,
      }
  }
}
