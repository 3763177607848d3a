import { official } from './pair.ts'

/** Sentences that the forms print the same on every disclosure, whatever the loan. */
export const ESTIMATE_STANDING = {
  apr: official(
    'Your costs over the loan term expressed as a rate. This is not your interest rate.',
    'Sus costos durante el plazo del préstamo expresados como una tasa. Esta no es su tasa de interés.',
  ),
  tip: official(
    'The total amount of interest that you will pay over the loan term as a percentage of your loan amount.',
    'El monto total de intereses que pagará durante el plazo del préstamo como porcentaje del monto del préstamo.',
  ),
  acceptance_heading: official('Loan Acceptance', 'Aceptación del préstamo'),
  acceptance: official(
    'You do not have to accept this loan because you have received this form or signed a loan application.',
    'No tiene que aceptar este préstamo por el hecho de haber recibido este formulario o firmado una aplicación para un préstamo.',
  ),
  refinance: official(
    'Refinancing this loan will depend on your future financial situation, the property value, and market conditions. You may not be able to refinance this loan.',
    'El refinanciamiento de este préstamo dependerá de su situación financiera futura, del valor de la propiedad y de las condiciones del mercado. Es posible que no se le pueda refinanciar este préstamo.',
  ),
  liability: official(
    'Taking this loan could end any state law protection you may currently have against liability for unpaid debt if your lender forecloses on your home. If you lose this protection, you may have to pay any debt remaining even after foreclosure. You may want to consult a lawyer for more information.',
    'Si usted acepta este préstamo, podría perder la protección de la ley estatal que quizás tenga en este momento contra la responsabilidad de pagar la deuda impaga si su prestamista ejecuta la hipoteca sobre su casa. Si pierde esta protección, puede que tenga que pagar la deuda restante incluso después de la ejecución de la hipoteca. Le recomendamos que consulte con un abogado para obtener más información.',
  ),
  insurance: official(
    'This loan requires homeowner’s insurance on the property, which you may obtain from a company of your choice that we find acceptable.',
    'Este préstamo exige un seguro de la vivienda, que puede obtenerse de una empresa que usted seleccione y que nosotros consideremos aceptable.',
  ),
  appraisal_heading: official('Appraisal', 'Valoración de la vivienda'),
  appraisal: official(
    'We may order an appraisal to determine the property’s value and charge you for this appraisal. We will promptly give you a copy of any appraisal, even if your loan does not close. You can pay for an additional appraisal for your own use at your own cost.',
    'Es posible que pidamos una valoración de la vivienda para determinar el valor de la propiedad y que le cobremos por esta valoración de la vivienda. Inmediatamente, le daremos una copia de la valoración aunque su préstamo no se cierre. Puede pagar para que se haga otra valoración de la vivienda más para su uso personal y esta correrá por su cuenta.',
  ),
} as const

export const CLOSING_DISCLOSURE_STANDING = {
  total_of_payments: official(
    'Total you will have paid after you make all payments of principal, interest, mortgage insurance, and loan costs, as scheduled.',
    'Total que habrá pagado después de haber hecho todos los pagos de capital, intereses, seguro hipotecario y costos del préstamo, según lo programado.',
  ),
  finance_charge: official(
    'The dollar amount the loan will cost you.',
    'El monto en dólares que le costará el préstamo.',
  ),
  amount_financed: official(
    'The loan amount available after paying your upfront finance charge.',
    'El monto en dólares disponible después de que pague el cargo financiero inicial.',
  ),
  apr: official(
    'Your costs over the loan term expressed as a rate. This is not your interest rate.',
    'Sus costos durante el plazo del préstamo, expresados como una tasa. Esta no es su tasa de interés.',
  ),
  tip: official(
    'The total amount of interest that you will pay over the loan term as a percentage of your loan amount.',
    'El monto total de los intereses que pagará durante el plazo del préstamo, como porcentaje del monto total del préstamo.',
  ),
  sold: official(
    'If this loan is sold, your new lender may have a different policy.',
    'Si este préstamo se vende, es posible que su nuevo prestamista tenga una política diferente.',
  ),
  lose: official(
    'You may lose this property if you do not make your payments or satisfy other obligations for this loan.',
    'Usted puede perder esta propiedad si no cumple con sus pagos o con el resto de las obligaciones de este préstamo.',
  ),
  tax_heading: official('Tax Deductions', 'Deducciones tributarias'),
  tax: official(
    'If you borrow more than this property is worth, the interest on the loan amount above this property’s fair market value is not deductible from your federal income taxes. You should consult a tax advisor for more information.',
    'Si adquiere una deuda mayor al valor de este inmueble, los intereses del monto del préstamo que sean superiores al valor real de mercado no se deducirán de sus impuestos federales sobre la renta. Debería consultar con un asesor fiscal para obtener más información.',
  ),
  contract_heading: official('Contract Details', 'Detalles del contrato'),
  contract: official(
    'See your note and security instrument for information about',
    'Consulte su pagaré y su instrumento de garantía para obtener información sobre lo siguiente:',
  ),
  contract_payments: official('what happens if you fail to make your payments,', '¿Qué sucede si no hace sus pagos?'),
  contract_default: official('what is a default on the loan,', '¿Qué es un incumplimiento de pago del préstamo?'),
  contract_early: official(
    'situations in which your lender can require early repayment of the loan, and',
    'Situaciones en que su prestamista puede exigirle que pague el préstamo por anticipado.',
  ),
  contract_rules: official(
    'the rules for making payments before they are due.',
    'Las reglas para realizar pagos antes de la fecha estipulada.',
  ),
  refinance: official(
    'Refinancing this loan will depend on your future financial situation, the property value, and market conditions. You may not be able to refinance this loan.',
    'El refinanciamiento de este préstamo dependerá de su situación financiera futura, del valor de propiedad y de las condiciones del mercado. Es posible que no se le pueda refinanciar este préstamo.',
  ),
  protection: official(
    'If you refinance or take on any additional debt on this property, you may lose this protection and have to pay any debt remaining even after foreclosure. You may want to consult a lawyer for more information.',
    'Si vuelve a financiar o adquiere otra deuda sobre este inmueble, puede perder esta protección y tendrá que pagar la deuda restante después de la ejecución de la hipoteca. Le recomendamos que consulte con un abogado para obtener más información.',
  ),
  appraisal: official(
    'If the property was appraised for your loan, your lender is required to give you a copy at no additional cost at least 3 days before closing. If you have not yet received it, please contact your lender at the information listed below.',
    'Si la propiedad tuvo una valoración para su préstamo, su prestamista debe proporcionarle una copia sin costo adicional, al menos tres días antes del cierre. Si aún no la ha recibido, comuníquese con su prestamista utilizando la información que se le brinda en la página 6.',
  ),
} as const
