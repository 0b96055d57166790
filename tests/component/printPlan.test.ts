import { describe, expect, it } from 'vitest'
import type { PreviewView } from '../../src/contract/print.ts'
import type { SheetOffer } from '../../src/contract/sheets.ts'
import { tonightOf } from '../../src/contract/tonight.ts'
import {
  canBePrinted,
  firstPlan,
  forNobody,
  isSameSetup,
  lookOf,
  planOf,
  setupOf,
  wishesOf,
  type PrintPlan,
} from '../../src/renderer/screens/print/printPlan.ts'
import { sideWords } from '../../src/renderer/screens/print/sideWords.ts'

const sealed: SheetOffer = {
  sheet: 'orders',
  title: 'Mission orders',
  about: 'What one side has been ordered to do.',
  group: 'folder',
  groupTitle: 'Folder',
  takes: ['holder'],
  needs: 'holder',
  lacking: null,
}
const plan: PrintPlan = { ...firstPlan([sealed]), ticked: ['orders'] }
const hers: PrintPlan = { ...plan, own: { orders: { holder: 2, picture: 'boots' } } }

describe('a sheet of what is sealed', () => {
  it('waits until it is said for whose eyes it is', () => {
    expect(canBePrinted(plan, sealed)).toBe(false)
    expect(canBePrinted(hers, sealed)).toBe(true)
    expect(wishesOf(hers, [sealed])).toEqual([{ sheet: 'orders', holder: 2 }])
  })

  it('is neither remembered nor kept as anybody’s', () => {
    expect(JSON.parse(JSON.stringify(forNobody(hers).own))).toEqual({ orders: { picture: 'boots' } })
    expect(setupOf(hers, [sealed], 'letter')!.sheets).toEqual([{ sheet: 'orders' }])
  })
})

describe('how pages lie on the paper', () => {
  it('is kept in a set-up, where it is not as ever', () => {
    const ever = setupOf(plan, [sealed], 'letter')!
    expect(ever).not.toHaveProperty('fold')
    const folded = setupOf({ ...plan, fold: 'long' }, [sealed], 'letter')!
    expect(planOf(folded).fold).toBe('long')
    expect(planOf(ever).fold).toBe('none')
    expect(isSameSetup(folded, ever)).toBe(false)
    expect(isSameSetup({ ...ever, fold: 'none' }, ever)).toBe(true)
  })

  it('is kept with ink, size and sides', () => {
    const unusual = { fold: 'twoUp', ink: 'saver', large: true, bothSides: true, accent: 'full' } as const
    const kept = setupOf({ ...plan, ...unusual }, [sealed], 'a4')!
    expect(lookOf(planOf(kept))).toEqual(unusual)
    expect(isSameSetup(kept, { ...kept, ink: 'mono' })).toBe(false)
    expect(isSameSetup(kept, { ...kept, large: false })).toBe(false)
    expect(Object.keys(setupOf(plan, [sealed], 'a4')!)).toEqual(['sheets', 'paper', 'accent', 'together'])
  })
})

describe('which side of the paper is looked at', () => {
  const view = (from: number, pages: number, spread: readonly [number | null, number | null]): PreviewView => ({
    ...{ title: 'Booklet', width: 792, height: 612, smallest: 9 },
    ...{ from, pages, spreads: [spread], shown: [[]] },
  })
  const look = lookOf(plan)
  const folded = { ...look, fold: 'long' } as const

  it('is told of a booklet by sheet, side and pages, and by pages where it lies open', () => {
    expect(sideWords(view(3, 6, [10, 3]), folded, false)).toBe('Sheet 2, front: pages 10 and 3')
    expect(sideWords(view(4, 6, [4, 9]), folded, false)).toBe('Sheet 2, back: pages 4 and 9')
    expect(sideWords(view(2, 7, [2, 3]), folded, true)).toBe('pages 2 and 3')
    expect(sideWords(view(1, 7, [null, 1]), folded, true)).toBe('')
  })

  it('is told of paper that is printed on both sides, with a back that stays blank', () => {
    const both = { ...look, bothSides: true }
    const told = (from: number, pages: number) => sideWords(view(from, pages, [null, from]), both, false)
    expect([told(1, 3), told(2, 3), told(3, 3)]).toEqual([
      'Sheet 1, front',
      'Sheet 1, back',
      'Sheet 2, front, its back blank',
    ])
  })

  it('is not told where paper and page are one', () => {
    expect(sideWords(view(2, 3, [null, 2]), look, false)).toBe('')
    expect(sideWords(view(2, 3, [3, 4]), { ...look, fold: 'twoUp' }, false)).toBe('pages 3 and 4')
  })
})

describe('the folder for tonight', () => {
  const offer = (sheet: string, more: Partial<SheetOffer>): SheetOffer => ({
    ...{ sheet, title: sheet, about: '', group: 'folder', groupTitle: 'Folder', takes: [], lacking: null },
    ...more,
  })

  it('is in the order in which it is laid out, of those who go, without what is lacking', () => {
    const offers = [
      offer('report', { tonight: { place: 3 } }),
      offer('briefing', { tonight: { place: 0 } }),
      offer('map', { tonight: { place: 1 }, lacking: 'There is no map.' }),
      offer('squads', { tonight: { place: 2, men: 'going' } }),
      offer('roster', {}),
    ]
    expect(tonightOf(offers)).toEqual([{ sheet: 'briefing' }, { sheet: 'squads', men: 'going' }, { sheet: 'report' }])
  })
})
