import { describe, expect, it } from 'vitest'
import { playStep } from '../../../../../../src/main/engine/system.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import { battleForm } from '../../../../../../src/games/fng/app/battle/battleForm.ts'
import type { FormValues } from '../../../../../../src/games/fng/contract/battle.ts'
import type { FngState } from '../../../../../../src/games/fng/rules/state.ts'
import { fngSystem } from '../../../../../../src/games/fng/rules/system.ts'
import { battleWith, groupNamed, our, their } from '../../../../../support/battle.ts'

const problem = (state: FngState, action: string, values: FormValues = {}, selected: readonly number[] = []) =>
  battleForm(state, action, values, selected).problem
const offered = (state: FngState, action: string, name: string, values: FormValues = {}): readonly number[] => {
  const field = battleForm(state, action, values, []).fields.find((one) => one.name === name)
  return field && 'among' in field ? field.among.map(({ id }) => id) : []
}
const dead = { status: 'obviouslyDead' } as const

describe('what an action would refuse before anything is thrown, its form says', () => {
  const acting = battleWith({
    ours: [{ leads: true }, { moved: true, weapon: 'm60', role: 'gunner' }, { group: 'B' }],
    theirs: [{ status: 'stunned' }, {}],
    groups: { A: { activated: true } },
  })

  it('of any action, in the words of its refusal', () => {
    expect(problem(acting, 'setUpGun', {}, [our(2)])).toBe('Man 2 has moved this turn.')
    expect(problem(acting, 'formGroup', { figures: [our(1), their(2)] })).toBe('They are not of one side.')
  })

  it('and says nothing once it comes to the dice', () => {
    expect(problem(acting, 'fire', { shooters: [our(1)], targets: [{ target: their(2) }] })).toBeNull()
  })

  it('as who meets a trap, and who guards a prisoner', () => {
    expect(problem(acting, 'meetTrap', { who: 'named', figure: null })).toBe('Say who meets the trap.')
    expect(problem(acting, 'meetTrap', { who: 'named', figure: our(1) })).toBeNull()
    const bare = battleWith({
      ours: [{ weapon: 'unarmed' }],
      theirs: [{ status: 'stunned' }],
      groups: { A: { activated: true } },
    })
    expect(problem(bare, 'subdue', { figure: our(1), does: 'captures' })).toBe('Man 1 is unarmed.')
    expect(problem(bare, 'subdue', { figure: our(1), does: 'dispatches' })).toBeNull()
  })
})

it('an entry has its words of the whole form, of which only what is asked is sent', () => {
  const state = battleWith({ ours: [{}], groups: { A: { activated: true } } })
  const { values } = battleForm(state, 'clearWay', { obstacle: 'wire', how: 'blast' }, [])
  expect(values).not.toHaveProperty('men')
  const dice = openTape({ answers: [], dice: 'ask', choices: 'ask', seed: 1, depth: 900 })
  const { title } = playStep(fngSystem, 'act', { state, input: { action: 'clearWay', values }, dice, depth: 900 })
  expect(title).toBe('A gap is blown')
})

describe('the dead', () => {
  it('stand in no line, and are offered as nobody who caused a test', () => {
    const state = battleWith({ ours: [{}, dead, {}], theirs: [{}, dead] })
    expect(offered(state, 'inLine', 'order', { group: groupNamed(state, 'A') })).toEqual([our(1), our(3)])
    expect(battleForm(state, 'inLine', {}, []).values['order']).toEqual([our(1), our(3)])
    expect(offered(state, 'cohesion', 'shooters')).toEqual([our(1), our(3), their(1)])
  })

  it('come out of no water', () => {
    const swims = (id: number, figureId: number) => ({
      id,
      kind: 'swimmer' as const,
      name: 'Swims',
      sector: null,
      figureId,
      structureId: 60,
      since: 1,
      until: null,
      amount: 0,
    })
    const state = battleWith({ ours: [{}, dead], state: { lasting: [swims(70, our(1)), swims(71, our(2))] } })
    expect(offered(state, 'leaveWater', 'figures')).toEqual([our(1)])
  })
})

describe('Parting Shots', () => {
  it('are offered only where somebody can fire them', () => {
    const runs = { status: 'retired', fleeing: true } as const
    const shot = (state: FngState) => battleForm(state, 'partingShot', {}, [])
    expect(shot(battleWith({ ours: [{}], theirs: [runs] })).values['target']).toBe(their(1))
    expect(shot(battleWith({ ours: [{ weapon: 'unarmed' }], theirs: [runs] })).problem).toBe(
      'Nobody can fire at who has just retired.',
    )
  })
})
