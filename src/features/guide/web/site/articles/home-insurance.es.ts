import { formatMoney } from '#domain/figures.ts'
import { minimumCoverage } from '#domain/insurance-coverage.ts'
import type { Article } from '../article.ts'

const home = { home_value: 500_000, loan_amount: 400_000 }

export const homeInsurance: Article = {
  title: 'El seguro de vivienda, a tiempo para el cierre',
  summary: 'Sin seguro no hay préstamo. Cuánta cobertura necesita, y cuándo buscarla, comprarla y activarla.',
  blocks: [
    'Su prestamista quiere ver el [[seguro de vivienda|homeowners-insurance]] (homeowners insurance) antes de entregar el dinero. Sin prueba de él, el cierre (closing) espera. También es el costo que más fácil se baja preguntando.',
    { heading: 'Tres fechas' },
    {
      steps: [
        '**Tres semanas antes del cierre:** pida cotizaciones a por lo menos tres compañías.',
        '**Una semana antes:** elija una póliza, cómprela y envíe la prueba a su prestamista.',
        '**El día del cierre:** la póliza debe estar activa. El primer año se suele pagar entonces.',
      ],
    },
    { heading: 'Cuánta cobertura' },
    `Los prestamistas piden lo que costaría construir la casa de nuevo, o el préstamo si es por lo menos el 80% de eso. Una vieja regla práctica toma lo mayor entre su préstamo y el 80% del valor de la vivienda: para una de ${formatMoney(home.home_value)} con un préstamo de ${formatMoney(home.loan_amount)}, los dos dan ${formatMoney(minimumCoverage(home))}. Puede fallar por mucho, hacia arriba o hacia abajo.`,
    'El costo de construir tiene poco que ver con el precio, porque el terreno no se quema. Pregunte a cada compañía cómo llegó a su número.',
    { heading: 'Qué hace una póliza' },
    {
      list: [
        '**La casa:** incendio, viento, granizo y más.',
        '**Sus cosas:** lo que hay adentro.',
        '**Otras personas:** si alguien se lastima en su casa.',
        '**Vivir en otra parte:** un lugar donde estar mientras se repara.',
      ],
    },
    { heading: 'Lo que no hace' },
    'Las inundaciones y los terremotos no están en una póliza normal. En una zona inundable el prestamista pedirá seguro contra inundaciones (flood insurance). La espera usual de 30 días no se aplica cuando lo compra para el cierre de un préstamo. De todos modos, pregunte pronto. El desgaste nunca está cubierto.',
    { heading: 'Cómo pagar menos' },
    {
      list: [
        'Elija un deducible (deductible) más alto, si tiene el efectivo para eso.',
        'Pregunte por un descuento por auto y vivienda juntos.',
        'Cuénteles de alarmas, un techo nuevo o electricidad nueva.',
        'Compare la misma cobertura en todas. Una cotización barata puede simplemente cubrir menos.',
        'Revíselo cada año.',
      ],
    },
    'Pregunte por los reclamos anteriores de la vivienda antes de que termine su plazo de revisión (due diligence). Una casa con muchos reclamos puede ser difícil de asegurar, y es mejor saberlo cuando todavía puede retirarse.',
    'Envíe al prestamista la página que muestra la póliza, las fechas y el nombre del prestamista (declarations page).',
  ],
  tool: { id: 'insurance', why: 'Vea qué pedirá un prestamista y dónde conseguir cotizaciones.' },
  sources: ['document-guide', 'property-insurance', 'flood-insurance'],
}
