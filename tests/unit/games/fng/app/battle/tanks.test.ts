import { expect, it } from 'vitest'
import { followsOf } from '../../../../../../src/games/fng/app/battle/follow/follows.ts'
import { tanksToPlace } from '../../../../../../src/games/fng/app/battle/follow/tanks.ts'
import { battleForm } from '../../../../../../src/games/fng/app/battle/battleForm.ts'
import { bringForce } from '../../../../../../src/games/fng/rules/battle/contacts/placeEnemies.ts'
import type { Values } from '../../../../../../src/games/fng/rules/battle/action.ts'
import type { PastEntry } from '../../../../../../src/main/app/game/past.ts'
import { battleWith, playScene } from '../../../../../support/battle.ts'

const state = battleWith({ ours: [{}], theirs: [{}], battle: { enemy: 'nva', activity: 'normal' } })
/** What the chart's row of a tank leaves in the journal. */
const { lines: brought } = playScene(state, (scene) => {
  bringForce(scene, 'tank', { subject: 800, why: 'Reinforcements', sector: 2 })
})
const entry = (action: string, values: Values = {}, lines: PastEntry['lines'] = () => []): PastEntry => ({
  step: 'act',
  input: { action, values },
  changes: () => [],
  lines,
})
const came = entry('nextTurn', {}, () => brought)
const titles = (back: readonly PastEntry[]) =>
  followsOf({ state, acts: [], tanks: tanksToPlace(back) }).map(({ title }) => title)

it('a tank that a chart brings is offered until it stands on the table or is left out, for two turns', () => {
  const offered = ['Their tank comes onto the table']
  expect(titles([came])).toEqual(offered)
  expect(titles([entry('passOn'), entry('nextTurn'), came])).toEqual(offered)
  expect(titles([entry('placeVehicle', { kind: 'tank', side: 'theirs' }), came])).toEqual([])
  expect(titles([entry('placeVehicle', { kind: 'jeep', side: 'ours' }), came])).toEqual(offered)
  expect(titles([entry('letGo', { figures: [], follow: 'tank' }), came])).toEqual([])
  expect(titles([entry('nextTurn'), entry('nextTurn'), came])).toEqual([])
  expect(titles([])).toEqual([])
})

it('its form knows whose it is, and is named at once', () => {
  const [tank] = followsOf({ state, acts: [], tanks: 1 })
  const { values, problem } = battleForm(state, tank!.action, tank!.values, [])
  expect(values).toMatchObject({ kind: 'tank', side: 'theirs' })
  expect(problem).toBeNull()
})
