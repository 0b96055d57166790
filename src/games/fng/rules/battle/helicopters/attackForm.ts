import type { FngState } from '../../state.ts'
import type { Asking, Fields } from '../action.ts'
import { isMarked } from '../air/mark.ts'
import { besideField, craftIn, stripField } from '../air/runForm.ts'
import type { Craft } from '../battle.ts'
import { stances } from '../fire/stances.ts'
import { fixedGunsOf, hasGrenades, rocketsOf, turretGunsOf } from './attack.ts'
import { does } from './plans.ts'

const attacksWith = (has: (state: FngState, craft: Craft) => boolean) => (asking: Asking) => {
  const craft = craftIn(asking)
  return does('attack')(asking) && craft !== undefined && has(asking.state, craft)
}
const hasGuns = attacksWith((state, craft) => fixedGunsOf(state, craft).length + turretGunsOf(state, craft).length > 0)

/** What a gunship lets fly in an attack run (FNG pp. 87, 89-90). */
export const attackFields = {
  fixedGuns: {
    kind: 'flag',
    label: 'Fixed guns strafe',
    asked: attacksWith((state, craft) => fixedGunsOf(state, craft).length > 0),
    start: () => true,
  },
  turret: {
    kind: 'flag',
    label: 'The turret strafes',
    asked: attacksWith((state, craft) => turretGunsOf(state, craft).length > 0),
  },
  strip: stripField('In the strip, 6" wide and 18" long', hasGuns),
  beside: besideField('strip', hasGuns),
  rockets: {
    kind: 'rows',
    label: 'Rockets, each at a spot of its own',
    least: 0,
    most: 8,
    asked: attacksWith((state, craft) => rocketsOf(state, craft) > 0),
    start: (asking) => Array.from({ length: rocketsOf(asking.state, craftIn(asking)!) }, () => ({ stands: 'open' })),
    fields: { stands: { kind: 'choice', label: 'The spot lies', options: stances } },
  },
  grenades: {
    kind: 'number',
    label: '40mm grenades',
    help: 'One for each 6" of table it crosses.',
    least: 0,
    most: 12,
    asked: attacksWith(hasGrenades),
  },
  grenadesLie: { kind: 'choice', label: 'Their spots lie', options: stances, asked: attacksWith(hasGrenades) },
  marked: {
    kind: 'flag',
    label: 'Within 24" of the marking smoke',
    asked: (asking) => does('attack')(asking) && isMarked(asking.state),
    start: ({ state }) => isMarked(state),
  },
} as const satisfies Fields
