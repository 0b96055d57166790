import { defineAction } from '../action.ts'
import { figureById, isOnTable, refusesOutsideTurn } from '../battle.ts'
import { holderOfPlace, tellCleared } from '../buildings/cleared.ts'
import type { Scene } from '../scene.ts'
import { structureById } from '../structures.ts'
import { blast, insideImpact } from './blast.ts'
import { breakIn } from './breakIn.ts'
import { chargeFigures, isDue, laidCharges, removeCharge, timerOf } from './charges.ts'
import { circleField, circleOf, intoField, nearField, strikable } from './circleForm.ts'
import { throwIt } from './throwing.ts'

/** A charge whose timer has run out: satchels land like a grenade, C-4 lies where it was put (FNG p. 29). */
export const goesOff = defineAction({
  name: 'goesOff',
  title: 'A charge goes off',
  section: 'fight',
  page: 29,
  words: ['explosion', 'timer', 'satchel', 'C-4', 'demolition'],
  fields: {
    charge: {
      kind: 'pick',
      from: 'structures',
      label: 'Charge',
      among: ({ state }) => laidCharges(state).map(({ id }) => id),
      start: ({ state }) =>
        (laidCharges(state).find((each) => isDue(state, each)) ?? laidCharges(state)[0])?.id ?? null,
    },
    into: intoField('Inside a bunker or building'),
    circle: circleField('In the blast circle'),
    feet: {
      kind: 'picks',
      from: 'figures',
      label: 'Around whoever threw it, if he drops it',
      asked: ({ state, values }) =>
        typeof values['charge'] === 'number' && structureById(state, values['charge']).type !== 'c4',
      among: ({ state }) => strikable(state).map(({ id }) => id),
    },
    near: nearField('circle'),
  },
  refuses: (state) => refusesOutsideTurn(state) ?? (laidCharges(state).length > 0 ? null : 'No charge has been laid.'),
  likely: ({ state }) => (laidCharges(state).some((charge) => isDue(state, charge)) ? 75 : 0),
  entry: (state, { charge }) => `${structureById(state, charge).name}: it goes off`,
  run(scene, { charge: id, into, circle, feet, near }) {
    const charge = structureById(scene.state, id)
    const weapon = chargeFigures(scene, charge.type, charge.amount)
    const by = timerOf(scene.state, id)?.figureId ?? null
    removeCharge(scene, id)
    const heldBy = into === null ? null : holderOfPlace(scene, into)
    const thrower = by === null ? null : figureById(scene.state, by)
    if (charge.type !== 'c4' && thrower !== null && isOnTable(thrower))
      throwIt(scene, { thrower: thrower.id, weapon, blind: false, into, circle: circleOf(circle), feet, near })
    else explode(scene, { weapon, by, into, circle: circleOf(circle), near })
    if (into === null) return
    breakIn(scene, into, weapon.apr, by)
    if (by !== null && structureById(scene.state, into).state !== 'cleared') tellCleared(scene, into, by, heldBy)
  },
})

function explode(
  scene: Scene,
  {
    weapon,
    by,
    into,
    circle,
    near,
  }: {
    readonly weapon: ReturnType<typeof chargeFigures>
    readonly by: number | null
    readonly into: number | null
    readonly circle: ReturnType<typeof circleOf>
    readonly near: readonly number[]
  },
): void {
  const impact = into === null ? weapon.impact : insideImpact(scene, weapon.impact)
  blast(scene, { impact, apr: weapon.apr, in: circle, near, by, ranking: weapon.ranking, why: weapon.name })
}
