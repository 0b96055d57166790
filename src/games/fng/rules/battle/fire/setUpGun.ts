import { RuleError } from '../../../../../main/engine/errors.ts'
import { hastyMgSetup } from '../../tables/weapons.ts'
import { defineAction } from '../action.ts'
import { aboutFigure, figureById, figuresOf, refusesOutsideTurn, repOf, withRep, type Figure } from '../battle.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { likelyFor, namesOf } from './fire.ts'
import { namedIn } from './fireForm.ts'
import { hasActiveFire } from './mayFire.ts'
import { fullCrew, servers, setUpActivations, takesSetUp, weaponIn } from './weaponClasses.ts'
import { weaponFigures, type WeaponFigures } from './weapons.ts'
import { beginWork } from './work.ts'

/** Guns that are set up by hand, and what stands on its bipod where somebody has dug it in. */
const gunners = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter((figure) => {
    const weapon = weaponIn(state, figure.weapon)
    return weapon !== null && (takesSetUp(weapon) || figure.setUp) && hasActiveFire(state, figure)
  })

const freeHands = (state: FngState, gunner: Figure | null): Figure[] =>
  gunner === null ? [] : servers(state, gunner).filter(({ fired, busy }) => !fired && busy === null)

/** Guns with a crew are set up in a whole activation, or in haste by a roll (FNG pp. 17, 26-27). */
export const setUpGun = defineAction({
  name: 'setUpGun',
  title: 'Set up a gun',
  section: 'fight',
  page: 27,
  words: ['machine gun', 'tripod', 'hasty', 'recoilless', 'crew', 'take down'],
  tables: [hastyMgSetup],
  fields: {
    gunner: {
      kind: 'pick',
      from: 'figures',
      label: 'Gunner',
      among: ({ state }) => gunners(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        (gunners(state).find(({ id }) => selected.includes(id)) ?? gunners(state).find(({ setUp }) => !setUp))?.id ??
        null,
    },
    how: {
      kind: 'choice',
      label: 'How',
      options: [
        { value: 'full', label: 'With care' },
        { value: 'hasty', label: 'In haste' },
        { value: 'down', label: 'Take it down' },
      ],
      start: (asking) => (namedIn(asking, 'gunner')?.setUp ? 'down' : 'full'),
    },
    crew: {
      kind: 'picks',
      from: 'figures',
      label: 'Crew beside him',
      most: 2,
      asked: ({ values }) => values['how'] !== 'down',
      among: (asking) => freeHands(asking.state, namedIn(asking, 'gunner')).map(({ id }) => id),
      start: (asking) =>
        freeHands(asking.state, namedIn(asking, 'gunner'))
          .filter(({ role }) => role === 'loader')
          .slice(0, 2)
          .map(({ id }) => id),
    },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ?? (gunners(state).length > 0 ? null : 'No gun can be set up just now.'),
  likely: (asking) =>
    Math.min(
      60,
      likelyFor(
        asking,
        gunners(asking.state).filter(({ setUp }) => !setUp),
      ),
    ),
  entry: (state, { gunner, how }) => `${how === 'down' ? 'Takes down' : 'Sets up'} a gun: ${namesOf(state, [gunner])}`,
  run(scene, { gunner: id, how, crew }) {
    const gunner = figureById(scene.state, id)
    const weapon = weaponFigures(scene, gunner.weapon)
    if (how === 'down') {
      takeDown(scene, gunner, weapon)
      return
    }
    if (gunner.setUp) throw new RuleError('not-now', `${gunner.name}'s gun stands already. Nothing was changed.`)
    const missing = Math.max(0, fullCrew(weapon) - 1 - crew.length)
    if (how === 'hasty') {
      inHaste(scene, gunner, weapon, crew, missing)
      return
    }
    mustNotHaveMoved(scene, [id, ...crew])
    const activations = setUpActivations(weapon) + missing
    for (const each of [id, ...crew]) beginWork(scene, each, { work: 'setUp', on: id, activations })
    const short = missing === 0 ? '' : `, ${missing} short of a full crew`
    const turns = activations === 1 ? 'this activation' : `${activations} activations${short}`
    scene.note(`${gunner.name} sets up his ${weapon.name}: ${turns}, undisturbed.`, {
      about: aboutFigure(gunner),
      page: 26,
    })
  },
})

/** The whole activation goes into it: nobody has moved before (FNG p. 26). */
function mustNotHaveMoved(scene: Scene, ids: readonly number[]): void {
  const late = ids.map((id) => figureById(scene.state, id)).find(({ moved }) => moved)
  if (late) throw new RuleError('bad-input', `${late.name} has moved this turn. Nothing was changed.`)
}

function takeDown(scene: Scene, gunner: Figure, weapon: WeaponFigures): void {
  const activations = setUpActivations(weapon)
  if (gunner.setUp && activations > 1) {
    mustNotHaveMoved(scene, [gunner.id])
    beginWork(scene, gunner.id, { work: 'setUp', on: gunner.id, activations })
    const text = `${gunner.name} takes his ${weapon.name} down: ${activations} activations, undisturbed.`
    scene.note(text, { about: aboutFigure(gunner), page: 13 })
    return
  }
  scene.patch('figures', gunner.id, { setUp: false })
  scene.note(`${gunner.name} takes his gun down.`, { about: aboutFigure(gunner), page: 26 })
}

/** Machine guns only, with a full crew; a light one on its bipod may lack its loader and lies down (FNG p. 27). */
function inHaste(scene: Scene, gunner: Figure, weapon: WeaponFigures, crew: readonly number[], missing: number): void {
  const light = weapon.family === 'lmg'
  if (fullCrew(weapon) === 1 || (missing > 0 && !light))
    throw new RuleError('bad-input', `In haste only machine guns with a full crew can be set up. Nothing was changed.`)
  const roll = scene.roll(hastyMgSetup, {
    subject: gunner.id,
    why: withRep(gunner),
    numbers: { REP: repOf(gunner) },
    when: { proneWithBipod: light && missing > 0 },
  })
  const { outcome } = roll.row
  const waits = outcome === 'nextActive'
  scene.patch('figures', gunner.id, {
    setUp: true,
    fired: outcome !== 'now',
    prone: gunner.prone || light,
    ...(waits ? { readied: 'whenActive' as const, readiedItem: weapon.key } : {}),
  })
  for (const id of crew) scene.patch('figures', id, { fired: true })
  scene.tell(roll, `${gunner.name}'s ${weapon.name} is set up and ${says[outcome]}.`, aboutFigure(gunner))
}

const says = {
  now: 'may fire at once',
  inReaction: 'may fire in reaction',
  nextActive: 'may fire when next active',
} as const
