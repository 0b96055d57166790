import { describe, expect, it } from 'vitest'
import { plainText, sameAsAbove } from '../../../../../../src/main/sheets/aid/block.ts'
import { blockIn, isHousePage } from '../../../../../../src/main/sheets/aid/card.ts'
import { empty, type SnoopinState } from '../../../../../../src/games/snoopin/rules/state.ts'
import {
  casualtyAccompanied,
  casualtyEvacuated,
  casualtyStraggler,
} from '../../../../../../src/games/snoopin/rules/tables/casualties.ts'
import { rowFor } from '../../../../../../src/main/engine/table.ts'
import { assetCosts } from '../../../../../../src/games/snoopin/rules/tables/mission.ts'
import { playerAid } from '../../../../../../src/games/snoopin/sheets/playerAid/playerAid.ts'
import { playSnoopinCampaign } from '../../../../../support/snoopinGames.ts'

const book = playerAid(empty)

const rows = (number: string, aid = book): string[][] =>
  blockIn(aid, number).rows.map((row) => row.map(({ text }) => plainText(text)))

/** Cells that a campaign has otherwise than the book. */
const marked = (number: string, aid: typeof book): string[] =>
  blockIn(aid, number)
    .rows.flat()
    .flatMap(({ text, house }) => (house ? [plainText(text)] : []))

/** The campaign with prices of its own, and with nothing else. */
function agreed(...assets: readonly (readonly [name: string, price: number])[]): SnoopinState {
  const priced = assets.map(([name, price], i) => ({
    ...{ id: i + 1, forceId: 1, name, price },
    kind: 'available' as const,
  }))
  return { ...empty, assets: priced }
}

describe('before the game', () => {
  it('p. 6: ten steps', () => {
    expect(rows('1.1').map(([nth]) => nth)).toEqual(Array.from({ length: 10 }, (_, i) => String(i + 1)))
    expect(rows('1.1')[0]![1]).toMatch(/^Mission and objectives\. Each regular side draws/)
  })

  it('p. 6-8: six missions, the second at both scales until a campaign plays one', () => {
    expect(rows('1.2').map(([die, name]) => `${die} ${name}`)).toEqual([
      '1 Breaking Contact',
      '2 Blocking Positions',
      '3 Over Run',
      '4 Snatch and Grab',
      '5 Sweep and Clear',
      '6 Consolidate',
    ])
    expect(rows('1.2')[1]![2]).toBe('Within 6" of your own table edge (8" at the larger scale)')
    const [tour] = playSnoopinCampaign(5)[0]!.after.tour
    const wide = playerAid({ ...empty, tour: [{ ...tour!, blockingInches: 8 }] })
    expect(rows('1.2', wide)[1]![2]).toBe('Within 8" of your own table edge')
    expect(marked('1.2', wide)).toEqual(['Within 8" of your own table edge'])
    expect([1, 2].map((page) => isHousePage(wide, page))).toEqual([true, false])
  })

  it('p. 6-8: fourteen suggested prices; what is agreed stands in their place, and is marked where it is another', () => {
    const pairs = (aid = book) =>
      rows('1.4', aid).flatMap(([a, b, c, d]) => [
        [a, b],
        [c, d],
      ])
    expect(pairs()).toHaveLength(assetCosts.rows.length)
    expect(pairs()).toContainEqual(['Gunship Air Support', '10'])
    const own = playerAid(
      agreed(['Tank', 8], ['Artillery', 9], ['A `mortar` **section**', 3], ['squad from own platoon', 4]),
    )
    expect(pairs(own).filter(([name]) => name !== '')).toEqual([
      ['Fireteam from own platoon', '2'],
      ['A `mortar` **section**', '3'],
      ['Tank', '8'],
      ['squad from own platoon', '4'],
      ['Artillery', '9'],
    ])
    expect(marked('1.4', own)).toEqual(['A `mortar` **section**', 'squad from own platoon', '9'])
  })

  it('p. 6-8: a Lieutenant or a medic', () => {
    expect(rows('1.6').map(([die]) => die)).toEqual(['1-3', '4-5', '6'])
  })
})

