import type * as english from './small-words.ts'

export const SMALL_WORDS: typeof english.SMALL_WORDS = new Set(
  'a al ante como con cual cuales cuando cuanta cuanto cuantos de del desde donde e el ella ellos en entre es esta este esto estoy hay hasta la las le les lo los mas me mi mis muy ni no nos o para pero por porque puede puedo que quien se ser si sin sobre soy su sus tengo u un una uno y ya yo'.split(
    ' ',
  ),
)
