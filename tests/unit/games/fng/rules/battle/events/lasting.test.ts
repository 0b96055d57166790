import { describe, expect, it } from 'vitest'
import { randomEvent } from '../../../../../../../src/games/fng/rules/battle/events/randomEvent.ts'
import type { Lasting } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import { shoot } from '../../../../../../../src/games/fng/rules/battle/fire/shoot.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import {
  battleId,
  battleWith,
  figureIn,
  groupNamed,
  our,
  playAction,
  playScene,
  their,
  type ActionPlayed,
  type Choice,
  type Dice,
} from '../../../../../../support/battle.ts'
import { pef, withContacts } from '../contacts/contactState.ts'
import { battle } from '../fire/forms.ts'

const blank = { id: 99, kind: 'event', sector: null, figureId: null, structureId: null, until: null } as const
const during = (state: FngState, name: string, more: Partial<Lasting> = {}): FngState => ({
  ...state,
  lasting: [{ ...blank, since: 1, amount: 0, name, ...more }],
})

const enemyTurn = { side: 'theirs', first: 'theirs', theirDie: 2, ourDie: 1, eal: 3, pefRep: 3 } as const
/** The form of an enemy group that is told nothing but that it acts. */
const acts = (state: FngState): Values => ({ group: groupNamed(state, 'E1'), byCommander: false })
const moves = (nth: number): Values => ({ contact: pef(nth) })
const repsOf = ({ lines }: ActionPlayed, table: string) =>
  lines.filter((line) => line.table === table).map(({ numbers }) => numbers['REP'])

describe('when somebody fires', () => {
  const volley = (state: FngState, ...shooters: number[]) =>
    playScene(
      state,
      (scene) => {
        shoot(
          scene,
          shooters.map((shooterId) => ({ shooterId, snap: false, targets: [{ figureId: their(1), dice: 1 }] })),
        )
      },
      shooters.map((id): Dice => ['ranged-combat', id, 1]),
    )
  const gun = { weapon: 'm60', setUp: true } as const

  it('FNG p. 71: a new barrel is worth a point of REP to the first LMG of its side, once', () => {
    const state = during(battle({ ours: [{}, gun, gun], theirs: [{}] }), 'newBarrel.ours')
    const played = volley(state, our(1), our(2), our(3))
    expect(repsOf(played, 'ranged-combat')).toEqual([4, 5, 4])
    expect(played.state.lasting).toEqual([])
    const theirs = during(battle({ ours: [gun], theirs: [{}] }), 'newBarrel.theirs')
    expect(repsOf(volley(theirs, our(1)), 'ranged-combat')).toEqual([4])
  })

  it('FNG p. 71: the point of a decisive Leader does not count when he fires, and outlasts a suppression', () => {
    const decisive = during(battle({ ours: [{ repLoss: -1 }, {}], theirs: [{}] }), 'decisive', { figureId: our(1) })
    expect(repsOf(volley(decisive, our(1), our(2)), 'ranged-combat')).toEqual([4, 4])
    const shaken = { ...decisive.lasting[0]!, id: 98, name: 'Shaken in a bunker', amount: 1 }
    const state = {
      ...battle({ ours: [{ repLoss: 0 }], theirs: [{}], groups: { A: { activated: false } } }),
      lasting: [...decisive.lasting, shaken],
    }
    const { state: after } = playAction(state, 'activate', { group: groupNamed(state, 'A'), byCommander: false })
    expect(figureIn(after, our(1)).repLoss).toBe(-1)
  })
})

describe('a decisive PEF', () => {
  it('FNG p. 71: moves on a die that stops the others, with a point more', () => {
    const two = withContacts({ contacts: [{}, {}], battle: { ...enemyTurn, theirDie: 4 } })
    const state = during(two, 'decisive', { amount: 2 })
    expect(() => playAction(state, 'pefMoves', moves(1))).toThrow('PEF: that is not possible.')
    const { lines } = playAction(state, 'pefMoves', moves(2), [['pef-movement', pef(2), 5, 5]])
    expect(lines[0]!.numbers).toMatchObject({ 'PEF REP': 4 })
  })
})

