import type { Translated } from '#domain/translated.ts'
import type * as english from './sheet-words.ts'

export const titleForms: typeof english.titleForms = {
  common: {
    title: 'Tenencia en común (tenants in common)',
    shares: 'Cualquier parte, como 70 y 30. Iguales si la escritura no dice nada.',
    death: 'Cada parte pasa a los herederos de esa persona, por testamento.',
    leaving: 'Cada uno puede vender su parte, y un tribunal puede ordenar una venta.',
    whom: 'Aportes desiguales, amistades, segundas familias.',
  },
  joint: {
    title: 'Tenencia conjunta con derecho de supervivencia (joint tenants with survivorship)',
    shares: 'Siempre iguales.',
    death: 'La otra persona es dueña de todo al instante, diga lo que diga un testamento.',
    leaving: 'Cualquiera de los dos puede convertirla en tenencia en común.',
    whom: 'Parejas que quieren partes iguales.',
  },
  entirety: {
    title: 'Tenencia por entero (tenants by the entirety)',
    shares: 'Iguales. Solo para cónyuges, y no en todos los estados.',
    death: 'La otra persona es dueña de todo.',
    leaving: 'Los dos deben actuar.',
    whom: 'Parejas casadas. Pregunten si su estado la tiene.',
  },
  community: {
    title: 'Bienes gananciales (community property)',
    shares: 'La mitad cada uno. Para cónyuges, en los nueve estados de bienes gananciales.',
    death: 'Por testamento; con derecho de supervivencia, donde un estado lo tiene, a la otra persona.',
    leaving: 'Los dos deben actuar.',
    whom: 'Parejas casadas de allí. Pregunten qué debe decir su escritura.',
  },
}

export const titleWords: Translated<typeof english.titleWords> = {
  title: 'Quién está en la escritura',
  hint: 'Partes desiguales quieren decir tenencia en común (tenants in common): escriban los porcentajes en la escritura (deed). Casarse después no lo cambia.',
  choose: 'Cómo tienen el título',
  shares: 'Partes',
  death: 'Si uno muere',
  leaving: 'Si uno se va',
  whom: 'Para quién',
}

export const pointWords: typeof english.pointWords = {
  names: {
    title: 'Nombres, casa, título, regla',
    hint: 'Los nombres, la dirección, cómo tienen el título, las partes, la regla.',
  },
  closing: {
    title: 'Pagado al cierre',
    hint: 'Quién pagó qué: pago inicial (down payment), costos de cierre (closing costs), regalos.',
  },
  monthly: {
    title: 'Cada mes',
    hint: 'Quién paga la hipoteca, el impuesto, el seguro, las cuotas y las reparaciones, cómo y hasta qué día.',
  },
  capital: {
    title: 'Qué cuenta como capital',
    hint: 'Pagos iniciales, capital del préstamo, qué mejoras, desde qué suma.',
  },
  late: {
    title: 'Pagos atrasados o que faltan',
    hint: 'Uno paga por el otro: ¿es un adelanto? ¿Con qué interés?',
  },
  decisions: { title: 'Decisiones', hint: 'Qué deciden los dos, y hasta qué suma puede decidir uno solo.' },
  living: {
    title: 'Visitas, alquiler, mascotas, oficina en casa',
    hint: 'Quién puede mudarse, quién puede alquilar un cuarto.',
  },
  leaving: {
    title: 'Querer irse',
    hint: 'Días de aviso, primer derecho a comprar, cómo se valora, días para cerrar.',
  },
  nobody_buys: {
    title: 'Nadie compra',
    hint: 'Poner en venta dentro de cuántos días, quién elige al agente, cuándo baja el precio.',
  },
  parting: { title: 'Si se separan', hint: 'Quién se queda mientras tanto, y quién paga.' },
  death: {
    title: 'Muerte o enfermedad',
    hint: 'Derecho de supervivencia, o comprar la parte a los herederos; seguro de vida.',
  },
  liens: {
    title: 'Nuevos préstamos y gravámenes',
    hint: '¿Refinanciar o pedir un segundo préstamo solo con las dos firmas?',
  },
  loss: { title: 'Una pérdida', hint: 'Quién pone cuánto si la venta no paga el préstamo.' },
  disputes: {
    title: 'Desacuerdo',
    hint: '¿Primero mediación? ¿La ley de qué estado? ¿Preguntó cada uno a un abogado?',
  },
  changes: {
    title: 'Cambios',
    hint: 'Solo por escrito; se mira cada año, y al casarse, con un hijo, al perder un trabajo.',
  },
}

export const sheetWords: Translated<typeof english.sheetWords> = {
  title: 'Su hoja de términos',
  hint: 'Quince puntos para un abogado en el estado de la casa (term sheet). Fírmenla antes del cierre (closing).',
  filled: count => `${count} de 15 puntos escritos`,
  answered: 'Contestados',
  open: 'Todavía abiertos',
  saved: 'Guardado',
  saving: 'Se guarda mientras escribe.',
  print: 'Imprimirla',
  sheetTitle: 'Hoja de términos para comprar entre dos',
  draftOf: day => `Borrador del ${day}. Para un abogado en el estado de la casa. Por sí solo no es un contrato.`,
  rules: 'Las cuatro reglas con nuestras cifras',
  ifSold: (value, owed, costs) => `Si se vende por ${value}, con ${owed} de deuda y ${costs} de costos`,
  signature: name => `${name}, fecha`,
  maker: 'Keyturn prepara preguntas; no da asesoría legal.',
}
