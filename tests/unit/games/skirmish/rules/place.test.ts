import { describe, expect, it } from 'vitest'
import { strayOf } from '../../../../../src/games/skirmish/rules/deviation.ts'
import { deviation } from '../../../../../src/games/skirmish/rules/tables/copy.ts'
import { rulesOf } from '../../../../../src/games/skirmish/rules/copy/rulesOf.ts'
import { setUpSkirmish, skirmish, testDeviation } from '../../../../support/skirmish.ts'

const laid = (table = skirmish()) => table.do('layTable', { width: 48, depth: 36 })
const hiding = { theirs: [{ name: 'Minh', weapon: 'ak', hidden: true, place: 'in the reeds' }] }
const at = (table: ReturnType<typeof skirmish>, name: string, across: number, down: number) =>
  table.do('place', { figures: [{ figure: table.id(name), across, down }], shots: [] })

describe('the drawn table', () => {
  it('is laid once, and can be measured again', () => {
    const table = laid().do('layTable', { width: 72, depth: 48 })
    expect(table.state.grounds).toMatchObject([{ widthInches: 72, depthInches: 48 }])
    expect(table.refused('layTable', { width: 6, depth: 36 })).toContain('12 to 240')
  })

  it('keeps where a figure stands, and spends nothing', () => {
    const table = laid()
    const before = table.figure('Able')
    at(at(table, 'Able', 10, 30.5), 'Able', 11, 30.5)
    expect(table.state.spots).toMatchObject([{ figureId: before.id, acrossTenths: 110, downTenths: 305, aim: false }])
    expect(table.figure('Able')).toEqual(before)
    expect(table.title).toBe('On the table: Able')
    expect(table.said).toBe('Able stands 11" from the left edge, 30.5" from the upper one.')
  })

  it('refuses what is not on it, and anything before it is laid', () => {
    const one = (table: ReturnType<typeof skirmish>, across: number) =>
      table.refused('place', { figures: [{ figure: table.id('Able'), across, down: 1 }], shots: [] })
    expect(one(skirmish(), 1)).toContain('No table is drawn')
    expect(one(laid(), 48.5)).toContain('beyond the table')
    expect(one(laid(), Number.NaN)).toContain('beyond the table')
    expect(laid().refused('place', { figures: [], shots: [] })).toContain('Nobody is named')
  })

  it('tells nothing of where a sealed figure stands, nor that it does', () => {
    const table = laid(skirmish(hiding))
    at(table, 'Hidden 1', 20, 5)
    expect([table.said, table.title]).toEqual(['', 'Sealed'])
    expect(table.lines.every(({ secret }) => secret)).toBe(true)
  })

  it('tells as much of one sealed figure as of several', () => {
    const table = laid(skirmish({ theirs: [...hiding.theirs, { name: 'Binh', hidden: true, place: 'the dike' }] }))
    const told = (...names: readonly string[]) => {
      const figures = names.map((name) => ({ figure: table.id(name), across: 20, down: 5 }))
      table.do('place', { figures, shots: [] })
      return [table.title, table.lines.map(({ secret, text }) => (secret ? '' : text))]
    }
    expect(told('Hidden 1', 'Hidden 2', 'Able')).toEqual(told('Hidden 1', 'Able'))
  })

  it('is cleared when the game ends', () => {
    const table = at(laid(), 'Able', 1, 1).do('endGame', { winner: null, words: '' })
    expect([table.state.spots, table.state.grounds]).toEqual([[], []])
  })
})

describe('what went off', () => {
  const firing = () => {
    const table = setUpSkirmish({ ours: [{ name: 'Able', radio: true }] }).fill(...testDeviation)
    return laid(table.do('startTurn')).do('callShot', { target: 'the huts', bySmoke: false }, [3])
  }

  it('is placed as it landed or as it was aimed, and goes with its mark', () => {
    const table = firing()
    const blast = table.state.blasts[0]!.id
    const shots = [true, false].map((aim) => ({ blast, aim, across: aim ? 20 : 23, down: 10 }))
    table.do('place', { figures: [], shots })
    expect(table.state.spots).toMatchObject([
      { blastId: blast, aim: true, acrossTenths: 200 },
      { blastId: blast, aim: false, acrossTenths: 230 },
    ])
    table.nobodyNear().do('closeSupport').next().next()
    expect([table.state.blasts, table.state.spots]).toEqual([[], []])
  })

  it('says in its words how it went astray', () => {
    const table = firing()
    const stray = (landed: string) => strayOf(rulesOf(table.state).table(deviation), landed)
    expect(stray(table.state.blasts[0]!.landed)).toEqual({ inches: 3, direction: 'side 3', from: 'the huts' })
    expect(stray('5" side 5 of 3" side 3 of the huts')).toMatchObject({ inches: 5, from: '3" side 3 of the huts' })
    expect(stray('the huts')).toBeNull()
  })
})
