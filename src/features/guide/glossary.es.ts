import type { Translated } from '#domain/translated.ts'
import type * as english from './glossary.ts'

export const GLOSSARY: Translated<typeof english.GLOSSARY> = {
  'adjustable-rate': {
    term: 'Hipoteca de tasa ajustable (ARM)',
    meaning:
      'Un préstamo cuya tasa no cambia en los primeros años y luego puede subir o bajar. Una ARM 5/1 mantiene su primera tasa cinco años y después se ajusta una vez al año.',
  },
  amortization: {
    term: 'Amortización',
    meaning:
      'Pagar un préstamo en partes mensuales iguales hasta no deber nada. Los primeros pagos son sobre todo intereses; los últimos, sobre todo capital.',
  },
  apr: {
    term: 'Tasa porcentual anual (APR)',
    meaning:
      'La tasa de interés con los cargos del préstamo incluidos. Le permite comparar dos ofertas con un solo número.',
  },
  appraisal: {
    term: 'Tasación',
    meaning:
      'La opinión de un tasador con licencia sobre lo que vale la vivienda. La pide el prestamista, para no prestar más de lo que vale.',
  },
  'cash-to-close': {
    term: 'Dinero en efectivo para el cierre',
    meaning:
      'El monto que usted lleva el día del cierre. Es el pago inicial más los costos de cierre, menos lo que ya pagó.',
  },
  'clear-to-close': {
    term: 'Autorización para cerrar',
    meaning:
      'El aviso del prestamista de que se cumplieron todas las condiciones y el préstamo se puede firmar. Con ese aviso ya se puede fijar el cierre.',
  },
  closing: {
    term: 'Cierre',
    meaning:
      'La reunión, o el día, en que usted firma el préstamo y la vivienda pasa a ser suya. En inglés tiene otro nombre más (settlement).',
  },
  'closing-costs': {
    term: 'Costos de cierre',
    meaning:
      'Todo lo que paga para obtener el préstamo y la vivienda, aparte del precio. Incluye los cargos del prestamista, el trabajo de títulos, los impuestos y los pagos anticipados.',
  },
  'closing-disclosure': {
    term: 'Declaración de Cierre',
    meaning:
      'Un formulario de cinco páginas con los términos y costos finales de su préstamo; también se le dice divulgación de cierre. Debe tenerlo al menos tres días hábiles antes de firmar.',
  },
  'conforming-loan': {
    term: 'Préstamo conforme',
    meaning:
      'Un préstamo convencional que no pasa del límite que la FHFA fija cada año. Los que son más grandes se llaman préstamos jumbo.',
  },
  contingency: {
    term: 'Contingencia',
    meaning:
      'Una condición del contrato que le permite retirarse y conservar su depósito si no se cumple. Las más comunes tratan del préstamo, la inspección y la tasación.',
  },
  'conventional-loan': {
    term: 'Préstamo convencional',
    meaning:
      'Un préstamo de vivienda que ningún programa del gobierno asegura ni garantiza. Con un pago inicial menor de 20% suele llevar seguro hipotecario privado.',
  },
  'credit-score': {
    term: 'Puntaje crediticio',
    meaning: 'Un número que resume cómo ha pagado sus deudas. Si es más alto, la tasa suele ser más baja.',
  },
  'debt-to-income': {
    term: 'Relación deuda-ingreso (DTI)',
    meaning:
      'Sus pagos de deudas de cada mes como parte de su ingreso mensual antes de impuestos. Con ella los prestamistas juzgan cuánto puede pagar.',
  },
  deed: {
    term: 'Escritura',
    meaning: 'El documento que pasa la propiedad a su nombre. Se registra en el condado después del cierre.',
  },
  'down-payment': {
    term: 'Pago inicial',
    meaning: 'La parte del precio que paga con su propio dinero. El resto es el préstamo.',
  },
  'due-diligence': {
    term: 'Plazo de revisión',
    meaning:
      'Los días en que puede inspeccionar la vivienda y todavía cambiar de opinión. Su contrato dice cuándo terminan y cuánto cuesta retirarse.',
  },
  'earnest-money': {
    term: 'Depósito de buena fe',
    meaning:
      'Un depósito que le muestra al vendedor que su oferta es seria. Cuenta para lo que debe el día del cierre.',
  },
  equity: {
    term: 'Capital acumulado',
    meaning:
      'La parte de la vivienda que de verdad es suya: su valor menos lo que aún debe. Crece cuando usted paga y cuando la vivienda sube de valor.',
  },
  'escrow-account': {
    term: 'Cuenta escrow',
    meaning:
      'Una cuenta en la que el administrador de su préstamo guarda dinero para los impuestos sobre la propiedad y el seguro de vivienda. Una parte de cada pago va a ella, y de ella se pagan esas cuentas.',
  },
  'fha-loan': {
    term: 'Préstamo FHA',
    meaning:
      'Un préstamo que asegura la Administración Federal de Vivienda. Permite puntajes más bajos y a cambio pide seguro hipotecario.',
  },
  'fixed-rate': {
    term: 'Hipoteca de tasa fija',
    meaning:
      'Un préstamo cuya tasa nunca cambia. El pago de capital e intereses es el mismo el primer mes y el último.',
  },
  'gift-letter': {
    term: 'Carta de regalo',
    meaning:
      'Una nota firmada por quien le ayuda con el pago inicial. Dice que el dinero es un regalo y que no hay que devolverlo.',
  },
  'hard-inquiry': {
    term: 'Consulta dura',
    meaning:
      'La revisión de su crédito que hace un prestamista cuando usted presenta una solicitud. Puede bajar un poco su puntaje por un tiempo.',
  },
  'hoa-dues': {
    term: 'Cuota de la asociación (HOA)',
    meaning:
      'Un pago regular a la asociación de propietarios por lo que se comparte: techos, calles o una piscina. Se paga aparte de la hipoteca, y los prestamistas la cuentan.',
  },
  'home-inspection': {
    term: 'Inspección de la vivienda',
    meaning:
      'Una revisión del estado de la vivienda por un inspector que usted elige y paga. Le dice qué funciona, qué no y qué puede fallar pronto.',
  },
  'homeowners-insurance': {
    term: 'Seguro de vivienda',
    meaning:
      'Cobertura contra incendios, tormentas, robos y reclamos contra usted. Los prestamistas la exigen antes de prestar.',
  },
  'interest-rate': {
    term: 'Tasa de interés',
    meaning:
      'El precio anual del dinero prestado, en porcentaje de lo que aún debe. Fija su pago mensual, pero no incluye los cargos.',
  },
  'jumbo-loan': {
    term: 'Préstamo jumbo',
    meaning: 'Un préstamo mayor que el límite del condado. Los prestamistas suelen pedir mejor puntaje y más ahorros.',
  },
  'lender-credit': {
    term: 'Crédito del prestamista',
    meaning: 'Dinero que el prestamista pone para sus costos de cierre. A cambio, usted acepta una tasa más alta.',
  },
  'loan-estimate': {
    term: 'Estimación de Préstamo',
    meaning:
      'Un formulario de tres páginas con la tasa, el pago y los costos que ofrece un prestamista; también se le dice estimación del préstamo. Todos usan el mismo formulario, así que las ofertas se pueden poner lado a lado.',
  },
  'loan-to-value': {
    term: 'Relación préstamo-valor (LTV)',
    meaning: 'El préstamo como parte de lo que vale la vivienda. Con un pago inicial de 20% es 80%.',
  },
  'origination-fee': {
    term: 'Cargo por tramitación',
    meaning:
      'Lo que cobra el prestamista por hacer el préstamo. En inglés tiene varios nombres (application, processing o underwriting fee).',
  },
  pmi: {
    term: 'Seguro hipotecario privado (PMI)',
    meaning:
      'Un seguro que protege al prestamista, no a usted, cuando su pago inicial es menor de 20% en un préstamo convencional. Puede pedir que termine cuando deba el 80% del valor original.',
  },
  points: {
    term: 'Puntos',
    meaning: 'Dinero que se paga por adelantado para tener una tasa más baja. Un punto es el 1% del préstamo.',
  },
  'pre-approval': {
    term: 'Preaprobación',
    meaning:
      'Una carta del prestamista que dice cuánto espera prestarle, después de mirar sus documentos y su crédito. Con ella los vendedores toman más en serio una oferta.',
  },
  'prepaid-costs': {
    term: 'Pagos anticipados',
    meaning:
      'Cuentas que paga por adelantado en el cierre, como el primer año de seguro y los intereses hasta fin de mes. No son cargos: los debería con cualquier prestamista.',
  },
  principal: {
    term: 'Capital',
    meaning: 'Lo que aún debe, sin intereses. Cada pago lo baja un poco.',
  },
  'promissory-note': {
    term: 'Pagaré',
    meaning:
      'El documento en el que promete devolver el préstamo. Contiene la tasa, el pago y lo que pasa si paga tarde.',
  },
  'rate-lock': {
    term: 'Bloqueo de tasa',
    meaning:
      'La promesa del prestamista de mantener su tasa por un tiempo, a menudo de 30 a 60 días. Si las tasas suben entretanto, la suya no.',
  },
  refinance: {
    term: 'Refinanciación',
    meaning:
      'Pagar su préstamo con uno nuevo que le conviene más. Vuelve a pagar costos de cierre, así que el ahorro debe ser mayor que ellos.',
  },
  servicer: {
    term: 'Administrador hipotecario',
    meaning:
      'La compañía que cobra sus pagos y cuida la cuenta escrow. No tiene que ser el prestamista con el que firmó.',
  },
  'soft-inquiry': {
    term: 'Consulta blanda',
    meaning: 'Una revisión de su crédito que no toca su puntaje. Mirar su propio crédito es una de ellas.',
  },
  'title-insurance': {
    term: 'Seguro de título',
    meaning:
      'Cobertura por si otra persona resulta tener derechos sobre la vivienda. Una póliza protege al prestamista; usted puede comprar una para sí.',
  },
  underwriting: {
    term: 'Estudio del crédito',
    meaning:
      'La revisión que hace el prestamista de su ingreso, sus ahorros, su crédito y la vivienda. Termina con una aprobación, una lista de condiciones o un no.',
  },
  'usda-loan': {
    term: 'Préstamo USDA',
    meaning:
      'Un préstamo que garantiza el Departamento de Agricultura para viviendas en muchas zonas rurales. No pide pago inicial, y el ingreso del hogar debe estar por debajo de un límite.',
  },
  'va-loan': {
    term: 'Préstamo VA',
    meaning:
      'Un préstamo que garantiza el Departamento de Asuntos de los Veteranos para veteranos, militares en servicio y algunos cónyuges. No pide pago inicial ni seguro hipotecario mensual.',
  },
}
