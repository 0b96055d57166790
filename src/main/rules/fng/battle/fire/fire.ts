import { defineAction, type Asking } from '../action.ts'
import { figureById, figuresOf, refusesOutsideTurn, type Figure } from '../battle.ts'
import { mustSeeAlready, seenBeforeField } from '../events/lull.ts'
import type { FngState } from '../../state.ts'
import { listed } from '../../steps/setup/common.ts'
import type { Scene } from '../scene.ts'
import { reactToFire } from './aftermath.ts'
import { fireFields, hasDirectFire } from './fireForm.ts'
import { hasActiveFire } from './mayFire.ts'
import { planShots, type FireValues } from './plan.ts'
import { shoot } from './shoot.ts'
import { weaponFigures } from './weapons.ts'
import { rangedCombat, combatDamage } from '../../tables/rangedCombat.ts'

const able = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter((figure) => hasActiveFire(state, figure) && hasDirectFire(state, figure))

/** Active fire: everybody who is active may fire once, at whom he likes (FNG pp. 17, 31-33). */
export const fireAction = defineAction({
  name: 'fire',
  title: 'Fire',
  section: 'fight',
  page: 31,
  words: ['shoot', 'active fire', 'shots', 'rifle', 'machine gun', 'burst'],
  tables: [rangedCombat, combatDamage],
  fields: { ...fireFields(able), seenBefore: seenBeforeField },
  refuses: (state) =>
    refusesOutsideTurn(state) ?? (able(state).length > 0 ? null : 'Nobody is active and able to fire.'),
  likely: (asking) => likelyFor(asking, able(asking.state)),
  entry: (state, values) => `Fire: ${whoAtWhom(state, values)}`,
  run(scene, values) {
    mustSeeAlready(scene, values.seenBefore)
    const shots = planShots(scene, values)
    for (const id of [...values.shooters, ...values.loaders]) scene.patch('figures', id, { fired: true })
    playVolley(scene, values, shots)
  },
})

const answering = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter((figure) => figure.mayReturnFire && hasDirectFire(state, figure))

/** Reaction fire at whoever fired, as Received Fire allows: full dice, and active fire is not used up (FNG p. 22, ruling). */
export const returnFire = defineAction({
  name: 'returnFire',
  title: 'Return fire',
  section: 'fight',
  page: 22,
  words: ['reaction fire', 'shoot back', 'answer'],
  fields: fireFields(answering),
  refuses: (state) =>
    refusesOutsideTurn(state) ?? (answering(state).length > 0 ? null : 'Nobody may fire back just now.'),
  likely: ({ state }) => (answering(state).length > 0 ? 95 : 0),
  entry: (state, values) => `Return fire: ${whoAtWhom(state, values)}`,
  run(scene, values) {
    const shots = planShots(scene, values)
    for (const id of values.shooters) scene.patch('figures', id, { mayReturnFire: false })
    playVolley(scene, values, shots)
  },
})

function playVolley(scene: Scene, values: FireValues, shots: ReturnType<typeof planShots>): void {
  const volley = shoot(scene, shots)
  const around = values.targets.map(({ target, near, sheltered, inches }) => ({ target, near, sheltered, inches }))
  const ranking = Math.max(...shots.map(({ weapon }) => weaponFigures(scene, weapon!).ranking))
  reactToFire(scene, volley, around, values.shooters, ranking)
}

/** Surely where one of them is selected, perhaps where anybody can. */
export function likelyFor({ selected }: Asking, figures: readonly Figure[]): number {
  if (figures.length === 0) return 0
  return figures.some(({ id, groupId }) => selected.includes(id) || selected.includes(groupId)) ? 85 : 30
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
