import { RuleError } from '../../../../../main/engine/errors.ts'
import { defineAction, type Asking } from '../action.ts'
import { figureById, figuresOf, isOnTable, refusesOutsideTurn, type Figure } from '../battle.ts'
import { besideField } from '../ground/beside.ts'
import { hasDirectFire, named, namedIn, pickedIn } from '../fire/fireForm.ts'
import { stances, standsField } from '../fire/stances.ts'
import { distanceField } from '../fire/distance.ts'
import { beamField, clearField, litField, lookAt } from '../fire/light.ts'
import { hipNote } from '../fire/hip.ts'
import { carriesScope, reachOf } from '../fire/scope.ts'
import { shoot } from '../fire/shoot.ts'
import { targetRating } from '../fire/weaponClasses.ts'
import { weaponFigures } from '../fire/weapons.ts'
import type { FngState } from '../../state.ts'
import { severity } from '../harm/wound.ts'
import { removeLeavers } from './leave.ts'
import { takesTests } from './nerve.ts'
import { weaponToAnswer } from './outgunned.ts'
import { react } from './react.ts'

/** @returns those who have just retired: they may be fired at as they run. */
export const fleeing = (state: FngState): Figure[] =>
  state.figures.filter((figure) => figure.fleeing && figure.status === 'retired' && isOnTable(figure))

/** @returns ids of those who could fire at one who runs. */
export const shootersAt = (state: FngState, target: Figure | null): number[] =>
  target === null
    ? []
    : figuresOf(state, target.side === 'ours' ? 'theirs' : 'ours')
        .filter((figure) => hasDirectFire(state, figure))
        .map(({ id }) => id)

function whyNoShot(state: FngState): string | null {
  const all = fleeing(state)
  if (all.length === 0) return 'Nobody has just retired.'
  return all.some((figure) => shootersAt(state, figure).length > 0) ? null : 'Nobody can fire at who has just retired.'
}

/** Whoever is selected, else those who fired last: they made him run. */
function startingShooters(asking: Asking): number[] {
  const able = shootersAt(asking.state, namedIn(asking, 'target'))
  const chosen = able.filter((id) => asking.selected.includes(id))
  const fired = asking.lastFire?.()?.shooters ?? []
  return chosen.length > 0 ? chosen : able.filter((id) => fired.includes(id))
}

const friendsOf = (asking: Asking): number[] => {
  const target = namedIn(asking, 'target')
  return target === null
    ? []
    : figuresOf(asking.state, target.side)
        .filter((figure) => figure.id !== target.id && takesTests(figure))
        .map(({ id }) => id)
}

const looking = (asking: Asking) => ({ viewers: pickedIn(asking, 'shooters'), target: namedIn(asking, 'target') })

/**
 * Parting Shots at whoever has just retired: one volley by those who caused it, at full dice, at a fast target; nobody
 * takes Received Fire from it (FNG p. 18). Whoever is running off the table is missing at once.
 */
export const partingShot = defineAction({
  name: 'partingShot',
  title: 'Parting Shot',
  section: 'fight',
  page: 18,
  words: ['retire', 'run', 'flee', 'shoot in the back'],
  fields: {
    target: {
      kind: 'pick',
      from: 'figures',
      label: 'At',
      part: 'target',
      among: ({ state }) => fleeing(state).map(({ id }) => id),
      start: ({ state }) => fleeing(state).find((figure) => shootersAt(state, figure).length > 0)?.id ?? null,
    },
    shooters: {
      kind: 'picks',
      from: 'figures',
      label: 'Who fires',
      note: (asking) => hipNote(asking.state, pickedIn(asking, 'shooters')),
      help: 'Those who made him retire.',
      least: 1,
      most: 12,
      among: (asking) => shootersAt(asking.state, namedIn(asking, 'target')),
      start: startingShooters,
    },
    inches: distanceField(12, looking),
    lit: litField(
      (asking) => pickedIn(asking, 'shooters'),
      (asking) => namedIn(asking, 'target'),
    ),
    beam: beamField((asking) => pickedIn(asking, 'shooters')),
    clear: clearField(looking),
    stands: standsField('He is', stances, 'target', (asking) => namedIn(asking, 'target')),
    near: {
      kind: 'picks',
      from: 'figures',
      label: 'Within 4" of him, in sight',
      part: 'beside',
      help: 'Man Down, should he fall.',
      most: 40,
      ...besideField((asking) => named(namedIn(asking, 'target')), friendsOf, 'target'),
    },
  },
  refuses: (state) => refusesOutsideTurn(state) ?? whyNoShot(state),
  likely: ({ state }) => (whyNoShot(state) === null ? 92 : 0),
  entry: (state, { target }) => `Parting Shots at ${figureById(state, target).name}`,
  run(scene, { target, shooters, inches, lit, beam, clear, stands, near }) {
    scene.patch('figures', target, { fleeing: false })
    if (figureById(scene.state, target).leaving) {
      removeLeavers(scene, [target])
      return
    }
    lookAt(scene, shooters, figureById(scene.state, target), inches, { lit, beam, clear })
    const cover = stands === 'cover' || stands === 'both'
    const concealed = stands === 'concealed' || stands === 'both'
    const shots = shooters.map((shooterId) => {
      const figure = figureById(scene.state, shooterId)
      const weapon = weaponFigures(scene, weaponToAnswer(scene.state, figure)!)
      if (inches > reachOf(weapon, carriesScope(figure)))
        throw new RuleError('bad-input', `${figure.name} cannot reach him over ${inches}". Nothing was changed.`)
      const dice = targetRating(scene.state, figure, weapon, inches)
      const at = { figureId: target, dice, inches, cover, concealed, inSmoke: stands === 'smoke', movedFast: true }
      return { shooterId, weapon: weapon.key, snap: figure.carries !== null, targets: [at] }
    })
    const { hit } = shoot(scene, shots)
    if (hit.includes(target) && severity(figureById(scene.state, target).status) > 0)
      react(scene, { receivedFire: [], manDown: near, shooters })
  },
})
