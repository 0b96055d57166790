import { describe, expect, it } from 'vitest'
import { playersView } from '../../../../../../src/games/fng/app/playersView.ts'
import { bookRules, playStep } from '../../../../../../src/main/engine/system.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import { mayImprove } from '../../../../../../src/games/fng/rules/aftermath/inCountry.ts'
import { leavePlatoon } from '../../../../../../src/games/fng/rules/aftermath/leave.ts'
import { attributesOf, isStar, soldierById, tourOf } from '../../../../../../src/games/fng/rules/people.ts'
import { hasAttributes } from '../../../../../../src/games/fng/rules/platoon/man.ts'
import type { FngState } from '../../../../../../src/games/fng/rules/state.ts'
import { fngSystem } from '../../../../../../src/games/fng/rules/system.ts'
import { men, testPlatoon } from '../../../../../support/fngState.ts'
import { violations } from '../../../../../support/invariants.ts'

function play(state: FngState, step: string, input: unknown, depth = 3) {
  const dice = openTape({ dice: 'ask', choices: 'ask', seed: 1, depth })
  return playStep(fngSystem, step, { state, input, rules: bookRules, dice, depth })
}
const seat = (state: FngState, soldierId: number, more: object = {}) =>
  play(
    state,
    'seatPlayer',
    { player: null, name: 'Anna', soldierId, attributes: [], ...more },
    3 + state.players.length,
  )

const fresh = testPlatoon()
const later = testPlatoon({ tour: { halfMonth: 6 } })
const two = { attributes: ['marksman', 'tough'] }

describe('a friend sits down (FNG p. 3)', () => {
  it('before the first contact test: his Star begins with REP 5, a full tour and two chosen Attributes', () => {
    const { state, title, lines } = seat(fresh, men.rifleman, two)
    expect(soldierById(state, men.rifleman)).toMatchObject({ rep: 5, bestRep: 5, deros: tourOf(fresh).tourLength })
    expect(attributesOf(state, men.rifleman)).toEqual(['marksman', 'tough'])
    expect(isStar(state, men.rifleman) && isStar(state, men.star)).toBe(true)
    expect(title).toBe('Anna plays Pfc Man15, A.')
    expect(lines[0]?.text).toContain('REP 5')
    expect(violations(state)).toEqual([])
  })

  it('later: he keeps REP and DEROS and chooses on top of what he has', () => {
    const before = soldierById(later, men.rifleman)
    const { state } = seat(later, men.rifleman, { attributes: ['marksman'] })
    expect(soldierById(state, men.rifleman)).toEqual(before)
    expect(attributesOf(state, men.rifleman)).toEqual(['marksman'])
  })

  it("only gives a name to who plays the tour's own Star", () => {
    const { state } = seat(fresh, men.star)
    expect(state.players).toMatchObject([{ name: 'Anna', soldierId: men.star }])
    expect({ ...state, players: [] }).toEqual(fresh)
  })

  it.each([
    ['a name twice', (s: FngState) => seat(seat(s, men.star).state, men.rifleman, { name: 'anna', ...two })],
    ['a man who is played', (s: FngState) => seat(seat(s, men.star).state, men.star, { name: 'Ben' })],
    ['one Attribute at the start', (s: FngState) => seat(s, men.rifleman, { attributes: ['marksman'] })],
    ['Attributes for a Star who has his', (s: FngState) => seat(s, men.star, two)],
    ['nobody', (s: FngState) => seat(s, 999, two)],
    ['a man who has left', (s: FngState) => seat(leavePlatoon(s, men.rifleman, 'dead'), men.rifleman, two)],
    [
      'the middle of a mission',
      (s: FngState) => seat({ ...s, tour: [{ ...tourOf(s), phase: 'battle' }] }, men.rifleman, two),
    ],
  ])('refuses %s', (_, act) => {
    expect(() => act(fresh)).toThrow()
  })
})

