import { describe, expect, it } from 'vitest'
import { battleForm } from '../../../../../../../src/games/fng/app/battle/battleForm.ts'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import { bookRules } from '../../../../../../../src/main/engine/system.ts'
import { sightOf, withinSight } from '../../../../../../../src/games/fng/rules/battle/turn/sight.ts'
import type { DayPart, FngState, Weather } from '../../../../../../../src/games/fng/rules/state.ts'
import { figureIn, our, playAction, their, type Dice } from '../../../../../../support/battle.ts'
import { missionId } from '../../../../../../support/fngState.ts'
import { battle, firing, line } from './forms.ts'

const rules = bookRules
const lies = { missionId, under: null, over: null, marsh: false, mud: false, craters: 0, craterInches: 0, buildings: 0 }

/** Man 1 against Enemy 1 in sector 5, which the ground fills; Enemy 2 stands in sector 6, in the clear. */
function meeting(ground: string, dayPart: DayPart, weather: Weather, item?: string): FngState {
  const state = battle({
    ours: [{}],
    theirs: [{}, { group: 'E2' }],
    groups: { E2: { sector: 6 } },
    battle: { dayPart, weather },
    state: {
      sectors: [
        { ...lies, id: 705, number: 5, ground },
        { ...lies, id: 706, number: 6, ground: 'clear' },
      ],
    },
  })
  const { soldierId } = figureIn(state, our(1))
  return item === undefined ? state : { ...state, gear: [{ id: 7001, missionId, soldierId: soldierId!, item }] }
}
const misses: readonly Dice[] = [
  ['ranged-combat', our(1), 2, 2, 2, 2],
  ['reaction.received-fire', their(1), 1, 1],
]
const fire = (state: FngState, inches: number, more: Values = {}, at = their(1)) =>
  playAction(
    state,
    'fire',
    firing([our(1)], [line(at, { inches, lit: false, beam: false, clear: false, ...more })]),
    misses.map(([key, subject, ...faces]) => [key, subject === their(1) ? at : subject, ...faces] as Dice),
  ).texts[0]
const fieldsOf = (state: FngState, inches: number, at = their(1)) => {
  const form = battleForm(state, 'fire', firing([our(1)], [line(at, { inches })]), [])
  const targets = form.fields.find(({ name }) => name === 'targets')
  return targets?.kind === 'rows' ? targets.lines[0]!.map(({ name }) => name) : []
}

