import { refuse } from '../../../../../main/engine/mustBe.ts'
import { rowById } from '../../../../../main/engine/state.ts'
import { ladder } from '../../fatigue.ts'
import type { AddForce } from '../../inputs.ts'
import { stepOf, type Scene } from '../../scene.ts'
import type { Force, Role } from '../../state.ts'
import { suggestedLeadership } from '../../ratings.ts'
import { mustStandAt } from '../../turn.ts'

/** A platoon of a regular side, with its headquarters; or the insurgency of an irregular one (p. 5). */
export const addForce = stepOf<AddForce>(
  (_, { name }) => `New force: ${name}`,
  (scene, input) => {
    mustStandAt(scene.state, 'start')
    const { side, player, name, troopQuality, morale, confidence, supply, officer, sergeant, medic } = input
    const { kind, name: sideName } = rowById(scene.state.sides, side, 'side')
    mustBeDice(troopQuality, morale)
    if (scene.state.forces.some((one) => one.name === name)) refuse(`There is a force called ${name} already.`)
    const isInsurgency = kind === 'insurgents'
    if (isInsurgency && scene.state.forces.some(({ sideId }) => sideId === side))
      refuse(`${sideName} are run as a whole: they have their one force already.`)
    if (isInsurgency && [officer, sergeant, medic].some((one) => one !== ''))
      refuse('An insurgency has no headquarters: leave its leaders empty.')
    const rated = { name, troopQuality, morale, confidence, supply }
    const id = scene.add('forces', { ...rated, sideId: side, player, note: '' })
    scene.note(`${name}: Troop Quality d${troopQuality}, Morale d${morale}, ${confidence}, Supply ${supply}.`, {
      ...{ collection: 'forces', id },
    })
    if (isInsurgency)
      scene.add('insurgencies', {
        forceId: id,
        supplies: 0,
        troops: 0,
        tactics: 0,
        leadership: 0,
        disillusioned: false,
      })
    addLeader(scene, id, officer, 'officer')
    addLeader(scene, id, sergeant, 'sergeant')
    addLeader(scene, id, medic, 'medic')
    const missing = isInsurgency ? [] : headOf({ officer, sergeant, medic }).filter((one) => one.name === '')
    if (missing.length > 0)
      scene.note(`Its headquarters has no ${missing.map(({ title }) => title).join(', no ')}.`, {
        ...{ collection: 'forces', id },
      })
  },
)

/** @throws RuleError `bad-input` for what is no die of quality. */
export function mustBeDice(...dice: readonly number[]): void {
  if (!dice.every((die) => ladder.some((one) => one === die)))
    refuse('Troop Quality and Morale are dice of 6, 8, 10 or 12 sides.')
}

/** The headquarters of a platoon; a name that is left empty: it has none. */
const headOf = ({ officer, sergeant, medic }: Pick<AddForce, 'officer' | 'sergeant' | 'medic'>) => [
  { title: 'platoon leader', name: officer },
  { title: 'platoon sergeant', name: sergeant },
  { title: 'medic', name: medic },
]

function addLeader(scene: Scene, force: Force['id'], name: string, role: Role): void {
  if (name !== '') joinMan(scene, { forceId: force, squadId: null, teamId: null, name, role })
}

interface NewMan {
  readonly forceId: number
  readonly squadId: number | null
  readonly teamId: number | null
  readonly name: string
  readonly role: Role
}

/** Adds a man who is fit, with the rating that is suggested for his role. @returns his id. */
export function joinMan(scene: Scene, man: NewMan): number {
  const leadership = suggestedLeadership(man.role)
  const id = scene.add('men', {
    ...{ ...man, leadership, troopQuality: null, morale: null, quality: null, status: 'fit', category: null },
    ...{ sinceTurnId: null, joinedTurnId: null, ratingRolled: false, replaced: false, note: '' },
  })
  if (leadership !== null)
    scene.note(`${man.name}: Leadership +${leadership}.`, { collection: 'men', id, field: 'leadership' })
  return id
}