describe("a friend's Star", () => {
  const { state } = seat(later, men.secondSquadLeader, { attributes: ['marksman'] })

  it('may improve whatever his DEROS, and his squad uses Attributes', () => {
    const star = soldierById(state, men.secondSquadLeader)
    expect(mayImprove(state, { ...star, deros: 26 })).toBe(true)
    expect(mayImprove(later, { ...star, deros: 26 })).toBe(false)
    const billet = state.billets.find(({ squad, line }) => squad === 2 && line === 3)!
    expect(hasAttributes(state, tourOf(state), billet)).toBe(true)
    expect(hasAttributes(later, tourOf(later), billet)).toBe(false)
  })

  it('can be followed by another man of the same player', () => {
    const lost = leavePlatoon(state, men.secondSquadLeader, 'dead')
    expect(playersView(lost, null).players).toMatchObject([{ name: 'Anna', gone: true, where: 'Killed' }])
    const player = state.players[0]!.id
    const next = play(lost, 'seatPlayer', { player, name: 'Anna', soldierId: men.rifleman, attributes: [] }, 4).state
    expect(next.players).toEqual([{ id: player, name: 'Anna', soldierId: men.rifleman }])
  })

  it("is nobody's next Star but his player's", () => {
    const lost = { ...state, tour: [{ ...tourOf(state), phase: 'starLost', resume: 'medals' } as const] }
    expect(() => play(lost, 'nextStar', { soldierId: men.secondSquadLeader, attributes: [] })).toThrow(/Anna/)
    const seated = seat(state, men.star, { name: 'Ben' }).state
    const without = { ...seated, tour: [{ ...tourOf(seated), phase: 'starLost', resume: 'medals' } as const] }
    const next = play(without, 'nextStar', { soldierId: men.rifleman, attributes: [] }, 5).state
    expect(next.players.map(({ name, soldierId }) => [name, soldierId])).toEqual([
      ['Anna', men.secondSquadLeader],
      ['Ben', men.rifleman],
    ])
  })
})

describe('what a player keeps to himself', () => {
  const seated = seat(seat(fresh, men.star).state, men.rifleman, { name: 'Ben', ...two }).state
  const anna = seated.players.find(({ name }) => name === 'Anna')!.id
  const ben = seated.players.find(({ name }) => name === 'Ben')!.id
  const sealed = play(seated, 'writeSecret', { player: anna, secret: null, text: 'PEF 2 is empty' }, 7)

  it('is shown to nobody else, and its line is secret', () => {
    expect(sealed.title).toBe('A sealed note of Anna')
    expect(sealed.lines.map(({ secret }) => secret)).toEqual([true])
    expect(playersView(sealed.state, anna).own).toMatchObject([{ text: 'PEF 2 is empty' }])
    for (const holder of [ben, null]) {
      const view = playersView(sealed.state, holder)
      expect(JSON.stringify(view)).not.toContain('PEF 2')
      expect(view.players.map(({ sealed: count }) => count)).toEqual([1, 0])
    }
  })

  it('is opened for everyone once', () => {
    const secret = sealed.state.secrets[0]!.id
    const opened = play(sealed.state, 'openSecret', { secret }, 8)
    expect(opened.lines.map(({ text, secret: is }) => [text, is])).toEqual([['Anna: PEF 2 is empty', false]])
    expect(opened.state.secrets).toEqual([])
    expect(() => play(opened.state, 'openSecret', { secret }, 9)).toThrow()
  })

  it('is changed by its writer only, and goes with him', () => {
    const secret = sealed.state.secrets[0]!.id
    const write = (player: number) =>
      play(sealed.state, 'writeSecret', { player, secret, text: 'PEF 2 is a bunker' }, 8)
    expect(write(anna).state.secrets[0]?.text).toBe('PEF 2 is a bunker')
    expect(() => write(ben)).toThrow(/Ben/)
    expect(play(sealed.state, 'leaveTable', { player: anna }, 8).state.secrets).toEqual([])
  })
})
