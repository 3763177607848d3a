import type { Article } from '../article.ts'

export const papersToGather: Article = {
  title: 'Los documentos que debe reunir antes de la solicitud',
  summary: 'Qué piden los prestamistas, de cuándo puede ser, y cómo tenerlo listo en una carpeta.',
  blocks: [
    'La mayoría de los atrasos tienen una causa simple: falta un documento. Reúna los suyos temprano y lo demás va más rápido. Empiece de cuatro a seis semanas antes de presentar la solicitud. Téngalos listos para la [[preaprobación|pre-approval]] (pre-approval) con dos o tres semanas de anticipación, y póngalos al día una semana antes del cierre (closing).',
    { heading: 'Lo que casi todos necesitan' },
    {
      list: [
        'Talones de pago (pay stubs) recientes, de los últimos dos o tres meses.',
        'Formularios W-2 de los últimos dos años.',
        'Estados de cuenta del banco (bank statements) de los últimos dos o tres meses. Envíe todas las páginas, hasta la que está en blanco.',
        'Estados de sus deudas: tarjetas, auto, préstamos estudiantiles.',
        'El contrato de compra (purchase contract), cuando lo tenga.',
        'Una identificación oficial con foto.',
        'Su tarjeta del Seguro Social.',
      ],
    },
    { heading: 'Lo que quizás también necesite' },
    {
      list: [
        '**¿Trabaja por su cuenta?** Declaraciones de impuestos completas de dos años y sus formularios 1099.',
        '**¿Recibe un regalo?** Una [[carta de regalo|gift-letter]] (gift letter) y prueba de que llegó el dinero.',
        '**¿Vende acciones o un auto para esto?** El comprobante de la venta.',
        '**¿Se divorció?** La sentencia (divorce decree), si paga o recibe manutención.',
        '**¿Una bancarrota en los últimos siete años?** Los papeles del tribunal.',
        '**¿Alquila ahora?** Prueba de que paga el alquiler a tiempo.',
        '**¿Compra donde hay una asociación (HOA)?** Sus reglas y lo que cuesta.',
      ],
    },
    { heading: 'Cómo hacerlo fácil' },
    {
      steps: [
        'Haga una sola carpeta en su computadora y nombre los archivos de modo que cualquiera sepa qué son: “Banco, marzo.pdf”.',
        'Descargue los estados de cuenta del banco. Las fotos de una pantalla a menudo se rechazan.',
        'Escriba una línea por cada depósito grande: qué fue y de dónde vino.',
        'Cambie los papeles viejos. Los talones y estados de cuenta se vencen mientras busca vivienda.',
        'Envíelos solo por la página segura del prestamista. Nunca por correo electrónico común.',
      ],
    },
    { heading: 'Cuánto tarda el prestamista' },
    'Una primera revisión toma de uno a tres días. El [[estudio del crédito|underwriting]] (underwriting) toma de cinco a diez días. Si el prestamista pide más, conteste el mismo día si puede. El reloj a menudo se detiene mientras espera su respuesta.',
    {
      note: 'Nadie honrado le pide la contraseña de su banco. Si alguien lo hace, cuelgue y llame al prestamista al número de su sitio web.',
    },
  ],
  tool: { id: 'documents', why: 'Cinco listas cortas de qué llevar y por qué, con lo indispensable marcado.' },
  sources: ['document-guide'],
}
