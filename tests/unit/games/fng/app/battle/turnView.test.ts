import { describe, expect, it } from 'vitest'
import { battleView } from '../../../../../../src/games/fng/app/battle/battleView.ts'
import type { PastEntry } from '../../../../../../src/main/app/game/past.ts'
import { difference } from '../../../../../../src/main/engine/state.ts'
import type { Values } from '../../../../../../src/games/fng/rules/battle/action.ts'
import type { Contact } from '../../../../../../src/games/fng/rules/battle/battle.ts'
import type { FngState } from '../../../../../../src/games/fng/rules/state.ts'
import { battleWith, groupNamed, playAction, type TestBattle } from '../../../../../support/battle.ts'

const pef = (number: number): Contact => ({
  id: 600 + number,
  markerId: null,
  number,
  kind: 'pef',
  sector: 2,
  status: 'hidden',
  found: null,
  actedTurn: 0,
  groupId: null,
  sealed: false,
  pc: false,
})
const view = (state: FngState, back: readonly PastEntry[] = []) => {
  const found = battleView(state, [], back)
  if (found.status === 'none' || found.status === 'ready') throw new Error(`It is ${found.status}.`)
  return found
}
const leaves = (state: FngState, name: string) => view(state).actions.find((one) => one.name === name)!.leaves

/** Three groups of ours on a die of 3, of which C is below it; two of theirs and two PEFs on a die of 2. */
const both = (over: TestBattle = {}) =>
  battleWith({
    ours: [{ rep: 4 }, { group: 'B', rep: 3 }, { group: 'C', rep: 2 }],
    theirs: [{ rep: 3 }, { group: 'E2', rep: 2 }],
    ...over,
    state: { contacts: [pef(1), pef(2)], ...over.state },
  })

describe('who has yet to act (FNG pp. 16, 60)', () => {
  it('are the groups whose REP is enough for their die; whose turn comes is said', () => {
    const state = both()
    expect(view(state).turn).toMatchObject({ left: 'A and B have yet to act', idle: null, goOn: 'passOn' })
    expect(view(state).actions.find(({ name }) => name === 'passOn')!.title).toBe('Their turn')
    expect(leaves(state, 'passOn')).toBe('A and B have yet to act.')
    const done = both({ groups: { A: { activated: true }, B: { activated: true } } })
    expect(view(done).turn.left).toBeNull()
    expect(leaves(done, 'passOn')).toBeNull()
  })

  it('are also the PEFs of the enemy: of many only how many is told, and asked about by name', () => {
    const theirs = both({ battle: { side: 'theirs', first: 'theirs' } })
    expect(view(theirs).turn.left).toBe('2 groups, 2 PEFs to act')
    expect(view(theirs).actions.find(({ name }) => name === 'passOn')!.title).toBe('Our turn')
    expect(leaves(theirs, 'passOn')).toBe('E1, E2, PEF 1 and PEF 2 have yet to act.')
  })

  it('the next turn before both sides have had theirs would leave out the other side too', () => {
    expect(leaves(both(), 'nextTurn')).toBe('A, B, E1, E2, PEF 1 and PEF 2 have yet to act.')
    expect(leaves(both({ battle: { side: 'theirs' } }), 'nextTurn')).toBe('E1, E2, PEF 1 and PEF 2 have yet to act.')
    expect(leaves(both({ battle: { side: null, ourDie: null, theirDie: null } }), 'nextTurn')).toBeNull()
  })

  it('the end of the battle is asked about while the mission goes on', () => {
    expect(leaves(both({ battle: { turn: 2, length: 6 } }), 'endBattle')).toBe(
      'The mission is not over: 4 more turns at least.',
    )
    expect(leaves(both({ battle: { over: true } }), 'endBattle')).toBeNull()
    // A form that asks something says it itself: nobody is asked twice.
    const going = both({ battle: { turn: 2, length: 6 } })
    const patrol = { ...going, missions: going.missions.map((one) => ({ ...one, type: 'patrol' as const })) }
    const end = view(patrol).actions.find(({ name }) => name === 'endBattle')!
    expect(end).toMatchObject({ leaves: null, warns: 'The mission is not over: 4 more turns at least.' })
  })
})

