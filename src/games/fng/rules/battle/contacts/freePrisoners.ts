import { counted } from '../../steps/setup/common.ts'
import type { FngState } from '../../state.ts'
import { defineAction } from '../action.ts'
import { figureById, figuresOf, groupById, refusesOutsideBattle, type Figure } from '../battle.ts'
import { leaveTable } from '../reactions/leave.ts'
import type { Scene } from '../scene.ts'
import { tally } from '../tally.ts'
import { prisonersName } from './prisoners.ts'

const pointsEach = 2

/** Was he held in a camp (FNG p. 64)? */
export const isPrisoner = (state: FngState, { side, groupId }: Figure): boolean =>
  side === 'civilian' && groupById(state, groupId).name === prisonersName

const prisonersIn = (state: FngState): Figure[] =>
  figuresOf(state, 'civilian').filter((figure) => isPrisoner(state, figure) && figure.status !== 'obviouslyDead')

/** They are off the table, on their feet or carried: points for each (FNG p. 64). */
export function countFreed(scene: Scene, prisoners: number): void {
  tally(scene, { event: 'otherPoints', count: prisoners, points: pointsEach, text: 'Prisoners freed' })
  scene.note(`${counted(prisoners, 'prisoner')} freed: ${pointsEach * prisoners} VP.`, { page: 64 })
}

/** Prisoners of a camp have been brought off the table: points for each (FNG p. 64). */
export const freePrisoners = defineAction({
  name: 'freePrisoners',
  title: 'Bring prisoners off the table',
  section: 'contacts',
  page: 64,
  words: ['POW', 'ARVN', 'free', 'camp'],
  fields: {
    prisoners: {
      kind: 'picks',
      from: 'figures',
      label: 'Who has left the table',
      among: ({ state }) => prisonersIn(state).map(({ id }) => id),
      least: 1,
    },
  },
  refuses: (state) =>
    refusesOutsideBattle(state) ?? (prisonersIn(state).length > 0 ? null : 'There are no prisoners on the table.'),
  likely: ({ state }) => (prisonersIn(state).length > 0 ? 15 : 0),
  run(scene, { prisoners }) {
    for (const id of prisoners) leaveTable(scene, figureById(scene.state, id), 'walked')
    countFreed(scene, prisoners.length)
  },
})
