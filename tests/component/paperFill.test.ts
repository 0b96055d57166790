import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fillPaper,
  readFile,
  readPasted,
  type Filled,
  type FillPlace,
} from '../../src/games/fng/screens/paper/fillPaper.ts'
import { emptyPaper, newLine, paperInput, type PaperForm } from '../../src/games/fng/screens/paper/paperForm.ts'
import type { BoxRead } from '../../src/contract/print.ts'
import { rosterCells, rosterStays } from '../../src/games/fng/screens/paper/rosterCells.ts'
import { problemsOf } from '../../src/games/fng/screens/paper/paperProblems.ts'
import { forceOf } from '../../src/games/fng/screens/muster/forces.ts'
import type { RosterRow } from '../../src/games/fng/screens/roster/rosterRows.ts'
import { rowsOf } from '../../src/games/fng/screens/roster/rosterRows.ts'
import { toCsv, toTabs } from '../../src/games/fng/screens/roster/rosterTable.ts'
import { sampleMuster } from './support/sampleMuster.ts'
import { roster } from './support/sampleViews.ts'

/** A form with so many empty lines in each squad. */
const blank = (...counts: readonly number[]): PaperForm => ({
  ...emptyPaper(),
  unit: '2nd Platoon',
  lines: counts.flatMap((count, squad) =>
    Array.from({ length: count }, () => newLine({ squad, post: 'rifleman', weapon: 'm14' })),
  ),
})
const at = (form: PaperForm, line: number, column: FillPlace['column']): FillPlace => ({
  line: form.lines[line]!.key,
  column,
})
const names = (form: PaperForm) => form.lines.map(({ lastName }) => lastName)

describe('a roster that was filled in as a PDF', () => {
  const cell = (name: string, written: string): BoxRead => ({
    ...{ name, box: '1', of: null, label: 'name', written, fault: null, value: written },
  })

  it('goes into its squads and lines, its names in two, the Star by his mark', () => {
    const form = blank(2, 3)
    const read = [
      cell('0/2 name', 'Żukowski'),
      cell('1/3 name', 'Mercer, John *'),
      cell('1/3 rep', '5'),
      cell('1/3 attribute', 'Lucky'),
      cell('1/3 weapon', 'M-16'),
      cell('1/3 deros', '7½'),
      cell('7/1 name', 'Nobody'),
    ]
    const cells = rosterCells(read, form.lines)
    const place = at(form, 0, 'post')
    expect(fillPaper(form, sampleMuster, cells, place)).toMatchObject({ lines: 2, leftOut: 1, unused: [] })
    expect(names(form)).toEqual(['', 'Żukowski', '', '', 'Mercer'])
    const star = form.lines[4]!
    expect(form.star).toBe(star.key)
    expect(star).toMatchObject({ firstName: 'John', rep: '5', attributes: 'Lucky', weapon: 'm16', deros: '7½' })
  })

  it('leaves what was typed in cells of which it says nothing, and these are told', () => {
    const form = blank(2, 2)
    Object.assign(form.lines[0]!, { lastName: 'Reyes', firstName: 'Al' })
    Object.assign(form.lines[2]!, { lastName: 'Mercer', rep: '4', deros: '3' })
    const read = [cell('1/1 name', 'Mercer, John'), cell('1/1 rep', '5')]
    const stays = rosterStays(form.lines, read)
    expect(stays.map(({ name, of, label, written }) => [name, of, label, written])).toEqual([
      ['0/1 name', 'Platoon HQ', 'Name', 'Reyes, Al'],
      ['1/1 deros', '1st squad', 'DEROS', '3'],
    ])
    fillPaper(form, sampleMuster, rosterCells(read, form.lines), at(form, 0, 'post'))
    expect(form.lines[2]).toMatchObject({ lastName: 'Mercer', firstName: 'John', rep: '5', deros: '3' })
    expect(names(form)).toEqual(['Reyes', '', 'Mercer', ''])
  })
})

