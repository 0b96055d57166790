import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { harmless, quoted, readDelimited, tabbed, unharmed } from '../../src/contract/delimited.ts'
import { NoText, readTextFile } from '../../src/renderer/textFile.ts'

describe('tables as text', () => {
  it.each([
    ['', []],
    ['a', [['a']]],
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,\n,b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['\uFEFF"x, y","say ""no""","two\nlines"', [['x, y', 'say "no"', 'two\nlines']]],
    // Quotes that people typed are theirs.
    ['"Doc" Smith,6" gun', [['"Doc" Smith', '6" gun']]],
    ['"open,b', [['"open', 'b']]],
  ])('reads %j', (text, rows) => {
    expect(readDelimited(text, ',')).toEqual(rows)
  })

  it('reads any table that was written, in a file and on the clipboard', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '=', "'", '-', '½', ' ', '\n', '\r') })
    const tables = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(tables, (rows) => {
        const csv = rows.map((row) => `${row.map((one) => quoted(harmless(one))).join(',')}\r\n`).join('')
        expect(readDelimited(csv, ',').map((row) => row.map(unharmed))).toEqual(rows)
        const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ')
        const tabs = rows.map((row) => row.map((one) => tabbed(harmless(oneLine(one)))).join('\t')).join('\r\n')
        expect(readDelimited(tabs, '\t').map((row) => row.map(unharmed))).toEqual(rows.map((row) => row.map(oneLine)))
      }),
    )
  })
})

describe('a text file', () => {
  const read = (bytes: readonly number[]) => readTextFile(new File([new Uint8Array(bytes)], 'roster.csv'))
  it('is read as spreadsheets write it', async () => {
    expect(await read([0xc2, 0xbd])).toBe('½')
    expect(await read([0xbd])).toBe('½')
    expect(await read([0xff, 0xfe, 0xbd, 0x00])).toBe('½')
  })
  it('that is a workbook, or too large, is refused in words', async () => {
    await expect(read([0x50, 0x4b, 3, 4])).rejects.toThrow('Save its sheet as CSV')
    await expect(readTextFile(new File(['x'.repeat(2_000_001)], 'all.csv'))).rejects.toThrow(NoText)
  })
})
