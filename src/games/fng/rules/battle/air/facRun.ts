import { RuleError } from '../../../../../main/engine/errors.ts'
import { countOf } from '../../aircraftLoads.ts'
import { defineAction, type Asking, type Option } from '../action.ts'
import { battleOf, refusesOutsideTurn, type Craft } from '../battle.ts'
import { stances, type Stance } from '../fire/stances.ts'
import { targetsOf } from '../fire/mayFire.ts'
import { weaponFigures } from '../fire/weapons.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { reactToAir, shootFromAir } from './aim.ts'
import {
  craftById,
  isFree,
  isStill,
  lullWords,
  mountsOfCraft,
  passesOf,
  pilotRep,
  planeOf,
  planesIn,
  whyNoRoom,
} from './craft.ts'
import { fireFromGround } from './groundFire.ts'
import { markTarget } from './mark.ts'
import { release } from './release.ts'
import { craftField, craftIn, groundFields } from './runForm.ts'
import { spot, spotFields } from './spot.ts'

const facs = (state: FngState): Craft[] => planesIn(state).filter((craft) => planeOf(state, craft)!.kind === 'fac')

/** A FAC flies over in an activation without an air strike (FNG p. 84). */
function whyNot(state: FngState): string | null {
  if (battleOf(state).side !== 'ours') return 'A FAC flies when our side is active.'
  const all = facs(state)
  if (all.length === 0) return 'No FAC is on station.'
  if (all.every((craft) => isStill(state, craft))) return lullWords
  const able = all.filter((craft) => isFree(state, craft))
  if (able.length === 0) return 'The FAC has flown this turn.'
  return whyNoRoom(state, able)
}

const rocketsLeft = (state: FngState, craft: Craft): number =>
  countOf(mountsOfCraft(state, craft), 'wpRocket') - passesOf(craft).length

const tasks = {
  spot: 'Look for the enemy',
  mark: 'Fire a marking rocket',
  shoot: 'Fire his own weapon',
} as const satisfies Readonly<Record<string, string>>
type Task = keyof typeof tasks

function tasksOf(asking: Asking): Option[] {
  const craft = craftIn(asking)
  const marks = craft !== undefined && rocketsLeft(asking.state, craft) > 0
  return (Object.keys(tasks) as Task[])
    .filter((task) => task !== 'mark' || marks)
    .map((value) => ({ value, label: tasks[value] }))
}

const does =
  (task: Task) =>
  ({ values }: Asking): boolean =>
    values['task'] === task

/** What a FAC leans out of his window with: nothing says which, so the rifle of the time (FNG p. 84). */
const ownWeapon = 'm16'

/** A FAC crosses the table: fire from the ground, then he looks, marks a target, or shoots (FNG p. 84). */
export const facRun = defineAction({
  name: 'facRun',
  title: 'FAC: a run',
  section: 'air',
  page: 84,
  words: ['forward air controller', 'Bird Dog', 'spotting', 'marking rocket', 'white phosphorus', 'reveal'],
  fields: {
    craft: craftField('FAC', (state) => facs(state).filter((craft) => isFree(state, craft))),
    task: { kind: 'choice', label: 'He will', options: tasksOf },
    ...groundFields(),
    ...spotFields(does('spot')),
    spotLies: { kind: 'choice', label: 'The spot lies', options: stances, asked: does('mark') },
    target: {
      kind: 'pick',
      from: 'figures',
      label: 'At',
      part: 'target',
      optional: true,
      asked: does('shoot'),
      among: ({ state }) => targetsOf(state, 'ours').map(({ id }) => id),
    },
    targetStands: { kind: 'choice', label: 'It stands', options: stances, asked: does('shoot') },
  },
  refuses: (state) => refusesOutsideTurn(state) ?? whyNot(state),
  likely: ({ state }) => (whyNot(state) === null ? 55 : 0),
  entry: (state, { craft, task }) => `${craftById(state, craft).name}: ${tasks[task as Task].toLowerCase()}`,
  run(scene, { craft: id, task, checking, hidden, pefs, groups, spotLies, target, targetStands }) {
    if (task === 'shoot' && target === null)
      throw new RuleError('bad-input', 'Whom does he fire at? Nothing was changed.')
    const { turn } = battleOf(scene.state)
    scene.patch('craft', id, { mode: 'flying', freeTurn: turn + 1 })
    const { name } = craftById(scene.state, id)
    const run = fireFromGround(scene, id, { checking, hidden })
    if (run === 'breaksOff') scene.note(`${name} turns away.`, { page: 82 })
    if (run !== 'goesOn') return
    if (task === 'spot') spot(scene, id, { pefs, groups }, false)
    else if (task === 'mark') mark(scene, id, spotLies)
    else if (target !== null) shoot(scene, id, target, targetStands)
  },
})

function mark(scene: Scene, id: number, stands: Stance): void {
  const craft = craftById(scene.state, id)
  scene.patch('craft', id, { used: `${craft.used} wpRocket`.trim() })
  release(scene, { craftId: id, pieces: [{ what: 'wpRocket', rep: pilotRep(craft), stands }], fromHelicopter: false })
  markTarget(scene)
}

function shoot(scene: Scene, id: number, figureId: number, stands: Stance): void {
  const craft = craftById(scene.state, id)
  const { name, targets: dice, impact } = weaponFigures(scene, ownWeapon)
  const shot = { figureId, dice, impact, rep: pilotRep(craft), stands, why: `${name} of ${craft.name}` }
  reactToAir(scene, shootFromAir(scene, [shot]), { near: [] })
}
