import { describe, expect, it } from 'vitest'
import { sealedView } from '../../../../../src/games/skirmish/app/sealedView.ts'
import { tableView } from '../../../../../src/games/skirmish/app/tableView.ts'
import type { FigureAction, TableView } from '../../../../../src/games/skirmish/contract/table.ts'
import { skirmishSteps } from '../../../../../src/games/skirmish/contract/steps.ts'
import {
  changed,
  namedIn,
  pressed,
  wantedOf,
  type Ask,
  type AskOf,
} from '../../../../../src/games/skirmish/screens/battle/asks/ask.ts'
import { sumOfNoise } from '../../../../../src/games/skirmish/screens/battle/asks/askFind.ts'
import { askFigure } from '../../../../../src/games/skirmish/screens/battle/asks/askFigure.ts'
import { askMine } from '../../../../../src/games/skirmish/screens/battle/asks/askMines.ts'
import { askMortar, askShot, askStrike } from '../../../../../src/games/skirmish/screens/battle/asks/askSupport.ts'
import {
  askByHand,
  askEndGame,
  askEndTurn,
  askTable,
} from '../../../../../src/games/skirmish/screens/battle/asks/askTurn.ts'
import { naming, type Draft } from '../../../../../src/games/skirmish/screens/battle/asks/draft.ts'
import { setUpSkirmish, skirmish, testDeviation, testGrenades } from '../../../../support/skirmish.ts'

type Table = ReturnType<typeof skirmish>

const view = (table: Table, side: number | null = null): TableView => tableView(table.state, side)
const askOf = (table: Table, name: string, action: FigureAction): Ask => {
  const shown = view(table, table.us)
  const figure = shown.sides.flatMap(({ figures }) => figures).find((one) => one.name === name)!
  return askFigure({ table: shown, figure }, action, sealedView(table.state, table.us))
}
/** Plays what a form holds, as the screen would send it. */
const play = (table: Table, ask: Ask, change: Partial<Draft> = {}, faces: readonly number[] = []): Table => {
  const { step, input, start } = ask as AskOf<'move'>
  return table.do(step, skirmishSteps[step].parse(input({ ...start, ...change })), faces)
}
const listed = (ask: Ask): readonly string[] =>
  ask.fields.flatMap((field) => (field.kind === 'figures' ? field.among.map(({ name }) => name) : []))

describe('what a figure is asked for', () => {
  it('moves alone or with those that have phases left, and makes a noise a phase', () => {
    const table = skirmish({ ours: [{ name: 'Able' }, { name: 'Baker' }, { name: 'Cole' }] }).counters('Cole', 3)
    const ask = askOf(table, 'Able', 'move')
    expect(listed(ask)).toEqual(['Able', 'Baker'])
    play(table, ask, { phases: 2, named: [naming(table.id('Able')), naming(table.id('Baker'))] })
    expect([table.figure('Able').pips, table.figure('Baker').pips]).toEqual([2, 2])
  })

  it('moves tactically without a noise', () => {
    const table = skirmish()
    expect(play(table, askOf(table, 'Able', 'creep')).figure('Able')).toMatchObject({ pips: 0, spent: 2 })
  })

  it('fires at those who are known, and says so where nobody is', () => {
    const table = skirmish({
      theirs: [
        { name: 'Minh', weapon: 'ak' },
        { name: 'Binh', hidden: true, place: 'reeds' },
      ],
    })
    table.fill(['weapons', 'm16', 'suppress', '5-6'])
    const ask = askOf(table, 'Able', 'fire')
    expect(listed(ask)).toEqual(['Minh'])
    expect(play(table, ask, {}, [6]).figure('Minh').counters).toBe(1)
  })

  it('a grenade waits for a type whose cells are filled in, and for its point', () => {
    const table = skirmish().fill(...testDeviation)
    expect(wantedOf(askOf(table, 'Able', 'throw'), askOf(table, 'Able', 'throw').start)).toBe(
      'Which grenade: choose one.',
    )
    table.fill(...testGrenades)
    const ask = askOf(table, 'Able', 'throw')
    expect(ask.start.grenade).toBe('fragmentation')
    expect(wantedOf(ask, ask.start)).toBe('At which point: write it down.')
    play(table, ask, { target: 'the huts', inches: 6 }, [1])
    expect(view(table).blasts).toMatchObject([{ kind: 'grenade', landed: 'the huts' }])
  })

  it('listens for noises that it may see, each by a sum of its own', () => {
    const table = skirmish({ theirs: [{ name: 'Minh' }, { name: 'Binh' }] })
    table.next().do('move', { figures: [table.id('Minh')], way: 'ordinary', phases: 3 })
    table.do('move', { figures: [table.id('Binh')], way: 'ordinary', phases: 2 }).next()
    const ask = askOf(table, 'Able', 'listen')
    expect(ask.start.noises).toHaveLength(2)
    const together = { noises: [{ figures: [table.id('Minh'), table.id('Binh')], inches: 14 }] }
    expect(ask.sum!({ ...ask.start, ...together }).map(({ value }) => value)).toEqual(['5', '-1', '4'])
    expect(play(table, ask, together, [4]).said).toMatch('heard')
  })

  it('asks whether a friend has fired only where one has', () => {
    const table = skirmish({ ours: [{ name: 'Able' }, { name: 'Baker' }] }).fill(['weapons', 'm16', 'suppress', '6'])
    const flags = (name: string) => askOf(table, name, 'listen').fields.filter(({ kind }) => kind === 'flag')
    expect(flags('Baker')).toHaveLength(0)
    play(table, askOf(table, 'Able', 'fire'), {}, [1])
    expect(flags('Baker')).toHaveLength(1)
    expect(flags('Able')).toHaveLength(0)
  })

  it('places a claymore and fires it in a later turn', () => {
    const table = skirmish()
    play(table, askOf(table, 'Able', 'placeClaymore'), { target: 'on the trail, facing east' })
    table.next().next()
    const ask = askOf(table, 'Able', 'fireClaymore')
    expect(ask.start.which).not.toBe('')
    play(table, ask, { inches: 2, named: [{ ...naming(table.id('Minh')), inches: 3 }] }, [4])
    expect(table.figure('Minh').counters).toBe(2)
  })

  it('looks for a hidden figure by the other rules', () => {
    const table = skirmish({ hiddenRules: 'alternate', theirs: [{ name: 'Minh', hidden: true }] })
    play(table, askOf(table, 'Able', 'spot'), { named: [naming(table.id('Minh'))], inches: 7 }, [3, 4])
    expect(table.figure('Minh').hidden).toBe(false)
  })

  it('runs somebody over, and takes up a radio that lies free', () => {
    const table = setUpSkirmish({
      ours: [{ name: 'Able', radio: true }, { name: 'Baker' }],
      vehicles: [{ name: 'M113', weapon: null }],
    }).counters('Able', 6)
    table.do('startTurn', {}, [1, 1])
    play(table, askOf(table, 'Baker', 'takeRadio'))
    expect(view(table).sides[0]!.radio).toBe('Baker')
    play(table, askOf(table, 'M113', 'runOver'), { named: [naming(table.id('Minh'))] })
    expect(table.figure('Minh').counters).toBe(5)
  })
})

