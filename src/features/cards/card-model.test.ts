import { expect, test } from 'vitest'
import { CARD_KEYS, cardTexts, dateOnCard, PRINT_HEIGHT, PRINT_WIDTH } from './card-model.ts'

test('[CG6] there are six designs, five by seven inches at 300 dots an inch', () => {
  expect(CARD_KEYS).toHaveLength(6)
  expect([PRINT_WIDTH, PRINT_HEIGHT]).toEqual([1500, 2100])
})

test('[CG6] a card says names, street or city, date and message; what is left out leaves no gap', () => {
  const content = { names: ' Ada  & Sam ', place: '12 Elm Street', date: '2026-11-15', message: 'Come by.\n\n\n\nLove' }
  expect(cardTexts(content)).toEqual({
    names: 'Ada & Sam',
    detail: '12 Elm Street\nNovember 15, 2026',
    message: 'Come by.\n\nLove',
  })
  expect(cardTexts({ ...content, place: '', message: '\n\n' })).toMatchObject({
    detail: 'November 15, 2026',
    message: '',
  })
  expect(cardTexts({ ...content, date: '' }).detail).toBe('12 Elm Street')
})

test('[CG6] a day on a card is the day that was chosen, in every time zone', () => {
  expect(dateOnCard('2026-01-01')).toBe('January 1, 2026')
  expect(dateOnCard('2026-13-40')).toBe('')
  expect(dateOnCard('soon')).toBe('')
})

test('[CG7] a message of many lines is set whole: the last line takes what is left', () => {
  const words = Array.from({ length: 12 }, (_, at) => `word${at}`)
  const { message } = cardTexts({ names: '', place: '', date: '', message: words.join('\n') })
  expect(message.split(/\s/)).toEqual(words)
  expect(message.split('\n')).toHaveLength(6)
  const spaced = cardTexts({ names: '', place: '', date: '', message: '\n\nOne\n\n\n\nTwo \n' })
  expect(spaced.message).toBe('One\n\nTwo')
})
