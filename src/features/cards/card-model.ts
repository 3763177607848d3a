import { formatLongDate } from '#domain/day-words.ts'
/** A card is five by seven inches; its drawing counts in hundredths of an inch. */
export const CARD_WIDTH = 500
export const CARD_HEIGHT = 700
export const PRINT_DPI = 300
export const PRINT_WIDTH = (CARD_WIDTH / 100) * PRINT_DPI
export const PRINT_HEIGHT = (CARD_HEIGHT / 100) * PRINT_DPI

export const CARD_KEYS = ['keys', 'front-door', 'porch-light', 'our-street', 'balloons', 'keyhole'] as const
export type CardKey = (typeof CARD_KEYS)[number]

export const LONGEST_NAMES = 80
export const LONGEST_PLACE = 80
export const LONGEST_MESSAGE = 280
const MOST_LINES = 6

/** What a person writes on a card. It is stored nowhere. */
export interface CardContent {
  names: string
  place: string
  /** A calendar day, or nothing. */
  date: string
  message: string
  /** Its headline is another for somebody who has had the keys for years. */
  is_refinance: boolean
}

/** 'November 15, 2026'. What is no day says nothing. */
export function dateOnCard(date: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(date) && Number.isFinite(Date.parse(date))
  return isDay ? formatLongDate(date) : ''
}

/** The lines of each part of a card, as they are set. */
export function cardTexts({ names, place, date, message }: Omit<CardContent, 'is_refinance'>) {
  return {
    names: oneLine(names),
    detail: [oneLine(place), dateOnCard(date)].filter(Boolean).join('\n'),
    message: messageLines(message),
  }
}

/** Breaks stay where they were typed; what would be a seventh line goes on in the sixth, so that nothing is lost. */
function messageLines(message: string): string {
  const lines = message
    .trim()
    .split('\n')
    .map(oneLine)
    .filter((line, at, all) => line !== '' || all[at - 1] !== '')
  const last = lines.slice(MOST_LINES - 1).filter(Boolean)
  return [...lines.slice(0, MOST_LINES - 1), last.join(' ')].join('\n').trim()
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** A file name that every system takes. */
export function cardFileName(key: CardKey, ending: 'png' | 'pdf'): string {
  return `keyturn-${key}-card.${ending}`
}
