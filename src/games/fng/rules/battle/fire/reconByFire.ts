import type { Throw } from '../../../../../main/engine/answers.ts'
import { RuleError } from '../../../../../main/engine/errors.ts'
import { readThrow } from '../../../../../main/engine/rollOnTable.ts'
import { reconByFire } from '../../tables/rangedCombat.ts'
import { defineAction } from '../action.ts'
import {
  contactById,
  figureById,
  figuresOf,
  groupById,
  refusesOutsideTurn,
  type Contact,
  type Figure,
} from '../battle.ts'
import { contactName, pefRepOf } from '../contacts/contact.ts'
import { resolveContact } from '../contacts/resolve.ts'
import { isLull } from '../events/lasts.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { isDarkNow, sightOf } from '../turn/sight.ts'
import { spendAmmo } from './ammo.ts'
import { likelyFor, namesOf } from './fire.ts'
import { isDirect, pickedIn } from './fireForm.ts'
import { hipNote } from './hip.ts'
import { betweenFields, distanceTo, inSight } from './distance.ts'
import { litField } from './light.ts'
import { hasActiveFire, whyNotFire } from './mayFire.ts'
import { strike, type Gun } from './surplusSixes.ts'
import { aim } from './toHit.ts'
import { takesLoader, targetRating } from './weaponClasses.ts'
import { weaponFigures } from './weapons.ts'

/** Times the sight of the unit that a PEF may be off (FNG p. 33). */
const farthest = 2

const able = (state: FngState): Figure[] =>
  figuresOf(state, 'ours').filter(
    (figure) => hasActiveFire(state, figure) && isDirect(state, figure.weapon) && whyNotFire(state, figure) === null,
  )

const hiddenPefs = ({ contacts }: FngState): Contact[] =>
  contacts.filter(({ status, kind }) => status === 'hidden' && kind === 'pef')

