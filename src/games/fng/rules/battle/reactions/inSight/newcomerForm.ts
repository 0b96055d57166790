import type { Asking, Fields, Values } from '../../action.ts'
import { figureById, type Figure } from '../../battle.ts'
import { namedIn, pickedIn } from '../../fire/fireForm.ts'
import { stances, standsField } from '../../fire/stances.ts'
import { distanceField } from '../../fire/distance.ts'
import { clearField } from '../../fire/light.ts'
import { sighted } from './sighted.ts'

/** Who is to charge, as the lines of the form say it so far. */
function chargersIn({ state, values }: Asking): Figure[] {
  const lines = Array.isArray(values['lines']) ? (values['lines'] as readonly Values[]) : []
  return lines.flatMap(({ figure, charge }) =>
    charge === true && typeof figure === 'number' ? [figureById(state, figure)] : [],
  )
}

/** Enemies of theirs who are not in sight already. */
function stillUnseen(asking: Asking): number[] {
  const seen = [...pickedIn(asking, 'ours'), ...pickedIn(asking, 'theirs')].map(({ id }) => id)
  const sides = chargersIn(asking).map(({ side }) => side)
  const all = (['ours', 'theirs'] as const).filter((side) => sides.some((other) => other !== side))
  return all.flatMap((side) => sighted(asking.state, side)).filter((id) => !seen.includes(id))
}

/** @returns the chargers whom the newcomer of a line could see. */
const chargersAgainst = (asking: Asking): number[] => {
  const figure = namedIn(asking, 'figure')
  return chargersIn(asking).flatMap(({ id, side }) => (side === figure?.side ? [] : [id]))
}

const looking = (asking: Asking) => {
  const figure = namedIn(asking, 'figure')
  return { viewers: figure === null ? [] : [figure], target: namedIn(asking, 'charger') }
}

/** Who sees nobody until somebody charges into his sight (FNG pp. 21-22); asked where somebody is to charge. */
export const newcomersField = {
  kind: 'rows',
  label: 'Who sees a charge only',
  help: 'Nobody is in his sight until the charge begins: he rolls then.',
  least: 0,
  most: 10,
  asked: (asking: Asking) => stillUnseen(asking).length > 0,
  start: () => [],
  absent: [],
  fields: {
    figure: { kind: 'pick', from: 'figures', label: 'Figure', among: stillUnseen },
    charger: {
      kind: 'pick',
      from: 'figures',
      label: 'Whose charge he sees',
      among: chargersAgainst,
      start: (asking: Asking) => chargersAgainst(asking)[0] ?? null,
    },
    inches: distanceField(12, looking),
    clear: clearField(looking),
    stands: standsField('He stands', stances, 'figure', (asking) => namedIn(asking, 'figure')),
  },
} as const satisfies Fields[string]
