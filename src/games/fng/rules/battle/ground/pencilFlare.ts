import { missionOf } from '../../people.ts'
import type { FngState } from '../../state.ts'
import { defineAction } from '../action.ts'
import { battleOf, figureById, figuresOf, groupById, refusesOutsideTurn, type Figure } from '../battle.ts'
import { namesOf } from '../fire/fire.ts'
import { namedIn } from '../fire/fireForm.ts'
import { isActive } from '../fire/mayFire.ts'
import { addLasting, removeLasting } from '../lasting.ts'
import type { Scene } from '../scene.ts'
import { tally } from '../tally.ts'
import { isSwimming } from './water.ts'

const item = 'pencil-flare'

/** Inches that it flies at most, and across the circle that it lights (FNG p. 6, ruling). */
const range = 18
const lit = 24

/** Active men of ours who have drawn one for this mission, and have not shot it: one shot each (FNG p. 6). */
const able = (state: FngState): Figure[] =>
  figuresOf(state, 'ours').filter(
    (figure) => isActive(state, figure) && figure.busy === null && !isSwimming(state, figure) && hasOne(state, figure),
  )

const hasOne = (state: FngState, { id, soldierId }: Figure): boolean =>
  soldierId !== null &&
  state.gear.some((row) => row.missionId === missionOf(state).id && row.soldierId === soldierId && row.item === item) &&
  !state.tallies.some(({ event, figureId, text }) => event === 'lawFired' && figureId === id && text === item)

/** A flare out of a pencil lights the night for a turn; it does not count as fire (FNG p. 6). */
export const pencilFlare = defineAction({
  name: 'pencilFlare',
  title: 'Launch a pencil flare',
  section: 'ground',
  page: 6,
  words: ['starburst', 'cluster', 'light', 'night', 'illumination', 'signal'],
  fields: {
    figure: {
      kind: 'pick',
      from: 'figures',
      label: 'Who',
      among: ({ state }) => able(state).map(({ id }) => id),
      start: ({ state, selected }) =>
        (able(state).find(({ id }) => selected.includes(id)) ?? able(state)[0])?.id ?? null,
    },
    sector: {
      kind: 'number',
      label: 'Sector that it lights',
      help: `Round a point within ${range}" of him.`,
      least: 1,
      most: 6,
      start: (asking) => {
        const figure = namedIn(asking, 'figure')
        return (figure === null ? null : groupById(asking.state, figure.groupId).sector) ?? 1
      },
    },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ?? (able(state).length > 0 ? null : 'Nobody active has a pencil flare left.'),
  likely: ({ state }) => (battleOf(state).dayPart === 'night' && able(state).length > 0 ? 20 : 1),
  entry: (state, { figure }) => `Pencil flare: ${namesOf(state, [figure])}`,
  run(scene, { figure: id, sector }) {
    const { name } = figureById(scene.state, id)
    tally(scene, { event: 'lawFired', figureId: id, text: item })
    addLasting(scene, { kind: 'flare', name: `${ofPencil}${name}`, figureId: id, sector, amount: lit })
    const text = `${name} lights a circle of ${lit}" in sector ${sector}, as by day, until we act next turn.`
    scene.note(text, { page: 6 })
  },
})

const ofPencil = 'Pencil flare of '

/** It has burned for a full turn when its side acts again (FNG p. 6, ruling). */
export function burnOutPencils(scene: Scene, side: 'ours' | 'theirs'): void {
  const { turn } = battleOf(scene.state)
  if (side !== 'ours') return
  for (const row of scene.state.lasting) {
    if (row.kind !== 'flare' || !row.name.startsWith(ofPencil) || row.since >= turn) continue
    scene.note(`${row.name}: burnt out.`, { page: 6 })
    removeLasting(scene, row.id)
  }
}
