import { RuleError } from '../../../../../main/engine/errors.ts'
import { defineAction } from '../action.ts'
import { craftById, isInPlay, isOver, helicopterOf } from '../air/craft.ts'
import { damageCraft } from '../air/damage.ts'
import { isSpooky } from '../air/strike.ts'
import { craftField, craftIn } from '../air/runForm.ts'
import { battleOf, figureById, figuresOf, refusesOutsideTurn, type Craft, type Figure } from '../battle.ts'
import { mustSeeAlready, seenBeforeField } from '../events/lull.ts'
import { stances } from '../fire/stances.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { shootAtHull, weaponAt, type HullHits } from './groundShots.ts'
import { reactInTheAir } from './inTheAir.ts'
import { isUnseen } from './nightFlyers.ts'
import { staysOver } from './overTable.ts'
import { rangedCombat } from '../../tables/rangedCombat.ts'
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
    (figure) => !figure.inTunnel && !figure.fired && weaponAt(state, craft, figure) !== null,
  )

/** Enemies fire at an aircraft that hangs in the air or stands (FNG p. 86): each hit is rolled for on its damage table. */
export const fireAtAircraft = defineAction({
  name: 'fireAtAircraft',
  title: 'They fire at an aircraft',
  section: 'air',
  page: 86,
  words: ['helicopter', 'hovering', 'landed', 'anti-aircraft', 'shoot down', 'AC-47'],
  tables: [rangedCombat, goldenBb, aircraftDamage, heliDamage],
  fields: {
    craft: craftField('At', targets),
    firing: {
      kind: 'picks',
      from: 'figures',
      label: 'Who fires',
      help: 'As In Sight or his activation lets him.',
      least: 1,
      most: 20,
      among: (asking) => {
        const craft = craftIn(asking)
        return craft ? shooters(asking.state, craft).map(({ id }) => id) : []
      },
    },
    inches: {
      kind: 'number',
      label: 'Distance',
      help: 'Of the farthest who fires. 0: not measured.',
      unit: 'inches',
      least: 0,
      most: 60,
      start: () => 18,
      absent: 0,
    },
    stands: { kind: 'choice', label: 'It stands', options: stances, absent: 'open' },
    snap: {
      kind: 'flag',
      label: 'They have just come into sight of it',
      help: 'In Sight fire of the active side is snap fire.',
      asked: ({ state }) => battleOf(state).side === 'theirs',
      absent: false,
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
  run(scene, { craft: id, firing, inches, stands, snap, lit, seenBefore }) {
    mustSeeAlready(scene, seenBefore)
    const craft = craftById(scene.state, id)
    if (isUnseen(scene.state, craft, lit))
      throw new RuleError('not-now', `Nobody sees ${craft.name} in the dark. Nothing was changed.`)
    const figures = firing.map((figureId) => figureById(scene.state, figureId))
    const { turn } = battleOf(scene.state)
    const hits = shootAtHull(scene, craft, { firing: figures, inches, stands, snap })
    for (const figure of figures)
      scene.patch('figures', figure.id, { fired: true, mayReturnFire: false, skyTurn: turn })
    const flies = strikeHull(scene, id, hits)
    if (flies) reactInTheAir(scene, id, firing)
  },
})

/**
 * Each hit is rolled for with the weapon that made it, in the order fired (FNG pp. 86, 91).
 * @returns whether it still flies, or stands.
 */
function strikeHull(scene: Scene, craftId: number, all: readonly HullHits[]): boolean {
  const kinds = [...new Map(all.map(({ weapon }) => [`${weapon.impact}/${weapon.apr}`, weapon])).values()]
  return kinds.every(({ impact, apr }) => {
    const same = all.filter(({ weapon }) => weapon.impact === impact && weapon.apr === apr)
    return damageCraft(scene, craftId, { hits: same.reduce((total, { hits }) => total + hits, 0), impact, apr })
  })
}