describe('cells copied from a spreadsheet', () => {
  it('fill the grid from a cell to the right and down, and go on in the next squad', () => {
    const form = blank(2, 2)
    const cells = readPasted('Ed\tMercer\t5\t11½\r\nAl\tReyes\t4\t"7,5"\r\nJo\tOdom\t3\t1/2\r\n')
    expect(fillPaper(form, sampleMuster, cells, at(form, 1, 'firstName'))).toMatchObject({ lines: 3, leftOut: 0 })
    expect(names(form)).toEqual(['', 'Mercer', 'Reyes', 'Odom'])
    form.star = form.lines[1]!.key
    expect(problemsOf(form, sampleMuster)).toEqual([])
    expect(paperInput(form, sampleMuster).men.map(({ derosHalfMonths }) => derosHalfMonths)).toEqual([23, 15, 1])
  })

  it('add lines where there are not enough', () => {
    const form = blank(1, 1)
    fillPaper(form, sampleMuster, readPasted('Orr\nMilo\nNately'), at(form, 0, 'lastName'))
    expect(names(form)).toEqual(['Orr', 'Milo', 'Nately'])
    expect(form.lines[2]).toMatchObject({ squad: 1, post: 'rifleman', weapon: 'm14' })
  })

  it('commas divide nothing where no heads are known', () => {
    expect(readPasted('Lucky, Agile\nFast, Tough')).toEqual([['Lucky, Agile'], ['Fast, Tough']])
  })

  it('with heads of their own go where the heads say, in any order; months and ticks are read', () => {
    const form = blank(2)
    const cells = readPasted(
      'Surname,Short timer,Months,Weapon,Status,Missions away,Rank\nOrr,x,3.5,m-16,Hospital,2,Pfc',
    )
    expect(fillPaper(form, sampleMuster, cells, at(form, 1, 'away'))).toMatchObject({ lines: 1, unused: ['Rank'] })
    expect(form.lines[1]).toMatchObject({
      lastName: 'Orr',
      shortTimer: true,
      deros: '3.5',
      weapon: 'm16',
      away: 'hospital 2',
    })
  })

  it('what cannot be read stays as it was written, and is a fault of its field', () => {
    const form = blank(1)
    const cells = readPasted('Gunner\tEd\tMercer\t9\tten\tBFG\tBulletproof\tyes\tno\tMoon')
    fillPaper(form, sampleMuster, cells, at(form, 0, 'post'))
    const found = problemsOf(form, sampleMuster)
    expect(found.map(({ field }) => field)).toEqual(['post', 'rep', 'deros', 'attributes', 'away', 'weapon'])
    expect(found.every(({ line }) => line === form.lines[0]!.key)).toBe(true)
    expect(found[0]!.text).toBe('Mercer: there is no post "Gunner" in this list.')
  })

  it('a first name alone is no open place: nothing typed is dropped without a word', () => {
    const form = blank(1, 1)
    fillPaper(form, sampleMuster, [['Ed']], at(form, 1, 'firstName'))
    expect(problemsOf(form, sampleMuster).map(({ text }) => text)).toContain(
      '1st squad, line 1: a man needs a last name; an open place has nothing written in it.',
    )
  })
})

describe('a file', () => {
  it('is divided by what its first line has most of, unless its heads are known', () => {
    expect(readFile('Ed;Mercer, Sr;5')).toEqual([['Ed', 'Mercer, Sr', '5']])
    expect(readFile('Name;REP;Attributes, all, of them\nMercer;5;Lucky')[1]).toEqual(['Mercer', '5', 'Lucky'])
  })

  it('that names a squad the list does not have leaves those lines out, and says so', () => {
    const form = blank(1, 1)
    const filled = fillPaper(
      form,
      sampleMuster,
      readFile('Squad,Last name\n1st squad,Orr\n4th squad,Milo'),
      at(form, 0, 'post'),
    )
    expect(filled).toMatchObject({ lines: 1, leftOut: 1 })
    expect(names(form)).toEqual(['', 'Orr'])
  })
})

