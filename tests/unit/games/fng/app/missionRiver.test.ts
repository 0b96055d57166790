import { expect, it } from 'vitest'
import { missionView } from '../../../../../src/games/fng/app/missionView.ts'
import { samples, withMission } from '../../../sheets/sampleMission.ts'

it('a river stands in the line of every sector that it runs through, with its width and how it is crossed', () => {
  const state = withMission(samples['patrol'])
  const { sectors } = missionView(state, state.missions.at(-1)!)
  const through = sectors.filter(({ ground }) => ground.endsWith(', river 12" wide'))
  expect(through.map(({ number }) => number)).toEqual([2, 5])
  expect(sectors.filter(({ foot }) => foot.endsWith(', river by depth'))).toEqual(through)
})
