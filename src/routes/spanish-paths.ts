import type { Language } from '#domain/languages.ts'
import { LANGUAGE } from '#domain/locale.ts'

/** The public pages in Spanish, by their English address. */
export const SPANISH_PATHS: Readonly<Record<string, string>> = {
  '/': '/es',
  '/mortgage-guide': '/es/guia-hipotecaria',
  ...articles({
    'what-a-mortgage-is': 'que-es-una-hipoteca',
    'fixed-or-adjustable': 'tasa-fija-o-ajustable',
    'loan-types': 'tipos-de-prestamos',
    'rate-and-apr': 'tasa-y-apr',
    'credit-score': 'puntaje-crediticio',
    'debt-to-income': 'deudas-e-ingresos',
    'down-payment': 'pago-inicial',
    'papers-to-gather': 'documentos-que-reunir',
    'compare-lenders': 'comparar-prestamistas',
    'protect-your-credit': 'proteja-su-credito',
    'loan-estimate': 'estimacion-de-prestamo',
    'points-and-rate-locks': 'puntos-y-bloqueo-de-tasa',
    'pre-approval': 'preaprobacion',
    'start-the-clock': 'la-solicitud',
    'appraisal-and-inspection': 'tasacion-e-inspeccion',
    underwriting: 'estudio-del-credito',
    'monthly-payment': 'pago-mensual',
    'closing-costs': 'costos-de-cierre',
    'mortgage-insurance': 'seguro-hipotecario',
    'extra-payments': 'pagos-adicionales',
    'closing-disclosure': 'declaracion-de-cierre',
    'home-insurance': 'seguro-de-vivienda',
    'closing-day': 'dia-del-cierre',
    'after-closing': 'despues-del-cierre',
    glossary: 'glosario',
  }),
  '/mortgage-calculator': '/es/calculadora-de-hipoteca',
  '/affordability-calculator': '/es/cuanto-puedo-pagar',
  '/privacy': '/es/privacidad',
  '/terms': '/es/condiciones',
}

/** Where a public page is in a language, with what follows its path. Other addresses are the same in all. */
export function sitePath(address: string, language: Language = LANGUAGE): string {
  const [path = ''] = address.split(/[?#]/, 1)
  return language === 'es' ? (SPANISH_PATHS[path] ?? path) + address.slice(path.length) : address
}

function articles(slugs: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(slugs).map(([slug, spanish]) => [`/mortgage-guide/${slug}`, `/es/guia-hipotecaria/${spanish}`]),
  )
}
