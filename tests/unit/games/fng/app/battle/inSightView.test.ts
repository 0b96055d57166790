import { describe, expect, it } from 'vitest'
import { battleForm } from '../../../../../../src/games/fng/app/battle/battleForm.ts'
import { inSightView } from '../../../../../../src/games/fng/app/battle/inSight/inSightView.ts'
import { fallenIn } from '../../../../../../src/games/fng/app/battle/inSight/underWay.ts'
import { seesNobody, type InSightSaid } from '../../../../../../src/games/fng/contract/inSight.ts'
import type { FngState } from '../../../../../../src/games/fng/rules/state.ts'
import { act } from '../../../../../../src/games/fng/rules/steps/battle/act.ts'
import { rulesOf } from '../../../../../../src/games/fng/rules/house/rulesOf.ts'
import { idMaker } from '../../../../../../src/main/engine/system.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import { battleWith, our, tapeOf, their, type Dice } from '../../../../../support/battle.ts'
import { saidNothing } from '../../../../../support/saidNothing.ts'

const groups = { ours: 901, theirs: 902 }
const reps = [4, 5, 5, 3, 4, 4, 3, 3, 3]
const theirReps = [4, 3, 3, 3, 4, 3]

/** Nine of A, who moved out of the paddy, and six by the huts in cover. */
const nineAndSix = (more: Parameters<typeof battleWith>[0] = {}) =>
  battleWith({
    ours: reps.map((rep, i) => ({ rep, ...(i === 1 ? { leads: true as const } : {}) })),
    theirs: theirReps.map((rep, i) => ({ rep, name: `E1 ${i + 1}`, posture: 'cover' as const })),
    groups: { A: { activated: true } },
    ...more,
  })

const selected = [groups.ours, groups.theirs]
const view = (state: FngState, said: Partial<InSightSaid> = {}) =>
  inSightView(state, { ...saidNothing, ...said }, selected, { back: () => [], underWay: null })

const surnameIn = ({ soldiers }: FngState, soldier: number | null) =>
  soldiers.find(({ id }) => id === soldier)!.lastName

const ourDice = ['13', '215', '331', '3', '26', '45', '2', '6', '5']
const theirDice = ['1236', '256', '431', '654', '1152', '366']
const faces = (typed: string) => Array.from(typed, Number)
const typed = [
  ...ourDice.map((dice, i) => ({ figure: our(i + 1), faces: faces(dice).slice(0, reps[i]! - 2) })),
  ...theirDice.map((dice, i) => ({ figure: their(i + 1), faces: faces(dice).slice(0, theirReps[i]) })),
]
const order = (state: FngState, said: Partial<InSightSaid> = {}) =>
  view(state, { dice: typed, ...said }).heads.map(({ successes, acts }) => [
    successes,
    acts.map(({ figure }) => figure),
  ])

describe('who has fallen in it so far', () => {
  it('is told by the lines of the step: knocked down is not yet fallen', () => {
    const line = (id: number, outcome: string) => ({
      about: { collection: 'figures', id, field: null },
      table: { id: 'any', title: '', page: null, row: 0, outcome },
    })
    const lines = [line(1, 'knockDown'), line(2, 'outOfTheFight'), line(3, 'stunned'), line(4, 'fire')]
    expect(fallenIn([...lines, { about: null, table: null }])).toEqual([2, 3])
  })
})