/** Fire into where a PEF may be: enough sixes bring it out, the surplus hits (FNG p. 33). */
export const reconByFireAction = defineAction({
  name: 'reconByFire',
  title: 'Recon by fire',
  section: 'fight',
  page: 33,
  words: ['PEF', 'spray', 'probe', 'mad minute'],
  tables: [reconByFire],
  fields: {
    shooters: {
      kind: 'picks',
      from: 'figures',
      label: 'Who fires',
      note: (asking) => hipNote(asking.state, pickedIn(asking, 'shooters')),
      least: 1,
      most: 15,
      among: ({ state }) => able(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        able(state)
          .filter(({ id, groupId }) => selected.includes(id) || selected.includes(groupId))
          .map(({ id }) => id),
    },
    pef: {
      kind: 'pick',
      from: 'contacts',
      label: 'At',
      part: 'target',
      help: 'Within twice the line of sight.',
      among: ({ state }) => hiddenPefs(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        (hiddenPefs(state).find(({ id }) => selected.includes(id)) ?? hiddenPefs(state)[0])?.id ?? null,
    },
    inches: distanceTo(inSight(12), 'pef', betweenFields('shooters', 'pef')),
    lit: litField(
      (asking) => pickedIn(asking, 'shooters'),
      () => null,
      farthest,
    ),
    cover: { kind: 'flag', label: 'Whoever is there is in cover' },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ??
    (isLull(state)
      ? 'In a lull nobody fires at what he does not see.'
      : hiddenPefs(state).length === 0
        ? 'There is no PEF to fire at.'
        : able(state).length > 0
          ? null
          : 'Nobody is active and able to fire.'),
  likely: (asking) => (hiddenPefs(asking.state).length > 0 ? Math.min(25, likelyFor(asking, able(asking.state))) : 0),
  entry: (state, { shooters }) => `Recon by fire: ${namesOf(state, shooters)}`,
  run(scene, { shooters, pef, inches, lit, cover }) {
    mustBeNear(scene, shooters, contactName(contactById(scene.state, pef)), inches, lit)
    const guns = shooters.map((id) => gunOf(scene, id, inches))
    for (const { figure } of guns) scene.patch('figures', figure.id, { fired: true })
    const { throws, surplus } = rollSixes(scene, guns, pef)
    spendAll(scene, guns, throws)
    if (surplus <= 0) return
    const before = new Set(enemiesInSight(scene.state))
    resolveContact(scene, pef)
    const found = enemiesInSight(scene.state).filter((id) => !before.has(id))
    if (found.length > 0) strike(scene, { guns, throws, surplus, found, cover, pef })
  },
})

/** A PEF is fired at within twice the sight of the unit (FNG p. 33). @throws RuleError `bad-input` beyond it. */
function mustBeNear(scene: Scene, shooters: readonly number[], what: string, inches: number, lit: boolean): void {
  const sights = shooters.map((id) => sightOf(scene.state, scene, figureById(scene.state, id), { lit, beam: false }))
  const reach = Math.max(...sights.map((sight) => sight ?? Infinity))
  if (inches <= farthest * reach) return
  const unless = isDarkNow(scene.state, scene) && !lit ? ', unless lit' : ''
  const text = `${what} is beyond twice the sight of the unit, ${farthest * reach}" just now${unless}.`
  throw new RuleError('bad-input', `${text} Nothing was changed.`)
}

/** Enemies on the table; a unit that slipped away is on none. */
const enemiesInSight = (state: FngState): number[] =>
  figuresOf(state, 'theirs').flatMap(({ id, groupId }) => (groupById(state, groupId).hidden ? [] : [id]))

function gunOf(scene: Scene, id: number, inches: number): Gun {
  const figure = figureById(scene.state, id)
  const { weapon } = aim(scene, { shooterId: id, snap: false, targets: [{ figureId: id, dice: 1, inches }] })
  const used = weapon.blast === null ? weapon : weaponFigures(scene, 'gl-buckshot')
  return { figure, weapon: used, dice: targetRating(scene.state, figure, used, inches) }
}

/** Each figure throws its own dice, so that a gun's 1s are its own (FNG p. 33, ruling). */
function rollSixes(scene: Scene, guns: readonly Gun[], pef: number) {
  const contact = contactById(scene.state, pef)
  const pefRep = pefRepOf(scene.state, contact)
  const dice = guns.reduce((sum, gun) => sum + gun.dice, 0)
  const table = scene.table(reconByFire)
  const situation = {
    subject: pef,
    why: `PEF ${contact.number}`,
    numbers: { 'Target Rating': dice, 'PEF REP': pefRep },
  }
  // With several guns no single throw tells what comes of it: the sixes of all count together.
  const readings = guns.length === 1 ? [{ table, situation }] : []
  const throws = scene.diceAll(
    guns.map((gun) => ({
      key: reconByFire.id,
      subject: gun.figure.id,
      count: gun.dice,
      why: `${reconByFire.title}: ${gun.figure.name}, ${gun.weapon.name}`,
      readings,
      note: `The sixes of all who fire count together; ${pefRep + 1} or more bring the PEF out.`,
    })),
  )
  const faces = throws.flatMap((thrown) => thrown.faces)
  const roll = readThrow(table, situation, { ...throws[0]!, faces })
  const surplus = (roll.score ?? 0) - pefRep
  const what = surplus > 0 ? 'they come out' : 'nothing stirs'
  scene.tell(roll, `${roll.score} sixes against PEF REP ${pefRep}: ${what}.`)
  return { throws, surplus: roll.row.gives.surplusSixesHit ? surplus : 0 }
}

/** Whoever fired is out of ammo; guns with a crew count their 1s (FNG p. 33). */
function spendAll(scene: Scene, guns: readonly Gun[], throws: readonly Throw[]): void {
  const crewed = guns.flatMap(({ figure, weapon }, i) => {
    const ones = throws[i]!.faces.filter((face) => face === 1).length
    const shot = { shooterId: figure.id, snap: false, targets: [], loader: true }
    return takesLoader(weapon) ? [{ shot, shooter: figure, weapon, inches: null, readings: [], ones }] : []
  })
  const empty = guns.filter(({ weapon }) => !takesLoader(weapon))
  for (const { figure } of empty) scene.patch('figures', figure.id, { outOfAmmo: true })
  if (empty.length > 0) scene.note(`Out of ammo: ${empty.map(({ figure }) => figure.name).join(', ')}.`, { page: 33 })
  spendAmmo(scene, crewed)
}