describe('what the table is asked for', () => {
  it('the first shot wants a point, the next goes on from where that one fell', () => {
    const table = setUpSkirmish({ ours: [{ name: 'Able', radio: true }] })
      .fill(...testDeviation)
      .do('startTurn')
    const first = askShot(view(table).sides[0]!)
    expect(wantedOf(first, first.start)).toBe('Target point: write it down.')
    play(table, first, { target: 'the path' }, [3])
    const next = askShot(view(table).sides[0]!)
    expect(next.fields).toEqual([])
    play(table, next, {}, [1])
    expect(view(table).blasts.map(({ landed }) => landed)).toEqual(['3" side 3 of the path', '3" side 3 of the path'])
  })

  it('who is hit leaves out those who have had their counters', () => {
    const table = setUpSkirmish({ ours: [{ name: 'Able', radio: true }] })
      .fill(...testDeviation)
      .do('startTurn')
    play(table, askShot(view(table).sides[0]!), { target: 'the path' }, [1])
    const strike = () => askStrike(view(table), view(table).blasts[0]!)
    expect(listed(strike())).toEqual(['Able', 'Minh'])
    expect(wantedOf(strike(), strike().start)).toBeNull()
    expect(strike().buttonOfNobody).toBe('Nobody was near')
    play(table, strike())
    expect(view(table).blasts).toMatchObject([{ nobodyNear: true, struck: [] }])
    play(table, strike(), { named: [{ ...naming(table.id('Minh')), cover: true }] })
    expect(table.figure('Minh').counters).toBe(1)
    expect(listed(strike())).toEqual(['Able'])
    expect(wantedOf(strike(), strike().start)).toContain('tick at least one')
    expect(view(table).blasts[0]!.nobodyNear).toBe(false)
  })

  it('a mortar keeps its point, and says by how much it may be moved', () => {
    const table = setUpSkirmish({ mortars: [{ name: '81mm', setUp: true }] }).do('startTurn')
    table.fill(...testDeviation, ...testGrenades)
    const ask = () => askMortar(view(table), view(table).sides[0]!.mortars[0]!)
    expect(ask().fields.some((field) => field.kind === 'number')).toBe(false)
    play(table, ask(), { target: 'the dyke', inSight: true }, [2])
    expect(ask().start.target).toBe('the dyke')
    expect(ask().fields.some((field) => field.kind === 'number' && field.most === 12)).toBe(true)
  })

  it('a mine goes off under a figure of the side that is on', () => {
    const table = setUpSkirmish()
    table.do('layMines', { side: table.them, places: ['in the gate'] }).do('startTurn')
    const [mine] = sealedView(table.state, table.them).things
    play(table, askMine(view(table, table.them), mine!), {}, [5])
    expect(table.figure('Able').counters).toBe(3)
  })

  it('a turn ends with a counter off each figure that is ticked', () => {
    const table = skirmish({ ours: [{ name: 'Able' }, { name: 'Baker' }, { name: 'Cole' }] })
    table.counters('Able', 2).counters('Baker', 2)
    const ask = askEndTurn(view(table).sides[0]!, true)
    expect(listed(ask)).toEqual(['Able', 'Baker'])
    play(table, ask, { named: [naming(table.id('Baker'))] })
    expect([table.figure('Able').counters, table.figure('Baker').counters]).toEqual([2, 1])
  })

  it('a game ends when somebody is named, or nobody', () => {
    const table = skirmish()
    const ask = askEndGame(view(table))
    expect(wantedOf(ask, ask.start)).toBe('Who has won: choose one.')
    play(table, ask, { which: 'nobody', words: 'It grew dark.' })
    expect(view(table).game).toBeNull()
  })

  it('by hand a figure is as the players agree', () => {
    const table = skirmish()
    play(table, askByHand(view(table).sides[1]!.figures[0]!), { out: true, words: 'close combat' })
    expect(table.figure('Minh').out).toBe(true)
  })
})

