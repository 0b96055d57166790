import { describe, expect, it } from 'vitest'
import { rulesOf } from '../../../../../src/games/skirmish/rules/copy/rulesOf.ts'
import type { SkirmishState } from '../../../../../src/games/skirmish/rules/state.ts'
import { blankSquad, squadModels } from '../../../../../src/games/skirmish/sheets/squad/squad.ts'
import { squadSheet } from '../../../../../src/games/skirmish/sheets/squad/squadSheet.ts'
import type { SquadLine, SquadModel } from '../../../../../src/games/skirmish/sheets/squad/squadModel.ts'
import { doAtOnce } from '../../../../../src/main/engine/work.ts'
import { inside } from '../../../../../src/main/sheets/paper.ts'
import { expectSound } from '../../../../support/everySheet.ts'
import { skirmishCampaign, type SkirmishTable } from '../../../../support/skirmish.ts'
import { testMeasure, textsOf } from '../../../sheets/inCells.ts'

interface Battle {
  readonly hiddenRules?: 'noise' | 'alternate'
  readonly support?: readonly [shots: number, turns: number]
  readonly hide?: readonly string[]
  readonly stay?: readonly string[]
}

const ours = ['Kowalski', 'Reyes', 'Adair', 'Boyle']

/** Ruth's squad with a vehicle, a mortar and an observer against one man of Tom's; the first of hers has the radio. */
function battle({ hiddenRules = 'noise', support = [5, 2], hide = [], stay = [] }: Battle = {}): SkirmishTable {
  const table = skirmishCampaign()
  const men = ours.map((name) => ({ name, weapon: name === 'Boyle' ? 'm79' : 'm16' }))
  table.do('addSquad', { side: table.us, name: '2nd squad', men })
  table.do('addSquad', { side: table.them, name: 'Cell', men: [{ name: 'Minh', weapon: 'ak' }] })
  const manId = (name: string) => table.state.men.find((man) => man.name === name)!.id
  const [shotsPerTurn, supportTurns] = support
  table.do('beginGame', {
    ...{ scenario: 'The ford', hiddenRules, acrossTurns: true, openNumbers: false, smokeSpreadInches: 12 },
    first: table.us,
    sides: [table.us, table.them].map((side) => ({ side, shotsPerTurn, supportTurns })),
  })
  const one = (name: string) => ({ hidden: hide.includes(name), place: '', radio: name === ours[0] })
  table.do('deploy', {
    side: table.us,
    men: ours.filter((name) => !stay.includes(name)).map((name) => ({ man: manId(name), ...one(name) })),
    others: [{ name: 'Forward observer', weapon: 'pistol', ...one('') }],
    vehicles: [{ name: 'Track 13', weapon: null }],
    mortars: [{ name: '60mm mortar', setUp: true }],
  })
  const them = { side: table.them, others: [], vehicles: [], mortars: [] }
  return table.do('deploy', { ...them, men: [{ man: manId('Minh'), ...one('') }] }).do('startTurn')
}

const modelsOf = (state: SkirmishState): SquadModel[] => squadModels(state, rulesOf(state), 'in the library')
const linesOf = ({ state }: SkirmishTable): readonly SquadLine[] => modelsOf(state)[0]!.lines
const lineOf = (table: SkirmishTable, name: string) => linesOf(table).find((line) => line.name === name)!

const pagesOf = (model: SquadModel) =>
  doAtOnce(squadSheet([model]).layOut(testMeasure(), inside('letter'))).map((marks) =>
    textsOf(marks).map(({ text }) => text),
  )

