import { describe, expect, it } from 'vitest'
import { battleForm } from '../../../../../../../src/games/fng/app/battle/battleForm.ts'
import { sha256 } from '../../../../../../../src/main/engine/sha256.ts'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import { figuresOf } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import { actionNamed } from '../../../../../../../src/games/fng/rules/battle/chapters.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import { playAction } from '../../../../../../support/battle.ts'
import { pef, playPartly, withContacts } from './contactState.ts'

const switches = [{ id: 1, name: 'enemyRunBy', value: 'player' }]
const headToHead = (more: Partial<FngState> = { switches }) =>
  withContacts({
    contacts: [{ sector: 2 }, { sector: 3 }, { sector: 4 }],
    battle: { turn: 0, side: null, enemy: null },
    state: more,
  })
const men = [
  { count: 1, role: 'leader', weapon: 'ak-47', rep: 5 },
  { count: 2, role: 'rifleman', weapon: 'sks', rep: 4 },
]
const troops: Values = { contact: pef(1), list: 'nva', what: 'troops', men }
const noted = () => playPartly(headToHead(), 'secretPef', troops)
const reveal = (state: FngState, nth: number) =>
  playAction(
    { ...state, battle: state.battle.map((row) => ({ ...row, turn: 1, side: 'ours' as const })) },
    'revealPef',
    { contact: pef(nth), byUnit: true },
  )

describe('head to head', () => {
  it('FNG p. 52: a PEF is noted in secret, and the journal keeps its digest', () => {
    const { state, lines } = noted()
    const [sealed] = state.sealedContacts
    expect(sealed!.digest).toBe(sha256(sealed!.answers))
    expect(state.contacts[0]).toMatchObject({ sealed: true, status: 'hidden' })
    expect(state.battle[0]!.enemy).toBe('nva')
    const open = lines.filter(({ secret }) => !secret).map(({ text }) => text)
    expect(open).toEqual(['The enemy is agreed on: NVA.', `PEF 1 is noted: ${sealed!.digest}.`])
    expect(lines.filter(({ secret }) => secret)).toHaveLength(1)
  })

  it('FNG p. 52: revealed, its troops stand there, and no table is rolled on', () => {
    const { state, texts, lines } = reveal(noted().state, 1)
    expect(texts[0]).toContain('the digest is the same')
    expect(lines.map(({ table }) => table).filter((table) => table !== null)).toEqual([])
    expect(figuresOf(state, 'theirs').map(({ role, weapon, rep }) => [role, weapon, rep])).toEqual([
      ['leader', 'ak-47', 5],
      ['rifleman', 'sks', 4],
      ['rifleman', 'sks', 4],
    ])
    expect(state.contacts[0]).toMatchObject({ status: 'resolved', found: 'E1' })
    expect(state.sealedContacts).toEqual([])
  })

  it('FNG p. 52: or it was a decoy, whose digest told nobody so', () => {
    const decoy = (nth: number) =>
      playPartly(noted().state, 'secretPef', { contact: pef(nth), what: 'decoy' }).state.sealedContacts[1]!
    expect(decoy(2).answers.replace('PEF 2', '')).not.toBe(decoy(3).answers.replace('PEF 3', ''))
    const { state } = playPartly(noted().state, 'secretPef', { contact: pef(2), what: 'decoy' })
    const after = reveal(state, 2)
    expect(after.state.contacts[1]).toMatchObject({ status: 'removed', found: 'A decoy' })
    expect(figuresOf(after.state, 'theirs')).toEqual([])
  })

  it('shows its form to one player alone', () => {
    expect(battleForm(headToHead(), 'secretPef', {}, []).forEyes).toBe('The player of the enemy')
    expect(battleForm(headToHead(), 'revealPef', {}, []).forEyes).toBeNull()
  })

  it('FNG p. 98: an Ambush has revealed its PEFs in the set-up', () => {
    const ambush = headToHead()
    const missions = ambush.missions.map((mission) => ({ ...mission, type: 'ambush' as const }))
    expect(actionNamed('secretPef')!.refuses({ ...ambush, missions })).toContain('were revealed when it was set up')
  })

  it('is not played where the rules run the enemy, and notes nothing twice', () => {
    const { refuses } = actionNamed('secretPef')!
    expect(refuses(headToHead({}))).toContain('The rules run the enemy.')
    expect(refuses(headToHead())).toBeNull()
    expect(() => playPartly(noted().state, 'secretPef', troops)).toThrow('PEF: that is not possible')
  })
})
