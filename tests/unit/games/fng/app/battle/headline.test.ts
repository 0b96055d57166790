import { describe, expect, it } from 'vitest'
import type { HeadlinePart } from '../../../../../../src/contract/headline.ts'
import { toldBetween } from '../../../../../../src/games/fng/app/battle/headline.ts'
import { phasesOf } from '../../../../../../src/games/fng/app/battle/phases.ts'
import type { Line } from '../../../../../../src/main/engine/lines.ts'
import { difference } from '../../../../../../src/main/engine/state.ts'
import type { Contact, Figure } from '../../../../../../src/games/fng/rules/battle/battle.ts'
import type { FngState } from '../../../../../../src/games/fng/rules/state.ts'
import { battleWith, our, playAction, their } from '../../../../../support/battle.ts'

const lineOn = (table: string | null): Line => ({ table }) as Line
const start = battleWith({ ours: [{}, {}, {}, {}, {}, {}], theirs: [{}, {}, {}, {}] })
const textOf = (parts: readonly HeadlinePart[]) => parts.map(({ text }) => text).join('')
const lastName = (nth: number) => {
  const { soldierId } = start.figures.find(({ id }) => id === our(nth))!
  return start.soldiers.find(({ id }) => id === soldierId)!.lastName
}

/** The headline of an entry that did this to figures. */
function told(to: Readonly<Record<number, Partial<Figure>>>, lines: readonly Line[] = []) {
  const after: FngState = {
    ...start,
    figures: start.figures.map((figure) => ({ ...figure, ...to[figure.id] })),
  }
  const entry = { title: 'In Sight: A and E1', changes: difference(start, after), lines }
  return toldBetween(entry, start, after)
}

describe('the headline of a fight', () => {
  it('names the dead and those who are out first, ours before theirs, men as links; who only ducked comes after', () => {
    const { head, more } = told({
      [our(1)]: { status: 'obviouslyDead' },
      [our(2)]: { status: 'obviouslyDead' },
      [our(3)]: { status: 'outOfTheFight' },
      [our(4)]: { status: 'duckBack' },
      [their(1)]: { status: 'outOfTheFight' },
    })
    expect(textOf(head)).toBe(
      `${lastName(1)} and ${lastName(2)} dead, ${lastName(3)} out of the fight; Enemy 1 out of the fight`,
    )
    expect(head.filter(({ man }) => man !== null).map(({ text }) => text)).toEqual([1, 2, 3].map(lastName))
    expect(textOf(more)).toMatch(new RegExp(`^In Sight: A and E1\\. ${lastName(4)} ducked back\\. -\\d+ VP\\.$`))
  })

  it('ends what was done with one stop, also after an initial', () => {
    const after = {
      ...start,
      figures: start.figures.map((one) => (one.id === our(1) ? { ...one, status: 'duckBack' as const } : one)),
    }
    const entry = { title: 'Fire: E2 3 at LCpl Vandermeer, W.', changes: difference(start, after), lines: [] }
    expect(textOf(toldBetween(entry, start, after).more)).toBe(entry.title)
  })

  it('tells only the number of many, and puts who only lost his nerve first where nothing worse happened', () => {
    const down = Object.fromEntries([1, 2, 3, 4, 5].map((nth) => [our(nth), { status: 'duckBack' as const }]))
    const all = { ...down, [their(1)]: { status: 'stunned' }, [their(2)]: { status: 'duckBack' } } as const
    expect(textOf(told(all).head)).toBe('5 of ours ducked back; Enemy 1 stunned, Enemy 2 ducked back')
  })

  it('tells what a PEF was without the chances of its chart, and the enemy once he is known', () => {
    const pef = {
      ...start.contacts[0]!,
      id: 800,
      kind: 'pef',
      number: 2,
      sector: 3,
      status: 'hidden',
      found: null,
      pc: false,
    } as Contact
    const before: FngState = {
      ...start,
      contacts: [pef],
      battle: start.battle.map((one) => ({ ...one, enemy: null })),
    }
    const opened = (over: Partial<Contact>) => {
      const after = {
        ...before,
        contacts: [{ ...pef, status: 'resolved' as const, ...over }],
        battle: before.battle.map((one) => ({ ...one, enemy: 'nva' as const, eal: 4 })),
      }
      return toldBetween({ title: 'Reveal a PEF', changes: difference(before, after), lines: [] }, before, after)
    }
    const hooch = 'Grass hooch: (1-3) abandoned, empty or (6) holds a cache of 100 lbs of supplies'
    expect(textOf(opened({ found: hooch, pc: true }).head)).toBe('PEF 2: Grass hooch, nobody there')
    expect(textOf(opened({ found: 'Six-man half squad with (1-3) LMG or (4-6) RPG' }).head)).toBe(
      'PEF 2: Six-man half squad',
    )
    expect(textOf(opened({ found: 'Nothing', pc: true }).head)).toBe('PEF 2: Nothing')
    expect(textOf(opened({ found: 'Nothing' }).more)).toContain('The enemy is NVA, EAL 4.')
  })

  it('says that nobody was hit where somebody was fired at', () => {
    expect(textOf(told({}, [lineOn('ranged-combat')]).head)).toBe('Nobody hit')
    expect(textOf(told({}).head)).toBe('In Sight: A and E1')
  })
})

