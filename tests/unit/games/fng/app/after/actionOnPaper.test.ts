import { expect, it } from 'vitest'
import { actionOnPaper } from '../../../../../../src/games/fng/app/after/actionOnPaper.ts'
import type { FngState } from '../../../../../../src/games/fng/rules/state.ts'
import { note } from '../../../../../../src/main/engine/lines.ts'
import type { Change } from '../../../../../../src/main/engine/state.ts'
import type { FngStop } from '../../../../../../src/games/fng/sheets/shared/ofTour.ts'
import { bloodyTour } from '../../../../../support/bloodyTour.ts'

const end = bloodyTour('arvn-post-1968', 5).at(-1)!.state
const mission = end.missions.find(({ result }) => result !== null)!
const member = end.party.find(({ missionId }) => missionId === mission.id)!
const hurt = { ...member, fate: 'outOfTheFight', recovered: true } as const
const state: FngState = { ...end, party: [hurt] }

it('says of who fell whose shot it was, as the page does, and nothing that is sealed', () => {
  const fit = { id: 7, groupId: 1, soldierId: member.soldierId, name: 'Reyes', status: 'carryOn' }
  const entry = { id: 12, step: 'act', title: 'In Sight: Reyes, Able, four more, E1 2', input: {}, tape: [] }
  const changes: Change[] = [{ collection: 'figures', id: 7, before: fit, after: { ...fit, status: 'outOfTheFight' } }]
  const stops: FngStop[] = [{ entry, changes, state }]
  const linesOf = () => [
    note('E1 2, AK-47 at Reyes: hit.'),
    { ...note('E9 9, sniper rifle at Reyes: hit.'), secret: true },
  ]
  const { men } = actionOnPaper({ linesOf }, { state, mission, stops, reported: state })
  expect(men.map(({ more }) => more)).toEqual(['Hit by E1 2, AK-47'])
})
