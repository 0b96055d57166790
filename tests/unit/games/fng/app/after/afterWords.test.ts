import { expect, it } from 'vitest'
import { battleCourse } from '../../../../../../src/games/fng/app/after/battleCourse.ts'
import { headlineOf } from '../../../../../../src/games/fng/sheets/aar/headline.ts'
import { bandsOf, verdictOf } from '../../../../../../src/games/fng/sheets/aar/verdict.ts'
import { empty, type FngState, type Mission } from '../../../../../../src/games/fng/rules/state.ts'
import { missionResult } from '../../../../../../src/games/fng/rules/tables/index.ts'
import type { Change } from '../../../../../../src/main/engine/state.ts'

const row = (collection: string, id: number, before: object | null, after: object | null) =>
  ({ collection, id, before: before && { id, ...before }, after: after && { id, ...after } }) as Change

it('knows when, where and how a man fell, and whom he killed', () => {
  const fit = { groupId: 1, soldierId: 9, name: 'Reyes', status: 'carryOn' }
  const out = { ...fit, status: 'outOfTheFight' }
  const enemy = { groupId: 2, soldierId: null, name: 'E1 2', status: 'carryOn' }
  const begun = {
    title: 'Begin',
    lines: [],
    changes: [
      row('battle', 1, null, { turn: 1 }),
      row('groups', 1, null, { sector: 2 }),
      row('figures', 7, null, fit),
      row('figures', 8, null, enemy),
    ],
  }
  const shot = {
    title: 'Fire: Reyes at E1 2',
    lines: [],
    changes: [row('tallies', 3, null, { event: 'kill', figureId: 7, about: 8 })],
  }
  const hit = {
    title: 'Fire: E1 2 at Reyes',
    lines: [],
    changes: [
      row('battle', 1, { turn: 1 }, { turn: 4 }),
      row('groups', 1, { sector: 2 }, { sector: 3 }),
      row('figures', 7, fit, out),
    ],
  }
  const aid = { title: 'First Aid', lines: [], changes: [row('figures', 7, out, fit)] }
  const { turns, fell, kills } = battleCourse([begun, shot, hit])
  expect(turns).toBe(4)
  expect(fell.get(9)).toEqual({ turn: 4, sector: 3, how: 'Fire: E1 2 at Reyes' })
  expect(kills.get(9)).toEqual(['E1 2'])
  const howOf = (more: object) => battleCourse([begun, { ...hit, ...more }]).fell.get(9)?.how
  const title = 'In Sight: Reyes, Able, four more, E1 2 and E1 3'
  const lines = ['E1 2, AK-47 at Reyes: hit.', 'E1 3, SKS at Reyes: missed.', 'E1 3, SKS at Able: hit.']
  expect(howOf({ title, lines })).toBe('Hit by E1 2, AK-47')
  expect(howOf({ title })).toBe('in an In Sight')
  expect(battleCourse([begun, shot, hit, aid]).fell.size).toBe(0)
})

it('says a mission in one sentence', () => {
  const mission = { id: 1, pcsToFind: null } as Mission
  const pef = (id: number) =>
    ({ id, missionId: 1, number: id, sector: 1, kind: 'pef', found: null, force: null }) as const
  const state: FngState = { ...empty, markers: [pef(1), pef(2), pef(3)] }
  const say = (...[counts, men]: [Parameters<typeof headlineOf>[2], Parameters<typeof headlineOf>[3]]) =>
    headlineOf(state, mission, counts, men)
  expect(say({ sectorPatrolled: 6, pefRevealed: 3 }, ['wounded', 'unhurt'])).toBe(
    'All six sectors, all three PEFs, nobody lost',
  )
  expect(say({ taskFailed: 1, pefRevealed: 2, unconfirmedDead: 1 }, ['dead', 'dead', 'missing'])).toBe(
    'Task failed, two of three PEFs, one of theirs dead; two of ours killed, one missing',
  )
  expect(say({ confirmedDead: 2, capturedWounded: 1 }, ['dead'])).toBe(
    'Two of theirs dead, one taken; one of ours killed',
  )
  expect(say({}, ['missing'])).toBe('One of ours missing')
})

it('FNG p. 102: says what is short of the next band', () => {
  const bands = bandsOf(missionResult)
  expect([25, 20, 9, 8, 0, -1].map((points) => verdictOf(points, bands))).toEqual([
    'good',
    'normal, five short of good',
    'normal, 16 short of good',
    'bad, one short of normal',
    'bad, nine short of normal',
    'disastrous, one short of bad',
  ])
})
