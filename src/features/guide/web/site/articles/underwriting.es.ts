import { EVENT_OFFSETS } from '#domain/timeline-events.ts'
import type { Article } from '../article.ts'

export const underwriting: Article = {
  title: 'Qué pasa en el estudio del crédito',
  summary: 'Alguien a quien nunca va a ver revisa todo lo que envió. Qué busca, y cómo ayudarle.',
  blocks: [
    'Después de la solicitud, todo queda en silencio. Su expediente está con un analista (underwriter), cuyo trabajo es hacer una pregunta: ¿se va a devolver este préstamo? El [[estudio del crédito|underwriting]] (underwriting) suele tomar de cinco a diez días.',
    { heading: 'Qué revisan' },
    {
      list: [
        '**Ingreso.** ¿Es estable, y es probable que siga? Comparan talones de pago, formularios W-2 y registros de impuestos, y llaman a su empleador.',
        '**Deudas.** Todo lo que está en su informe de crédito, y lo que no está.',
        '**Ahorros.** ¿De verdad es suyo el dinero para el cierre (closing)? Miran cada depósito grande.',
        '**Crédito.** Su puntaje y la historia que hay detrás.',
        '**La vivienda.** ¿Vale el precio, y de verdad es del vendedor?',
      ],
    },
    { heading: 'Las tres respuestas' },
    '**Aprobado (approved).** Es raro a la primera.',
    '**Aprobado con condiciones (approved with conditions).** La respuesta usual, y una buena. Recibe una lista: un talón de pago más reciente, una carta sobre un depósito, prueba de seguro. Envíe lo que pide y nada más.',
    '**Negado (denied).** El prestamista debe decirle por escrito por qué. A menudo se puede arreglar, u otro prestamista lo ve distinto. Pregunte qué cambiaría la respuesta.',
    { heading: 'Cómo ayudar a su expediente' },
    {
      steps: [
        'Conteste el mismo día. Su expediente va al final de la fila mientras espera su respuesta.',
        'Envíe documentos completos: todas las páginas, copias claras, nombres y fechas a la vista.',
        'Escriba cartas cortas, en inglés si puede. “Los $2,000 del 4 de mayo son de la venta de mi moto. Adjunto el recibo de la venta.”',
        'Avise de los cambios a su agente de préstamo (loan officer) antes de que los encuentren.',
      ],
    },
    { heading: 'Lo que no debe hacer hasta tener las llaves' },
    {
      list: [
        'No cambie de trabajo si puede evitarlo.',
        'No compre un auto ni muebles a crédito.',
        'No mueva sumas grandes entre cuentas.',
        'No sea fiador de nadie.',
        'No se atrase en ningún pago, ni en uno pequeño.',
      ],
    },
    'Los prestamistas miran de nuevo su crédito y su empleo en los últimos días. Hay quien ha perdido una casa por un sofá.',
    `Cuando se cumple la última condición, oye las palabras que esperaba: [[autorización para cerrar|clear-to-close]] (clear to close). En el calendario de Keyturn es el día ${EVENT_OFFSETS.clear_to_close} después del contrato. De aquí en adelante es papeleo.`,
  ],
  tool: { id: 'documents', why: 'Revise qué le puede pedir todavía un analista, y téngalo listo.' },
  sources: ['document-guide'],
}