describe('the game', () => {
  it('p. 9: it goes on at 4 and more, with a die of its turn, up to the eighth', () => {
    expect(blockIn(book, '2.2').heads).toEqual(['end of turn', '5', '6', '7', '8'])
    expect(rows('2.2')).toEqual([
      ['die', 'D6', 'D8', 'D10', '-'],
      ['goes on', '4+', '4+', '4+', '-'],
      ['is over', '1-3', '1-3', '1-3', 'always'],
    ])
  })

  it('p. 10-18: what teams have learnt, by area and rank, and by die', () => {
    expect(rows('2.3').map((row) => [row[0], row.length])).toEqual([
      ['Firepower', 4],
      ['Defence', 4],
      ['Reaction', 4],
    ])
    expect(rows('2.3')[0]![2]).toBe('+2" to Optimum Range')
    expect(rows('2.4').map(([die]) => Number(die))).toEqual(Array.from({ length: 12 }, (_, i) => i + 1))
    expect(rows('2.4')[1]![1]).toMatch(/^Get Some! if it wins/)
    expect(rows('2.5')[5]![1]).toMatch(/^Unf\*\*k Yourself: once per scenario/)
    expect(rows('2.6').map(([score]) => score)).toEqual(['2-3', '4-5', '6-7', '8-9', '10-11', '12+'])
  })
})

describe('who won, who was hurt', () => {
  it('p. 10-18: both lists of points', () => {
    expect(rows('3.1').map(([, points, officer]) => `${points} ${officer}`.trim())).toEqual([
      ...['+15', '-1 -2', '-2 -3', '-3 -4', '+3', '+5', '+5', '+1'],
    ])
    expect(rows('3.2').map(([, points]) => points)).toEqual(['-1', '+5', '+7', '+5', '+3', '+15'])
    expect(rows('3.3').map(([times, result]) => `${times} ${result}`)).toEqual([
      ...['0 Draw', '1 Marginal Victory', '2 Victory', '3+ Decisive Victory'],
    ])
    expect(rows('3.6')[0]![0]).toContain('-5 for each POW')
  })

  it('p. 10-18: the grid of casualties says for every score what its three tables do', () => {
    const tables = [casualtyEvacuated, casualtyAccompanied, casualtyStraggler]
    const grid = rows('3.4')
    expect(grid.map(([score]) => score)).toEqual(['2', '3', '4', '5', '6', '7', '8-9', '10+'])
    /** The row of a score, a cell that goes on as the one above it. */
    const said = (score: number, c: number): string => {
      const at = grid.findLastIndex(([label]) => Number.parseInt(label!, 10) <= score)
      return grid.slice(0, at + 1).findLast((row) => row[c] !== sameAsAbove)![c]!
    }
    const names = {
      deceased: 'Deceased',
      verySerious: 'Very Serious',
      serious: 'Serious',
      incapacitating: 'Incapacitating',
      notSerious: 'Not Seriously Injured',
      whereaboutsUnknown: 'Whereabouts Unknown',
      captured: 'Captured',
      accompanied: 'Recovered: roll as accompanied',
      evacuated: 'Recovered: roll as evacuated',
    }
    for (const [c, table] of tables.entries())
      for (let score = 2; score <= 24; score += 1)
        expect(said(score, c + 1), `${table.id} ${score}`).toBe(names[rowFor(table, score).outcome])
  })
})

describe('who learnt, who comes back', () => {
  it('p. 10-21: a ten-sided die for teams and for the VC', () => {
    expect(rows('4.2')).toEqual([
      ['1', 'Combat Fatigue: 2.6', 'Disillusionment: Local Force VC become subject to Shrink'],
      ['2-5', 'Nothing', 'Nothing'],
      ['6', 'Firepower', 'Improved Supplies'],
      ['7', 'Defence', 'Improved Troops'],
      ['8', 'Reaction', 'Improved Tactics'],
      ['9', 'Special, 1d12: 2.8', 'Special, 1d6: 3.3'],
      ['10', 'Leadership, 1d6: 2.9', 'Improved Leadership'],
    ])
    expect(rows('4.3').map((row) => [row[0], row.length])).toEqual([
      ['Supplies', 4],
      ['Troops', 4],
      ['Tactics', 4],
      ['Leadership', 4],
    ])
    expect(rows('4.4')).toHaveLength(6)
  })

  it('p. 10-18: pools, new men, what is lost', () => {
    expect(rows('4.5')).toEqual([
      ['1-3', 'Stays in the pool', 'Unfit: the unit gets a replacement'],
      ['4+', 'Rejoins his unit', 'Goes to the Return to Duty Pool'],
    ])
    expect(rows('4.6')).toEqual([
      ['1-2', 'Cherry TQ D6, Morale D8'],
      ['3-5', 'FNG TQ D8, Morale D8'],
      ['6', 'Lifer TQ D10, Morale D10'],
    ])
    expect(rows('4.7').map(([score]) => score)).toEqual(['to 3', '4+'])
    expect(plainText(blockIn(book, '4.7').notes[0]!.text)).toContain('-1 for each new man')
  })
})
