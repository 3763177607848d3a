import type { Translated } from '#domain/translated.ts'
import type * as english from './sources.ts'

export const SOURCES: Translated<typeof english.SOURCES> = {
  disclosures:
    'Reglas federales de veracidad en los préstamos (Truth in Lending) sobre la Estimación de Préstamo y la Declaración de Cierre, 12 CFR 1026.19, 1026.37 y 1026.38, vigentes en 2026.',
  'sample-forms':
    'Los formularios de muestra publicados H-24(B) y H-25(B) de 12 CFR 1026 (Estimación de Préstamo, Declaración de Cierre).',
  'apr-rule': 'La regla de la APR de 12 CFR 1026, Apéndice J.',
  pmi: 'Ley de Protección de los Propietarios de Vivienda (Homeowners Protection Act), para préstamos convencionales, vigente en 2026.',
  inquiries:
    'Cómo cuentan las consultas por hipoteca los modelos de puntaje, 2026: 45 días en los puntajes FICO nuevos, 14 días en los anteriores y en VantageScore.',
  limits:
    'Agencia Federal de Financiamiento de la Vivienda (FHFA), límites de préstamos conformes para viviendas de una unidad, 2025 y 2026.',
  'upfront-fees': 'Cargos iniciales y anuales de los programas FHA, VA y USDA, 2026.',
  minimums:
    'Mínimos usuales de pago inicial y puntaje crediticio por programa, 2026. Un prestamista puede pedir más que el programa.',
  attorneys:
    'Listas de estados donde un abogado participa en el cierre: DocJacket, More4YourProperty y DOMA, comparadas el 15 de noviembre de 2026.',
  'closing-states':
    'Colegio de Abogados de Carolina del Norte (North Carolina State Bar), opiniones sobre los cierres, y Código de Iowa 16.91 sobre Iowa Title Guaranty, según los resúmenes de LegalClarity y de la Iowa Finance Authority; leídos en noviembre de 2026.',
  'trigger-leads':
    'Ley de Protección de la Privacidad de los Compradores de Vivienda (Homebuyers Privacy Protection Act, H.R. 2808, firmada el 5 de septiembre de 2025), vigente 180 días después, desde marzo de 2026.',
  'credit-floor':
    'Fannie Mae, Desktop Underwriter 12.0, notas de la versión: sin puntaje mínimo para casos nuevos desde el 16 de noviembre de 2025.',
  'other-homes':
    'Tablas de requisitos de Fannie Mae y Freddie Mac, como las publican los prestamistas: como máximo de 85% a 90% del valor para una segunda vivienda, 85% para una vivienda de alquiler de una unidad, de 75% a 80% con más; leídas en noviembre de 2026.',
  'six-month-arms': 'Fannie Mae, planes ARM estándar (5yr/6m, 7yr/6m, 10yr/6m), en uso desde agosto de 2020.',
  'fha-end':
    'HUD, carta a los prestamistas (Mortgagee Letter) 2013-04 sobre cuánto tiempo se paga el seguro FHA, para préstamos desde el 3 de junio de 2013.',
  'property-insurance': 'Fannie Mae, guía de venta (Selling Guide) B7-3-02 sobre el monto del seguro de la propiedad.',
  'flood-insurance':
    'Programa Nacional de Seguro contra Inundaciones (National Flood Insurance Program), su espera de 30 días y la excepción para cierres de préstamos.',
  'rates-survey': 'Encuesta semanal de tasas de Freddie Mac, como se publicó en 2026.',
  fed: 'Fechas de reuniones publicadas por la Reserva Federal para 2026 y 2027.',
  computed: 'Los ejemplos se calculan con las calculadoras de Keyturn. Sus cifras serán distintas.',
  'rate-estimate':
    'Las estimaciones de tasas y cargos de Keyturn, que nombran cada paso. Son estimaciones, no ofertas.',
  'document-guide': 'La guía de documentos y el calendario de Keyturn, 2026.',
}
