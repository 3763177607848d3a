/** What is said of a field that cannot be right. */
export const cardFormWords = {
  name: 'Please enter the name of the settlement or title company.',
  phone: 'Please enter the phone number with its area code, such as (919) 555-0100.',
  source: 'Please say where you got this number.',
  confirmed: 'Please confirm that you called the old number, or met them in person.',
  amount: 'Please enter an amount between $0 and $1 billion.',
} as const
