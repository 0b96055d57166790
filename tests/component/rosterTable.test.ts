import { describe, expect, it } from 'vitest'
import { harmless } from '../../src/contract/delimited.ts'
import { rowsOf } from '../../src/games/fng/screens/roster/rosterRows.ts'
import { toCsv, toHtml, toTabs } from '../../src/games/fng/screens/roster/rosterTable.ts'
import { weaponIn } from '../../src/games/fng/contract/weaponCell.ts'
import { roster } from './support/sampleViews.ts'

const rows = rowsOf(roster)
const evil = rows.slice(0, 1).map((row) => ({
  ...row,
  man: row.man && { ...row.man, lastName: '=HYPERLINK("http://x")', firstName: 'a\tb\r\n"c", <d>' },
}))

/** Reads CSV as RFC 4180 has it. */
function read(csv: string): string[][] {
  const records: string[][] = [[]]
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    records.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') records.push([])
    if (end === '') break
  }
  return records.slice(0, -1)
}

describe('the roster for other programs', () => {
  it('is CSV with a mark for UTF-8, a line of heads, and as many cells in every line', () => {
    const csv = toCsv(rows)
    expect(csv.startsWith('\uFEFFSquad,Line,REP,Rank,')).toBe(true)
    expect(csv.endsWith('\r\n')).toBe(true)
    const records = read(csv.slice(1))
    expect(records).toHaveLength(rows.length + 1)
    expect(new Set(records.map((cells) => cells.length))).toEqual(new Set([18]))
    expect(records[1]?.slice(0, 10)).toEqual([
      'Platoon HQ',
      '1',
      '4',
      '2ndLt',
      'Whitcomb',
      'P',
      'Platoon leader',
      'M-14',
      '',
      '3',
    ])
    expect(records.find((cells) => cells[4] === 'Mercer')?.[14]).toBe('Born Leader, Stealthy')
    expect(records.filter((cells) => cells[10] === 'Open')).toHaveLength(2)
  })

  it('writes a pistol that is called by its caliber as a text, and reads it back', () => {
    const armed = rows.slice(0, 1).map((row) => ({
      ...row,
      billet: { ...row.billet, weapon: { ...row.billet.weapon, name: '.45' }, sidearm: '.45' },
    }))
    expect(read(toCsv(armed).slice(1))[1]?.slice(7, 9)).toEqual(['.45 pistol', '.45 pistol'])
    expect(['.45 pistol', 'M-14', 'silenced pistol'].map(weaponIn)).toEqual(['.45', 'M-14', 'silenced pistol'])
  })

  it('quotes what needs it, and no text can become a formula', () => {
    const [, cells] = read(toCsv(evil).slice(1))
    expect(cells?.[4]).toBe(`'=HYPERLINK("http://x")`)
    expect(cells?.[5]).toBe('a\tb\r\n"c", <d>')
    for (const start of ['=', '+', '-', '@', '\t', '\r']) expect(harmless(`${start}1`)).toBe(`'${start}1`)
    expect(harmless(-3)).toBe('-3')
    expect(harmless('M-14')).toBe('M-14')
  })

  it('keeps its lines and cells on the clipboard, and its signs in HTML', () => {
    const lines = toTabs(evil).split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]!.split('\t')).toHaveLength(18)
    const html = toHtml(evil)
    expect(html).toContain('&lt;d&gt;')
    expect(html).not.toContain('<d>')
    expect(new DOMParser().parseFromString(html, 'text/html').querySelectorAll('tbody td')).toHaveLength(18)
  })
})
