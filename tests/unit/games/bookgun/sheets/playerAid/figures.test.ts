import { describe, expect, it } from 'vitest'
import { boxed, hasHouse, plainText } from '../../../../../../src/main/sheets/aid/block.ts'
import { blockIn, type AidBlocks } from '../../../../../../src/main/sheets/aid/card.ts'
import { needsOf } from '../../../../../../src/main/engine/missing.ts'
import { bookRules } from '../../../../../../src/main/engine/system.ts'
import { nations } from '../../../../../../src/games/bookgun/rules/organisation/nations.ts'
import { empty } from '../../../../../../src/games/bookgun/rules/state.ts'
import { bookgunTables } from '../../../../../../src/games/bookgun/rules/tables/index.ts'
import { formations } from '../../../../../../src/games/bookgun/rules/tables/formations.ts'
import { playerAid } from '../../../../../../src/games/bookgun/sheets/playerAid/playerAid.ts'
import { rosterState } from '../../../../../support/bookgunRosters.ts'

const book = playerAid(empty)
const filled = playerAid(rosterState('uk'))

/** Rows without marks: a box is "[]", or "[4]" with what is in it. */
const rows = (number: string, aid = book): string[][] =>
  blockIn(aid, number).rows.map((row) =>
    row.map(({ text }) => {
      const own = boxed(text)
      return own === null ? plainText(text) : `[${own}]`
    }),
  )

const boxesOf = ({ blocks }: AidBlocks): string[] =>
  [...blocks.values()].flatMap((block) => block.rows.flat().flatMap(({ text }) => boxed(text) ?? []))

describe('what the text has lost', () => {
  it('has a box each, the player’s own stand framed in them, and are no house rules', () => {
    const asked = needsOf(bookgunTables, bookRules).length
    expect(boxesOf(book)).toEqual(Array.from({ length: asked }, () => ''))
    expect(boxesOf(filled).filter((own) => own !== '')).toHaveLength(3)
    expect(boxesOf(filled)).toHaveLength(asked)
    expect([...filled.blocks.values()].some(hasHouse)).toBe(false)
  })

  it('fire, close combat and morale have heads for what the copy has', () => {
    for (const number of ['4.2', '4.4', '4.7']) expect(blockIn(book, number).hint.text).toBe('from your copy')
  })
})

describe('before the game', () => {
  it('p. 6-7: six armies, each with its squad, its platoons and its company', () => {
    expect(rows('1.1').map(([nation]) => nation)).toEqual(nations.map(({ title }) => title))
    expect(rows('1.1')[1]![1]).toMatch(/^Section of 7: leader \(SA80\), 2 gunners \(LSW\), 4 riflemen/)
    expect(rows('1.1')[1]![3]).toContain('Armor troop of 4 vehicles')
  })

  it('p. 7-8: units, leaders, rules of engagement', () => {
    expect(rows('1.2')[0]![1]).toBe('3 squads, a weapons squad, headquarters; 3 platoons are a company')
    expect(rows('1.2')[1]![1]).toContain('an HMG and a recoilless rifle for each 4 cells')
    expect(rows('1.3')[3]![1]).toContain('3 basic units')
    expect(rows('1.4').map(([rule]) => rule)).toEqual([
      ...['ROE1 Weapons Hold', 'ROE2 Weapons Tight', 'ROE3 Weapons Ready', 'ROE4 Weapons Free'],
    ])
  })
})

describe('the turn, the move', () => {
  it('p. 13: a joker', () => {
    expect(rows('2.2').map(([die, text]) => `${die} ${text}`)[2]).toBe('3 It falls back this turn, 2D6')
  })

  it('p. 14: the dice, by type and formation', () => {
    const named = (who: string) =>
      rows('2.3')
        .find(([name]) => name === who)!
        .slice(1)
    expect(named('Army, column')).toEqual(['3/4', '4/5', '3/5', '4/6', 'high'])
    expect(named('Insurgents, open order')).toEqual(['3/4', '-', '4/5', '-', 'low'])
    expect(named('Civilians, close order')).toEqual(['2/4', '-', '3/5', '-', 'none'])
    expect(named('Horse drawn vehicles')).toEqual(['[]', '[]', '[]', '[]', 'prohibited'])
    expect(named('Over snow vehicles')).toEqual(['snow 4', '[]', '[]', '[]', 'low'])
    expect(named('Light boats')).toEqual(['3', '', '', '', ''])
    expect(rows('2.3', filled).some((row) => row.includes('[4]'))).toBe(true)
  })

  it('p. 13-18: what changes them', () => {
    expect(rows('2.4').slice(0, 3)).toEqual([
      ['Rough', 'the die of the movement table off'],
      ['Dense', 'that die off, then its amount again; 1" always'],
      ['Steep slope', 'half of each die up or across; full speed straight down'],
    ])
    expect(rows('2.5').find(([word]) => word === 'Shaken')![1]).toContain('4D6')
  })
})

describe('formations, ground, sight', () => {
  it('p. 8-19: eleven formations, ten carriers', () => {
    expect(rows('3.1')).toHaveLength(formations.rows.length)
    expect(rows('3.4').slice(2, 5)).toEqual([
      ['Light wheeled', '7'],
      ['Medium wheeled', '12'],
      ['Heavy wheeled', '16'],
    ])
    expect(rows('3.3')[0]![1]).toBe('then 1D6, or charge 2D6; scouts 2D6; cavalry no charge')
  })

  it('p. 10: spotting, one line for what all three sides have', () => {
    expect(rows('3.6')).toEqual([
      ['Any side, 4" or less', 'automatic', '<'],
      ['Army, 6" or less', '[]', '[]'],
      ['Army, 12" or less', '[]', '[]'],
      ['Insurgents, 6" or less', '[]', '[]'],
      ['Insurgents, 12" or less', '10', '8'],
      ['Civilians, 8" or less', '10', '8'],
      ['Civilians, 12" or less', '8', '6'],
      ['From inside a vehicle', 'half', 'half'],
    ])
  })

  it('p. 18: rally', () => {
    expect(rows('4.5')).toEqual([
      ['Army', '[]', '[]'],
      ['Insurgents', '[]', '[]'],
      ['Civilians', '[]', '[]'],
    ])
    expect(rows('4.5', filled).flat()).toContain('[1-4]')
    expect(plainText(blockIn(book, '4.5').notes[0]!.text)).toContain('falls back 4D6 to the nearest edge')
  })
})
