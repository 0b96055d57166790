import { describe, expect, it } from 'vitest'
import type { SheetOffer } from '../../src/contract/sheets.ts'
import {
  canBePrinted,
  firstPlan,
  forNobody,
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
