import { describe, expect, it } from 'vitest'
import { battleForm } from '../../../../../../../src/games/fng/app/battle/battleForm.ts'
import { battleWith, figureIn, our, playAction, their } from '../../../../../../support/battle.ts'
import { firing, line } from '../fire/forms.ts'

/** Man 2 is a Born Leader; one of theirs fires. */
const state = battleWith({
  ours: [{}, { attributes: ['born-leader'] }, { rep: 1 }, {}],
  theirs: [{}],
  groups: { E1: { activated: true } },
  battle: { side: 'theirs', first: 'theirs' },
})
const form = (targets: readonly object[]) =>
  battleForm(state, 'fire', { shooters: [their(1)], targets: targets as never }, [])
const near = (targets: readonly object[]) => form(targets).values['nearBornLeader']
const known = (targets: readonly object[]) => form(targets).fields.find(({ name }) => name === 'nearBornLeader')?.known

describe('who is within 4" of a Born Leader (FNG p. 5)', () => {
  it('goes by who is beside him: as his line has it, else as he stands in line', () => {
    expect(near([{ target: our(2) }])).toEqual([our(1), our(3)])
    expect(near([{ target: our(2), near: [our(3)] }])).toEqual([our(3)])
    expect(near([{ target: our(1), near: [our(2)] }])).toEqual([our(1), our(3)])
    expect(known([{ target: our(2), near: [our(3)] }])).toBe('test like Man 2, Born Leader: Man 3')
  })

  it('is said only where one is among those who test', () => {
    expect(near([{ target: our(4), near: [] }])).toBeUndefined()
    expect(near([])).toBeUndefined()
  })

  it('is not asked again at the dice; an entry from before is asked as it was', () => {
    const miss = [
      ['ranged-combat', their(1), 1, 1, 1],
      ['reaction.received-fire', our(2), 1, 2, 6],
    ] as const
    const at = line(our(2), { near: [our(3)], sheltered: [] })
    const said = playAction(state, 'fire', firing([their(1)], [at], { nearBornLeader: [our(3)] }), miss)
    expect(said.texts).toContain('Received Fire: Man 3 stands and may fire. As Man 2 does.')
    const asked = playAction(state, 'fire', firing([their(1)], [at]), [
      ...miss,
      { choose: 'battle.born-leader', of: our(2), value: 'near' },
    ])
    expect(asked.state).toEqual(said.state)
    expect(figureIn(said.state, our(3)).mayReturnFire).toBe(true)
  })
})
