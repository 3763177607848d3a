import type { Article } from '../article.ts'

export const preApproval: Article = {
  title: 'Precalificación, preaprobación, aprobación',
  summary: 'Tres palabras que suenan parecido y que para un vendedor significan cosas muy distintas.',
  blocks: [
    'Los vendedores quieren saber que su dinero es real. Tres palabras les dicen qué tan seguro está un prestamista. A menudo se confunden, hasta entre prestamistas.',
    {
      table: {
        caption: 'Qué significa cada una',
        head: ['Palabra', 'Qué ha visto el prestamista', 'Cuánto vale'],
        rows: [
          ['Precalificación (pre-qualification)', 'Lo que usted le dijo', 'Una primera idea, para usted'],
          ['Preaprobación (pre-approval)', 'Sus documentos y su crédito', 'Una carta en la que confían los vendedores'],
          [
            'Aprobación (approval)',
            'Todo eso, y la vivienda',
            'Un préstamo, cuando se cumplan las últimas condiciones',
          ],
        ],
      },
    },
    { heading: 'Para qué le sirve la carta' },
    'Una carta de [[preaprobación|pre-approval]] (pre-approval) hace dos cosas. Le dice cuánto puede gastar antes de que se enamore de una vivienda. Y le dice al vendedor que usted puede comprar. En muchos lugares, una oferta sin ella ni siquiera se lee.',
    { heading: 'Cómo conseguirla' },
    {
      steps: [
        'Llene una solicitud con su ingreso, sus deudas, sus ahorros y el tipo de vivienda que quiere.',
        'Envíe sus documentos: talones de pago, formularios W-2, estados de cuenta e identificación. [Esta lista](/mortgage-guide/papers-to-gather) los tiene todos.',
        'Deje que el prestamista revise su crédito. Es una [[consulta dura|hard-inquiry]] (hard inquiry), así que pregunte a sus prestamistas dentro de los mismos 14 días.',
        'Pregunte cuándo llega la respuesta y cuánto cuesta el informe de crédito.',
      ],
    },
    { heading: 'Qué mirar en la carta' },
    'Revise el monto, el tipo de préstamo y hasta qué día vale. Las cartas se vencen, a menudo a los pocos meses. Un talón y un estado de cuenta recientes las renuevan.',
    'Puede pedir una carta con un monto menor para cierta oferta. Si ofrece $350,000, el vendedor no tiene que saber que podría pagar $400,000.',
    { heading: 'Lo que no es' },
    'No es una promesa. El prestamista no ha visto la vivienda, y la vida de usted puede cambiar. Estas cosas la pueden deshacer:',
    {
      list: [
        'un trabajo nuevo, o menos trabajo,',
        'un préstamo nuevo o un pago atrasado,',
        'depósitos grandes que no puede explicar,',
        'una vivienda que vale menos que su precio.',
      ],
    },
    'Tampoco le compromete a nada. Puede tener cartas de varios prestamistas y luego tomar el préstamo de cualquiera, o de ninguno. Espere a tener un contrato antes de elegir.',
  ],
  tool: {
    id: 'lenders',
    why: 'Lleve una lista de los prestamistas a los que pregunta, y vaya al sitio de cada uno a pedir la carta.',
  },
  sources: ['inquiries'],
}
