/** What is said of a field that cannot be right. */
export const servicingFormWords = {
  day: 'Please enter a day between 2000 and 2099.',
  amount: 'Please enter an amount of $0 or more.',
  owed: 'Please enter what you still owe, more than $0.',
  payment: 'Please enter the part of your payment that goes to the loan, more than $0.',
  tooMuch: 'Please enter an amount below $1 billion.',
  rate: 'Please enter the rate in percent, from 0 to 25.',
  lateFee: 'Please enter the late fee in percent, from 0 to 20.',
  graceDays: 'Please enter the days of grace, from 0 to 60.',
  years: 'Please enter the years you plan to stay, from 1 to 40.',
  months: 'Please enter the months of the new loan, from 60 to 480.',
  text: 'Please write it in one line.',
  fees: 'Please enter at most 20 fees.',
  figure: 'This isn’t a figure of a monthly statement.',
  yesOrNo: 'Please answer yes or no.',
  choice: 'Please choose one of the answers.',
  unknown: 'This isn’t a statement of yours.',
} as const
