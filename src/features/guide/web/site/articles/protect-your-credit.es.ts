import type { Article } from '../article.ts'

export const protectYourCredit: Article = {
  title: 'Comparar precios sin dañar su crédito',
  summary: 'Muchas consultas por hipoteca en poco tiempo cuentan como una. Cómo aprovechar bien los 14 días.',
  blocks: [
    'Muchos compradores preguntan a un solo prestamista por miedo a su puntaje. El miedo se entiende, pero casi nunca tiene razón, si compara en poco tiempo.',
    { heading: 'Dos clases de consulta' },
    {
      list: [
        'Una **[[consulta blanda|soft-inquiry]]** (soft inquiry) es una mirada que no cuenta. Cuando usted revisa su propio crédito, es blanda. También lo es la primera mirada de casi todo prestamista que le da una cotización aproximada.',
        'Una **[[consulta dura|hard-inquiry]]** (hard inquiry) llega cuando presenta una solicitud. Puede bajar su puntaje unos puntos por un tiempo.',
      ],
    },
    'Usar Keyturn no es ninguna de las dos. Nunca consultamos su crédito. Usted elige un rango de puntaje, y eso es todo lo que sabemos.',
    { heading: 'Muchas consultas pueden contar como una' },
    'Quienes hacen los puntajes quieren que usted compare. Por eso, cuando varios prestamistas hipotecarios consultan su crédito en poco tiempo, sus consultas cuentan como una sola. Cuánto tiempo depende del puntaje que use el prestamista. En 2026:',
    {
      list: ['los puntajes FICO nuevos le dan 45 días,', 'los FICO anteriores y VantageScore le dan 14 días.'],
    },
    'No puede saber cuál usa cada prestamista. Así que el plan seguro es simple: **presente todas sus solicitudes formales dentro de 14 días**.',
    { heading: 'Un plan de dos semanas' },
    {
      steps: [
        '**Antes:** revise su propio crédito, reúna sus documentos y elija de tres a siete prestamistas.',
        '**Días 1 a 3:** envíe los mismos datos a todos.',
        '**Días 3 a 7:** llegan las [Estimaciones de Préstamo](/mortgage-guide/loan-estimate) (Loan Estimates). Escríbalas en la comparación.',
        '**Días 7 a 10:** pida a los dos mejores que mejoren su oferta.',
        '**Días 10 a 14:** elija uno, bloquee la tasa si ya es el momento, y diga que no a los demás.',
      ],
    },
    { heading: 'Lo que sí perjudica' },
    'Los puntajes dan su propio plazo a los préstamos de auto y de estudios. Las tarjetas no tienen ninguno: una tarjeta de tienda o un plan de teléfono a crédito cuenta cada vez. Además suman deuda, y los prestamistas revisan de nuevo justo antes del cierre (closing). No toque su crédito desde la primera solicitud hasta tener las llaves.',
    {
      note: 'Desde marzo de 2026 una ley prohíbe casi toda venta de su nombre a otros prestamistas cuando presenta una solicitud. Su propio banco y la compañía que hoy tiene su préstamo todavía pueden escribirle. También quien tenga su permiso. Puede además salir de las listas de ofertas en las agencias de crédito.',
    },
  ],
  tool: {
    id: 'lenders',
    why: 'Lleve una lista de prestamistas y de los días de sus consultas de crédito, para que todas caigan en dos semanas.',
  },
  sources: ['inquiries', 'trigger-leads'],
}
