import { RuleError } from '../../../../engine/errors.ts'
import { sum } from '../../../../engine/checks.ts'
import { readThrow } from '../../../../engine/rollOnTable.ts'
import { rangedCombat } from '../../tables/rangedCombat.ts'
import { toHit } from '../fire/toHit.ts'
import { defineAction } from '../action.ts'
import { craftById, isInPlay, isOver, helicopterOf } from '../air/craft.ts'
import { damageCraft } from '../air/damage.ts'
import { isSpooky } from '../air/strike.ts'
import { craftField, craftIn } from '../air/runForm.ts'
import {
  aboutFigure,
  battleOf,
  figureById,
  figuresOf,
  refusesOutsideTurn,
  withRep,
  type Craft,
  type Figure,
} from '../battle.ts'
import { mustSeeAlready, seenBeforeField } from '../events/lull.ts'
import { whyNotFire } from '../fire/mayFire.ts'
import { repForAttack } from '../fire/repToFire.ts'
import { weaponIn } from '../fire/weaponClasses.ts'
import { weaponFigures } from '../fire/weapons.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { reactInTheAir } from './inTheAir.ts'
import { isUnseen } from './nightFlyers.ts'
import { staysOver } from './overTable.ts'
import { goldenBb, aircraftDamage } from '../../tables/airStrikes.ts'
import { heliDamage } from '../../tables/helicopters.ts'

/** A helicopter that hovers or stands is shot at like anybody, a Loach that stays over the table too; an AC-47 by heavy machine guns alone (FNG pp. 85-86). */
const targets = (state: FngState): Craft[] =>
  state.craft.filter(
    (craft) =>
      isInPlay(craft) &&
      isOver(craft) &&
      (helicopterOf(state, craft) ? craft.mode !== 'flying' || staysOver(craft) : isSpooky(state, craft)) &&
      shooters(state, craft).length > 0,
  )

const shooters = (state: FngState, craft: Craft): Figure[] =>
  figuresOf(state, 'theirs').filter(
    (figure) =>
      !figure.inTunnel &&
      !figure.fired &&
      whyNotFire(state, figure) === null &&
      (helicopterOf(state, craft) !== null || weaponIn(state, figure.weapon)?.family === 'hmg'),
  )

/** Enemies fire at an aircraft that hangs in the air or stands (FNG p. 86): each hit is rolled for on its damage table. */
export const fireAtAircraft = defineAction({
  name: 'fireAtAircraft',
  title: 'They fire at an aircraft',
  section: 'air',
  page: 86,
  words: ['helicopter', 'hovering', 'landed', 'anti-aircraft', 'shoot down', 'AC-47'],
  tables: [goldenBb, aircraftDamage, heliDamage],
  fields: {
    craft: craftField('At', targets),
    firing: {
      kind: 'picks',
      from: 'figures',
      label: 'Who fires',
      help: 'In range of his weapon, as In Sight or his activation lets him.',
      least: 1,
      most: 20,
      among: (asking) => {
        const craft = craftIn(asking)
        return craft ? shooters(asking.state, craft).map(({ id }) => id) : []
      },
    },
    lit: {
      kind: 'flag',
      label: 'It is in a lit area, and they are within 24"',
      help: 'Without light of its own nobody else sees it to fire.',
      asked: (asking) => {
        const craft = craftIn(asking)
        return craft !== undefined && isUnseen(asking.state, craft, false)
      },
    },
    seenBefore: seenBeforeField,
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ?? (targets(state).length > 0 ? null : 'No aircraft can be fired at just now.'),
  likely: ({ state }) => (battleOf(state).side === 'theirs' && targets(state).length > 0 ? 60 : 0),
  entry: (state, { craft }) => `They fire at ${craftById(state, craft).name}`,
  run(scene, { craft: id, firing, lit, seenBefore }) {
    mustSeeAlready(scene, seenBefore)
    const craft = craftById(scene.state, id)
    if (isUnseen(scene.state, craft, lit))
      throw new RuleError('not-now', `Nobody sees ${craft.name} in the dark. Nothing was changed.`)
    const figures = firing.map((figureId) => figureById(scene.state, figureId))
    const situations = figures.map((figure) => situationOf(scene, craft, figure))
    const throws = scene.diceAll(
      figures.map((figure, i) => ({
        key: rangedCombat.id,
        subject: figure.id,
        count: weaponFigures(scene, figure.weapon).targets,
        why: `Ranged Combat: ${withRep(figure)} at ${craft.name}`,
        readings: [{ table: scene.table(rangedCombat), situation: situations[i]!, takes: 'each' as const, aim: toHit }],
      })),
    )
    const { turn } = battleOf(scene.state)
    const hits = figures.map((figure, i) => {
      scene.patch('figures', figure.id, { fired: true, mayReturnFire: false, skyTurn: turn })
      return readHits(scene, figure, situations[i]!, throws[i]!)
    })
    const hitting = figures.map((figure) => weaponFigures(scene, figure.weapon)).filter((_, i) => hits[i]! > 0)
    const impact = Math.max(0, ...hitting.map((weapon) => weapon.impact))
    const apr = Math.max(0, ...hitting.map((weapon) => weapon.apr))
    const flies = damageCraft(scene, id, { hits: hits.reduce((total, count) => total + count, 0), impact, apr })
    if (flies) reactInTheAir(scene, id, firing)
  },
})

/** An AC-47 counts as moving fast (FNG p. 85). */
function situationOf(scene: Scene, craft: Craft, figure: Figure) {
  const when = { targetMovedFast: isSpooky(scene.state, craft) }
  const rep = repForAttack(scene, figure, weaponFigures(scene, figure.weapon))
  return { subject: figure.id, why: withRep(figure), when, numbers: { REP: rep } }
}

function readHits(
  scene: Scene,
  figure: Figure,
  situation: ReturnType<typeof situationOf>,
  thrown: ReturnType<Scene['dice']>,
): number {
  const rolls = thrown.faces.map((face) =>
    readThrow(scene.table(rangedCombat), situation, { ...thrown, faces: [face] }),
  )
  const hits = rolls.filter(({ row }) => row.outcome === 'hit').length
  const best = rolls.reduce((a, b) => (sum(b.faces) > sum(a.faces) ? b : a))
  const what = hits === 0 ? 'misses' : hits === 1 ? 'hits once' : `hits ${hits} times`
  scene.tell(best, `${figure.name} ${what}.`, aboutFigure(figure))
  return hits
}
