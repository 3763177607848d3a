import type { Article } from '../article.ts'

export const closingCosts: Article = {
  title: 'Los costos de cierre, sección por sección',
  summary: 'Qué significan las letras A a J de sus formularios, qué cargos pueden subir y cuáles se pueden negociar.',
  blocks: [
    'Los [[costos de cierre|closing-costs]] (closing costs) son lo que paga además del pago inicial (down payment). En su [[Estimación de Préstamo|loan-estimate]] (Loan Estimate) están en la página 2, en secciones de la A a la J. El formulario de muestra publicado enseña cómo se suman para una vivienda de $180,000.',
    {
      table: {
        caption: 'La Estimación de Préstamo de muestra del gobierno, préstamo de $162,000',
        head: ['Sección', 'Qué es', 'Muestra'],
        rows: [
          ['A', 'Lo que cobra el prestamista, con puntos', '$1,802'],
          ['B', 'Servicios que no puede elegir', '$672'],
          ['C', 'Servicios que puede elegir', '$3,198'],
          ['D', 'Costos del préstamo: A, B y C', '$5,672'],
          ['E', 'Impuestos y registro', '$85'],
          ['F', 'Seguro e intereses por adelantado', '$867'],
          ['G', 'Comienzo de la cuenta escrow (escrow account)', '$413'],
          ['H', 'Otros, como el seguro de título (title insurance) del dueño', '$1,017'],
          ['I', 'Otros costos: E a H', '$2,382'],
          ['J', 'Todos los costos de cierre', '$8,054'],
        ],
      },
    },
    'Con el pago inicial sumado y el depósito restado, este comprador tuvo que llevar $16,054. Ese último número es el [[dinero en efectivo para el cierre|cash-to-close]] (cash to close).',
    { heading: 'Cuáles pueden subir antes del cierre' },
    {
      list: [
        '**Nada:** los cargos del prestamista y del corredor (broker), los de sus empresas asociadas, los impuestos de transferencia y los servicios que no puede elegir.',
        '**Un 10% en total:** los cargos de registro y los servicios de empresas de la lista del prestamista.',
        '**Sin límite:** los intereses por adelantado, la cuenta escrow, el seguro y los servicios de empresas que encontró usted.',
      ],
    },
    'Si el prestamista se pasa, debe devolverle la diferencia dentro de 60 días desde el cierre. Hay razones justas para un cambio, como un nuevo monto del préstamo. Entonces recibe un formulario nuevo.',
    { heading: 'Dónde puede ahorrar' },
    {
      steps: [
        '**Sección A:** compárela entre prestamistas y pida una rebaja. Solo esta sección es toda de ellos.',
        '**Sección C:** busque su propia compañía de títulos. Los precios varían.',
        '**Sección F:** compare seguros de vivienda.',
        'Pida al vendedor que pague una parte de sus costos. Cuánto puede dar depende del préstamo.',
        'Acepte un [[crédito del prestamista|lender-credit]] (lender credit) si falta efectivo. Lo paga con una tasa más alta.',
      ],
    },
    'Las secciones F y G no son en realidad costos. Esos impuestos y ese seguro los debería de todos modos, solo que más tarde. Por eso, cuando compare prestamistas, tome la sección D menos los créditos del prestamista. Esos están en la sección J.',
  ],
  tool: {
    id: 'comparison',
    why: 'Empiece con nuestra estimación de cargos y cámbiela línea por línea por lo que cobran sus prestamistas.',
  },
  sources: ['sample-forms', 'disclosures'],
}
