import { RuleError } from '../../../../../main/engine/errors.ts'
import { rowOf } from '../../../../../main/engine/table.ts'
import { switchOf } from '../../house/switches.ts'
import type { FngState } from '../../state.ts'
import {
  artilleryHitting,
  illumination,
  mortarHitting,
  mortarDeviation,
  artilleryDeviation,
  dangerClose as dangerCloseTable,
} from '../../tables/artillery.ts'
import { defineAction, type Asking } from '../action.ts'
import { battleOf, figureById, groupsOf, refusesOutsideTurn, repOf, type Call } from '../battle.ts'
import { isSpottedFromAir } from '../events/lasts.ts'
import { addLasting } from '../lasting.ts'
import type { Scene } from '../scene.ts'
import { isObserver } from '../support/radio.ts'
import { targetVehicles } from '../vehicles/vehicle.ts'
import { dangerClose } from './dangerClose.ts'
import { ordnanceOf, type IndirectKind } from './indirect.ts'
import { deviations, landRounds, type Rounds } from './landRounds.ts'

/** Guns and mortars that have been granted and may fire now. */
const readyToFire = ({ calls }: FngState): Call[] =>
  calls.filter(({ kind, status }) => (kind === 'mortars' || kind === 'artillery') && status === 'here')

const chosen = ({ state, values }: Asking): Call | undefined =>
  readyToFire(state).find(({ id }) => id === values['call'])

/** No aircraft may be over the table meanwhile (FNG p. 74). */
const isAirBusy = ({ craft }: FngState): boolean =>
  craft.some(({ mode }) => ['flying', 'hovering', 'landed'].includes(mode))

/**
 * A fire mission (FNG pp. 77-79): the distance to our own men, the test to hit, and where each round lands. Who stands in
 * the circles is asked afterwards, round by round.
 */
export const fireMission = defineAction({
  name: 'fireMission',
  title: 'Fire mission',
  section: 'support',
  page: 77,
  words: ['artillery', 'mortars', 'barrage', 'illumination', 'flare', 'danger close', 'deviation'],
  tables: [mortarHitting, mortarDeviation, artilleryHitting, artilleryDeviation, dangerCloseTable, illumination],
  fields: {
    call: {
      kind: 'pick',
      from: 'calls',
      label: 'Which guns',
      among: ({ state }) => readyToFire(state).map(({ id }) => id),
      start: ({ state }) => readyToFire(state)[0]?.id ?? null,
    },
    load: {
      kind: 'choice',
      label: 'Rounds',
      options: [
        { value: 'he', label: 'High explosive' },
        { value: 'illumination', label: 'Illumination' },
      ],
    },
    seen: {
      kind: 'flag',
      label: 'The caller sees the target spot',
      asked: (asking) => chosen(asking)?.registered === false,
      start: () => true,
    },
    inches: {
      kind: 'number',
      label: 'From the spot to our nearest man',
      help: 'Closer than the weapon allows is Danger Close.',
      least: 0,
      most: 72,
      unit: 'inches',
      start: (asking) => (chosen(asking)?.kind === 'artillery' ? 36 : 20),
    },
  },
  refuses: (state) => {
    const refused = refusesOutsideTurn(state)
    if (refused) return refused
    if (readyToFire(state).length === 0) return 'No guns or mortars wait to fire.'
    return isAirBusy(state) ? 'Aircraft are over the table: only one kind of support at a time.' : null
  },
  likely: ({ state }) => {
    const ready = readyToFire(state)
    if (ready.length === 0 || isAirBusy(state)) return 0
    return ready.some((call) => hasTarget(state, call)) ? 85 : 8
  },
  run(scene, { call: id, load, seen, inches }) {
    const call = scene.row('calls', id)
    const kind: IndirectKind = call.kind === 'mortars' ? 'mortars' : 'artillery'
    if (load === 'he') mustHaveTarget(scene.state, call)
    scene.patch('calls', id, { status: 'done' })
    if (!dangerClose(scene, { kind, inches, subject: id })) return
    const sees = call.registered || seen
    const rolls = rollToHit(scene, call, kind, sees)
    if (load === 'illumination') light(scene, call, kind, { rolls, observed: isObserved(scene, call, sees) })
    else
      landRounds(scene, {
        kind,
        weapons: call.amount,
        roundsEach: call.rounds || ordnanceOf(scene, kind).rounds,
        rolls,
        observed: isObserved(scene, call, sees),
        subject: id,
      })
  },
})

const hasTarget = (state: FngState, { registered }: Call): boolean =>
  registered || groupsOf(state, 'theirs').length > 0 || targetVehicles(state).length > 0

/**
 * Shells go into a section with a group or a vehicle of the enemy in it, or onto a registered target; a PEF is no group (FNG p. 77, ruling).
 * @throws RuleError `not-now`.
 */
function mustHaveTarget(state: FngState, call: Call): void {
  if (hasTarget(state, call)) return
  const text = 'No group or vehicle of the enemy stands on the table: a PEF is no target, only a registered point is.'
  throw new RuleError('not-now', `${text} Nothing was changed.`)
}

/** A Forward Observer halves the deviation, of targets that he sees; so does a FAC, of those he has spotted (FNG pp. 76, 84). */
const isObserved = (scene: Scene, call: Call, sees: boolean): boolean =>
  isSpottedFromAir(scene.state) ||
  (isObserver(scene.state, requesterOf(scene, call)) && (sees || switchOf(scene.state, 'observedFire') === 'always'))

/** Who called the fire in; of a barrage that came by a chart, the Force Commander. */
function requesterOf(scene: Scene, call: Call) {
  const id = call.figureId ?? battleOf(scene.state).commanderId
  if (id === null) throw new RuleError('not-now', 'Nobody of ours is left to direct this fire.')
  return figureById(scene.state, id)
}

/** @returns how often each round deviates. */
function rollToHit(scene: Scene, call: Call, kind: IndirectKind, sees: boolean): number {
  const requester = requesterOf(scene, call)
  const roll = scene.roll(kind === 'mortars' ? mortarHitting : artilleryHitting, {
    subject: call.id,
    why: `${requester.name}, REP ${repOf(requester)}`,
    when: { targetOutOfSight: !sees },
    numbers: { REP: repOf(requester) },
  })
  const { rolls } = roll.row.gives
  scene.tell(roll, `${call.what}: ${rolls === 1 ? 'each round deviates once' : `each round deviates ${rolls} times`}.`)
  return rolls
}

/** One round a weapon, placed as any other, no blast; the turn it bursts in is the first that it burns (rulings to FNG p. 79). */
function light(scene: Scene, call: Call, kind: IndirectKind, aim: Pick<Rounds, 'rolls' | 'observed'>): void {
  const { cells, gives } = rowOf(scene.table(illumination), kind === 'mortars' ? 'mortar' : 'artillery')
  const { turn } = battleOf(scene.state)
  const across = cells['lit circle']
  for (const where of deviations(scene, { kind, weapons: call.amount, roundsEach: 1, subject: call.id, ...aim }))
    addLasting(scene, {
      kind: 'flare',
      name: `Flare, ${across}" across, ${where}`,
      until: turn + cells.turns - 1,
      amount: across,
    })
  const drift = `a breeze moves it ${gives.breeze}" a turn, strong wind ${gives.strongWind}"`
  scene.note(`It is light in a circle of ${across}" for ${cells.turns} turns; ${drift}.`, { page: 79 })
}
