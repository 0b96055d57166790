import type { Asking, Fields } from '../../action.ts'
import { namedIn } from '../../fire/fireForm.ts'
import { carriesScope, takesScope } from '../../fire/scope.ts'
import { weaponIn } from '../../fire/weaponClasses.ts'
import type { WeaponFigures } from '../../fire/weapons.ts'

const weaponOf = (asking: Asking): WeaponFigures | null => {
  const figure = namedIn(asking, 'figure')
  return figure === null ? null : weaponIn(asking.state, figure.weapon)
}

/** What a line asks of how its figure aims: how far his rifle reaches, and what lies between his targets. */
export const aimFields = {
  scope: {
    kind: 'flag',
    label: 'Sniper scope',
    asked: (asking: Asking) => {
      const weapon = weaponOf(asking)
      return weapon !== null && takesScope(weapon) && Number(asking.values['inches']) > weapon.range
    },
    start: (asking: Asking) => {
      const figure = namedIn(asking, 'figure')
      return figure !== null && carriesScope(figure)
    },
    absent: false,
  },
  bridging: {
    kind: 'number',
    label: 'Dice between his targets',
    help: 'They bridge the gaps: one for each inch beyond the first.',
    unit: 'dice',
    least: 0,
    most: 5,
    asked: ({ values }: Asking) => Array.isArray(values['targets']) && values['targets'].length > 1,
    absent: 0,
  },
} as const satisfies Fields