describe('our own roster, given out and taken back', () => {
  const force = forceOf(sampleMuster, 'usmc')
  // Both sides carry some weapons of one name: a platoon of ours has ours, which stand first.
  const all = sampleMuster.weapons.flatMap((group) => group.weapons)
  const weapons = all.filter((one, i) => all.findIndex((other) => other.name === one.name) === i)
  const name = fc
    .string({ unit: fc.constantFrom('A', 'b', '"', ',', "'", '=', '-', 'é', ' ', ';'), minLength: 1, maxLength: 12 })
    .map((text) => text.replace(/ +/g, ' ').trim())
  const away = fc.constantFrom(
    { status: 'present', missions: 0 } as const,
    { status: 'hospital', missions: 2 } as const,
    { status: 'rAndR', missions: 1 } as const,
  )
  const [like] = rowsOf(roster).filter((row) => row.man)
  /** A place of the platoon with whoever stands there; null: nobody. */
  const place = fc.record({
    post: fc.constantFrom(...force.posts),
    weapon: fc.constantFrom(...weapons),
    man: fc.option(
      fc.record({
        firstName: name,
        lastName: name.filter((text) => text !== ''),
        rep: fc.integer({ min: 1, max: 7 }),
        derosHalfMonths: fc.integer({ min: 1, max: 26 }),
        attributes: fc.subarray([...sampleMuster.attributes], { maxLength: 3 }),
        away,
        shortTimer: fc.boolean(),
      }),
    ),
  })
  const platoon = fc.array(fc.array(place, { minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 4 })

  it('comes back as it was, with every column that a paper roster has', () => {
    fc.assert(
      fc.property(platoon, fc.constantFrom(toCsv, toTabs), (squads, write) => {
        const rows = squads.flatMap((places, squad) =>
          places.map(({ post, weapon, man }, i): RosterRow => ({
            squadName: ['Platoon HQ', '1st squad', '2nd squad', '3rd squad'][squad]!,
            words: '',
            billet: {
              ...like!.billet,
              squad,
              line: i + 1,
              post: post.post,
              postName: post.name,
              weapon: { ...like!.billet.weapon, ...weapon },
            },
            man: man && {
              ...like!.man!,
              ...man,
              attributes: man.attributes.map((one) => ({ ...one, effect: '' })),
              status: man.away.status,
              awayMissions: man.away.missions,
              star: man === squads.flat().find((one) => one.man)?.man,
            },
          })),
        )
        const form = blank(9, 14, 14, 14)
        const text = write(rows)
        fillPaper(form, sampleMuster, write === toCsv ? readFile(text) : readPasted(text), at(form, 3, 'rep'))
        const input = paperInput({ ...form, unit: 'x' }, sampleMuster)
        const lines = form.lines.toSorted((a, b) => a.squad - b.squad)
        expect(lines.map(({ squad, post, weapon }) => ({ squad, post, weapon }))).toEqual(
          rows.map(({ billet }) => ({ squad: billet.squad, post: billet.post, weapon: billet.weapon.id })),
        )
        const given = rows.filter((row) => row.man)
        const byLine = lines.filter((line) => line.lastName !== '')
        expect(byLine.map(({ firstName, lastName }) => [firstName, lastName])).toEqual(
          given.map(({ man }) => [man!.firstName, man!.lastName]),
        )
        expect(input.men.map((man) => [man.rep, man.derosHalfMonths, man.shortTimer, man.star, man.away])).toEqual(
          form.lines
            .filter((line) => line.lastName !== '')
            .map((line) => given[byLine.indexOf(line)]!.man!)
            .map((man) => [
              man.rep,
              man.derosHalfMonths,
              man.shortTimer,
              man.star,
              man.status === 'present' ? null : { status: man.status, missions: man.awayMissions },
            ]),
        )
        expect(input.men.flatMap((man) => man.attributes).toSorted()).toEqual(
          given.flatMap(({ man }) => man!.attributes.map(({ id }) => id)).toSorted(),
        )
      }),
    )
  })
})

describe('a table with cells that cannot stay so', () => {
  const table =
    'Squad,Last name,First name,REP,DEROS,Weapon,Star\r\n1,Mercer,John,9,3,M-16,yes\r\n1,Reyes,Al,4,8.7,Blunderbuss,perhaps\r\n'
  const told = (form: PaperForm, filled: Filled) =>
    filled.cells.flatMap(({ line, column, place, read, fault }) => {
      const found = problemsOf(form, sampleMuster).find((one) => one.line === line && one.field === column)
      const why = found?.short ?? fault
      return why === null ? [] : [[place, read, why]]
    })

  it('tells each with its row and column, what was read, and what is allowed', () => {
    const form = blank(1, 2)
    const filled = fillPaper(form, sampleMuster, readFile(table), at(form, 0, 'post'))
    expect(told(form, filled)).toEqual([
      ['row 2, column D', '9', expect.stringMatching(/^REP is \d to \d\.$/)],
      ['row 3, column E', '8.7', expect.stringMatching(/^DEROS is half a month to /)],
      ['row 3, column F', 'Blunderbuss', expect.stringMatching(/^There is no weapon "Blunderbuss"\./)],
      ['row 3, column G', 'perhaps', 'Yes or no is wanted; it was taken for no.'],
    ])
    // Put right in its field, a cell is told no more.
    Object.assign(form.lines[1]!, { rep: '4' })
    expect(told(form, filled)[0]).toEqual(['row 3, column E', '8.7', expect.any(String)])
  })

  it('our own exported roster has none but what this list does not allow', () => {
    const form = blank(8, 13, 13)
    const filled = fillPaper(form, sampleMuster, readFile(toCsv(rowsOf(roster))), at(form, 0, 'post'))
    expect(filled.cells.filter(({ fault }) => fault !== null)).toEqual([])
  })
})
