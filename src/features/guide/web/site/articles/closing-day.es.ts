import { EVENT_OFFSETS } from '#domain/timeline-events.ts'
import type { Article } from '../article.ts'

export const closingDay: Article = {
  title: 'El recorrido final y el día del cierre',
  summary: 'Una última mirada a la vivienda, un montón de papeles y las llaves. Qué llevar y qué vigilar.',
  blocks: [
    'Ya casi llega. Quedan dos cosas: una última mirada a la vivienda y su firma en muchas páginas.',
    { heading: 'El recorrido final' },
    `El recorrido final (final walkthrough) es uno o dos días antes del cierre (closing). En el calendario de Keyturn es el día ${EVENT_OFFSETS.final_walkthrough}, y el cierre es el día ${EVENT_OFFSETS.closing_day}. No es otra inspección. Usted comprueba que recibe lo que acordó.`,
    {
      list: [
        '¿Están hechas las reparaciones prometidas? Pida las facturas.',
        '¿Está todo lo que debe quedarse, y no está lo que debe irse?',
        'Abra el agua, la calefacción, el horno. Baje los inodoros. Pruebe luces, puertas y ventanas.',
        'Busque daños nuevos de la mudanza.',
      ],
    },
    'Si algo está mal, llame a su agente antes de firmar. Después, la casa es suya.',
    { heading: 'Enviar el dinero' },
    'Va a llevar el [[dinero en efectivo para el cierre|cash-to-close]] (cash to close) por transferencia bancaria (wire) o con un cheque de caja (cashier’s check). **El fraude con transferencias es el gran peligro de esta semana.** Los ladrones leen correos y envían datos bancarios falsos que parecen verdaderos. Llame a la compañía de títulos a un número que ya tenía y lea los datos en voz alta. No confíe en un cambio que llega por correo electrónico.',
    { heading: 'Quién está allí' },
    'En gran parte del país, una compañía de títulos o de depósitos en garantía (escrow company) dirige el cierre. En algunos estados suele participar un abogado. No hay una sola lista legal. Las fuentes de 2026 coinciden en Connecticut, Delaware, Georgia, Kentucky, Massachusetts, Nuevo Hampshire, Nueva York, Carolina del Sur, Vermont y Virginia Occidental. En Carolina del Norte, un abogado con licencia debe supervisar el cierre. En Iowa ninguna compañía vende seguro de título (title insurance): un abogado revisa el título y un programa del estado lo respalda. Pregunte a su prestamista cómo se hace donde usted compra.',
    { heading: 'Qué llevar' },
    {
      list: [
        'Una identificación con foto, con el mismo nombre que en los papeles.',
        'Prueba de que el dinero se envió, o el cheque.',
        'Su Declaración de Cierre (Closing Disclosure), para comparar.',
        'Sus números de teléfono: agente inmobiliario, agente de préstamo (loan officer), seguro.',
      ],
    },
    { heading: 'Qué firma' },
    {
      steps: [
        'El **[[pagaré|promissory-note]]** (promissory note): su promesa de pagar.',
        'La **hipoteca o escritura de fideicomiso** (mortgage or deed of trust): hace de la vivienda la garantía del pagaré.',
        'La **Declaración de Cierre**, por última vez.',
        'Formularios sobre impuestos, nombres y mudanza.',
      ],
    },
    'Lea, y pregunte. Toma más o menos una hora, y a todos en la sala les pagan por esperar. Puede llevar a alguien que hable los dos idiomas. Cuando el préstamo se paga y la [[escritura|deed]] (deed) se registra, las llaves son suyas.',
  ],
  tool: {
    id: 'wire-safety',
    why: 'Anote temprano el número correcto, y téngalo en su teléfono cuando se mueva el dinero.',
  },
  sources: ['document-guide', 'attorneys', 'closing-states'],
}
