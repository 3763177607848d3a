import type { Article } from '../article.ts'

export const loanEstimate: Article = {
  title: 'Cómo leer una Estimación de Préstamo',
  summary: 'Tres páginas, siempre en el mismo orden. Dónde están los números que importan y qué revisar.',
  blocks: [
    'La [[Estimación de Préstamo|loan-estimate]] (Loan Estimate) es el papel más útil de todo el proceso. Tiene tres páginas y se ve igual con todos los prestamistas. El prestamista debe enviarla dentro de tres días hábiles desde su solicitud; puede llegarle después. No es una promesa de prestar, y no le obliga a nada.',
    { heading: 'Página 1: las condiciones' },
    {
      list: [
        '**Su nombre, la vivienda y el préstamo.** ¿Está todo bien escrito? ¿Es el préstamo que pidió?',
        '**Bloqueo de tasa (rate lock).** ¿Está bloqueada la tasa, y hasta qué día y hora?',
        '**Términos del préstamo (loan terms).** Monto, tasa, pago. Al lado de cada uno dice si puede subir después del cierre (closing). “Multa por pago anticipado” (prepayment penalty) y “cuota extraordinaria” (balloon payment) deben decir que no.',
        '**Pagos proyectados (projected payments).** Lo que paga cada mes con seguro e impuestos, ahora y después.',
        '**[[Dinero en efectivo para el cierre|cash-to-close]] (cash to close).** Lo que necesita llevar.',
      ],
    },
    { heading: 'Página 2: los costos' },
    'Aquí se comparan los prestamistas. La **sección A** es lo que cobra el prestamista. La **sección B** es de servicios que usted no puede elegir, como la tasación (appraisal). La **sección C** es de los que sí puede, como el trabajo de títulos. Las secciones **E a H** tienen impuestos, cuentas pagadas por adelantado, el comienzo de su cuenta escrow (escrow account) y otros costos. Deberían ser más o menos iguales con todos los prestamistas. Si uno está mucho más bajo ahí, quizás calculó de menos.',
    { heading: 'Página 3: cómo se compara' },
    'Aquí hay tres números juntos. El formulario de muestra publicado los enseña para un préstamo de $162,000 al 3.875%:',
    {
      list: [
        '**En 5 años (In 5 years):** $56,582 pagados en total, y $15,773 de ellos bajaron el préstamo. La diferencia es lo que costó el préstamo.',
        '**[[APR|apr]]:** 4.274%. Está bien por encima de la tasa, porque incluye cargos y seguro hipotecario (mortgage insurance).',
        '**Total de intereses pagados (TIP):** 69.45%. En todo el plazo, los intereses suman esa parte del préstamo.',
      ],
    },
    { heading: 'Qué hacer con ella' },
    {
      steps: [
        'Compare la página 1 con lo que pidió.',
        'Ponga cada oferta en la comparación. Puede soltar el PDF allí: se lee en su dispositivo y nunca se envía.',
        'Pregunte por todo cargo que no conozca.',
        'Diga que sí a un prestamista dentro de 10 días hábiles. Después los costos pueden cambiar. Tiene que decirle que quiere seguir; el silencio no es un sí.',
      ],
    },
    'Hasta que diga que sí, un prestamista solo puede cobrarle el informe de crédito (credit report).',
  ],
  tool: {
    id: 'papers',
    why: 'Suelte el PDF. Cada cifra se lee, se suma de nuevo y se pone junto a sus otras ofertas; y puede ver su documento en español, línea por línea.',
  },
  sources: ['disclosures', 'sample-forms'],
}
