import { mortarHitting } from '../../tables/artillery.ts'
import { ordnanceOf } from '../artillery/indirect.ts'
import { landRounds } from '../artillery/landRounds.ts'
import { defineAction } from '../action.ts'
import {
  aboutFigure,
  figureById,
  figuresOf,
  groupById,
  isUp,
  itemsOfFigure,
  leaderOf,
  membersOf,
  refusesOutsideTurn,
  repOf,
  withRep,
  type Figure,
} from '../battle.ts'
import { mustSeeAlready, seenBeforeField } from '../events/lull.ts'
import { hasActiveFire } from '../fire/mayFire.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { ourGroups } from './numbers.ts'

/** Mortars as items of the man who fires them: they have no row among the weapons, and all shoot alike (FNG pp. 77, 95). */
const mortars: readonly string[] = ['light-mortar', 'medium-mortar']

const hasMortar = (figure: Figure): boolean => itemsOfFigure(figure).some((item) => mortars.includes(item))

/** Who fires a mortar of theirs that acts: its gunner; with him down, whoever is left of his team. */
const able = (state: FngState): Figure[] =>
  figuresOf(state, 'theirs')
    .filter(hasMortar)
    .flatMap((gunner) => (isUp(gunner) ? [gunner] : membersOf(state, gunner.groupId)))
    .filter((figure) => hasActiveFire(state, figure))

/** The table's length in inches. */
const farOff = 72

/**
 * A mortar team of the enemy fires (FNG pp. 77-78, 95): the fire mission of one weapon, three rounds, asked for by the
 * team's own Leader without a radio (ruling). Like every barrage of theirs it goes to our farthest group in sight.
 */
export const enemyMortars = defineAction({
  name: 'enemyMortars',
  title: 'A mortar team of theirs fires',
  section: 'support',
  page: 77,
  words: ['mortar', 'team', 'incoming', 'indirect', 'enemy', 'rounds'],
  fields: {
    gunner: {
      kind: 'pick',
      from: 'figures',
      label: 'Gunner',
      among: ({ state }) => able(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        (able(state).find(({ id, groupId }) => selected.includes(id) || selected.includes(groupId)) ?? able(state)[0])
          ?.id ?? null,
    },
    target: {
      kind: 'pick',
      from: 'groups',
      label: 'Our farthest group that any of them sees',
      among: ({ state }) => ourGroups(state).map(({ id }) => id),
      start: ({ state }) => ourGroups(state).at(-1)?.id ?? null,
    },
    sees: {
      kind: 'flag',
      label: "The team's Leader sees it himself",
      start: () => true,
    },
    inches: {
      kind: 'number',
      label: 'From the spot to their nearest man',
      help: 'Too close to their own men they do not fire.',
      least: 0,
      most: farOff,
      unit: 'inches',
      start: () => farOff / 2,
    },
    seenBefore: seenBeforeField,
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ??
    (able(state).length === 0
      ? 'No mortar team of theirs is active.'
      : ourGroups(state).length === 0
        ? 'They see none of us.'
        : null),
  likely: ({ state }) => (able(state).length > 0 ? 93 : 0),
  entry: (state, { gunner, target }) =>
    `Mortar of ${figureById(state, gunner).name} at ${groupById(state, target).name}`,
  run(scene, { gunner: id, target, sees, inches, seenBefore }) {
    mustSeeAlready(scene, seenBefore)
    const gunner = figureById(scene.state, id)
    const { clear, rounds, name } = ordnanceOf(scene, 'mortars')
    takesTheTurn(scene, gunner)
    if (inches < clear) {
      const text = `${gunner.name} holds his fire: ${groupById(scene.state, target).name} is within ${clear}" of his own men.`
      scene.note(text, { about: aboutFigure(gunner), page: 78 })
      return
    }
    const requester = leaderOf(scene.state, groupById(scene.state, gunner.groupId)) ?? gunner
    const roll = scene.roll(mortarHitting, {
      subject: id,
      why: `${name} of ${gunner.name}, ${withRep(requester)}`,
      when: { targetOutOfSight: !sees },
      numbers: { REP: repOf(requester) },
    })
    const { rolls } = roll.row.gives
    const often = rolls === 1 ? 'once' : `${rolls} times`
    scene.tell(
      roll,
      `${gunner.name} fires at ${groupById(scene.state, target).name}: each round deviates ${often}.`,
      aboutFigure(gunner),
    )
    landRounds(scene, { kind: 'mortars', weapons: 1, roundsEach: rounds, rolls, observed: false, subject: id })
  },
})

/** The mission lasts a turn: who fires and who serves the mortar have used their active fire (FNG pp. 17, 77). */
function takesTheTurn(scene: Scene, gunner: Figure): void {
  const crew = membersOf(scene.state, gunner.groupId).filter(({ role, fired }) => role === 'loader' && !fired)
  for (const { id } of [gunner, ...crew]) scene.patch('figures', id, { fired: true })
}
