import type { Translated } from '#domain/translated.ts'
import type * as english from './faq.ts'

export const GUIDE_FAQ: Translated<typeof english.GUIDE_FAQ> = [
  {
    question: '¿Cuánto necesito para el pago inicial (down payment)?',
    answer:
      'Menos de lo que muchos creen. El mínimo usual es 3% para un préstamo convencional (5% si no es su primera vivienda y gana más de cierto límite) y 3.5% para FHA. Los préstamos VA y USDA piden 0%. Con un 20%, un préstamo convencional no necesita seguro hipotecario (mortgage insurance).',
  },
  {
    question: '¿Qué puntaje crediticio necesito?',
    answer:
      'La mayoría de los prestamistas piden un puntaje (credit score) de 620 para un préstamo convencional, aunque el sistema de Fannie Mae no tiene mínimo desde noviembre de 2025. FHA acepta 580 con un pago inicial de 3.5%, o 500 con 10%. Un prestamista puede pedir más que el programa, y un puntaje más alto baja su tasa.',
  },
  {
    question: '¿Cuánto tarda todo el proceso?',
    answer:
      'Por lo general, de 30 a 45 días desde el contrato firmado hasta el cierre (closing). Para que no se alargue, tenga los documentos listos y conteste las preguntas el mismo día.',
  },
  {
    question: '¿Varias consultas de crédito bajan mi puntaje?',
    answer:
      'No, si están cerca una de otra. Las consultas por hipoteca dentro de 45 días cuentan como una en los puntajes FICO nuevos, y dentro de 14 días en los anteriores y en VantageScore (2026). Lo más seguro es presentar todas sus solicitudes dentro de 14 días.',
  },
  {
    question: '¿Qué diferencia hay entre la tasa y la APR?',
    answer:
      'La tasa de interés fija su pago mensual. La tasa porcentual anual (APR) suma los cargos del préstamo, así que le dice lo que el préstamo cuesta de verdad. Compare ofertas por su APR, para el mismo préstamo y el mismo día.',
  },
  {
    question: '¿Esta guía es gratis, y para quién es?',
    answer:
      'Es gratis y no hace falta una cuenta. Está escrita para quienes compran una vivienda en Estados Unidos, sobre todo por primera vez.',
  },
]
