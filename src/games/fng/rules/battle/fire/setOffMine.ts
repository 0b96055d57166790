import { defineAction } from '../action.ts'
import { figureById, figuresOf, refusesOutsideTurn, type Figure, type Structure } from '../battle.ts'
import type { FngState } from '../../state.ts'
import { structureById } from '../structures.ts'
import { claymores } from '../traps/work.ts'
import { harm } from '../harm/harm.ts'
import { react } from '../reactions/react.ts'
import { sidesThatLost } from './blast.ts'
import { strikable } from './circleForm.ts'
import { namesOf } from './fire.ts'
import { mayThrow } from './grenade.ts'
import { usesShot } from './ready.ts'
import { weaponFigures } from './weapons.ts'

const minesOf = ({ structures }: FngState): Structure[] =>
  structures.filter(({ type, state }) => claymores.includes(type) && state === 'set')

const able = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter((figure) => mayThrow(state, figure))

/** Impact behind a mine, 4" deep (FNG p. 29). */
export const behindImpact = 2

/** A command detonated mine: everybody before it, and behind it, friend or foe (FNG p. 29). */
export const setOffMine = defineAction({
  name: 'setOffMine',
  title: 'Set off a Claymore',
  section: 'fight',
  page: 29,
  words: ['CDM', 'mine', 'claymore', 'clacker', 'command detonated'],
  fields: {
    figure: {
      kind: 'pick',
      from: 'figures',
      label: 'Who',
      help: 'Up to 12" from it.',
      among: ({ state }) => able(state).map(({ id }) => id),
      start: ({ state, selected }) => able(state).find(({ id }) => selected.includes(id))?.id ?? null,
    },
    mine: {
      kind: 'pick',
      from: 'structures',
      label: 'Mine',
      among: ({ state }) => minesOf(state).map(({ id }) => id),
      start: ({ state }) => minesOf(state)[0]?.id ?? null,
    },
    before: {
      kind: 'picks',
      from: 'figures',
      label: 'In the kill zone',
      help: '1" wide at the mine, 8" deep, 8" wide at its end.',
      most: 30,
      among: ({ state }) => strikable(state).map(({ id }) => id),
    },
    behind: {
      kind: 'picks',
      from: 'figures',
      label: 'Behind it',
      help: 'Within 4", 1" to either side of the line.',
      most: 10,
      among: ({ state, values }) =>
        strikable(state).flatMap(({ id }) => ((values['before'] as readonly number[]).includes(id) ? [] : [id])),
    },
    near: {
      kind: 'picks',
      from: 'figures',
      label: 'Within 4" of them, in sight',
      part: 'beside',
      most: 30,
      among: ({ state, values }) => {
        const struck = [...(values['before'] as readonly number[]), ...(values['behind'] as readonly number[])]
        return strikable(state).flatMap(({ id }) => (struck.includes(id) ? [] : [id]))
      },
    },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ??
    (minesOf(state).length === 0
      ? 'No mine has been set.'
      : able(state).length > 0
        ? null
        : 'Nobody can act just now.'),
  likely: ({ state }) => (minesOf(state).length > 0 && able(state).length > 0 ? 25 : 0),
  entry: (state, { figure }) => `Claymore: ${namesOf(state, [figure])}`,
  run(scene, { figure: id, mine, before, behind, near }) {
    const figure = figureById(scene.state, id)
    const weapon = weaponFigures(scene, structureById(scene.state, mine).type)
    usesShot(scene, figure)
    scene.patch('structures', mine, { state: 'destroyed' })
    scene.note(`${figure.name} sets off the mine.`, { page: 29 })
    const blow = (impact: number, why: string) => (figureId: number) => ({ figureId, impact, by: id, blast: true, why })
    const harmed = harm(scene, [
      ...before.map(blow(weapon.impact, 'the mine')),
      ...behind.map(blow(behindImpact, 'the back blast of the mine')),
    ])
    react(scene, {
      receivedFire: near,
      manDown: sidesThatLost(scene, harmed, near),
      shooters: [id],
      ranking: weapon.ranking,
    })
  },
})