describe('In Sight by groups', () => {
  it('makes the values that the form of the action begins with, from nothing but the groups', () => {
    const state = nineAndSix()
    const old = battleForm(state, 'inSight', {}, selected)
    expect(view(state).values).toEqual(old.values)
    expect(view(state)).toMatchObject({ refused: null, problem: null, title: 'A and E1', inches: 12 })
  })

  it('FNG p. 21: who acts and has not moved rolls all his dice, said once for the side', () => {
    const state = nineAndSix()
    const diceOf = (moved: boolean | null) => view(state, { moved }).sides[0]!.men.map(({ dice }) => dice)
    expect(view(state).sides.map(({ moved }) => moved)).toEqual([true, null])
    expect(diceOf(false)).toEqual(diceOf(null).map((dice) => dice + 1))
    expect(view(state, { moved: false }).sides[0]).toMatchObject({ moved: false })
    const one = { figure: our(1), field: 'moved', value: true }
    expect(view(state, { moved: false, unlike: [one] }).sides[0]).toMatchObject({ moved: false, someMoved: false })
    expect(view(state, { moved: false, unlike: [one] }).sides[0]!.men.map(({ dice }) => dice)).toEqual([
      diceOf(null)[0],
      ...diceOf(false).slice(1),
    ])
  })

  it('takes what is said of one distance for both who aim at each other', () => {
    const state = nineAndSix()
    const { values } = view(state, { unlike: [{ figure: our(1), field: 'inches', value: 40 }] })
    const inches = (values['lines'] as readonly { readonly figure: number; readonly inches: number }[]).flatMap(
      (line) => (line.inches === 40 ? [line.figure] : []),
    )
    expect(inches).toEqual([our(1), their(1)])
  })

  it('is about whom it is about: nothing that is said of a man puts another into his line', () => {
    const made = view(nineAndSix(), { unlike: [{ figure: our(1), field: 'figure', value: 'x' }] })
    expect(made.sides[0]!.men.map(({ figure }) => figure)).toContain(our(1))
    expect(made.unlike.filter(({ field }) => field === 'figure')).toEqual([])
  })

  it('plays to the same state as the form filled by hand, with the same dice', () => {
    const state = nineAndSix()
    const old = battleForm(state, 'inSight', {}, selected).values
    const lines = old['lines'] as readonly Record<string, unknown>[]
    const byHand = { ...old, lines: lines.map((line) => ({ ...line, inches: 14 })) }
    const answers = tapeOf(typed.map(({ figure, faces: shown }) => ['in-sight', figure, ...shown] as unknown as Dice))
    const play = (values: unknown) =>
      act.run({
        state,
        input: { action: 'inSight', values: values as never },
        rules: rulesOf(state),
        dice: openTape({ answers, dice: 'roll', choices: 'draw', seed: 7, depth: 1 }),
        newId: idMaker(1),
        say: () => undefined,
      })
    expect(play(view(state, { inches: 14 }).values)).toEqual(play(byHand))
    expect(play(byHand)).not.toEqual(state)
  })

  it('tells what moves the dice of a whole side, and how many dice that leaves', () => {
    const [ours, theirs] = view(nineAndSix()).sides
    expect(ours).toMatchObject({ name: 'A', stands: 'open', dice: 16, targets: null })
    expect(ours!.tells).toEqual(['active and moved: -1d6', 'the others are in cover: -1d6'])
    expect(ours!.men.map(({ dice }) => dice)).toEqual(reps.map((rep) => rep - 2))
    expect(theirs).toMatchObject({ name: 'E1', stands: 'cover', dice: 20, tells: [] })
    expect(theirs!.targets).toContain('3 of the others are left over and begin again')
  })

  it('FNG p. 31: names targets in the order of the lists, and begins again with the closest', () => {
    const [ours, theirs] = view(nineAndSix()).sides
    expect(ours!.men.map(({ target }) => target)).toEqual([1, 2, 3, 4, 5, 6, 1, 2, 3].map((nth) => `E1 ${nth}`))
    expect(theirs!.men).toHaveLength(6)
  })

  it('takes who was said to be closer first', () => {
    const [ours] = view(nineAndSix(), { closest: [our(9), our(4)] }).sides
    expect(ours!.men.map(({ figure }) => figure).slice(0, 4)).toEqual([our(9), our(4), our(1), our(2)])
    expect(ours!.men[0]!.target).toBe('E1 1')
  })

  it('reads the dice as they are typed: those who act stand by their successes, equal ones together', () => {
    expect(order(nineAndSix())).toEqual([
      [3, [our(3), their(1), their(5)]],
      [2, [our(1), our(2), their(3)]],
      [1, [our(4), our(5), our(7), their(2), their(6)]],
    ])
    const some = view(nineAndSix(), { dice: typed.slice(0, 3) })
    expect(some.sides[0]!.men.map(({ successes }) => successes)).toEqual([
      2,
      2,
      3,
      ...Array.from({ length: 6 }, () => null),
    ])
    expect(some.sides[0]!.men[0]!.faces).toEqual([
      { face: 1, counts: true },
      { face: 3, counts: true },
    ])
    expect(some.heads.map(({ successes }) => successes)).toEqual([3, 2])
    expect(view(nineAndSix(), { dice: typed }).idle).toHaveLength(4)
  })

  it('says what each will do: the die that lets him fire, his dice, and who is outgunned', () => {
    const state = nineAndSix({
      theirs: [{ rep: 4, name: 'E1 1', weapon: 'dpm' }],
      ours: [{ rep: 4 }],
    })
    // A line has room for no more.
    const { soldierId } = state.figures.find(({ id }) => id === our(1))!
    const surname = surnameIn(state, soldierId)
    const { heads, sides } = view(state, {
      dice: [
        { figure: our(1), faces: [1, 1, 1] },
        { figure: their(1), faces: [1, 1, 6, 6] },
      ],
    })
    const acts = heads.flatMap((head) => head.acts)
    expect(acts.map(({ figure, target }) => [figure, target])).toEqual([
      [our(1), 'E1 1'],
      [their(1), surname],
    ])
    expect(acts[0]!.name).toBe(surname)
    expect(sides[0]!.men[0]!.name).toBe(surname)
    expect(acts[0]).toMatchObject({ does: 'outgunned: Duck Back', ducks: true })
    expect(acts[1]!.ducks).toBe(false)
    expect(acts[1]!.does).toMatch(/^a 4 or less: \d dice$/)
  })

  it('FNG p. 21: says that some have moved where it is so known, and still knows it where all are said to have', () => {
    const all = nineAndSix()
    const figures = all.figures.map((one) => (one.id === our(1) ? { ...one, prone: true } : one))
    const [none, moved] = [null, true].map((is) => view({ ...all, figures }, { moved: is }).sides[0]!)
    expect(none).toMatchObject({ moved: 'some', someMoved: true })
    expect(moved).toMatchObject({ moved: true, someMoved: true })
    expect(view(all).sides[0]).toMatchObject({ moved: true, someMoved: false })
  })

  it('puts what is different about one man into his line, and no other', () => {
    const unlike = [
      { figure: our(9), field: 'inches', value: 19 },
      { figure: our(4), field: 'moved', value: false },
      { figure: our(8), field: seesNobody, value: true },
    ]
    const made = view(nineAndSix(), { unlike, inches: 14 })
    const lines = made.values['lines'] as readonly Record<string, unknown>[]
    const lineOf = (id: number) => lines.find(({ figure }) => figure === id)
    expect(lines.map(({ inches }) => inches)).toEqual(lines.map(({ figure }) => (figure === our(9) ? 19 : 14)))
    expect(lineOf(our(4))).toMatchObject({ moved: false })
    expect(lineOf(our(5))).toMatchObject({ moved: true })
    expect(lineOf(our(8))).toBeUndefined()
    expect(made.sides[0]!.men.find(({ figure }) => figure === our(4))!.dice).toBe(2)
    expect(made.unlike.map(({ figure, text, effect }) => [figure, text, effect])).toEqual([
      [our(9), 'distance to E1 2', '19", not 14"'],
      [our(4), 'has not moved', 'rolls 2d6'],
      [our(8), 'sees nobody', 'takes no part'],
    ])
  })

  it('FNG p. 31: deals targets anew around one that was said', () => {
    const three = battleWith({ ours: [{}, {}, {}], theirs: [{}, {}, {}], groups: { A: { activated: true } } })
    const made = view(three, { unlike: [{ figure: their(1), field: 'targets', value: [our(3)] }] })
    const lines = made.values['lines'] as readonly { readonly figure: number; readonly targets: readonly number[] }[]
    expect(lines.map(({ figure, targets }) => [figure, targets])).toEqual([
      [our(1), [their(2)]],
      [our(2), [their(3)]],
      [our(3), [their(1)]],
      [their(1), [our(3)]],
      [their(2), [our(1)]],
      [their(3), [our(2)]],
    ])
    expect(made.unlike).toMatchObject([{ figure: their(1), effect: 'the others choose anew' }])
  })

  it('tells for whom he is harder or easier to hit, and how far the others are', () => {
    const two = battleWith({
      ours: [{ prone: true }, { posture: 'cover' }],
      theirs: [{}, {}],
      groups: { A: { activated: true } },
    })
    const effects = (state: FngState, unlike: InSightSaid['unlike'] = []) =>
      view(state, { unlike }).unlike.map(({ text, effect }) => [text, effect])
    expect(effects(two)).toContainEqual(['prone', 'harder to hit for Enemy 1'])
    const far = { figure: their(1), field: 'inches', value: 40 }
    const { soldierId } = two.figures.find(({ id }) => id === our(1))!
    expect(effects(two, [far])).toContainEqual([`distance to ${surnameIn(two, soldierId)}`, '40", not 12"'])
  })

  it('tells that one in the open leaves the other side all its dice', () => {
    const hidden = battleWith({
      ours: [{ posture: 'cover' }, { posture: 'cover' }, { posture: 'open' }],
      theirs: [{ name: 'E1 1' }],
    })
    expect(view(hidden).unlike.map(({ effect }) => effect)).toEqual(['1d6 more for each of theirs'])
    const out = [{ figure: our(3), field: seesNobody, value: true }]
    expect(view(hidden, { unlike: out }).unlike.map(({ effect }) => effect)).toEqual([
      'takes no part; 1d6 less for each of theirs',
    ])
    const shown = battleWith({ ours: [{}, {}, { posture: 'cover' }], theirs: [{ name: 'E1 1' }] })
    expect(view(shown).unlike.map(({ effect }) => effect)).toEqual([''])
  })

  it('lists who is known to stand or lie otherwise than most of his side', () => {
    const state = battleWith({
      ours: [{ rep: 4 }, { rep: 4 }, { rep: 4, posture: 'cover' }, { rep: 4, prone: true }],
      theirs: [{ rep: 4, name: 'E1 1' }],
    })
    expect(view(state).unlike.map(({ figure, field, text }) => [figure, field, text])).toEqual([
      [our(3), 'posture', 'in cover'],
      [our(4), 'prone', 'prone'],
    ])
  })

  it('takes groups that are added, and gives the fields of the man who is asked about', () => {
    const state = battleWith({
      ours: [{ rep: 4 }, { rep: 4, group: 'B' }],
      theirs: [{ rep: 4, name: 'E1 1' }],
    })
    const alone = inSightView(state, saidNothing, [901, 903], { back: () => [], underWay: null })
    expect(alone.groups.map(({ name, sees }) => [name, sees])).toEqual([
      ['A', true],
      ['B', false],
      ['E1', true],
    ])
    const both = view(state, { groups: [901, 902, 903], about: our(2) })
    expect(both.title).toBe('A and B against E1')
    expect(both.fields.map(({ name }) => name)).toContain('inches')
    expect(both.line).toMatchObject({ figure: our(2) })
  })

  it('FNG pp. 21-22: asks who sees a charge only, once somebody is to charge, of those who are not in sight', () => {
    const state = battleWith({
      ours: [{ rep: 4 }],
      theirs: [
        { rep: 4, name: 'E1 1' },
        { rep: 4, name: 'E1 2' },
      ],
    })
    const unlike = [
      { figure: our(1), field: 'inches', value: 6 },
      { figure: their(2), field: seesNobody, value: true },
    ]
    expect(view(state, { unlike }).newcomers).toBeNull()
    const charging = [...unlike, { figure: our(1), field: 'charge', value: true }]
    expect(view(state, { unlike: charging }).newcomers).toMatchObject({ kind: 'rows', lines: [] })
    const newcomers = [{ figure: their(2), charger: our(1), inches: 9, stands: 'open' }]
    const made = view(state, { unlike: charging, newcomers })
    expect(made.values['newcomers']).toMatchObject(newcomers)
    expect(made.problem).toBeNull()
    expect(made.sides[1]!.men.map(({ figure }) => figure)).toEqual([their(1)])
  })

  it('says what the rules refuse: more targets than dice, or nobody on one side', () => {
    const state = nineAndSix()
    const greedy = { figure: our(4), field: 'targets', value: [1, 2, 3, 4, 5, 6].map(their) }
    expect(view(state, { unlike: [greedy] }).problem).toMatch(/dice for 6 targets/)
    const blind = [1, 2, 3, 4, 5, 6].map((nth) => ({ figure: their(nth), field: seesNobody, value: true }))
    expect(view(state, { unlike: blind }).problem).toContain('at least 1')
  })

  it('shows one under way as it was begun, and the head that it has come to', () => {
    const state = nineAndSix()
    const { values } = view(state, { inches: 14 })
    const underWay = { values, dice: typed, decided: [their(1), our(3)], fallen: [our(1)] }
    const made = inSightView(state, saidNothing, [], { back: () => [], underWay })
    expect(made.values).toEqual(values)
    expect(made.underWay).toEqual({ at: 0, fallen: [our(1)] })
    expect(made.heads).toHaveLength(3)
    expect(
      inSightView(state, saidNothing, [], { back: () => [], underWay: { ...underWay, decided: [], fallen: [] } })
        .underWay,
    ).toEqual({
      at: null,
      fallen: [],
    })
  })
})
