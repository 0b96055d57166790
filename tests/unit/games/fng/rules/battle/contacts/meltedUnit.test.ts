import { describe, expect, it } from 'vitest'
import { figuresOf } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import { slipAway } from '../../../../../../../src/games/fng/rules/battle/contacts/meltedUnit.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import { figureIn, groupNamed, playAction, playScene, their } from '../../../../../../support/battle.ts'
import { withContacts } from './contactState.ts'

const seen = withContacts({
  contacts: [],
  theirs: [{}, { status: 'outOfTheFight' }, { rep: 5 }],
  battle: { enemy: 'lvc', eal: 3 },
})
const gone = playScene(seen, (scene) => {
  slipAway(scene, scene.row('groups', groupNamed(seen, 'E1')), 5)
}).state
const [first, second] = gone.contacts.map(({ id }) => id)
const reveal = (state: FngState, id: number, dice: Parameters<typeof playAction>[3]) =>
  playAction(state, 'revealPef', { contact: id, byUnit: true }, dice)

describe('Local VC that have slipped away', () => {
  it('FNG p. 70: are off the table; two PEFs stand for them', () => {
    expect(gone.contacts).toHaveLength(2)
    expect(gone.contacts[0]).toMatchObject({ number: 1, sector: 5, status: 'hidden', groupId: groupNamed(gone, 'E1') })
    expect(figuresOf(gone, 'theirs')).toEqual([])
  })

  it('FNG p. 70: a marker resolved as troops is the unit with its casualties; the other was a dummy', () => {
    const { state, texts } = reveal(gone, first!, [
      ['pef-resolution', first!, 3, 3],
      ['pef-resolution', first!, 1],
    ])
    expect(state.contacts.map(({ status, found }) => [status, found])).toEqual([
      ['resolved', 'E1'],
      ['removed', 'A dummy'],
    ])
    expect(figuresOf(state, 'theirs')).toHaveLength(3)
    expect(figureIn(state, their(2)).status).toBe('outOfTheFight')
    expect(texts).toContain('PEF 2 was a dummy.')
    // No new troops: the chart is not rolled.
    expect(state.groups.filter(({ side }) => side === 'theirs')).toHaveLength(1)
  })

  it('FNG p. 70: a marker that is nothing makes the other the unit, without a roll', () => {
    const nothing = reveal(gone, second!, [['pef-resolution', second!, 4, 6]])
    expect(nothing.state.groups.at(-1)!.hidden).toBe(true)
    const unit = reveal(nothing.state, first!, [])
    expect(figuresOf(unit.state, 'theirs')).toHaveLength(3)
    expect(unit.texts[0]).toBe('PEF 1 is the unit that slipped away: its other marker was nothing.')
  })

  it('ruling to FNG p. 70: a held place holds the unit itself, an empty one counts as nothing', () => {
    const resolution = [
      ['pef-resolution', first!, 1, 1],
      ['pef-resolution', first!, 6],
      ['potential-contact.eal-3', first!, 4, 4, 3],
    ] as const
    const held = reveal(gone, first!, [...resolution, ['battle.occupant', first!, 6]])
    expect(figuresOf(held.state, 'theirs')).toHaveLength(3)
    expect(held.state.structures[0]).toMatchObject({ kind: 'bunker', dv: 3, groupId: groupNamed(gone, 'E1') })
    const empty = reveal(gone, first!, [...resolution, ['battle.occupant', first!, 4]])
    expect(figuresOf(empty.state, 'theirs')).toEqual([])
    expect(empty.state.contacts.map(({ status }) => status)).toEqual(['resolved', 'hidden'])
  })
})
