import type { Article } from '../article.ts'

export const closingDisclosure: Article = {
  title: 'La Declaración de Cierre y sus tres días',
  summary: 'Los números finales llegan antes de firmar. Use ese tiempo para compararlos con la estimación.',
  blocks: [
    'Unos días antes del cierre (closing) recibe la [[Declaración de Cierre|closing-disclosure]] (Closing Disclosure). Tiene cinco páginas y muestra el préstamo como será de verdad. Debe tenerla al menos tres días hábiles antes de firmar. Esos días son suyos. Úselos.',
    { heading: 'Cómo se cuentan los tres días' },
    'Cuenta todo día menos los domingos y los feriados federales. Si la recibe un jueves, cuente viernes, sábado y lunes. El lunes puede firmar.',
    'Tres cambios hacen empezar de nuevo los tres días:',
    {
      list: [
        'la [[APR|apr]] ya no es exacta,',
        'el préstamo pasa a ser de otra clase, como una ARM en lugar de uno fijo,',
        'se agrega una multa por pago anticipado (prepayment penalty).',
      ],
    },
    'Otros cambios, como unos dólares de impuestos, no mueven la fecha.',
    { heading: 'Póngala junto a la Estimación de Préstamo (Loan Estimate)' },
    'Los dos formularios están hechos para compararse. Revise, en este orden:',
    {
      steps: [
        '**Nombres y dirección.** Una letra equivocada puede atrasar la escritura (deed).',
        '**Monto, tasa y plazo.** ¿Como los bloqueó?',
        '**Pago mensual.** ¿Es lo que esperaba, con impuestos y seguro?',
        '**Cargos.** La sección A no puede subir sin una razón válida, como un bloqueo más tarde o un cambio que usted pidió. La página 3 pone las cifras de antes y las de ahora lado a lado.',
        '**Créditos.** ¿Están el depósito y todo lo que prometió el vendedor?',
        '**[[Dinero en efectivo para el cierre|cash-to-close]] (cash to close).** ¿Puede enviar ese monto a tiempo?',
      ],
    },
    'En la muestra publicada los costos subieron de $8,054 en la estimación a $9,712.10. Aun así el comprador tuvo que llevar menos: $14,147.26 en lugar de $16,054. Así que lea toda la página, no solo una línea.',
    { heading: 'Si algo está mal' },
    'Llame a su agente de préstamo (loan officer) el mismo día. Luego escriba, para que quede constancia. Pregunte qué línea cambió y por qué. Algunos cargos no pueden subir nada, y otros pueden subir un 10% en total. [Los costos de cierre](/mortgage-guide/closing-costs) (closing costs) los nombra. Lo que sea de más se lo deben devolver dentro de 60 días desde el cierre.',
    { heading: 'No se deje apurar' },
    'Un atraso de pocos días es una molestia. Un préstamo equivocado dura años. Si un número no cuadra, pida que lo corrijan antes de firmar. Nadie puede obligarle a renunciar a los tres días. Solo una verdadera emergencia personal le permite renunciar a ellos por su cuenta.',
  ],
  tool: {
    id: 'papers',
    why: 'Suelte los dos documentos. Los ponemos lado a lado y mostramos qué subió demasiado.',
  },
  sources: ['disclosures', 'sample-forms'],
}
