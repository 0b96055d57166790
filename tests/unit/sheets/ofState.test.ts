import { describe, expect, it } from 'vitest'
import { RuleError } from '../../../src/main/engine/errors.ts'
import type { AnyState } from '../../../src/main/engine/state.ts'
import { doAtOnce } from '../../../src/main/engine/work.ts'
import { making, type SheetSource } from '../../../src/main/sheets/offer.ts'
import { sealedSheetsFrom, sheetsFrom } from '../../../src/main/sheets/ofState.ts'
import { sheetOf } from '../../../src/main/sheets/sheet.ts'

interface State extends AnyState {
  readonly men: readonly { readonly id: number }[]
}
const empty: State = { men: [] }
const source = { state: { men: [{ id: 1 }] }, name: 'Noor' } as unknown as SheetSource
const what = { sheet: 'one', title: 'One', about: 'One.', group: 'unit' } as const
const titled = ({ men }: State, name: string, holder = 0) => sheetOf(`${men.length} ${name} ${holder}`, () => [])

describe('sheets of a campaign', () => {
  it('show it where one is open, and are as of any turn', () => {
    const sheet = sheetsFrom(empty, ['turn'])({
      ...what,
      lacking: ({ men }) => (men.length ? null : 'Nobody.'),
      make: titled,
    })
    expect(sheet.takes).toEqual(['turn'])
    expect(sheet.lacking(null)).toMatch(/open one first/)
    expect(sheet.lacking({ ...source, state: empty })).toBe('Nobody.')
    expect(doAtOnce(making(sheet, source, {})).title).toBe('1 Noor 0')
  })

  it('need none where they lack nothing', () => {
    const sheet = sheetsFrom(empty)({ ...what, make: titled })
    expect(sheet.lacking(null)).toBeNull()
    expect(doAtOnce(making(sheet, null, {})).title).toBe('0  0')
  })
})

describe('sheets of what is sealed', () => {
  const sheet = sealedSheetsFrom(empty)({ ...what, make: titled })

  it('are made for the player who is named, and for nobody else', () => {
    expect(sheet).toMatchObject({ takes: ['holder'], needs: 'holder' })
    expect(doAtOnce(making(sheet, source, { holder: 2 })).title).toBe('1 Noor 2')
    expect(() => doAtOnce(making(sheet, source, {}))).toThrow(RuleError)
    expect(() => doAtOnce(making(sheet, source, {}))).toThrow(/for whose eyes/)
  })

  it('say whom they can be for, where it is not each player', () => {
    expect(sheet.holders).toBeUndefined()
    const own = sealedSheetsFrom(empty)({ ...what, holders: ({ men }) => men.map(({ id }) => id), make: titled })
    expect(own.holders!(source.state)).toEqual([1])
  })

  it('are for everybody once they are opened, and for one player still where he is named', () => {
    const opened = { is: ({ men }: State) => men.length > 0, make: () => ({ ...titled(empty, '', 0), title: 'all' }) }
    const own = sealedSheetsFrom(empty)({ ...what, opened, make: titled })
    expect([own.isOpen!(empty), own.isOpen!(source.state)]).toEqual([false, true])
    expect(doAtOnce(making(own, source, {})).title).toBe('all')
    expect(doAtOnce(making(own, source, { holder: 2 })).title).toBe('1 Noor 2')
    expect(() => doAtOnce(making(own, null, {}))).toThrow(/for whose eyes/)
    expect(sheet.isOpen).toBeUndefined()
  })

  it('are of a campaign', () => {
    expect(sheet.lacking(null)).toMatch(/open one first/)
    expect(sheet.lacking(source)).toBeNull()
  })
})
