import { describe, expect, it } from 'vitest'
import type { FormValues } from '../../../../../../src/games/fng/contract/battle.ts'
import { battleForm } from '../../../../../../src/games/fng/app/battle/battleForm.ts'
import type { FngState } from '../../../../../../src/games/fng/rules/state.ts'
import { battleWith, our, their } from '../../../../../support/battle.ts'

const fight = (over: Parameters<typeof battleWith>[0] = {}) =>
  battleWith({
    ours: [{ leads: true, rep: 5 }, { rep: 4 }],
    theirs: [{ rep: 3 }, { rep: 3 }],
    ...over,
  })
const groupA = 901

describe('the form of an action', () => {
  it('names its fields with all that can be picked, in words', () => {
    const form = battleForm(fight(), 'activate', {}, [])
    expect(form).toMatchObject({ action: 'activate', title: 'Activate a group', page: 16, problem: null })
    expect(form.fields).toHaveLength(1)
    expect(form.fields[0]).toMatchObject({
      kind: 'pick',
      name: 'group',
      among: [{ id: groupA, side: 'ours', detail: 'REP 5, sector 5' }],
    })
    expect(form.values).toEqual({ group: groupA })
  })

  it('asks what hangs on what stands before it, and forgets it again', () => {
    // On a 6 the group cannot act on its own: a commander of that REP may bring it along.
    const ours = [{ leads: true, rep: 5 }, { rep: 4 }, { group: 'B', leads: true, rep: 6 }] as const
    const low = fight({ ours, battle: { ourDie: 6 } })
    const form = battleForm(low, 'activate', { group: groupA }, [])
    expect(form.fields.map(({ name }) => name)).toEqual(['group', 'byCommander'])
    expect(form.values).toEqual({ group: groupA, byCommander: false })
    expect(battleForm(fight(), 'activate', { group: groupA, byCommander: true }, []).values).toEqual({ group: groupA })
  })

  it('keeps what was entered where it fits, and falls back where it does not', () => {
    const state = fight()
    const right = battleForm(state, 'putRight', { figure: their(2), rep: 99, status: 'dancing' }, [])
    expect(right.values['figure']).toBe(their(2))
    expect(right.values['rep']).toBeLessThanOrEqual(7)
    expect(right.values['status']).not.toBe('dancing')
    const gone = battleForm(state, 'putRight', { figure: 77 }, [])
    expect(gone.values['figure']).not.toBe(77)
    expect(gone.problem).toBe('Figure: nothing is named.')
  })

  it('begins with what is selected', () => {
    const state = fight()
    const form = battleForm(state, 'putRight', {}, [our(2)])
    expect(form.values['figure']).toBe(our(2))
    expect(form.problem).toBeNull()
  })

  it('says on its button who does what, once that is known', () => {
    const theirs = fight({ battle: { side: 'theirs' } })
    const acts = battleForm(theirs, 'enemyActs', { inches: 12 }, [])
    expect(acts.button).toBe('E1 acts against A')
    const split = battleForm(fight(), 'formGroup', { figures: [our(2)] }, [])
    expect(split.button).toBe('Make them a group')
    expect(battleForm(fight(), 'formGroup', { figures: [] }, []).button).toBeNull()
  })

  it('FNG p. 61: begins with the PEF in whose sector we act, where that is one alone', () => {
    const pef = (id: number, sector: number) => ({
      id,
      number: id - 600,
      kind: 'pef',
      sector,
      status: 'hidden',
      found: null,
      markerId: null,
      actedTurn: 0,
      groupId: null,
      sealed: false,
      pc: false,
    })
    const on = (...contacts: readonly object[]) => {
      const state = fight({ groups: { A: { activated: true, sector: 5 } } })
      return battleForm({ ...state, contacts } as unknown as FngState, 'revealPef', {}, [])
    }
    expect(on(pef(601, 5), pef(602, 2))).toMatchObject({ values: { contact: 601 }, button: 'Reveal PEF 1' })
    expect(on(pef(601, 5), pef(602, 5)).values['contact']).toBeNull()
    expect(on(pef(602, 2), pef(603, 3)).values['contact']).toBeNull()
  })

  it('says what is missing, and why an action cannot be done', () => {
    expect(battleForm(fight(), 'cohesion', { groups: [] }, []).problem).toBe('Groups: at least 1 must be named.')
    const between = fight({ battle: { side: null, ourDie: null, theirDie: null, first: null } })
    expect(battleForm(between, 'activate', {}, []).problem).toBe('Roll the activation dice of the next turn first.')
  })

  it('has lines that are added begin as the first did, and ask what only a further one has', () => {
    const form = battleForm(fight({ groups: { A: { activated: true } } }), 'fire', { shooters: [our(1)] }, [])
    const rows = form.fields.find((field) => field.kind === 'rows')!
    expect(rows).toMatchObject({ least: 1 })
    expect(rows.lines).toHaveLength(1)
    const first = rows.lines[0]!.map(({ name }) => name)
    expect(first).not.toContain('gap')
    expect(Object.keys(rows.fresh).filter((name) => name !== 'gap')).toEqual(first)
    expect(rows.fresh).toMatchObject({ gap: 0 })
    const two = [{ target: their(1) }, { target: their(2), gap: 3 }]
    const asked = battleForm(
      fight({ groups: { A: { activated: true } } }),
      'fire',
      { shooters: [our(1)], targets: two },
      [],
    )
    expect(asked.values['targets']).toMatchObject([{ target: their(1) }, { target: their(2), gap: 3 }])
    const target = rows.lines[0]!.find((field) => field.kind === 'pick')!
    expect(target.among.map(({ id }) => id)).toEqual([their(1), their(2)])
  })

  it('drops the lines of men who are named no more, and keeps what stood in the others', () => {
    const begun = battleForm(fight(), 'inSight', {}, []).values
    const lines = (begun['lines'] as readonly FormValues[]).map((line) => ({ ...line, inches: 7 }))
    const fewer = battleForm(fight(), 'inSight', { ...begun, lines, ours: [our(1)] }, [])
    const left = fewer.values['lines'] as readonly FormValues[]
    expect(left.map(({ figure }) => figure)).toEqual([our(1), their(1), their(2)])
    expect(left.map(({ inches }) => inches)).toEqual([7, 7, 7])
    expect(fewer.problem).toBeNull()
    // A line that was added and names nobody yet stays.
    const added = battleForm(fight(), 'inSight', { ...begun, lines: [...lines, { figure: null }] }, [])
    expect(added.values['lines']).toHaveLength(5)
  })

  it('p. 31: asks for targets once somebody fires, and calls nobody named everyone who fires', () => {
    const state = fight({ groups: { A: { activated: true } } })
    const fields = (shooters: readonly number[]) => battleForm(state, 'fire', { shooters }, []).fields
    expect(fields([]).map(({ name }) => name)).toEqual(['shooters'])
    const targets = fields([our(1), our(2)]).find(({ name }) => name === 'targets')
    const by = targets?.kind === 'rows' ? targets.lines[0]!.find(({ name }) => name === 'by') : undefined
    expect(by).toMatchObject({ none: 'Everyone who fires' })
  })

  it('asks nothing that cannot be done just now: it says why', () => {
    const form = battleForm(fight(), 'fireFromHelicopter', {}, [])
    expect(form).toMatchObject({ fields: [], values: {}, asks: null })
    expect(form.problem).toBe('Nobody in a helicopter over the table can fire.')
  })

  it('is refused for an action that there is not, and without a battle', () => {
    expect(() => battleForm(fight(), 'dance', {}, [])).toThrow('There is no action dance in a battle.')
    expect(() => battleForm({ ...fight(), battle: [] }, 'activate', {}, [])).toThrow('No battle is being tracked.')
  })
})

