import type { Article } from '../article.ts'

export const afterClosing: Article = {
  title: 'Después de las llaves: su primer año',
  summary: 'El primer pago, las primeras sorpresas y las fechas que le pueden ahorrar dinero.',
  blocks: [
    'Las cajas están adentro y el préstamo empezó. Algunas cosas del primer año son fáciles de olvidar y valen su tiempo.',
    { heading: 'Las primeras semanas' },
    {
      list: [
        '**Sepa cuándo vence el primer pago.** A menudo es el primer día del segundo mes después del cierre (closing). Una carta se lo dice. Si no llega, llame.',
        '**Guarde sus papeles juntos.** El pagaré (promissory note), la Declaración de Cierre (Closing Disclosure), la escritura y la póliza de título, en papel y como archivos.',
        '**Ponga el pago en automático.** Uno atrasado cuesta un recargo y daña su puntaje.',
        '**Cambie las cerraduras** y aprenda dónde se cierran el agua y el gas.',
      ],
    },
    { heading: 'Puede que vendan su préstamo' },
    'No se alarme. Los préstamos cambian de manos a menudo, y también el [[administrador hipotecario|servicer]] (servicer) que cobra sus pagos. Se lo deben avisar por carta. Los términos siguen iguales. Antes de pagarle a alguien nuevo, llame al administrador anterior a un número que conozca. Los ladrones también envían cartas así.',
    { heading: 'Revise la última cuenta' },
    'Compare una vez más la Declaración de Cierre final con su [[Estimación de Préstamo|loan-estimate]] (Loan Estimate). Si un cargo subió más de lo que permiten las reglas, el prestamista debe devolver la diferencia dentro de 60 días desde el cierre.',
    { heading: 'Impuestos' },
    {
      list: [
        'Pregunte en su condado por la exención de vivienda principal (homestead exemption). En muchos lugares baja el impuesto de la vivienda en que vive, pero solo si la solicita.',
        'Cuente con una nueva factura de impuestos después de la venta. Su pago puede subir cuando se revise la [[cuenta escrow|escrow-account]] (escrow account).',
        'Guarde los formularios para su declaración de impuestos. Un asesor fiscal le puede decir qué puede deducir.',
      ],
    },
    { heading: 'Fechas para su calendario' },
    {
      steps: [
        '**Cada año:** compare seguros de vivienda.',
        '**Cada año:** lea el estado de la cuenta escrow.',
        '**Al 80%:** pida que [termine el PMI](/mortgage-guide/mortgage-insurance).',
        '**Cuando las tasas estén muy por debajo de la suya:** vea si conviene [[refinanciar|refinance]] (refinance), con sus costos contados.',
      ],
    },
    { heading: 'Si el dinero no alcanza' },
    'Llame al administrador antes de dejar de pagar, no después. Hay formas de pagar menos por un tiempo o de pasar pagos al final. Un consejero de vivienda aprobado por el Departamento de Vivienda (HUD) le ayudará. Nunca pague por adelantado a quien prometa salvar su casa.',
    'Y luego siéntese en su propia cocina. Lo logró.',
  ],
  tool: {
    id: 'closure',
    why: 'Registre su préstamo final, tenga sus términos a mano y marque el camino como terminado.',
  },
  sources: ['disclosures', 'pmi'],
}
