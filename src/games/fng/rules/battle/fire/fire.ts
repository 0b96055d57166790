import { defineAction, type Asking } from '../action.ts'
import { figureById, figuresOf, isUp, refusesOutsideTurn, type Figure } from '../battle.ts'
import { whyNobodyInSight } from '../contacts/ambush/unspotted.ts'
import { mustSeeAlready, seenBeforeField } from '../events/lull.ts'
import { rulesOf } from '../../house/rulesOf.ts'
import type { FngState } from '../../state.ts'
import { listed } from '../../steps/setup/common.ts'
import { answerable } from '../reactions/answer.ts'
import type { Scene } from '../scene.ts'
import { reactToFire } from './aftermath.ts'
import { whyHidden } from './ducked.ts'
import { fireFields, hasDirectFire, type Aims } from './fireForm.ts'
import { hasActiveFire, openTargets } from './mayFire.ts'
import { planShots, type FireValues } from './plan.ts'
import { whyUnseen } from '../turn/sight.ts'
import { shoot } from './shoot.ts'
import { rangedCombat, combatDamage } from '../../tables/rangedCombat.ts'

const able = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter((figure) => hasActiveFire(state, figure) && hasDirectFire(state, figure))

const aims = (state: FngState, { side }: Figure): Figure[] => openTargets(state, side)

/** Active fire: everybody who is active may fire once, at whom he likes (FNG pp. 17, 31-33). */
export const fireAction = defineAction({
  name: 'fire',
  title: 'Fire',
  section: 'fight',
  page: 31,
  words: ['shoot', 'active fire', 'shots', 'rifle', 'machine gun', 'burst'],
  tables: [rangedCombat, combatDamage],
  fields: {
    ...fireFields(able, aims, ({ state, selected }, shooters) => {
      const open = new Set(shooters.flatMap((shooter) => aims(state, shooter)))
      return [...open].flatMap(({ id }) => (selected.includes(id) ? [id] : []))
    }),
    seenBefore: seenBeforeField,
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ??
    whyNobodyInSight(state) ??
    (able(state).length > 0 ? null : 'Nobody is active and able to fire.'),
  wrong: (state, values) => wrongLine(state, values, aims),
  likely: (asking) => likelyAt(asking, able(asking.state)),
  entry: (state, values) => `Fire: ${whoAtWhom(state, values)}`,
  run(scene, values) {
    mustSeeAlready(scene, values.seenBefore)
    const shots = planShots(scene, values, aims)
    for (const id of [...values.shooters, ...values.loaders]) scene.patch('figures', id, { fired: true })
    playVolley(scene, values, shots)
  },
})

/** Why one of the targets is none: he has ducked out of sight, or somebody who is to fire at him does not see so far. */
function wrongLine(state: FngState, { shooters, targets }: FireValues, aimsAt: Aims): string | null {
  const rules = rulesOf(state)
  for (const line of targets) {
    const target = figureById(state, line.target)
    const firing = shooters
      .filter((id) => line.by === null || line.by === id)
      .map((id) => figureById(state, id))
      .filter((shooter) => aimsAt(state, shooter).some(({ id }) => id === target.id))
    const unseen = firing.map((shooter) => whyUnseen(state, rules, shooter, target, line.inches, line))
    const why = [whyHidden(target, line.ducked), ...unseen].find((one) => one !== null)
    if (why) return why
  }
  return null
}

/** Whoever may fire back and has something to do it with. */
export const answering = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter(
    (figure) => hasDirectFire(state, figure) && answerable(state, figure).length > 0,
  )

/** Reaction fire at whoever fired, as Received Fire allows: full dice, and active fire is not used up (FNG p. 22, ruling). */
export const returnFire = defineAction({
  name: 'returnFire',
  title: 'Return fire',
  section: 'fight',
  page: 22,
  words: ['reaction fire', 'shoot back', 'answer'],
  fields: fireFields(answering, answerable, ({ state }, shooters) => someForEach(state, shooters)),
  refuses: (state) =>
    refusesOutsideTurn(state) ?? (answering(state).length > 0 ? null : 'Nobody may fire back just now.'),
  wrong: (state, values) => wrongLine(state, values, answerable),
  likely: ({ state }) => (answering(state).length > 0 ? 95 : 0),
  entry: (state, values) => `Return fire: ${whoAtWhom(state, values)}`,
  run(scene, values) {
    const shots = planShots(scene, values, answerable)
    for (const id of values.shooters) scene.patch('figures', id, { mayReturnFire: false })
    playVolley(scene, values, shots)
  },
})

/** Whoever fired at each of them, as few as will do: the first who fired at one who has nobody yet. */
function someForEach(state: FngState, shooters: readonly Figure[]): number[] {
  const found: number[] = []
  for (const shooter of shooters) {
    const at = answerable(state, shooter).map(({ id }) => id)
    if (at.length > 0 && !at.some((id) => found.includes(id))) found.push(at[0]!)
  }
  return found
}

function playVolley(scene: Scene, values: FireValues, shots: ReturnType<typeof planShots>): void {
  const volley = shoot(scene, shots)
  const around = values.targets.map(({ target, near, sheltered, inches }) => ({ target, near, sheltered, inches }))
  reactToFire(scene, volley, around, values.nearBornLeader)
}

/** Surely where one of them is selected, perhaps where anybody can. */
export function likelyFor({ selected }: Asking, figures: readonly Figure[]): number {
  if (figures.length === 0) return 0
  return figures.some(({ id, groupId }) => selected.includes(id) || selected.includes(groupId)) ? 85 : 30
}

/** As `likelyFor`, for what is done to an enemy: with none on his feet in the open table nobody wants it. */
export function likelyAt(asking: Asking, figures: readonly Figure[]): number {
  const { state } = asking
  const isFaced = ({ side }: Figure) =>
    openTargets(state, side).some((other) => other.side === (side === 'ours' ? 'theirs' : 'ours') && isUp(other))
  return likelyFor(asking, figures.filter(isFaced))
}

function whoAtWhom(state: FngState, { shooters, targets }: FireValues): string {
  const names = (ids: readonly number[]) => namesOf(state, ids)
  return `${names(shooters)} at ${names(targets.map(({ target }) => target))}`
}

/** "Reyes, Able and 3 more"; of several sides some of each stand by name: "Reyes, Able, 3 more and E1 1". */
export function namesOf(state: FngState, ...sides: readonly (readonly number[])[]): string {
  const some = sides.flatMap((ids) => {
    const once = [...new Set(ids)].map((id) => figureById(state, id).name)
    return once.length > 2 ? [...once.slice(0, 2), `${once.length - 2} more`] : once
  })
  return listed(some)
}
