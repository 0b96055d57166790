import { describe, expect, it } from 'vitest'
import { forces, type Force, type ForceId, type Unit } from '../../../../../../src/games/fng/rules/forces/forces.ts'
import { sites, type Occupant } from '../../../../../../src/games/fng/rules/forces/sites.ts'
import { potentialContacts, vcNvaReinforcements } from '../../../../../../src/games/fng/rules/tables/index.ts'

const levels = [1, 2, 3, 4, 5, 6] as const
const columns = [
  ['lvc', 'LVC'],
  ['mfvc', 'MFVC'],
  ['nva', 'NVA'],
] as const

/** Every cell of the VC/NVA charts with the force that stands for it. */
const cells = levels.flatMap((level) =>
  vcNvaReinforcements[level].rows.flatMap((row) =>
    columns.map(([enemy, head]) => ({ text: String(row.cells?.[head]), force: row.gives[enemy] })),
  ),
)

describe('what the VC/NVA charts bring', () => {
  it('FNG pp. 95-96: one force for each result in words, and the other way round', () => {
    const byText = Map.groupBy(cells, ({ text }) => text)
    for (const [text, own] of byText) expect(new Set(own.map(({ force }) => force)).size, text).toBe(1)
    // The same officer is a Cadre with the Local VC.
    const names = (force: ForceId) => (force === 'officerAndGuards' ? 2 : 1)
    for (const [force, own] of Map.groupBy(cells, (cell) => cell.force))
      expect(new Set(own.map(({ text }) => text)).size, force).toBe(names(force))
  })

  const numbers: Readonly<Record<string, number>> = { lone: 1, two: 2, three: 3, four: 4, six: 6 }
  const menIn = (unit: Unit): number =>
    unit.kind === 'men' ? unit.men.reduce((sum, { count }) => sum + (typeof count === 'number' ? count : 0), 0) : 0

  it('FNG pp. 95-96: as many men as the words say', () => {
    let checked = 0
    for (const { text, force } of cells) {
      const said = [...text.matchAll(/(two |)(three|two|six|four)-man/gi)].reduce(
        (sum, [, pair, men]) => sum + (pair === '' ? 1 : 2) * numbers[men!.toLowerCase()]!,
        0,
      )
      const { units, either }: Force = forces[force]
      if (said === 0 || either || units.some(({ kind }) => kind !== 'men')) continue
      expect(
        units.map(menIn).reduce((a, b) => a + b),
        text,
      ).toBe(said)
      checked += 1
    }
    expect(checked).toBeGreaterThan(25)
  })

  it('FNG pp. 95-96: barrages of three rounds, of the weapon that the words name', () => {
    for (const { text, force } of cells.filter((cell) => /^(Two |)three-round/i.test(cell.text))) {
      const { barrage }: Force = forces[force]
      expect(barrage, text).toEqual({
        kind: text.includes('mortar') ? 'mortars' : 'artillery',
        barrages: text.startsWith('Two') ? 2 : 1,
        rounds: 3,
      })
    }
  })
})

describe('what Potential Contacts bring', () => {
  const rows = levels.flatMap((level) => potentialContacts[level].rows)

  it('FNG pp. 62-64: the spans of the die are those of the words, without a gap', () => {
    for (const { text, gives } of rows) {
      const printed = [...text.matchAll(/\((\d)(?:-(\d))?\)/g)].map(([, from, to]) => Number(to ?? from))
      const spans = [gives.firstTo, gives.secondTo, gives.thirdTo, gives.fourthTo].filter((to) => to !== undefined)
      expect(spans, text).toEqual(printed)
      if (spans.length > 0) expect(spans.at(-1), text).toBe(6)
      expect([gives.first, gives.second, gives.third, gives.fourth].filter((who) => who !== undefined)).toHaveLength(
        spans.length,
      )
    }
  })

  it('FNG pp. 62-64: who is in it is what the words say', () => {
    const said: Partial<Record<Occupant, RegExp>> = {
      empty: /empty/,
      ruined: /old|eroded|destroyed/,
      cache100: /100 lbs/,
      cache200: /200 lbs/,
      twoRiflemen: /two riflemen/,
      riflemen: /1d6 riflemen/,
      lmgTeam: /LMG team/,
      mmgTeam: /MMG team/,
      hmgTeam: /HMG team/,
      halfSquad: /half squad/,
      squad: /a squad/,
      fullSquad: /full squad/,
      platoon: /a platoon/,
      platoonAndBattalionHq: /four-man battalion HQ/,
      platoonAndRegimentalHq: /three RTOs/,
      mechanicsAndHalfSquad: /mechanics/,
      squadAndPrisoners: /prisoners/,
    }
    for (const { text, gives } of rows) {
      const parts = text.split(/\(\d(?:-\d)?\) /).slice(1)
      const found = [gives.first, gives.second, gives.third, gives.fourth].filter((who) => who !== undefined)
      found.forEach((who, i) => {
        expect(parts[i], text).toMatch(said[who]!)
      })
    }
  })

  it('FNG pp. 62-64: walls of the DV that is printed, and every dice of structures', () => {
    for (const { text, gives } of rows) {
      const site = sites[gives.site as keyof typeof sites] as (typeof sites)['powCamp'] | undefined
      const printed = [...new Set([...text.matchAll(/DV (\d)/g)].map(([, dv]) => Number(dv)))]
      const standing: readonly { readonly dv?: number; readonly count: number | string }[] = site?.structures ?? []
      // A foxhole has none.
      const walls = standing.flatMap(({ dv = 0 }) => (dv > 0 ? dv : []))
      expect([...new Set(walls)], text).toEqual(printed)
      const dice = standing.filter(({ count }) => typeof count === 'string').map(({ count }) => count)
      const words = text.split(': (')[0]!.replace(/1d6 x 100 lbs.*$/, '')
      const rolled = [...words.matchAll(/1\/2d6|\dd6(\+2)?/g)].map(([die]) => (die === '1/2d6' ? 'half' : die))
      expect(dice, text).toEqual(rolled)
    }
  })
})
