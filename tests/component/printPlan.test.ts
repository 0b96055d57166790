import { describe, expect, it } from 'vitest'
import type { SheetOffer } from '../../src/contract/sheets.ts'
import {
  canBePrinted,
  firstPlan,
  forNobody,
  isSameSetup,
  planOf,
  setupOf,
  wishesOf,
  type PrintPlan,
} from '../../src/renderer/screens/print/printPlan.ts'

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
})