describe('a side of which nobody can act', () => {
  const theirs = { side: 'theirs', first: 'ours', theirDie: 5, pefRep: 1 } as const
  it.each([
    ['their PEFs alone', { battle: theirs }, 'Their PEFs are REP 1, below their die of 5: nothing to do'],
    [
      'groups and PEFs',
      { theirs: [{ rep: 3 }, { group: 'E2', rep: 2 }], battle: theirs },
      'Their groups are REP 3 or less, their PEFs are REP 1, below their die of 5: nothing to do',
    ],
    ['nobody there', { battle: theirs, state: { contacts: [] } }, 'Nobody of theirs is in sight: nothing to do'],
    ['ours', { ours: [{ rep: 3 }], battle: { ourDie: 6 } }, 'Our groups are REP 3, below our die of 6: nothing to do'],
  ] as const)('%s', (_, given, idle) => {
    const state = battleWith({ ours: [{}], state: { contacts: [pef(1)] }, ...given })
    expect(view(state).turn.idle).toBe(idle)
  })

  it('says that only a commander can bring a group along', () => {
    const officer = { role: 'leader', rep: 6 } as const
    const ours = [{ leads: true, rep: 3 }, officer, { leads: true, rep: 4, group: 'B' }] as const
    const { turn } = view(battleWith({ ours, battle: { ourDie: 5 } }))
    expect(turn).toMatchObject({ left: null, idle: 'B: below our die, unless a commander brings it along' })
  })
})

/** An action as the journal has it, played on a state. */
function played(state: FngState, action: string, values: Values, tape: Parameters<typeof playAction>[3] = []) {
  const after = playAction(state, action, values, tape).state
  const changes = () => difference(state, after)
  return { after, entry: { step: 'act', input: { action, values }, changes } satisfies PastEntry }
}

describe('what the journal alone knows', () => {
  const activate = (state: FngState, name: string) =>
    played(state, 'activate', { group: groupNamed(state, name), byCommander: false, nearCommander: false })

  it('the group that was activated last acts now, the one before has acted', () => {
    const first = activate(both(), 'A')
    const second = activate(first.after, 'B')
    const says = (of: typeof first, back: readonly PastEntry[]) =>
      view(of.after, back)
        .groups.filter(({ side }) => side === 'ours')
        .map(({ state, may }) => `${state}: ${may}`)
    expect(says(first, [first.entry]).slice(0, 2)).toEqual(['acts: Acts now', 'may: May act now'])
    expect(says(second, [second.entry, first.entry]).slice(0, 2)).toEqual(['acted: Has acted', 'acts: Acts now'])
    const passed = played(second.after, 'passOn', {})
    expect(says(passed, [passed.entry, second.entry]).slice(0, 2)).toEqual(['acted: Has acted', 'acted: Has acted'])
  })

  it('is due: what is left to do, and nothing while a group of ours acts', () => {
    const state = both()
    expect(view(state).turn.due).toBe('activate')
    const first = activate(state, 'A')
    expect(view(first.after, [first.entry]).turn.due).toBeNull()
    const done = both({ groups: { A: { activated: true }, B: { activated: true } } })
    expect(view(done).turn.due).toBe('passOn')
    expect(view(both({ battle: { side: 'theirs', first: 'ours' } })).turn.due).toBe('pefMoves')
    // Under fire of the last enemy group, who may fire back comes first (p. 22).
    const figures = done.figures.map((one, i) => (i === 0 ? { ...one, mayReturnFire: true } : one))
    expect(view({ ...done, figures }).turn.due).toBe('returnFire')
    expect(view(both({ battle: { ended: true } })).turn.due).toBeNull()
  })
})