describe('a lull', () => {
  const lull = (state: FngState) => during(state, 'lull', { until: 1 })

  it('FNG p. 71: keeps PEFs, groups of theirs and chargers where they are', () => {
    const pefs = lull(withContacts({ contacts: [{}], battle: enemyTurn }))
    expect(() => playAction(pefs, 'pefMoves', moves(1))).toThrow('There is a lull')
    const theirs = lull(battleWith({ ours: [{}], theirs: [{}, {}], battle: enemyTurn }))
    expect(playAction(theirs, 'enemyActs', acts(theirs)).texts.at(-1)).toContain('keeps to the lull')
    const ours = lull(battle({ ours: [{}], theirs: [{}] }))
    expect(() => playAction(ours, 'charge', { charges: [], near: [] })).toThrow('Nobody may charge just now.')
  })

  it('FNG p. 71: leaves whoever charges In Sight his charge, and allows no recon by fire', () => {
    const told = lull(battle({ ours: [{ mayCharge: true }], theirs: [{}] }))
    expect(() => playAction(told, 'charge', { charges: [], near: [] })).toThrow('lines are wanted')
    const pefs = lull(withContacts({ contacts: [{}], groups: { A: { activated: true } } }))
    const recon = { shooters: [our(1)], pef: pef(1), inches: 12, cover: false }
    expect(() => playAction(pefs, 'reconByFire', recon)).toThrow('In a lull nobody fires at what he does not see.')
  })

  it('says what it asks of everybody as its turn begins', () => {
    const state = during(battleWith({ ours: [{}], theirs: [{}], battle: { side: null } }), 'lull', {
      since: 2,
      until: 2,
    })
    const { texts } = playAction(state, 'nextTurn', {}, [
      ['battle.activation.ours', battleId, 5],
      ['battle.activation.theirs', battleId, 3],
    ])
    expect(texts.some((text) => text.startsWith('Lull this turn'))).toBe(true)
  })
})

describe('a withdrawal', () => {
  const rolled = (state: FngState, face: 1 | 4, more: readonly (Dice | Choice)[] = []) =>
    playScene(
      state,
      (scene) => {
        randomEvent(scene, 4)
      },
      [['random-events', battleId, 4], ['battle.event-side', battleId, face], ...more],
    )

  it('FNG p. 70: the group that is farthest from the enemy is named, and reminded each time it acts', () => {
    const state = battleWith({ ours: [{}, { group: 'B' }], theirs: [{}], battle: { turn: 0 } })
    const id = groupNamed(state, 'B')
    const { state: after } = rolled(state, 1, [{ choose: 'battle.withdrawal', of: battleId, value: String(id) }])
    expect(after.lasting).toMatchObject([{ name: 'withdrawal.group', amount: id, since: 1 }])
    const turn = { ...after, battle: after.battle.map((row) => ({ ...row, turn: 1 })) }
    const activate = (group: number) => playAction(turn, 'activate', { group, byCommander: false }).texts.at(-1)
    expect(activate(id)).toContain('B withdraws')
    expect(activate(groupNamed(state, 'A'))).not.toContain('withdraws')
  })

  it('FNG p. 70: a group of theirs that withdraws does nothing else', () => {
    const state = battleWith({ ours: [{}], theirs: [{}, {}], battle: enemyTurn })
    const leaving = during(state, 'withdrawal.group', { amount: groupNamed(state, 'E1') })
    expect(playAction(leaving, 'enemyActs', acts(leaving)).texts.at(-1)).toContain('E1 withdraws')
  })

  it('FNG p. 70: a PEF goes on until it is off the table; without anybody the next reinforcements stay away', () => {
    const one = withContacts({ contacts: [{}], battle: enemyTurn })
    const { state } = rolled(one, 4)
    expect(state.lasting).toMatchObject([{ name: 'withdrawal.pef', amount: pef(1) }])
    const later = { ...state, battle: state.battle.map((row) => ({ ...row, turn: 2 })) }
    const { state: gone } = playAction(later, 'pefMoves', moves(1), [
      { choose: 'battle.pef-moves', of: pef(1), value: 'offTable' },
    ])
    expect(gone.contacts[0]).toMatchObject({ status: 'removed', found: 'Withdrew' })
    expect(rolled(battleWith({ ours: [{}] }), 4).state.lasting).toMatchObject([{ name: 'noReinforcements.theirs' }])
  })
})
