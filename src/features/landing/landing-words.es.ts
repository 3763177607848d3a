/** The front page in Spanish is a page of its own: it begins with what is hard for whoever reads papers in another language. */
export const spanishHomeWords = {
  title: 'Keyturn en español: entienda su hipoteca antes de firmar',
  description:
    'Guía hipotecaria, glosario y calculadoras en español, y su propia Estimación de Préstamo línea por línea. Gratis e independiente de los bancos.',
  badge: 'Gratis e independiente de los bancos',
  heading: 'Entienda su hipoteca antes de firmar.',
  lead: 'Los papeles de una hipoteca (mortgage) vienen en inglés. Aquí los entiende en español, con el nombre en inglés al lado.',
  readGuide: 'Leer la guía',
  whatCanIPay: '¿Cuánto puedo pagar?',
  noAccount: 'Sin cuenta y sin consulta de crédito.',
  sample: 'Muestra',
  sampleHint: 'Cada línea con el nombre del formulario oficial en español y el de su documento.',
  inSpanish: 'Lo que tiene aquí en español',
  guide: 'Guía hipotecaria',
  guideText: 'Veinticuatro artículos cortos.',
  glossary: 'Glosario',
  glossaryText: 'Cada palabra en español y en inglés.',
  calculator: 'Calculadora de hipoteca',
  calculatorText: 'El pago, los intereses y lo que ahorra si paga más.',
  affordability: '¿Cuánto puedo pagar?',
  affordabilityText: 'El precio que le deja margen.',
  ownPaper: 'Su propia Estimación de Préstamo, en español',
  ownPaperText:
    'Sus propias cifras con las palabras del formulario oficial, línea por línea, junto al inglés. El documento que vale es el que está en inglés.',
  openPapers: 'Abrir mis documentos',
  appTitle: 'Sus herramientas, también en español',
  appText:
    'Compare ofertas, junte documentos y lleve sus fechas. Las cartas a su prestamista se escriben en inglés, con el español al lado.',
  openApp: 'Probar la aplicación',
  chapters: 'Seis capítulos, en el orden en que los va a necesitar',
  questions: 'Lo primero que preguntan los compradores',
  who: 'Quién está detrás',
  independent: 'Keyturn no es un banco, ni prestamista, ni corredor.',
  privacy:
    'Sin una cuenta, lo que escribe queda en su navegador. Los archivos de sus documentos nunca salen de su dispositivo.',
  readPrivacy: 'Leer la página de privacidad',
} as const
