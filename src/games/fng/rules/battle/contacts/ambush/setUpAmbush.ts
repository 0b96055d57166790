import { missionOf } from '../../../people.ts'
import { defineAction } from '../../action.ts'
import { refusesOutsideBattle } from '../../battle.ts'
import type { Scene } from '../../scene.ts'
import { ambushName, foundInSetUp } from './ambush.ts'
import { bringFound } from './bringFound.ts'

/** An Ambush met its enemy in the set-up of the mission: here he is put on the table (FNG p. 98). */
export const setUpAmbush = defineAction({
  name: 'setUpAmbush',
  title: 'Set up the ambush',
  section: 'contacts',
  page: 98,
  words: ['ambush', 'deploy', 'enemy', 'file'],
  fields: {},
  refuses: (state) =>
    refusesOutsideBattle(state) ?? (foundInSetUp(state).length > 0 ? null : 'There is no ambush to set up.'),
  likely: ({ state }) => (foundInSetUp(state).length > 0 ? 100 : 0),
  run: deployAmbush,
})

/** Places everybody whom the set-up found, and says how both sides stand. */
export function deployAmbush(scene: Scene): void {
  for (const contact of foundInSetUp(scene.state)) bringFound(scene, contact)
  const row = { kind: 'event', name: ambushName, since: 0, until: null, amount: 0 } as const
  scene.add('lasting', { ...row, sector: null, figureId: null, structureId: null })
  const file = 'in single file, 1" apart, its head in the nearest ground with least cover'
  const text =
    missionOf(scene.state).ambushSide === 'player'
      ? `We lie in the best cover of our sector. They come ${file} that every one of us sees and reaches.`
      : `They lie in the best cover of our sector. We come ${file} that all of them see and reach.`
  scene.note(text, { page: 98 })
  scene.note('In the first turn the ambushers take no In Sight tests: they fire as soon as they are active.', {
    page: 98,
  })
}
