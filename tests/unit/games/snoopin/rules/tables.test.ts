import { describe, expect, it } from 'vitest'
import { checkPatch } from '../../../../../src/main/engine/checkPatch.ts'
import { asksOf, missingCircumstance } from '../../../../../src/main/engine/situation.ts'
import { facesOf } from '../../../../../src/main/engine/dice.ts'
import { rollOnTable } from '../../../../../src/main/engine/rollOnTable.ts'
import {
  rowCounts,
  rowFits,
  rowFor,
  rowOf,
  type Bound,
  type Row,
  type Table,
} from '../../../../../src/main/engine/table.ts'
import { openTape } from '../../../../../src/main/engine/tape.ts'
import { lacking } from '../../../../../src/games/snoopin/rules/lacking.ts'
import { rulings } from '../../../../../src/games/snoopin/rules/rulings.ts'
import {
  casualtyAccompanied,
  casualtyEvacuated,
  casualtyStatus,
  casualtyStraggler,
} from '../../../../../src/games/snoopin/rules/tables/casualties.ts'
import { combatFatigue, ranks, specialDevelopment } from '../../../../../src/games/snoopin/rules/tables/development.ts'
import { startRatings } from '../../../../../src/games/snoopin/rules/tables/force.ts'
import { gameEnd } from '../../../../../src/games/snoopin/rules/tables/game.ts'
import { snoopinTables } from '../../../../../src/games/snoopin/rules/tables/index.ts'
import { insurgencyRanks } from '../../../../../src/games/snoopin/rules/tables/insurgency.ts'
import { assetCosts, mission, momentum } from '../../../../../src/games/snoopin/rules/tables/mission.ts'
import { lossOfDevelopments, replacement } from '../../../../../src/games/snoopin/rules/tables/replacements.ts'
import { margin, vpFreeWorld, vpVc } from '../../../../../src/games/snoopin/rules/tables/victory.ts'
import { digest } from './digest.ts'

const named = (id: string): Table => snoopinTables.find((table) => table.id === `snoopin.${id}`)!