const hiddenPef = {
  id: 601,
  markerId: null,
  number: 1,
  kind: 'pef' as const,
  sector: 2,
  status: 'hidden' as const,
  found: null,
  actedTurn: 0,
  groupId: null,
  sealed: false,
  pc: false,
}

describe('the order of activation', () => {
  const helpOf = (state: FngState, action: string) =>
    battleForm(state, action, {}, []).fields.find(({ name }) => name === 'group')?.help
  const three = (over: Parameters<typeof battleWith>[0] = {}) =>
    battleWith({
      ours: [
        { group: 'A', leads: true, rep: 4 },
        { group: 'B', leads: true, rep: 5 },
        { group: 'C', leads: true, rep: 5 },
        { group: 'D', leads: true, rep: 2 },
      ],
      theirs: [
        { group: 'E1', leads: true, rep: 3 },
        { group: 'E2', leads: true, rep: 5 },
      ],
      ...over,
    })
  const asks = (state: ReturnType<typeof three>, name: string) =>
    battleForm(state, 'activate', { group: state.groups.find((group) => group.name === name)!.id }, []).asks

  it('FNG p. 16: from the highest REP to the lowest: who is passed over is asked about', () => {
    expect(asks(three(), 'A')).toBe('B and C go first: REP 5.')
    expect(asks(three({ groups: { B: { activated: true } } }), 'A')).toBe('C goes first: REP 5.')
  })

  it('FNG p. 16: of equals any; who may not act on its own passes nobody over, nor does the last', () => {
    expect([asks(three(), 'B'), asks(three(), 'C'), asks(three(), 'D')]).toEqual([null, null, null])
    expect(asks(three({ groups: { B: { activated: true }, C: { activated: true } } }), 'A')).toBeNull()
  })

  it('p. 60: the enemy has an order of his own: PEFs first, then the closest, which the table shows', () => {
    const theirs = three({ battle: { side: 'theirs' } })
    expect(asks(theirs, 'E1')).toBeNull()
    expect(helpOf(theirs, 'activate')).toBe('PEFs first, then the groups: the closest to our men first.')
    const withPef = three({ battle: { side: 'theirs' }, state: { contacts: [hiddenPef] } })
    expect(asks(withPef, 'E1')).toBe('PEF 1 goes first: PEFs act before the groups (p. 60).')
    const acts = battleForm(withPef, 'enemyActs', {}, [])
    expect(acts.asks).toBe('PEF 1 goes first: PEFs act before the groups (p. 60).')
    expect(helpOf(withPef, 'enemyActs')).toBe(
      'PEFs first, then the groups: the closest to our men first. PEF 1 has yet to move.',
    )
    expect(helpOf(theirs, 'enemyActs')).toBe('PEFs first, then the groups: the closest to our men first.')
  })

  it('pp. 16, 60: the enemy by REP, PEFs among the groups, where a switch or a player of his own says so', () => {
    const switches = [{ id: 1, name: 'enemyOrder', value: 'rep' }]
    const byRep = three({ battle: { side: 'theirs' }, state: { switches } })
    expect(asks(byRep, 'E1')).toBe('E2 goes first: REP 5.')
    expect(asks(byRep, 'E2')).toBeNull()
    expect(helpOf(byRep, 'activate')).toBe('Highest REP first, PEFs among them; of equals any.')
    const led = three({
      battle: { side: 'theirs' },
      state: { switches: [{ id: 1, name: 'enemyRunBy', value: 'player' }] },
    })
    expect(asks(led, 'E1')).toBe('E2 goes first: REP 5.')
    expect(helpOf(three(), 'activate')).toBe('Highest REP first; of equals any. A group passed over stays put.')
  })

  it('asks nothing of a form that cannot be played', () => {
    const over = three({ battle: { side: null } })
    expect(battleForm(over, 'activate', {}, [])).toMatchObject({ asks: null })
  })
})