it('p. 103: says what a man did that may bring a medal, once', () => {
  const by = (count: number): FngState => ({
    ...start,
    tallies: [
      { id: 1, event: 'deed.broughtInWounded', figureId: our(1), about: our(2), count, points: 0, turn: 1, text: '' },
    ],
  })
  const entry = { title: 'Set down', changes: [], lines: [] }
  const more = (before: FngState, after: FngState) => textOf(toldBetween(entry, before, after).more)
  expect(more(start, by(1))).toBe(`${lastName(1)} brought in a wounded comrade under fire: a deed (p. 103).`)
  expect(more(by(1), by(2))).toBe('')
})

describe('the headline of what else happens', () => {
  const headOf = (before: FngState, after: FngState) =>
    textOf(toldBetween({ title: 'x', changes: difference(before, after), lines: [] }, before, after).head)

  it('says whose turn it is, and who goes first', () => {
    expect(headOf(start, playAction(start, 'passOn', {}).state)).toBe('Their turn')
    const battle = { ...start.battle[0]!, turn: 2, ourDie: 1, theirDie: 5, first: 'theirs', side: 'theirs' } as const
    expect(headOf(start, { ...start, battle: [battle] })).toBe('Turn 2: ours 1, theirs 5, they go first')
  })

  it('p. 93: says what a total of 7 brings, also where it is nothing', () => {
    const battle = { ...start.battle[0]!, turn: 2, ourDie: 2, theirDie: 5, first: 'theirs', side: 'theirs' } as const
    const pef = { id: 601, number: 3, kind: 'pef', sector: 2, status: 'hidden', found: null } as const
    const turned = { ...start, battle: [battle] }
    const brought = { ...turned, contacts: [pef] } as unknown as FngState
    const moreOf = (after: FngState, row: number | null) => {
      const lines = row === null ? [] : [{ ...lineOn('reinforcements'), row }]
      return textOf(toldBetween({ title: 'x', changes: difference(start, after), lines }, start, after).more)
    }
    expect(moreOf(brought, 0)).toBe('Total 7 brings reinforcements of theirs. PEF 3 lies in sector 2.')
    expect(moreOf(turned, 2)).toBe('Total 7, but no reinforcements of theirs this time.')
    expect(moreOf(turned, null)).toBe('')
  })

  it('says who has come, and what a PEF was', () => {
    const without = { ...start, groups: start.groups.filter(({ side }) => side === 'ours') }
    const alone = { ...without, figures: start.figures.filter(({ side }) => side === 'ours') }
    expect(headOf(alone, start)).toBe('E1 appears: 4 of theirs')
    const pef = { id: 601, number: 3, kind: 'pef', sector: 2, status: 'hidden', found: null } as const
    const seen = { ...pef, status: 'resolved', found: 'Three-man cell' } as const
    const on = (contact: object) => ({ ...start, contacts: [contact] }) as unknown as FngState
    expect(headOf(on(pef), on(seen))).toBe('PEF 3: Three-man cell')
    expect(headOf(on(pef), on({ ...pef, sector: 4 }))).toBe('PEF 3 goes to sector 4')
  })

  it('sums the battle up at its end: who was lost in all of it, the points, what comes next', () => {
    const lost = battleWith({ ours: [{ status: 'obviouslyDead' }, {}], theirs: [{ status: 'obviouslyDead' }] })
    const after = { ...lost, battle: [{ ...lost.battle[0]!, ended: true, turn: 6, side: null }] }
    const entry = { title: 'End the battle', changes: difference(lost, after), lines: [] }
    const { head, more } = toldBetween(entry, lost, after)
    expect(textOf(head)).toBe(`The battle ended after turn 6: ${lastName(1)} dead; Enemy 1 dead`)
    expect(textOf(more)).toMatch(/^-\d+ VP so far\. Next: hand in the report\.$/)
  })
})

it('folds the lines of an In Sight into its phases, in order', () => {
  const tables = ['in-sight', 'in-sight', null, 'ranged-combat', 'combat-damage', null, 'reaction.man-down']
  expect(phasesOf([lineOn(null), ...tables.map(lineOn)])).toEqual([
    { title: 'What happened', lines: 1 },
    { title: 'Who acts', lines: 3 },
    { title: 'Fire and hits', lines: 3 },
    { title: 'Nerve', lines: 1 },
  ])
})
