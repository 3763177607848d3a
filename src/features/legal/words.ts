import { REMEMBERED_DAYS } from '#features/account/security-events.ts'
import { WHO_PAYS } from '#routes/claim-marks.ts'
import {
  ANSWERS_RETENTION_DAYS,
  MAIL_RETENTION_DAYS,
  NOTIFICATIONS_RETENTION_DAYS,
  READ_NOTIFICATIONS_RETENTION_DAYS,
  SESSION_DAYS,
} from '#routes/retention.ts'

/** When these texts last changed. */
export const LEGAL_DAY = '2026-11-18'

export interface LegalSection {
  title: string
  /** Each a paragraph, or a list. */
  parts: (string | readonly string[])[]
}

export const legalPageWords = {
  changed: (day: string) => `Last changed on ${day}.`,
  who: 'Who runs this site',
  nobody: 'If no name stands here, its operator has not given one yet. You can always use the feedback page.',
} as const

export const privacyWords = {
  page: 'Privacy – Keyturn',
  description:
    'What Keyturn keeps about you, where and for how long, who sees it, and how to take it along or delete it.',
  title: 'Privacy',
  lead: 'What Keyturn keeps about you, where, for how long, and who sees it.',
  sections: [
    {
      title: 'As a visitor or guest',
      parts: [
        'The guide and the calculators need no account. What you type into a calculator is part of the page’s address. Reloading that page, or sharing its link, sends the address with those figures; our logs leave them out.',
        'As a guest, all that you enter is kept in your browser, on this device: your application, offers, timeline, papers, rate lock, wire safety card and insurance diary. We do not receive them. Leaving guest mode or clearing your browser deletes them.',
        'A Loan Estimate or Closing Disclosure that you open is read on your device. The file itself is never sent to us.',
        'So that the pages open without a network, your browser keeps a copy of the product’s own files. They are the same for everybody and hold nothing about you. Signing out or clearing your browser deletes them. The week’s average rate, which is everybody’s too, stays until you clear it.',
        'Pictures of the pages of your loan papers stay in your browser on this device, so that you see where each figure stands. We do not receive them. Removing the paper, signing out or clearing your browser deletes them.',
        'The language and the light or dark look you choose stay in your browser, too.',
      ],
    },
    {
      title: 'With an account',
      parts: [
        'On our server we keep what you enter, so that you find it on every device:',
        [
          'your name, email address, phone number if you give one, and a hash of your password, from which the password cannot be read',
          'your application (home, loan, income, debts, credit range, state), your offers, timeline, notes, what your papers say (figures, names, addresses, loan numbers, the people who signed them), what you told us about when they came, rate lock, wire safety card, insurance diary, loan closures and past loans',
          'the lenders you asked about, messages to a realtor, feedback, gift addresses and donations (never card numbers)',
          'your reminders and preferences, and your time zone, so that dates are right where you live',
        ],
        'What you save without a network waits in your browser’s storage on this device until it can be sent. Signing out deletes it, and asks first.',
      ],
    },
    {
      title: 'How long',
      parts: [
        [
          `You stay signed in for ${SESSION_DAYS} days after your last visit, or until you sign out.`,
          `Notifications are removed after ${NOTIFICATIONS_RETENTION_DAYS} days, once read after ${READ_NOTIFICATIONS_RETENTION_DAYS}.`,
          `The text of an email is removed as soon as it is sent; the note that it was sent, after ${MAIL_RETENTION_DAYS} days.`,
          `What a save was answered with is remembered for ${ANSWERS_RETENTION_DAYS} days, so that a save that arrives twice is done once.`,
          `The record of sign-ins and security changes is kept for ${REMEMBERED_DAYS} days.`,
          'Everything else stays until you delete it or your account. When you delete your account, we remove every row about you at once. Backups that the operator keeps run out later.',
        ],
      ],
    },
    {
      title: 'Who sees it',
      parts: [
        'We do not sell what you tell us. No lender receives anything about you unless you have seen exactly what is sent and agreed to it. Without that, choosing a lender here only puts it on your list.',
        'The operator of this site reads messages, feedback, gift addresses and who has which lender on their list. That is to answer you, and to send gifts where they are offered. Email goes through the operator’s mail provider. A donation goes through a payment company (Stripe), which sees your card.',
        'People whom you invite into a loan see what is kept for it and your name. They do not see your income, debts and credit unless you show them; else they see only whether it is enough. Whoever leaves keeps a copy of what they could see. An invitation by mail goes only to the address you enter, and nothing in it is yours but your name.',
        'There are no advertisements, no trackers and no scripts from other companies on these pages.',
      ],
    },
    {
      title: 'Cookies',
      parts: [
        'One cookie keeps you signed in. One knows this device, so that a stranger who guesses at your password does not lock you out. One remembers whether the menu is folded, and one the language you chose. There are no others.',
      ],
    },
    {
      title: 'Your choices',
      parts: [
        'In Settings you can download everything we keep about you, change it, stop emails and delete your account. Every reminder has a link that stops them without signing in.',
        'Depending on where you live you may have further rights by law. Write to the operator named at the foot of this page.',
      ],
    },
    {
      title: 'Logs',
      parts: [
        'Our logs tell what happened, never what you typed. Network addresses are used to limit abuse and are not kept with what you do.',
      ],
    },
  ] satisfies LegalSection[],
} as const

export const termsWords = {
  page: 'Terms of use – Keyturn',
  description: 'What Keyturn is and is not, how its figures are meant, and what we ask of each other.',
  title: 'Terms of use',
  lead: 'What Keyturn is, what it is not, and what we ask of each other.',
  sections: [
    {
      title: 'What it is',
      parts: [
        `Keyturn helps you compare mortgage offers, keep papers and dates, and understand what a loan costs. It is free for homebuyers. ${WHO_PAYS}`,
        'It is not a lender, a broker, an adviser or a law firm. It makes no loans and no credit decisions.',
      ],
    },
    {
      title: 'Figures',
      parts: [
        'Rates, fees, payments and prices shown here are estimates or samples unless they are marked as somebody’s own. They are made from what you type and from rules that are named beside them. They are not an offer and not a commitment to lend.',
        'Only the papers of your lender count. Before you sign anything, check its figures there, and ask a lawyer, a tax adviser or a housing counselor about your own case.',
      ],
    },
    {
      title: 'Your part',
      parts: [
        [
          'Enter what is true, and only about yourself or with the other person’s permission.',
          'Keep your password to yourself.',
          'Do not attack the service, try to reach other people’s data, or use it for somebody else’s business without asking.',
        ],
      ],
    },
    {
      title: 'Our part',
      parts: [
        'We keep what you entrust to us as the privacy page says. We try to be right and to be there, but we cannot promise either: the service comes as it is, without warranty, as far as the law allows.',
        'Rights that the law gives you as a consumer stay as they are.',
      ],
    },
    {
      title: 'Donations',
      parts: ['A donation buys nothing and is not tax-deductible. A monthly one can be stopped at any time.'],
    },
    {
      title: 'The end',
      parts: [
        'You can delete your account whenever you like. We may close one that is used to harm others. If these terms change, the day at the top changes with them.',
      ],
    },
  ] satisfies LegalSection[],
} as const
