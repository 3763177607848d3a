import { EVENT_OFFSETS } from '#domain/timeline-events.ts'
import type { Article } from '../article.ts'

export const startTheClock: Article = {
  title: 'La solicitud: seis datos que echan a andar el reloj',
  summary:
    'Desde el día en que da seis datos a un prestamista, la ley fija fechas. Cuáles son y quién debe cumplirlas.',
  blocks: [
    'Una solicitud no es una sensación. Según las reglas federales, empieza en el momento en que el prestamista tiene seis datos suyos. Desde entonces hay fechas que debe cumplir.',
    { heading: 'Los seis datos' },
    {
      list: [
        'su nombre,',
        'su ingreso,',
        'su número de Seguro Social,',
        'la dirección de la vivienda,',
        'lo que usted cree que vale la vivienda,',
        'cuánto quiere pedir prestado.',
      ],
    },
    'Un prestamista puede pedir más, pero no puede esperar por más. Con estos seis debe enviarle una [[Estimación de Préstamo|loan-estimate]] (Loan Estimate). ¿Todavía no tiene una vivienda en mente? Entonces no hay dirección, y lo que tiene es una [[preaprobación|pre-approval]] (pre-approval).',
    { heading: 'Las fechas que siguen' },
    {
      table: {
        caption: 'Fijadas por reglas federales, vigentes en 2026',
        head: ['Qué', 'Cuándo'],
        rows: [
          ['Se envía la Estimación de Préstamo', 'Dentro de 3 días hábiles desde la solicitud'],
          ['Usted dice que quiere seguir', 'Dentro de 10 días hábiles'],
          ['Cierre más temprano', '7 días hábiles después de enviada la Estimación de Préstamo'],
          ['Usted recibe la Declaración de Cierre (Closing Disclosure)', 'Al menos 3 días hábiles antes del cierre'],
        ],
      },
    },
    'En las dos primeras filas, un día hábil es un día en que el prestamista está abierto. En las dos filas del cierre es todo día menos los domingos y los feriados federales. Allí, pues, el sábado cuenta.',
    { heading: '¿Y en la vida real?' },
    `Esos son límites, no el ritmo. Del contrato firmado a las llaves pasan por lo general de 30 a 45 días. El calendario de Keyturn cuenta con ${EVENT_OFFSETS.closing_day}. Pone la solicitud en el día ${EVENT_OFFSETS.loan_application}, la inspección en el día ${EVENT_OFFSETS.home_inspection}, la tasación (appraisal) en el día ${EVENT_OFFSETS.appraisal_scheduled} y la [[autorización para cerrar|clear-to-close]] (clear to close) en el día ${EVENT_OFFSETS.clear_to_close}. El recorrido final (final walkthrough) es el día ${EVENT_OFFSETS.final_walkthrough}.`,
    { heading: 'Cómo mantener el ritmo' },
    {
      steps: [
        'Presente la solicitud dentro de los tres días después de firmar el contrato.',
        'Diga enseguida al prestamista que quiere seguir, para que pida la tasación.',
        'Conteste cada pregunta el día que llega.',
        'Ponga las fechas de su contrato en un solo lugar. Dejar pasar una puede costarle el depósito.',
      ],
    },
    'Su contrato tiene fechas propias, y son las que le obligan. Léalas con su agente el día que firme.',
  ],
  tool: {
    id: 'timeline',
    why: 'Escriba el día que firmó y reciba las once fechas. Con una cuenta gratis le recordamos cada una.',
  },
  sources: ['disclosures', 'document-guide'],
}