describe('sight within the ground of one sector', () => {
  it('pp. 47, 59: in forest and Terrible weather half of its 18", and no 12" as in the open', () => {
    const wood = meeting('forest', 'morning', 'terrible')
    expect(() => fire(wood, 12)).toThrow('Enemy 1 is out of sight at 12": Man 1 sees 9" in forest just now.')
    expect(fire(wood, 9)).toContain('Enemy 1: missed')
    expect(() => fire(meeting('forest', 'night', 'terrible'), 6)).toThrow('Man 1 sees 4.5" in forest just now.')
    expect(() => fire(meeting('single-canopy-jungle', 'morning', 'clear'), 7)).toThrow('Man 1 sees 6" in single canopy')
  })

  it('p. 47: over open ground, at its edge, the sight of the open holds, and no more', () => {
    const wood = meeting('forest', 'morning', 'terrible')
    expect(fire(wood, 12, { clear: true })).toContain('Enemy 1: missed')
    expect(() => fire(wood, 13, { clear: true })).toThrow('out of sight at 13": Man 1 sees 9" in forest just now.')
    expect(fieldsOf(wood, 12)).toContain('clear')
    expect([fieldsOf(wood, 9), fieldsOf(wood, 13)].flat()).not.toContain('clear')
  })

  it('pp. 30, 47: by night a light shows what the ground allows by day', () => {
    const wood = meeting('forest', 'night', 'clear')
    expect(() => fire(wood, 12)).toThrow('Enemy 1 is out of sight at 12" unless lit: Man 1 sees 9" in forest just now.')
    expect(fieldsOf(wood, 12)).toEqual(expect.arrayContaining(['lit', 'clear']))
    expect(fire(wood, 18, { lit: true })).toContain('Enemy 1: missed')
    expect(() => fire(wood, 19, { lit: true })).toThrow('sees 18" in forest')
  })

  it('p. 44: who stands in another sector is seen as in the open: how the line runs the table shows', () => {
    const wood = meeting('forest', 'morning', 'terrible')
    expect(fire(wood, 12, {}, their(2))).toContain('Enemy 2: missed')
    expect(fieldsOf(wood, 12, their(2))).not.toContain('clear')
  })

  it('p. 49: along the rows of an orchard one sees farther than across', () => {
    expect(sightOf(...looks(meeting('orchard', 'morning', 'clear')))).toBe(36)
  })

  it('p. 6: a starlight scope doubles it, no farther than by day, and not in elephant grass', () => {
    const scoped = (ground: string) => sightOf(...looks(meeting(ground, 'night', 'clear', 'starlight-scope')))
    expect([scoped('forest'), scoped('bamboo'), scoped('elephant-grass'), scoped('clear')]).toEqual([18, 8, 4, 36])
  })

  it('the forms begin within it, in whole inches', () => {
    const begins = (state: FngState) =>
      battleForm(state, 'fire', { shooters: [our(1)], targets: [{ target: their(1) }] }, []).values
    expect(begins(meeting('forest', 'morning', 'terrible'))).toMatchObject({ targets: [{ inches: 9 }] })
    expect(begins(meeting('forest', 'night', 'terrible'))).toMatchObject({ targets: [{ inches: 4 }] })
    const { values } = battleForm(meeting('bamboo', 'morning', 'clear'), 'inSight', {}, [our(1), their(1)])
    expect(values['lines']).toMatchObject([{ inches: 8 }, { inches: 8 }])
    const state = meeting('bamboo', 'morning', 'clear')
    const looking = { viewers: [figureIn(state, our(1))], target: figureIn(state, their(1)) }
    expect(withinSight(state, rules, 12, looking)).toBe(8)
  })

  describe('In Sight', () => {
    const meet = (state: FngState, lines: readonly Values[], theirs = [their(1)]) =>
      playAction(state, 'inSight', { ours: [our(1)], theirs, again: false, newcomers: [], lines }, [
        // Without a line he may have moved: a die less.
        lines.length > 0 ? ['in-sight', our(1), 6, 6, 6, 6] : ['in-sight', our(1), 6, 6, 6],
        ...theirs.map((id): Dice => ['in-sight', id, 1, 6, 6, 6]),
        ['in-sight.resolution', their(1), 1],
        ['ranged-combat', their(1), 2, 2, 2],
        ['reaction.received-fire', our(1), 1, 1],
      ]).texts
    const seen = (figure: number, targets: readonly number[], inches: number, clear = false): Values => ({
      ...{ figure, targets, inches, lit: false, beam: false, clear },
      ...{ stands: 'open', moved: false, point: false, charge: false, near: [], sheltered: [] },
    })
    const both = (inches: number, clear = false) => [
      seen(our(1), [their(1)], inches),
      seen(their(1), [our(1)], inches, clear),
    ]
    const wood = meeting('forest', 'morning', 'terrible')

    it('pp. 47, 59: a greater distance than the ground allows is refused, with the figure', () => {
      expect(() => meet(wood, both(12))).toThrow('Enemy 1 is out of sight at 12": Man 1 sees 9" in forest just now.')
      expect(meet(wood, both(9)).join()).toContain('Enemy 1, ')
    })

    it('p. 47: where nothing lies between them the sight of the open holds, told from either end', () => {
      expect(meet(wood, both(12, true)).join()).toContain('Enemy 1, ')
      expect(() => meet(wood, both(13, true))).toThrow('out of sight at 13"')
      const { fields } = battleForm(wood, 'inSight', { ours: [our(1)], theirs: [their(1)], lines: both(12) }, [])
      const lines = fields.find(({ name }) => name === 'lines')
      const names = lines?.kind === 'rows' ? lines.lines.map((one) => one.map(({ name }) => name)) : []
      expect(names.every((line) => line.includes('clear'))).toBe(true)
    })

    it('p. 47: of several targets each must be seen', () => {
      const lines = [seen(our(1), [their(2), their(1)], 12), seen(their(1), [our(1)], 9), seen(their(2), [our(1)], 12)]
      expect(() => meet(wood, lines, [their(1), their(2)])).toThrow('Enemy 1 is out of sight at 12": Man 1 sees 9"')
    })

    it('p. 47: who has no line is as far off as the ground allows', () => {
      expect(meet(wood, []).join()).toContain('Enemy 1, ')
    })

    it('an entry that says nothing of the ground stands as it was played', () => {
      const old = both(12).map((line): Values =>
        Object.fromEntries(Object.entries(line).filter(([name]) => name !== 'clear')),
      )
      expect(meet(meeting('bamboo', 'morning', 'clear'), old).join()).toContain('Enemy 1, ')
    })
  })

  it('an entry that was made before the ground was asked for stands as it was played', () => {
    const old = firing([our(1)], [line(their(1), { inches: 12 })])
    const played = playAction(meeting('bamboo', 'morning', 'clear'), 'fire', old, misses)
    expect(played.texts[0]).toContain('Enemy 1: missed')
  })
})

const looks = (state: FngState) =>
  [state, rules, figureIn(state, our(1)), { lit: false, beam: false }, figureIn(state, their(1))] as const
