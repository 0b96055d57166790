import { expect, it } from 'vitest'
import { battleId, battleWith, figureIn, our, playAction } from '../../../../../../support/battle.ts'
import { missionId } from '../../../../../../support/fngState.ts'

/** Two of ours by night, the first of whom has drawn a flare. */
function night() {
  const state = battleWith({
    ours: [{}, {}],
    theirs: [{}],
    battle: { dayPart: 'night' },
    groups: { A: { activated: true } },
  })
  const soldierId = state.figures[0]!.soldierId!
  return { ...state, gear: [{ id: 1, missionId, soldierId, item: 'pencil-flare' }] }
}
const launch = { figure: our(1), sector: 2 }

it('FNG p. 6: lights a sector for one full turn, counts as no fire, and is the only shot', () => {
  const { state: lit, texts } = playAction(night(), 'pencilFlare', launch)
  expect(texts).toEqual(['Man 1 lights a circle of 24" in sector 2, as by day, until we act next turn.'])
  expect(lit.lasting).toMatchObject([{ kind: 'flare', sector: 2, since: 1, amount: 24 }])
  expect(figureIn(lit, our(1)).fired).toBe(false)
  expect(() => playAction(lit, 'pencilFlare', launch)).toThrow('Nobody active has a pencil flare left')
  // They go first next turn: it still burns; it is out once we act.
  const { state: theirs } = playAction(lit, 'nextTurn', {}, [
    ['battle.activation.ours', battleId, 1],
    ['battle.activation.theirs', battleId, 5],
  ])
  expect(theirs.lasting.map(({ kind }) => kind)).toEqual(['flare'])
  const ours = playAction(theirs, 'passOn', {})
  expect(ours.state.lasting).toEqual([])
  expect(ours.texts).toContain('Pencil flare of Man 1: burnt out.')
})

it('is for who has drawn one, when he is active', () => {
  expect(() => playAction(night(), 'pencilFlare', { ...launch, figure: our(2) })).toThrow('not possible')
  const waiting = night()
  const idle = { ...waiting, groups: waiting.groups.map((group) => ({ ...group, activated: false })) }
  expect(() => playAction(idle, 'pencilFlare', launch)).toThrow('Nobody active')
})
