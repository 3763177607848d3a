import { formatMoney } from '#domain/figures.ts'
import { EVENT_OFFSETS } from '#domain/timeline-events.ts'
import type { Article } from '../article.ts'

const price = 400_000
const appraised = 385_000

export const appraisalAndInspection: Article = {
  title: 'Tasación e inspección: dos visitas, dos preguntas',
  summary: 'Una pregunta cuánto vale la vivienda; la otra, en qué estado está. Qué hacer si traen malas noticias.',
  blocks: [
    'Dos desconocidos van a recorrer la vivienda antes de que sea suya. Se parecen, y trabajan para personas distintas.',
    {
      table: {
        caption: 'Quién hace qué',
        head: ['', 'Inspección (inspection)', 'Tasación (appraisal)'],
        rows: [
          ['Pregunta', '¿En qué estado está?', '¿Cuánto vale?'],
          ['Quién la pide', 'Usted', 'El prestamista'],
          ['Quién la paga', 'Usted', 'Usted'],
          ['¿Es obligatoria?', 'No, pero hágala', 'Casi siempre'],
        ],
      },
    },
    { heading: 'La inspección' },
    `Pida la [[inspección de la vivienda|home-inspection]] (home inspection) en cuanto se firme el contrato. El calendario de Keyturn la pone en el día ${EVENT_OFFSETS.home_inspection}, porque el [[plazo de revisión|due-diligence]] (due diligence period) suele terminar poco después. Vaya usted también, si puede. Dos horas con un inspector enseñan más sobre la vivienda que cualquier informe.`,
    'El informe va a ser largo. Toda vivienda tiene defectos. Sepárelos en tres montones: lo peligroso o caro, lo que conviene saber y lo de apariencia. Luego, antes de su fecha límite, puede:',
    {
      list: [
        'pedir al vendedor que arregle cosas,',
        'pedir un precio más bajo o dinero para el cierre (closing),',
        'traer a un especialista para el techo, el desagüe o la electricidad,',
        'retirarse, si su contrato tiene una [[contingencia|contingency]] (contingency) de inspección.',
      ],
    },
    { heading: 'La tasación' },
    'El prestamista envía a un [[tasador|appraisal]] (appraiser), que compara la vivienda con otras vendidas cerca. Usted tiene derecho a una copia del informe. Si el valor llega al precio, todo está bien.',
    { heading: 'Cuando el valor es muy bajo' },
    `Digamos que acordó ${formatMoney(price)} y la tasación dice ${formatMoney(appraised)}. El prestamista cuenta el número menor, así que faltan ${formatMoney(price - appraised)}. Tiene cinco salidas:`,
    {
      steps: [
        'Pedir al vendedor que baje. Una tasación es un argumento fuerte.',
        'Quedar en un punto medio.',
        'Pagar usted la diferencia, si tiene el efectivo y todavía quiere la vivienda.',
        'Pedir al prestamista que mire de nuevo. Señale errores y ventas que sirvan mejor para comparar.',
        'Retirarse, si su contrato tiene una contingencia de tasación.',
      ],
    },
    'Piénselo dos veces antes de renunciar a estas contingencias para ganar a otros compradores. Son las que le dejan irse con su depósito.',
  ],
  tool: {
    id: 'timeline',
    why: 'Tenga la inspección, el fin del plazo de revisión y la tasación en una sola línea de fechas.',
  },
  sources: ['document-guide'],
}
