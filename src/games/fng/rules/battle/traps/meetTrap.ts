import { RuleError } from '../../../../../main/engine/errors.ts'
import { switchOf } from '../../house/switches.ts'
import type { FngState } from '../../state.ts'
import { boobyTrapType } from '../../tables/trapsAndTunnels.ts'
import { defineAction, type Asking } from '../action.ts'
import { battleOf, figureById, groupById, hasAttribute, refusesOutsideTurn, type Figure } from '../battle.ts'
import { eventOf, takeUp } from '../events/lasts.ts'
import type { Scene } from '../scene.ts'
import { structureById } from '../structures.ts'
import { groupsAbove, pickTarget, walkersIn } from './pickTarget.ts'
import { layTrap, meetTrap, setTraps, trapsGoingOff, type TrapType } from './trap.ts'

const walkers = (state: FngState): Figure[] => groupsAbove(state).flatMap(({ id }) => walkersIn(state, id))

const isDue = (state: FngState): boolean => eventOf(state, 'boobyTrapDue') !== undefined

/** Of a Random Event, with nothing else named. */
const isOfEvent = ({ state, values }: Asking): boolean => isDue(state) && (values['trap'] ?? null) === null

/** A booby trap of a Random Event, of a Potential Contact, or of a scenario is met by one of ours (FNG p. 65). */
export const meetTrapAction = defineAction({
  name: 'meetTrap',
  title: 'A booby trap is met',
  section: 'ground',
  page: 65,
  words: ['booby trap', 'tripwire', 'disarm', 'point', 'trap finder', 'explosion'],
  tables: [boobyTrapType],
  fields: {
    trap: {
      kind: 'pick',
      from: 'structures',
      label: 'Trap',
      optional: true,
      asked: ({ state }) => setTraps(state).length > 0,
      among: ({ state }) => setTraps(state).map(({ id }) => id),
      start: ({ state }) => setTraps(state)[0]?.id ?? null,
    },
    type: {
      kind: 'choice',
      label: 'It is',
      asked: (asking) => (asking.values['trap'] ?? null) === null && !isOfEvent(asking),
      options: [
        { value: 'rolled', label: 'To be rolled' },
        { value: 'wideSpread', label: 'Wide-spread' },
        { value: 'localized', label: 'Localized' },
      ],
    },
    who: {
      kind: 'choice',
      label: 'Who meets it',
      options: [
        { value: 'rolled', label: 'Is rolled for' },
        { value: 'named', label: 'Is known' },
      ],
      start: (asking) =>
        isOfEvent(asking) && switchOf(asking.state, 'trapTarget') === 'procedure' ? 'rolled' : 'named',
    },
    figure: {
      kind: 'pick',
      from: 'figures',
      label: 'He meets it',
      help: 'At a marker: whoever is closest to it. Else the man closest to a PEF.',
      asked: ({ values }) => values['who'] === 'named',
      among: ({ state }) => walkers(state).map(({ id }) => id),
      start: ({ state, selected }) => walkers(state).find(({ id }) => selected.includes(id))?.id ?? null,
      optional: true,
    },
    point: {
      kind: 'picks',
      from: 'figures',
      label: 'Walking point',
      among: ({ state }) => walkers(state).map(({ id }) => id),
      start: ({ state }) =>
        walkers(state)
          .filter((figure) => hasAttribute(state, figure, 'pointman'))
          .map(({ id }) => id),
    },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ??
    (trapsGoingOff(state).length > 0
      ? 'A trap is going off: say first who is struck.'
      : walkers(state).length > 0
        ? null
        : 'Nobody of ours is on his feet above ground.'),
  wrong: (_, values) => whyNobody(values),
  likely: ({ state }) => (isDue(state) || setTraps(state).length > 0 ? 95 : 4),
  run(scene, { trap, type, who, figure, point }) {
    const why = whyNobody({ who, figure })
    if (why !== null) throw new RuleError('bad-input', `${why} Nothing was changed.`)
    const ofEvent = trap === null && takeUp(scene, 'boobyTrapDue')
    const target = figure === null ? pickTarget(scene, point)! : figureById(scene.state, figure)
    const structureId = trap ?? newTrap(scene, target, ofEvent ? 'rolled' : type)
    meetTrap(scene, { structureId, figureId: target.id, onPoint: point.includes(target.id) })
    const { state } = structureById(scene.state, structureId)
    if (state === 'set') scene.note('It goes off: say who stands around him.', { page: 65 })
  },
})

const whyNobody = ({ who, figure }: { readonly who: string; readonly figure: number | null }): string | null =>
  who === 'named' && figure === null ? 'Say who meets the trap.' : null

function newTrap(scene: Scene, target: Figure, type: TrapType | 'rolled'): number {
  return layTrap(scene, {
    type: type === 'rolled' ? rollType(scene) : type,
    sector: groupById(scene.state, target.groupId).sector,
  })
}

/** The source has no die for the type; the ruling does (FNG p. 65). */
function rollType(scene: Scene): TrapType {
  const roll = scene.roll(boobyTrapType, { subject: battleOf(scene.state).id, why: 'which kind' })
  scene.tell(roll, roll.row.outcome === 'wideSpread' ? 'A wide-spread trap.' : 'A localized trap.')
  return roll.row.outcome
}
