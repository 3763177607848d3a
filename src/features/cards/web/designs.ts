import type { CardKey } from '../card-model.ts'
import type { CardDesign } from './design.ts'
import { balloonsCard } from './designs/balloons.tsx'
import { frontDoor } from './designs/front-door.tsx'
import { keyhole } from './designs/keyhole.tsx'
import { keys } from './designs/keys.tsx'
import { ourStreet } from './designs/our-street.tsx'
import { porchLight } from './designs/porch-light.tsx'

export const designs: Record<CardKey, CardDesign> = {
  keys,
  'front-door': frontDoor,
  'porch-light': porchLight,
  'our-street': ourStreet,
  balloons: balloonsCard,
  keyhole,
}
