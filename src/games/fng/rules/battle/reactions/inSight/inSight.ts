import { switchOf } from '../../../house/switches.ts'
import { defineAction } from '../../action.ts'
import { figureById, refusesOutsideTurn } from '../../battle.ts'
import { fireOf } from '../../fire/burst.ts'
import { namesOf } from '../../fire/fire.ts'
import { tellPlace } from '../../fire/throwing.ts'
import { sideWithoutInSight } from '../../contacts/ambush/unspotted.ts'
import type { Scene } from '../../scene.ts'
import { severity } from '../../harm/wound.ts'
import { interrupt } from '../nerve.ts'
import { standingBeside } from '../fireAt.ts'
import { react } from '../react.ts'
import { inSightFields, type InSightValues } from './form.ts'
import { rollOrder } from './order.ts'
import { playRound, type Round } from './round.ts'
import { sighted } from './sighted.ts'
import { aroundEach, inCover, seersOf, twoLines, type Seer } from './seers.ts'
import { inSight, inSightResolution } from '../../../tables/reactions.ts'

/**
 * In Sight in one go (FNG pp. 19-22, 31): who acts when, who targets whom, everybody's action in order, charges and their
 * melees too, and at the end the tests of those who are still there.
 */
export const inSightAction = defineAction({
  name: 'inSight',
  title: 'In Sight',
  section: 'fight',
  page: 19,
  words: ['line of sight', 'los', 'spot', 'meet', 'contact', 'reaction', 'who fires first'],
  tables: [inSight, inSightResolution],
  fields: inSightFields,
  refuses: (state) => {
    const refused = refusesOutsideTurn(state)
    if (refused) return refused
    if (sideWithoutInSight(state) !== null) return noneInAmbush
    return sighted(state, 'ours').length > 0 && sighted(state, 'theirs').length > 0
      ? null
      : 'There is nobody on one of the sides who could see the other.'
  },
  likely: ({ state, selected }) => {
    if (sighted(state, 'ours').length === 0 || sighted(state, 'theirs').length === 0) return 0
    const picked = (side: 'ours' | 'theirs') =>
      sighted(state, side).some((id) => selected.includes(id) || selected.includes(figureById(state, id).groupId))
    return picked('ours') && picked('theirs') ? 80 : 45
  },
  wrong: twoLines,
  entry: (state, { ours, theirs }) => `In Sight: ${namesOf(state, ours, theirs)}`,
  run(scene, values) {
    // Work that takes a turn is interrupted before anybody asks who can fire.
    interrupt(scene, [...values.ours, ...values.theirs, ...values.newcomers.map(({ figure }) => figure)])
    const seers = seersOf(scene, values)
    const inSightNow = seers.filter(({ newcomer }) => !newcomer)
    const round = playRound(scene, rollOrder(scene, inSightNow), seers, !values.again)
    reactAfter(scene, values, seers, round)
    sayWhatFollows(scene, values)
  },
})

/** What stands in the way of it in an ambush (FNG p. 98). */
const noneInAmbush = 'Those in ambush take no In Sight: they fire as soon as they are active.'

/** Received Fire of those missed and those beside them, Man Down of those beside whoever fell (FNG p. 22). */
function reactAfter(
  scene: Scene,
  values: InSightValues,
  seers: readonly Seer[],
  { volleys, bursts, places, paths, fought, fallen }: Round,
): void {
  const around = [...aroundEach(scene.state, values), ...paths]
  const hit = new Set([...volleys, ...bursts].flatMap((each) => each.hit))
  const missed = [...new Set(volleys.flatMap((volley) => volley.missed))].filter((id) => !hit.has(id))
  const fell = [...hit, ...fallen].filter((id) => severity(figureById(scene.state, id).status) > 0)
  const besideAny = (ids: readonly number[]) =>
    around.flatMap(({ target, near }) => (ids.includes(target) ? near.filter((id) => !hit.has(id)) : []))
  const unhurt = (ids: readonly number[]) => ids.filter((id) => !hit.has(id))
  // What bursts is fire at everybody round its target.
  const aimed = volleys.flatMap(({ fire }) => fire.filter(({ by }) => !bursts.some((burst) => burst.by === by)))
  react(scene, {
    receivedFire: [...missed, ...besideAny(missed), ...bursts.flatMap((burst) => unhurt(burst.receivedFire))],
    shotAt: [...new Set([...missed, ...bursts.flatMap((burst) => unhurt(burst.shotAt))])],
    manDown: [...besideAny(fell), ...bursts.flatMap((burst) => unhurt(burst.manDown))],
    shooters: [...aimed, ...bursts].flatMap(({ by }) => by ?? []),
    fire: [...aimed, ...bursts.flatMap(fireOf)],
    beside: standingBeside(around, missed),
    inCover: [
      ...seers.filter(inCover).map(({ id }) => id),
      ...around.flatMap(({ sheltered }) => sheltered),
      ...values.sheltered,
      ...bursts.flatMap((burst) => burst.inCover ?? []),
    ],
    inBunker: bursts.flatMap((burst) => burst.inBunker ?? []),
    cannotAnswer: seers.filter(({ weapon }) => weapon === null).map(({ id }) => id),
    charging: [...fought, ...scene.state.figures.filter(({ mayCharge }) => mayCharge).map(({ id }) => id)],
  })
  for (const place of places) tellPlace(scene, place)
}

function sayWhatFollows(scene: Scene, { ours, theirs }: InSightValues): void {
  if (switchOf(scene.state, 'inSightRounds') !== 'repeated') return
  const standing = (ids: readonly number[]) => ids.some((id) => figureById(scene.state, id).status === 'carryOn')
  if (standing(ours) && standing(theirs))
    scene.note('Both sides still stand: a further round of In Sight.', { page: 22 })
}
