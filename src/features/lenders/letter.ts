// In English whatever the reader's language: it is sent.

/** What a lender reads. */
export const requestEmailWords = {
  subject: (name: string) => `Pre-approval request from ${name}`,
  asks: (name: string, email: string) =>
    `${name} asks you for a mortgage pre-approval and for your terms. Please answer to ${email}; a reply to this mail goes there.`,
  refinanceSubject: (name: string) => `Refinance request from ${name}`,
  asksRefinance: (name: string, email: string) =>
    `${name} wants to refinance and asks you for your terms. Please answer to ${email}; a reply to this mail goes there.`,
  refinanceAgreed:
    'The figures are as the homeowner gave them; nobody has checked them. The homeowner has read this text and agreed that you get it. Keyturn is not a lender and decides nothing.',
  name: (name: string) => `Name: ${name}`,
  email: (email: string) => `Email: ${email}`,
  phone: (phone: string) => `Phone: ${phone}`,
  credit: 'Please do not check credit before you have spoken with each other.',
  agreed:
    'The figures are as the buyer gave them; nobody has checked them. The buyer has read this text and agreed that you get it. Keyturn is not a lender and decides nothing.',
} as const
