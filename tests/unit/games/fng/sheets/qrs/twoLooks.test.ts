import { describe, expect, it } from 'vitest'
import { fngBook } from '../../../../../../src/games/fng/sheets/qrs/fngBook.ts'
import { playerAid } from '../../../../../../src/games/fng/sheets/playerAid/playerAid.ts'
import { playerAidSheet } from '../../../../../../src/games/fng/sheets/playerAid/playerAidSheet.ts'
import { doAtOnce } from '../../../../../../src/main/engine/work.ts'
import { onPaper } from '../../../../../../src/main/sheets/onPaper.ts'
import { bookletModel } from '../../../../../../src/main/sheets/qrs/booklet/makeBooklet.ts'
import { headingsIn, indexIn, linesOn, pagesOf } from '../../../../sheets/booklet/readBooklet.ts'
import { testMeasure } from '../../../../sheets/inCells.ts'

const card = doAtOnce(onPaper(playerAidSheet(playerAid(null)), testMeasure(), { paper: 'letter', fold: 'short' })).sides
const book = pagesOf(bookletModel(fngBook, null), 'letter')
const headings = headingsIn(book)
const [index, contents] = [indexIn(book), linesOn(book[1]!).join(' ')]

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The Player Aid is a folded card: who looks at its outside and then at its inside has seen all of it. */
function inTheAid(name: string): number | null {
  const side = card.findIndex(({ marks }) => headingsIn([marks]).some((one) => isSame(one.name, name)))
  return side < 0 ? null : side + 1
}

/** By the list of all tables: a look at it, a look at the page that it names. */
function byIndex(name: string): number | null {
  const found = index.find((one) => isSame(one.name, name))
  if (found === undefined) return null
  return headings.some(({ number, page }) => number === found.number && page === found.page) ? 2 : null
}

/** By the contents: a look at them, then a look at each page of the chapter up to that of the table. */
function byContents(name: string): number | null {
  const number = new RegExp(`(\\d+\\.\\d+) ${name}(?: |$)`, 'i').exec(contents)?.[1]
  const table = headings.find((one) => one.number === number)
  const chapter = headings.find((one) => one.number === number?.split('.')[0])
  return table && chapter ? 2 + table.page - chapter.page : null
}

const looksFor = (name: string): number =>
  Math.min(...[inTheAid, byIndex, byContents].map((way) => way(name) ?? Infinity))

describe('a player who has only the Player Aid and the booklet', () => {
  const wanted = [
    ...['Combat Damage', 'Ranged Combat', 'In Sight', 'Moves', 'What each result means', 'Cohesion test', 'First Aid'],
    ...['Charge Resolution', 'PEF Resolution', 'PEF moves', 'Random Events', 'Weather', 'Medevac Request', 'Dustoff'],
    ...[
      'Swimming Test',
      'Medals',
      'Replacements',
      'Communist weapons',
      'Tunnels',
      'To hit',
      'Terrain, II Corps',
      'Stars',
    ],
  ]

  it.each(wanted)('finds %s in at most two looks', (name) => {
    expect(looksFor(name)).toBeLessThanOrEqual(2)
  })

  it('finds some of them in each of the three ways, and nothing that is not there', () => {
    const count = (way: (name: string) => number | null) => wanted.filter((name) => (way(name) ?? 3) <= 2).length
    expect(count(inTheAid)).toBeGreaterThan(4)
    expect(count(byIndex)).toBeGreaterThan(15)
    expect(count(byContents)).toBeGreaterThan(3)
    expect(looksFor('Submarines')).toBe(Infinity)
  })
})
