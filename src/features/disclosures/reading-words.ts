import type { UnknownReason } from '#domain/disclosures/reading.ts'
import { LARGEST_FILE_MB, MOST_PAGES, type PdfProblem } from './pdf-problem.ts'

/** One sentence each: what is the matter with a file, and what to do. */
export const pdfProblemWords: Record<PdfProblem, string> = {
  'empty-file': 'This file is empty. Please download it again from your lender.',
  'not-a-pdf': 'This file is not a PDF. Please choose the PDF that your lender sent you.',
  'word-document': 'This is a Word or Office file under another name. Please choose the PDF that your lender sent you.',
  'image-file': 'This is a photo of a paper. Your lender made the paper as a PDF: ask for the original, it reads best.',
  'too-large': `This file is larger than ${LARGEST_FILE_MB} MB. Please save only the pages of the Loan Estimate or Closing Disclosure.`,
  'too-many-pages': `This file has more than ${MOST_PAGES} pages. Please save only the pages of the Loan Estimate or Closing Disclosure.`,
  'too-much-inside':
    'This file unpacks to far more than a loan paper holds, so it was not opened. Please ask your lender for the original PDF.',
  broken: 'This PDF is damaged and cannot be opened. Please download it again from your lender.',
  'password-needed': 'This PDF is locked with a password. Please enter the password that your lender gave you.',
  'password-wrong': 'This password does not open the PDF. Please try again.',
  'picture-too-large':
    'This picture is larger than a photo or scan of a paper, so it was not opened. Please ask your lender for the original PDF.',
  'picture-unread':
    'We could not make out a Loan Estimate or Closing Disclosure in this picture. Ask your lender for the original PDF.',
  'picture-pages':
    'Some pages of this paper are pictures, such as scans. Ask your lender for the original, or read them here.',
  'blank-form': 'This form is not filled in. Please choose the one that your lender sent you.',
  cancelled: 'Reading was stopped.',
}

export const unknownWords: Record<UnknownReason, string> = {
  empty: 'There is nothing in this file. Please download it again from your lender.',
  picture:
    'This is a picture of a paper, such as a scan or a photo. Your lender made the paper as a PDF with text: ask for the original.',
  spanish:
    'This seems to be a Spanish version. Please use the English one that you sign; if you don’t have it, ask your lender for it.',
  'application-1003':
    'This is the loan application (form 1003), not a Loan Estimate. The Loan Estimate comes within three business days after it.',
  'bank-statement': 'This seems to be a bank statement, not a Loan Estimate or Closing Disclosure.',
  'fees-worksheet': 'This is a fees worksheet, which binds nobody. Ask your lender for the Loan Estimate.',
  'good-faith-estimate':
    'This is a form from before October 2015. Since then lenders give a Loan Estimate; ask for it.',
  'settlement-statement':
    'This is a settlement statement. Your lender also gives a Closing Disclosure, which has the figures to check.',
  appraisal: 'This is an appraisal. Keyturn reads Loan Estimates and Closing Disclosures.',
  'escrow-statement': 'This is a yearly escrow statement. Escrow Check, in the menu, adds it up.',
  'form-1098':
    'This is form 1098, the interest you paid in a year. It goes with your tax return and is not a loan paper to check.',
  'periodic-statement':
    'This is a monthly statement of a loan you already have. Loan Estimates and Closing Disclosures come before it.',
  construction: 'This is a paper for a construction loan, which has tables of its own. Keyturn does not read these.',
  reverse: 'This is a paper for a reverse mortgage, which follows other rules. Keyturn does not read these.',
  'home-equity-line':
    'This is a paper for a home equity line of credit, which has no Loan Estimate. Keyturn does not read these.',
  other:
    'This is neither a Loan Estimate nor a Closing Disclosure. Both say what they are at the top of the first page.',
}