describe('the squad sheet of a battle under way', () => {
  it('shows who is off the table, their counters, and who has taken up the radio', () => {
    const table = battle()
    expect(lineOf(table, 'Kowalski')).toMatchObject({ now: { out: 0, counters: 0 }, note: 'carries the radio' })
    table.counters('Reyes', 2).counters('Adair', 9)
    const kowalski = table.id('Kowalski')
    table.do('closeSupport').do('byHand', { figure: kowalski, counters: 0, out: true, words: '' }, [1])
    table.do('takeRadio', { figure: table.id('Reyes') })
    expect(lineOf(table, 'Kowalski')).toMatchObject({ now: { out: 1 }, note: 'off the table' })
    expect(lineOf(table, 'Reyes')).toMatchObject({ now: { out: 0, counters: 2 }, note: 'carries the radio' })
    expect(lineOf(table, 'Adair').note).toBe('9 counters')
  })

  it('names what is attached: figures, vehicles and mortars', () => {
    const attached = linesOf(battle()).slice(ours.length)
    expect(attached.map(({ mark, kind, name }) => [mark, kind, name])).toEqual([
      ['A', 'man', 'Forward observer'],
      ['B', 'apc', 'Track 13'],
      ['C', 'mortar', '60mm mortar'],
    ])
  })

  it('says how far a mortar is that moves, and what a vehicle has taken', () => {
    const table = battle().do('closeSupport')
    table.do('moveMortar', { mortar: table.state.mortars[0]!.id })
    expect(lineOf(table, '60mm mortar')).toMatchObject({
      note: 'being taken down; 2 turns to go',
      now: { prepared: 0 },
    })
    table.do('endTurn', { keep: [] })
    expect(lineOf(table, '60mm mortar')).toMatchObject({ note: 'being taken down; 1 turn to go', now: { prepared: 1 } })
    const { id } = table.figure('Track 13')
    const hit = {
      ...table.state,
      figures: table.state.figures.map((one) => (one.id === id ? { ...one, kills: 1 } : one)),
    }
    const track = modelsOf(hit)[0]!.lines.find(({ name }) => name === 'Track 13')!
    expect(track).toMatchObject({ note: 'cannot move', now: { out: 1 } })
  })

  it('tells nothing of who is hidden: he stands there like one who stayed behind', () => {
    const [hidden, stayed] = [battle({ hide: ['Adair', 'Boyle'] }), battle({ hide: ['Boyle'], stay: ['Adair'] })]
    expect(lineOf(hidden, 'Adair').now).toBeNull()
    expect(modelsOf(hidden.state)).toEqual(modelsOf(stayed.state))
    expect(linesOf(hidden).map(({ mark }) => mark)).not.toContain('H1')
  })

  it('leaves out who stayed behind where nobody is hidden, and keeps the numbers of the others', () => {
    const lines = linesOf(battle({ stay: ['Reyes'] }))
    expect(lines.slice(0, 3).map(({ mark, name }) => [mark, name])).toEqual([
      ['1', 'Kowalski'],
      ['3', 'Adair'],
      ['4', 'Boyle'],
    ])
  })

  it('names the campaign, the game and the turn', () => {
    const table = battle().do('closeSupport').next().next()
    const [{ when, turnsOver }, theirs] = modelsOf(table.state) as [SquadModel, SquadModel]
    expect([when, turnsOver, theirs.turnsOver]).toEqual(['Suoi Da, game 1, turn 2', 1, 1])
    const [us, them] = modelsOf(table.do('closeSupport').do('endTurn', { keep: [] }).state)
    expect([us!.turnsOver, them!.turnsOver]).toEqual([2, 1])
  })
})

describe('a squad sheet', () => {
  it('has the keys of the hidden rules that are played, and boxes for them', () => {
    const words = (hiddenRules: 'noise' | 'alternate') => pagesOf(modelsOf(battle({ hiddenRules }).state)[0]!).join(' ')
    expect(words('noise')).toContain('NOISE PIPS')
    expect(words('noise')).not.toMatch(/2d6|SPOT/)
    expect(words('alternate')).toContain('2d6')
    expect(words('alternate')).toContain('SPOTTED')
    expect(words('alternate')).not.toMatch(/NOISE|listen|silent/)
  })

  it.each([
    [5, 2],
    [9, 12],
    [20, 99],
  ] as const)('has room for %i shots in each of %i turns', (...support) => {
    const model = modelsOf(battle({ support }).state)[0]!
    const pages = pagesOf(model)
    const [shots, turns] = support
    // Behind its heads each turn has its number, on whatever page.
    const under = pages.flatMap((texts) =>
      texts.includes('TARGET, CORRECTION') ? texts.slice(texts.indexOf('TARGET, CORRECTION')) : [],
    )
    expect(under).toEqual(expect.arrayContaining(Array.from({ length: turns }, (_, i) => String(i + 1))))
    expect(pages.flat()).toContain(shots > 9 ? String(shots) : `SHOT ${shots}`)
    expectSound(squadSheet([model]))
  })

  it('has a line for the turn of support that is on, with the shots that fell', () => {
    const { state } = battle()
    const sides = state.gameSides.map((side) => ({ ...side, shots: 2, supportTurns: 1 }))
    expect(modelsOf({ ...state, gameSides: sides }).map(({ support }) => support)).toEqual([
      { shots: 5, turns: 1, fired: 2 },
      { shots: 5, turns: 1, fired: 0 },
    ])
  })

  it.each([
    [0, 0],
    [0, 3],
    [5, 0],
  ])('has no lines for support where there is none: %i shots, %i turns', (...support) => {
    const [model] = modelsOf(battle({ support }).state)
    expect(model!.facts.at(-1)!.value).toBe('none')
    expect(pagesOf(model!)[0]!.filter((text) => text === 'FIRE SUPPORT')).toHaveLength(1)
  })

  it("keeps a launcher's range beside a man's own note", () => {
    const table = battle()
    const { id: man, ...boyle } = table.state.men.find(({ name }) => name === 'Boyle')!
    table.do('correctMan', { man, name: boyle.name, weapon: boyle.weapon, status: 'fit', note: 'claymore' })
    expect(lineOf(table, 'Boyle').note).toBe('any range, 2 phases; claymore')
  })

  it('is there blank, without a campaign or with one', () => {
    const model = blankSquad(battle().state, rulesOf(battle().state))
    expect(model.lines).toEqual([])
    const rings = (one: SquadModel) =>
      doAtOnce(squadSheet([one]).layOut(testMeasure(), inside('a4')))[0]!.filter(
        (mark) => mark.kind === 'path' && mark.dash !== undefined,
      ).length
    expect(rings(model)).toBeGreaterThanOrEqual(9)
  })
})