/** Figures as they stand in words: dice, distances, numbers with their sign. */
const figuresIn = (words: string): string => (words.match(/\d*D\d+|[+-]?\d+"?/g) ?? []).join(' ')

const boundWords = (bound: Bound): string => (typeof bound === 'object' ? bound.of : String(bound))

/** A row in the way of the digest: scores, or the name in its first cell, and its figures. */
function rowAsDigest({ heads, rows }: Table, { from, to, cells = {}, text = '' }: Row): string[] {
  const isScored = rows.some((row) => row.from !== undefined)
  const [first = '', ...others] = Object.values(cells).map(String)
  const scores = from === undefined ? '' : from === to ? boundWords(from) : `${boundWords(from)}-${boundWords(to!)}`
  const more = isScored ? [first, ...others] : others
  const words = heads?.text === 'VP' || heads?.text === 'mission' ? [text, ...more] : [...more, text]
  const figures = figuresIn(words.join(' '))
  return [isScored ? scores : first, ...(figures === '' ? [] : [figures])]
}

describe('the tables', () => {
  it('hold all of the rules digest, in its order, none twice', () => {
    const ids = snoopinTables.map(({ id }) => id.replace('snoopin.', ''))
    expect(ids.filter((id) => id in digest)).toEqual(Object.keys(digest))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(Object.entries(digest))('%s has every row and figure of the digest, on its page', (id, { page, rows }) => {
    const table = named(id)
    expect(table.page).toBe(page)
    expect(table.rows.map((row) => rowAsDigest(table, row))).toEqual(rows)
  })

  it.each(snoopinTables.map((table) => [table.id, table] as const))(
    '%s: every score of its dice meets one row, with a D6 as with a D12',
    (_, table) => {
      const { dice, rows } = table
      expect(() => {
        checkPatch(table, { rows: [], modifiers: [] })
      }).not.toThrow()
      if (dice.kind === 'lookUp') return
      const sides = typeof dice.sides === 'number' ? dice.sides : dice.sides === undefined ? 6 : 12
      const scores = dice.kind === 'added' ? facesOf(2 * sides).slice(1) : facesOf(sides)
      const kinds = new Set(rows.flatMap(({ when }) => when ?? []))
      for (const kind of kinds.size > 0 ? kinds : [null])
        for (const score of scores) {
          const when = kind === null ? undefined : { [kind]: true }
          const met = rows.filter((row) => rowCounts(row, when) && rowFits(row, score, {}))
          expect(met, `${score} with ${String(kind)}`).toHaveLength(1)
        }
    },
  )

  it('what a table names is said before it is rolled alone', () => {
    const asked = Object.fromEntries(snoopinTables.map((table) => [table.id, asksOf(table)]))
    expect(asked['snoopin.casualty-evacuated']).toMatchObject({ numbers: ['quality'], rolled: true, sides: null })
    expect(asked['snoopin.special-development']).toMatchObject({ numbers: [], rolled: true, sides: 12 })
    expect(missingCircumstance(gameEnd, new Set(['turn6']))).toBeNull()
    expect(missingCircumstance(gameEnd, new Set())).not.toBeNull()
  })
})

describe('what rules read in them', () => {
  it('p. 5: Trained is a D8, and a force begins with Morale D10', () => {
    expect(rowOf(startRatings, 'quality').gives).toEqual({ sides: 8 })
    expect(rowOf(startRatings, 'morale').gives).toEqual({ sides: 10 })
  })

  it('p. 6: Blocking Positions is 6" and offers 8"; Snatch and Grab is put down as Over Run', () => {
    const [, blocking, overRun, snatch] = mission.rows
    expect(blocking.gives).toMatchObject({ inches: 6, wideInches: 8 })
    expect(snatch.gives).toMatchObject({ inches: overRun.gives.inches })
  })

  it('p. 6: each asset costs what its words say', () => {
    for (const { gives, text } of assetCosts.rows) expect(String(gives.cost)).toBe(text)
  })

  it('p. 9: turn 5 is rolled for with a D6, 6 with a D8, 7 with a D10, and 8 is the last', () => {
    for (const { gives, cells } of gameEnd.rows) {
      expect(cells.circumstance).toContain(`turn ${gives.turn}`)
      expect(cells.circumstance).toContain(gives.sides === null ? 'no die' : `a D${gives.sides}`)
    }
  })

  it('p. 10: points are those of the words, with another number for an officer', () => {
    for (const { gives, text } of [...vpFreeWorld.rows, ...vpVc.rows]) expect(gives.points).toBe(Number(text))
    for (const { gives, cells } of vpFreeWorld.rows)
      expect(String('officer' in gives ? gives.officer : '')).toBe(cells.officer)
  })

  it('p. 10: twice is a victory, three times a decisive one', () => {
    expect([0, 1, 2, 3, 9].map((times) => rowFor(margin, times).outcome)).toEqual([
      'draw',
      'marginal',
      'victory',
      'decisive',
      'decisive',
    ])
  })

  it('p. 10: every way a casualty can go has its category, or is a table to roll on', () => {
    const keys = casualtyStatus.rows.map(({ key }) => key as string)
    for (const { outcome } of [...casualtyEvacuated.rows, ...casualtyAccompanied.rows]) expect(keys).toContain(outcome)
    const further = ['accompanied', 'evacuated']
    for (const { outcome } of casualtyStraggler.rows) expect([...keys, ...further]).toContain(outcome)
  })

  it('p. 10: two D10 of the unit are rolled for a casualty of a D10 unit', () => {
    const dice = openTape({ faces: [9, 10], dice: 'ask', choices: 'ask', seed: 0, depth: 1 })
    const roll = rollOnTable(casualtyAccompanied, dice, { subject: 1, why: 'Pfc Amado', numbers: { quality: 10 } })
    expect(roll).toMatchObject({ score: 19, sides: [10, 10], row: { outcome: 'notSerious' } })
  })

  it('p. 10, the example of replacements: a D8, a 5 less two replacements, loses the developments', () => {
    const dice = openTape({ faces: [5], dice: 'ask', choices: 'ask', seed: 0, depth: 1 })
    const roll = rollOnTable(lossOfDevelopments, dice, {
      subject: 1,
      why: 'Fireteam 1-B',
      numbers: { quality: 8 },
      when: { replacement: 2 },
    })
    expect(roll).toMatchObject({ score: 3, row: { outcome: 'lost' } })
  })

  it('p. 10: a replacement has the dice that his words say', () => {
    for (const { gives, text } of replacement.rows)
      expect(text).toBe(`${gives.name}: Troop Quality D${gives.quality}, Morale D${gives.morale}`)
  })

  it('p. 6: momentum is 2 to 12', () => {
    const dice = openTape({ faces: [6, 6], dice: 'ask', choices: 'ask', seed: 0, depth: 1 })
    expect(rollOnTable(momentum, dice, { subject: 0, why: 'Kilo' }).score).toBe(12)
  })

  it('ranks are three to an area, keyed by both', () => {
    for (const { key, gives } of [...ranks.rows, ...insurgencyRanks.rows])
      expect(key).toBe(`${gives.area}${gives.rank}`)
    expect(ranks.rows).toHaveLength(9)
    expect(insurgencyRanks.rows).toHaveLength(12)
  })

  it('p. 10: names lead the words, and only Ace Point Man can be held as a spare', () => {
    for (const { gives, text } of [...specialDevelopment.rows, ...combatFatigue.rows])
      expect(text).toMatch(new RegExp(`^${gives.name}: `))
    const spare = specialDevelopment.rows.filter(({ gives }) => gives.spare).map(({ gives }) => gives.name)
    expect(spare).toEqual(['Ace Point Man'])
  })
})

describe('what is read into the book, and what is not in it', () => {
  it('has every ruling of the digest, a sentence each with a page of the book, none twice', () => {
    const all = rulings.flatMap((part) => part.rulings)
    // More where the text was silent and the rules had to decide.
    expect(all.length).toBeGreaterThanOrEqual(27)
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length)
    for (const { page, text } of all) {
      expect(text).toMatch(/^[A-Z].*\.$/)
      expect(page).toBeGreaterThan(2)
      expect(page).toBeLessThan(24)
    }
  })

  it('names what the text refers to and does not hold', () => {
    const words = lacking.map(({ what, text }) => `${what} ${text}`).join(' ')
    for (const name of ['Fog of War', 'Hot Spots', 'Booby Trap', 'First Aid', 'Shrink', 'Confidence', 'Big Brother'])
      expect(words).toContain(name)
  })
})
