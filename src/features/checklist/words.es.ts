import type { Translated } from '#domain/translated.ts'
import type * as english from './words.ts'

export const refinanceItems: Translated<typeof english.refinanceItems> = {
  asset_why: 'Muestra de dónde salen los costos de cierre y las reservas.',
  tax_returns:
    'Declaraciones federales de los últimos 2 años, con todos los anexos. Quien trabaja por cuenta propia siempre las necesita.',
  debt_statements:
    'El estado de cuenta más reciente de cada tarjeta, auto, préstamo estudiantil u otro, y de la hipoteca que quiere reemplazar.',
}

export const checklistCategories: typeof english.checklistCategories = [
  {
    title: 'Ingresos',
    why: 'El prestamista tiene que ver que su ingreso alcanza, mes tras mes, para el pago.',
    items: [
      {
        key: 'pay_stubs',
        name: 'Talones de pago recientes (pay stubs)',
        description: 'De los últimos 2 o 3 meses, con todas las páginas.',
        required: true,
      },
      {
        key: 'w2_forms',
        name: 'Formularios W-2',
        description: 'De los últimos 2 años, de cada empleador.',
        required: true,
      },
      {
        key: 'tax_returns',
        name: 'Declaraciones de impuestos (tax returns)',
        description:
          'Las federales de los últimos 2 años, con todos los anexos. Si trabaja por cuenta propia, siempre las necesita.',
        required: false,
      },
      {
        key: 'employment_letter',
        name: 'Carta de su empleador (employment verification letter)',
        description: 'Confirma su puesto, su sueldo y la fecha en que empezó. Ayuda después de un cambio de trabajo.',
        required: false,
      },
      {
        key: 'forms_1099',
        name: 'Formularios 1099',
        description: 'Por trabajo independiente o por contrato, intereses o jubilación de los últimos 2 años.',
        required: false,
      },
    ],
  },
  {
    title: 'Ahorros y bienes',
    why: 'Muestra de dónde salen el pago inicial (down payment), los costos de cierre (closing costs) y las reservas.',
    items: [
      {
        key: 'bank_statements',
        name: 'Estados de cuenta del banco (bank statements)',
        description:
          'De los últimos 2 o 3 meses, con todas las páginas, también las que están en blanco. Los depósitos grandes necesitan una explicación corta.',
        required: true,
      },
      {
        key: 'investment_statements',
        name: 'Estados de cuenta de inversiones',
        description: 'De inversiones y de jubilación, si cuentan para sus reservas.',
        required: false,
      },
      {
        key: 'gift_letter',
        name: 'Carta de regalo (gift letter)',
        description: 'Firmada por quien ayuda con el pago inicial: quién es, cuánto da y que no es un préstamo.',
        required: false,
      },
      {
        key: 'asset_liquidation',
        name: 'Comprobantes de venta de bienes',
        description: 'La prueba de venta, si vendió acciones, un auto u otra cosa para reunir el dinero.',
        required: false,
      },
    ],
  },
  {
    title: 'Crédito y deudas',
    why: 'Sus deudas de cada mes deciden qué pago puede llevar.',
    items: [
      {
        key: 'debt_statements',
        name: 'Estados de cuenta de sus deudas',
        description: 'El más reciente de cada tarjeta, auto, préstamo estudiantil u otro.',
        required: true,
      },
      {
        key: 'credit_report',
        name: 'Informe de crédito (credit report)',
        description: 'Con su propia copia puede encontrar y corregir errores antes de que los vea un prestamista.',
        required: false,
      },
      {
        key: 'divorce_decree',
        name: 'Sentencia de divorcio (divorce decree)',
        description: 'Si paga o recibe pensión para el cónyuge o para los hijos.',
        required: false,
      },
      {
        key: 'bankruptcy_documents',
        name: 'Documentos de bancarrota',
        description: 'La solicitud y el fallo final (discharge), si fue en los últimos 7 años.',
        required: false,
      },
    ],
  },
  {
    title: 'La vivienda',
    why: 'La vivienda es la garantía del préstamo, así que el prestamista también la revisa.',
    items: [
      {
        key: 'purchase_contract',
        name: 'Contrato de compra (purchase contract)',
        description: 'Firmado por las dos partes, con todos los anexos.',
        required: true,
      },
      {
        key: 'property_listing',
        name: 'Anuncio de la vivienda (listing)',
        description: 'La hoja con el tamaño, el año de construcción y los impuestos ayuda al tasador.',
        required: false,
      },
      {
        key: 'hoa_documents',
        name: 'Documentos de la asociación (HOA)',
        description: 'Cuotas, reglas y presupuesto, si hay una asociación de propietarios.',
        required: false,
      },
      {
        key: 'flood_certification',
        name: 'Certificado de inundación (flood certification)',
        description: 'Dice si la vivienda está en una zona inundable; por lo general lo pide el prestamista.',
        required: false,
      },
    ],
  },
  {
    title: 'Identidad y datos personales',
    why: 'La ley pide a los prestamistas saber a quién le prestan.',
    items: [
      {
        key: 'government_id',
        name: 'Identificación oficial',
        description: 'Una licencia de conducir o un pasaporte que no esté vencido.',
        required: true,
      },
      {
        key: 'social_security_card',
        name: 'Tarjeta del Seguro Social (Social Security card)',
        description: 'U otro documento oficial que muestre el número.',
        required: true,
      },
      {
        key: 'proof_of_residency',
        name: 'Prueba de domicilio (proof of residency)',
        description: 'Una cuenta de servicios o un contrato de alquiler con su dirección actual.',
        required: false,
      },
      {
        key: 'rent_verification',
        name: 'Prueba de pago del alquiler',
        description: 'Cheques cobrados o una nota de su arrendador que diga que pagó a tiempo.',
        required: false,
      },
    ],
  },
]

export const checklistTimings: Translated<typeof english.checklistTimings> = [
  { when: 'De 4 a 6 semanas antes', what: 'Empiece a reunir sus documentos.' },
  {
    when: 'De 2 a 3 semanas antes',
    what: 'Entréguelos para su preaprobación (pre-approval). La primera revisión tarda de 1 a 3 días.',
  },
  {
    when: '1 semana antes',
    what: 'Entregue lo último que falte. El estudio del crédito (underwriting) tarda de 5 a 10 días desde que está todo.',
  },
]

export const uploadComing: Translated<typeof english.uploadComing> = {
  title: 'Pronto podrá subir documentos de forma segura',
  detail:
    'Por ahora esta lista le ayuda a reunir todo. Envíe los documentos por el sitio seguro de su prestamista, nunca por correo electrónico común.',
}
