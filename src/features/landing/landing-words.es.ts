/** The front page in Spanish is a page of its own: it begins with what is hard for whoever reads papers in another language. */
export const spanishHomeWords = {
  title: 'Keyturn en español: entienda su hipoteca antes de firmar',
  description:
    'Guía hipotecaria, glosario y calculadoras en español, y su propia Estimación de Préstamo línea por línea. Gratis e independiente de los bancos.',
  badge: 'Independiente de los bancos · gratis para quien compra',
  heading: 'Entienda su hipoteca antes de firmar.',
  lead: 'En Estados Unidos, los papeles y las llamadas de una hipoteca (mortgage) son en inglés. Aquí entiende en español cada palabra, cada cifra y cada paso, con su nombre en inglés al lado.',
  readGuide: 'Leer la guía',
  whatCanIPay: '¿Cuánto puedo pagar?',
  noAccount: 'Sin cuenta y sin consulta de crédito.',
  inSpanish: 'Lo que tiene aquí en español',
  guide: 'Guía hipotecaria',
  guideText: 'Veinticuatro artículos cortos, de la primera pregunta al primer año en su casa.',
  glossary: 'Glosario',
  glossaryText: 'Las palabras que va a oír, en español y en inglés, cada una en dos frases.',
  calculator: 'Calculadora de hipoteca',
  calculatorText: 'El pago, los intereses y lo que ahorra si paga un poco más cada mes.',
  affordability: '¿Cuánto puedo pagar?',
  affordabilityText: 'El precio que le deja margen, el mes completo y el efectivo para el cierre.',
  ownPaper: 'Su propia Estimación de Préstamo, en español',
  ownPaperText:
    'Suelte el PDF de su Estimación de Préstamo (Loan Estimate) o de su Declaración de Cierre (Closing Disclosure). Se lee en su dispositivo, sin enviarlo, y usted ve sus propias cifras con las palabras del formulario oficial en español, línea por línea, junto al inglés. El documento que vale es el que está en inglés.',
  openPapers: 'Abrir mis papeles',
  appTitle: 'Sus herramientas, también en español',
  appText:
    'En la aplicación compara ofertas, junta documentos y lleva sus fechas, todo en español. Las cartas a su prestamista se escriben en inglés, con el español al lado para que las lea antes de enviarlas. Es gratis y se puede probar sin cuenta.',
  openApp: 'Probar la aplicación',
  chapters: 'Seis capítulos, en el orden en que los va a necesitar',
  questions: 'Lo primero que preguntan los compradores',
  who: 'Quién está detrás',
  independent: 'Keyturn es independiente de los bancos. No es prestamista ni corredor, y es gratis para quien compra.',
  privacy:
    'Sin una cuenta, lo que escribe queda en su navegador. Los documentos del préstamo se leen en su dispositivo; los archivos nunca salen de él.',
  readPrivacy: 'Leer la página de privacidad',
} as const
