import { describe, expect, it } from 'vitest'
import { reportOfBattle } from '../../../../../../src/games/fng/rules/battle/ending/report.ts'
import { tally } from '../../../../../../src/games/fng/rules/battle/tally.ts'
import type { Equipment, FngState } from '../../../../../../src/games/fng/rules/state.ts'
import { report } from '../../../../../../src/games/fng/rules/steps/aftermath/report.ts'
import { playOn } from '../../../../../support/fngAftermath.ts'
import { figureIn, our, playAction, playScene, their } from '../../../../../support/battle.ts'
import { battle } from '../battle/fire/forms.ts'

const item = (id: number, what: string, quantity: number, more: Partial<Equipment> = {}): Equipment => ({
  id,
  squad: 1,
  soldierId: null,
  item: what,
  quantity,
  ...more,
})

/** The first squad, with two LAWs and more; its men 1 and 2 are on the table. */
const state = (equipment: readonly Equipment[], more: Partial<FngState> = {}): FngState =>
  battle({
    ours: [{ readied: 'now', readiedItem: 'm72-law' }, { attributes: ['tunnel-rat'] }],
    theirs: [{}],
    state: { equipment, ...more },
  })

const used = (from: FngState, ...items: readonly (readonly [nth: number, item: string])[]) =>
  playScene(from, (scene) => {
    for (const [nth, text] of items) tally(scene, { event: 'lawFired', figureId: our(nth), text })
  }).state

const reported = (from: FngState) => playOn(report, from, reportOfBattle(from), [])
const kit = (from: FngState) =>
  reported(from)
    .state.equipment.filter(({ squad }) => squad === 1)
    .map(({ id, item: what, quantity }) => [id, what, quantity])

describe('what a squad has used in battle', () => {
  it('FNG p. 27: a LAW is fired once and thrown away: it is off the squad’s kit with the report', () => {
    const fired = playAction(
      state([item(1, 'm72-law', 2)]),
      'launch',
      {
        shooter: our(1),
        weapon: 'm72-law',
        indoors: false,
        behind: [],
        target: their(1),
        inches: 18,
        stands: 'open',
        coverDv: 0,
        circle: [],
        near: [],
        seenBefore: false,
      },
      [
        ['ranged-combat', our(1), 1],
        ['reaction.received-fire', their(1), 1, 1],
      ],
    ).state
    expect(figureIn(fired, our(1)).fired).toBe(true)
    const { state: after, lines } = reported(fired)
    expect(after.equipment).toEqual([item(1, 'm72-law', 1)])
    expect(lines.map(({ text }) => text)).toContain('1st squad has used 1 M-72 LAW: 1 left.')
  })

  it('takes what nobody carries first, and a row of which nothing is left goes', () => {
    const from = state([item(1, 'claymore', 1, { soldierId: 12 }), item(2, 'claymore', 1), item(3, 'c4', 4)])
    expect(kit(used(from, [1, 'claymore'], [2, 'c4'], [1, 'c4']))).toEqual([
      [1, 'claymore', 1],
      [3, 'c4', 2],
    ])
    expect(kit(used(from, [1, 'claymore'], [1, 'claymore']))).toEqual([[3, 'c4', 4]])
  })

  it('FNG p. 6: leaves alone what a Tunnel Rat brings himself, and other squads', () => {
    const other = item(9, 'c4', 3, { squad: 2 })
    const from = used(state([item(3, 'c4', 4), other]), [2, 'c4.rat'])
    expect(kit(from)).toEqual([[3, 'c4', 4]])
    expect(reported(used(from, [1, 'c4'])).state.equipment).toContainEqual(other)
  })

  it('switch: it is made good before the next mission', () => {
    const replaced = { switches: [{ id: 1, name: 'usedKit', value: 'replaced' }] }
    expect(kit(used(state([item(1, 'm72-law', 2)], replaced), [1, 'm72-law']))).toEqual([[1, 'm72-law', 2]])
  })
})