it.each([
  [5, 14, '4'],
  [3, 9, '3'],
  [1, 10, '0'],
  [2, 35, '0'],
])('%d pips from %d inches are heard on %s or less', (pips, inches, score) => {
  expect(sumOfNoise(pips, inches).at(-1)!.value).toBe(score)
})

describe('what the drawn table tells a form', () => {
  const drawn = (setting: Parameters<typeof skirmish>[0] = {}) => {
    const table = play(skirmish(setting), askTable(view(skirmish())), { width: 60 })
    const at = (name: string, across: number) => ({ figure: table.id(name), across, down: 10 })
    const others = table.state.figures.map(({ name }, i) => at(name, 10 + i * 5))
    return table.do('place', { figures: others, shots: [] })
  }

  it('is as large as the players say', () => {
    expect(view(drawn()).ground).toEqual({ width: 60, depth: 36 })
    expect(askTable(view(drawn())).start).toMatchObject({ width: 60, depth: 36 })
  })

  it('is the distance to whom it names, until the player writes another', () => {
    const table = drawn({
      hiddenRules: 'alternate',
      theirs: ['Minh', 'Binh'].map((name) => ({ name, hidden: true, place: '' })),
    })
    const ask = askOf(table, 'Able', 'spot')
    const [minh, binh] = ['Minh', 'Binh'].map((name) => [naming(table.id(name))])
    const first = changed(ask, ask.start, { named: minh! })
    expect([ask.start.inches, first.inches]).toEqual([12, 5])
    expect(changed(ask, first, { named: binh! }).inches).toBe(10)
    const typed = changed(ask, first, { inches: 7 })
    expect(changed(ask, typed, { named: binh! }).inches).toBe(7)
  })

  it('is how far a noise is off', () => {
    const table = drawn()
    table.do('move', { figures: [table.id('Able')], way: 'ordinary', phases: 1 }).next()
    const shown = view(table, table.them)
    const minh = shown.sides[1]!.figures[0]!
    expect(askFigure({ table: shown, figure: minh }, 'listen', null).start.noises).toMatchObject([{ inches: 5 }])
  })

  it('names who stands within reach of what went off', () => {
    const table = drawn({ ours: [{ name: 'Able' }, { name: 'Baker' }] })
    const blast = { struck: [], effect: '', landed: '', id: 1, sideId: 1, kind: 'support', reach: 6 } as const
    const drawnAt = {
      asksOpen: false,
      asksHidden: false,
      nobodyNear: false,
      nth: 1,
      stray: null,
      from: null,
      aim: null,
    }
    const near = (across: number | null) =>
      askStrike(view(table), { ...blast, ...drawnAt, at: across === null ? null : { across, down: 10 } }).start.named
    expect(near(6.5).map(({ figure }) => figure)).toEqual([table.id('Able')])
    expect(near(null)).toEqual([])
  })

  it('is a press that names a figure where the form asks for it', () => {
    const table = drawn()
    const ask = askOf(table, 'Able', 'fire')
    const minh = table.id('Minh')
    expect(namedIn(ask, ask.start)).toEqual([minh])
    expect(pressed(ask, ask.start, minh)).toEqual([])
    expect(pressed(ask, { ...ask.start, named: [] }, minh)).toEqual([naming(minh)])
    expect(pressed(ask, ask.start, table.id('Able'))).toBeNull()
  })
})
