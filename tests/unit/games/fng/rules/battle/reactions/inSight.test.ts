import { describe, expect, it } from 'vitest'
import { battleForm } from '../../../../../../../src/games/fng/app/battle/battleForm.ts'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import { declareTargets } from '../../../../../../../src/games/fng/rules/battle/reactions/inSight/declare.ts'
import { inSightFields } from '../../../../../../../src/games/fng/rules/battle/reactions/inSight/form.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import { firing, line as fireLine } from '../fire/forms.ts'
import { missionId } from '../../../../../../support/fngState.ts'
import { damage, decide, hit, olderLine as line, see, under } from './inSightForms.ts'
import {
  battleWith,
  figureIn,
  our,
  playAction,
  their,
  type Choice,
  type Dice,
} from '../../../../../../support/battle.ts'

const down = (id: number, ...faces: number[]): Dice => ['reaction.man-down', id, ...faces] as unknown as Dice

const form = (more: Values): Values => ({
  ours: [our(1)],
  theirs: [their(1)],
  again: false,
  lines: [],
  near: [],
  ...more,
})
const play = (state: FngState, values: Values, tape: readonly (Dice | Choice)[]) =>
  playAction(state, 'inSight', form(values), tape)
/** REP 4 with bare hands against REP 1 with a bayonet: two more dice passed, so no fire, and a success each. */
const comesEven = [
  ['charge-into-melee', our(1), 1, 2],
  ['charge-into-melee', their(1), 6, 6],
  ['melee-combat', our(1), 1, 6, 6],
  ['melee-combat', their(1), 1, 6, 6],
] as unknown as readonly Dice[]
const statuses = (state: FngState, ...ids: number[]) => ids.map((id) => figureIn(state, id).status)

describe('who targets whom', () => {
  it('FNG p. 31: four inactive against three active: the fourth takes the closest a second time', () => {
    const targets = declareTargets([1, 2, 3, 4], [11, 12, 13])
    expect([1, 2, 3, 4, 11, 12, 13].map((id) => targets.get(id))).toEqual([11, 12, 13, 11, 1, 2, 3])
  })

  it('FNG p. 31: three inactive against five active: 4 and 5 take the two closest', () => {
    const targets = declareTargets([1, 2, 3], [11, 12, 13, 14, 15])
    expect([1, 2, 3, 11, 12, 13, 14, 15].map((id) => targets.get(id))).toEqual([11, 12, 13, 1, 2, 3, 1, 2])
  })

  it('nobody to target: nothing declared', () => {
    expect(declareTargets([1], []).size).toBe(0)
  })
})

describe('In Sight', () => {
  it('FNG p. 21: Billy and Minh act at once; Billy misses, Minh ducks and stays down', () => {
    const state = battleWith({
      ours: [{ rep: 5, name: 'Billy' }],
      theirs: [{ rep: 4, name: 'Minh' }],
      battle: { side: 'theirs' },
    })
    const { state: after, texts } = play(
      state,
      { lines: [line(our(1), [their(1)]), line(their(1), [our(1)], { moved: true, stands: 'cover' })] },
      [
        see(our(1), 1, 2, 2, 6),
        see(their(1), 2, 3, 3),
        decide(our(1), 4),
        decide(their(1), 6),
        hit(our(1), 1, 2, 3, 2),
        under(their(1), 1, 2),
      ],
    )
    expect(statuses(after, our(1), their(1))).toEqual(['carryOn', 'duckBack'])
    expect(texts).toContain('Minh ducks back instead of firing.')
    expect(figureIn(after, their(1)).mayReturnFire).toBe(false)
  })

  it('FNG p. 17: Pink fires In Sight as he comes round the corner, and has his active fire for the next enemy', () => {
    const state = battleWith({
      ours: [{ name: 'Pink', rep: 5 }],
      theirs: [{ rep: 1 }, { rep: 4 }],
      groups: { A: { activated: true } },
    })
    const { state: seen } = play(state, { lines: [line(our(1), [their(1)], { moved: true })] }, [
      see(our(1), 1, 2, 3, 6),
      see(their(1), 6),
      decide(our(1), 1),
      hit(our(1), 1, 2, 2, 2),
      under(their(1), 6, 6),
      ['reaction.cohesion', 902, 1, 1] as unknown as Dice,
    ])
    expect(figureIn(seen, our(1))).toMatchObject({ fired: false, moved: false })
    const { state: after } = playAction(seen, 'fire', firing([our(1)], [fireLine(their(2), { dice: 1 })]), [
      hit(our(1), 1),
      under(their(2), 1, 2),
    ])
    expect(figureIn(after, our(1)).fired).toBe(true)
    expect(() => playAction(after, 'fire', firing([our(1)], [fireLine(their(2), { dice: 1 })]))).toThrow('able to fire')
  })

  it('FNG p. 31: Billy hits, Tranh has lost his action, Charles must still fire at him', () => {
    const state = battleWith({
      ours: [
        { rep: 5, name: 'Billy' },
        { rep: 4, name: 'Charles' },
      ],
      theirs: [{ rep: 3, name: 'Tranh' }],
      groups: { A: { activated: true } },
    })
    const { state: after, texts } = play(state, { ours: [our(1), our(2)] }, [
      see(our(1), 1, 2, 3, 6),
      see(our(2), 1, 6, 6),
      see(their(1), 1, 2, 6),
      decide(our(1), 3),
      hit(our(1), 6, 1, 2, 2),
      damage(their(1), 2),
      ['oof-mobility', their(1), 5],
      decide(our(2), 4),
      hit(our(2), 1, 2, 3, 2),
    ])
    expect(statuses(after, their(1))).toEqual(['outOfTheFight'])
    expect(texts).toContain('Tranh has lost his action.')
  })

  it('active figures snap fire: 8 misses for them and hits for the others', () => {
    const state = battleWith({ ours: [{}], theirs: [{}], battle: { side: 'theirs' } })
    const { texts } = play(state, { lines: [line(their(1), [our(1)], { moved: false })] }, [
      see(our(1), 6, 6, 6, 6),
      see(their(1), 1, 6, 6, 6),
      decide(their(1), 1),
      hit(their(1), 4, 2, 2),
      under(our(1), 1, 2),
    ])
    expect(texts.filter((text) => text.includes('missed'))).toHaveLength(3)
  })

  it('a hit that cover turns into a miss does not cost the action', () => {
    const state = battleWith({ ours: [{ rep: 5 }], theirs: [{ rep: 4 }] })
    const { state: after } = play(
      state,
      { lines: [line(our(1), [their(1)], { moved: false }), line(their(1), [our(1)], { stands: 'cover' })] },
      [
        see(our(1), 1, 2, 3, 6),
        see(their(1), 1, 6, 6, 6),
        decide(our(1), 1),
        hit(our(1), 5, 1, 1, 2),
        damage(their(1), 4),
        decide(their(1), 2),
        hit(their(1), 1, 2, 2),
        under(our(1), 6, 6),
        ['reaction.cohesion', 901, 1, 1] as unknown as Dice,
        under(their(1), 1, 2),
      ],
    )
    expect(figureIn(after, our(1)).outOfAmmo).toBe(true)
    expect(figureIn(after, their(1)).mayReturnFire).toBe(true)
  })

  it('FNG p. 21: outgunned he ducks back; without a weapon he charges, or ducks where that is too far', () => {
    const outgunned = battleWith({ ours: [{ weapon: 'm14' }], theirs: [{ weapon: 'rpd', rep: 1 }] })
    const first = play(outgunned, { lines: [line(our(1), [their(1)])] }, [see(our(1), 1, 6, 6, 6), see(their(1), 6)])
    expect(statuses(first.state, our(1))).toEqual(['duckBack'])
    const unarmed = battleWith({ ours: [{ weapon: 'unarmed' }], theirs: [{ rep: 1 }] })
    const dice = [see(our(1), 1, 6, 6, 6), see(their(1), 6)]
    const near = { lines: [line(our(1), [their(1)], { charge: true, inches: 8 })] }
    const charging = play(unarmed, near, [...dice, ...comesEven])
    expect(figureIn(charging.state, our(1))).toMatchObject({ status: 'carryOn', matchedWith: their(1) })
    const far = play(unarmed, { lines: [line(our(1), [their(1)])] }, dice)
    expect(statuses(far.state, our(1))).toEqual(['duckBack'])
  })

  it('FNG p. 35: farther off than a normal move a Fast Move must bring him there; short of it there is no melee', () => {
    const unarmed = battleWith({ ours: [{ weapon: 'unarmed' }], theirs: [{ rep: 1 }] })
    const values = { lines: [line(our(1), [their(1)], { charge: true, inches: 11 })] }
    const dice = [see(our(1), 1, 6, 6, 6), see(their(1), 6)]
    const runs = (...faces: number[]) => ['fast-move', our(1), ...faces] as unknown as Dice
    const there = play(unarmed, values, [...dice, runs(4, 6), ...comesEven])
    expect(figureIn(there.state, our(1)).matchedWith).toBe(their(1))
    const short = play(unarmed, values, [...dice, runs(5, 6)])
    expect(short.texts.at(-1)).toBe('Man 1 comes up short: no melee.')
    expect(figureIn(short.state, our(1))).toMatchObject({ matchedWith: null, fastMoving: true, moved: true })
  })

  it('FNG pp. 36-37: 8 charges A at his place in the order; A wins and has lost his own action; B fires; L charges B', () => {
    const state = battleWith({
      ours: [
        { name: '8', weapon: 'unarmed', rep: 4 },
        { name: 'L', weapon: 'unarmed', rep: 4 },
      ],
      theirs: [{ name: 'A' }, { name: 'B', rep: 3 }],
    })
    const charging = { charge: true, inches: 6 }
    const lines = [line(our(1), [their(1)], charging), line(our(2), [their(2)], charging), line(their(2), [our(2)])]
    const fight = (id: number, ...faces: number[]) => ['melee-combat', id, ...faces] as unknown as Dice
    const test = (id: number, ...faces: number[]) => ['charge-into-melee', id, ...faces] as unknown as Dice
    const { state: after, texts } = play(state, { ours: [our(1), our(2)], theirs: [their(1), their(2)], lines }, [
      see(our(1), 1, 2, 3, 3),
      see(our(2), 1, 6, 6, 6),
      see(their(1), 1, 2, 3, 6),
      see(their(2), 1, 2, 6),
      test(our(1), 1, 2),
      test(their(1), 6, 6),
      fight(our(1), 6, 6, 6),
      fight(their(1), 1, 1, 6, 6, 6, 6),
      damage(our(1), 2),
      ['oof-mobility', our(1), 6] as unknown as Dice,
      decide(their(2), 1),
      hit(their(2), 1, 2, 2),
      test(our(2), 1, 2),
      test(their(2), 6, 6),
      fight(our(2), 1, 1, 1),
      fight(their(2), 6, 6, 6, 6, 6),
      damage(their(2), 3),
      ['oof-mobility', their(2), 6] as unknown as Dice,
      under(our(2), 1, 2),
    ])
    expect(texts).toContain('A has lost his action.')
    expect(statuses(after, our(1), our(2), their(1), their(2))).toEqual([
      'outOfTheFight',
      'carryOn',
      'carryOn',
      'outOfTheFight',
    ])
  })

  it('FNG p. 22: who falls in melee makes those near him take Man Down, once all have acted', () => {
    const state = battleWith({ ours: [{ weapon: 'unarmed' }, {}], theirs: [{}] })
    const values = {
      lines: [line(our(1), [their(1)], { charge: true, inches: 6 })],
      near: [our(2)],
      sheltered: [],
    }
    const { state: after } = play(state, values, [
      see(our(1), 1, 2, 3, 3),
      see(their(1), 6, 6, 6, 6),
      ['charge-into-melee', our(1), 1, 2] as unknown as Dice,
      ['charge-into-melee', their(1), 6, 6] as unknown as Dice,
      ['melee-combat', our(1), 6, 6, 6] as unknown as Dice,
      ['melee-combat', their(1), 1, 6, 6, 6, 6, 6] as unknown as Dice,
      damage(our(1), 1),
      down(our(2), 2, 6),
    ])
    expect(statuses(after, our(1), our(2))).toEqual(['obviouslyDead', 'duckBack'])
  })

  it('out of range counts as having no weapon: nobody is outgunned by it', () => {
    const state = battleWith({ ours: [{}], theirs: [{ weapon: 'tt-30', rep: 1 }] })
    const far = { inches: 40 }
    const { state: after } = play(state, { lines: [line(our(1), [their(1)], far), line(their(1), [our(1)], far)] }, [
      see(our(1), 6, 6, 6, 6),
      see(their(1), 1),
    ])
    expect(statuses(after, our(1), their(1))).toEqual(['carryOn', 'duckBack'])
  })

  it('a Star chooses what he does, and a Medic does nothing', () => {
    const state = battleWith({ ours: [{ star: true }, { role: 'medic' }], theirs: [{ weapon: 'rpd', rep: 1 }] })
    const holds = play(state, { ours: [our(1), our(2)], lines: [line(our(1), [their(1)])] }, [
      see(our(1), 1, 2, 3, 4),
      see(their(1), 6),
      { choose: 'battle.in-sight.star', of: our(1), value: 'hold' },
    ])
    expect(statuses(holds.state, our(1), our(2))).toEqual(['carryOn', 'carryOn'])
  })

  it('Attributes and circumstances change the dice', () => {
    const dice = (figure: object, more: Values, enemy: Values = {}) => {
      const state = battleWith({ ours: [{ rep: 2, ...figure }], theirs: [{ rep: 1 }] })
      const lines = [line(our(1), [their(1)], more), line(their(1), [our(1)], enemy)]
      for (let count = 0; count <= 4; count++) {
        try {
          play(state, { lines }, [
            ...(count > 0 ? [see(our(1), ...Array.from({ length: count }, () => 6))] : []),
            ...(JSON.stringify(figure).includes('stealthy') ? [] : [see(their(1), 6)]),
          ])
          return count
        } catch {
          continue
        }
      }
      return null
    }
    expect(dice({}, {})).toBe(2)
    expect(dice({}, { moved: true })).toBe(1)
    expect(dice({}, {}, { stands: 'both' })).toBe(1)
    expect(dice({}, { moved: true }, { stands: 'concealed' })).toBe(0)
    expect(dice({ attributes: ['quick-reflexes'] }, {})).toBe(3)
    expect(dice({ attributes: ['pointman'] }, { point: true })).toBe(3)
    expect(dice({ attributes: ['shortsighted'] }, {})).toBe(1)
    expect(dice({ attributes: ['stealthy'] }, {})).toBe(2)
  })

  it('an entry from before, with one list of who is near: they stand beside each of their side', () => {
    const state = battleWith({ ours: [{ rep: 5 }], theirs: [{ rep: 1 }, { rep: 4 }] })
    const { state: after } = play(
      state,
      { lines: [line(our(1), [their(1)], { moved: false })], near: [their(1), their(2)], sheltered: [] },
      [
        see(our(1), 1, 2, 3, 4, 5),
        see(their(1), 6),
        decide(our(1), 2),
        hit(our(1), 6, 2, 2, 2),
        damage(their(1), 1),
        down(their(2), 1, 6),
      ],
    )
    expect(statuses(after, their(1), their(2))).toEqual(['obviouslyDead', 'duckBack'])
    expect(after.tallies).toContainEqual(expect.objectContaining({ event: 'kill', figureId: our(1), about: their(1) }))
  })

  it('FNG p. 22: only who stands beside the man that falls takes Man Down, only who stands beside him missed Received Fire', () => {
    const state = battleWith({ ours: [{ rep: 5 }, { rep: 5 }], theirs: [{ rep: 1 }, { rep: 1 }, {}, {}, {}] })
    const { state: after } = play(
      state,
      {
        ours: [our(1), our(2)],
        theirs: [their(1), their(2)],
        lines: [
          line(our(1), [their(1)]),
          line(our(2), [their(2)]),
          line(their(1), [our(1)], { near: [their(3)] }),
          line(their(2), [our(2)], { near: [their(4)], sheltered: [their(4)] }),
        ],
      },
      [
        see(our(1), 1, 2, 3, 4, 5),
        see(our(2), 1, 2, 3, 4, 5),
        see(their(1), 6),
        see(their(2), 6),
        decide(our(1), 2),
        decide(our(2), 2),
        hit(our(1), 6, 1, 2, 2),
        hit(our(2), 1, 2, 2, 2),
        damage(their(1), 1),
        down(their(3), 1, 6),
        under(their(2), 1, 1),
        under(their(4), 1, 6),
      ],
    )
    expect(statuses(after, their(3), their(4), their(5))).toEqual(['duckBack', 'carryOn', 'carryOn'])
    expect(figureIn(after, their(4)).answers).toBe(String(our(2)))
  })

  it('FNG p. 22: the form begins with the next in line beside each', () => {
    const state = battleWith({ ours: [{ rep: 5 }], theirs: [{ rep: 1 }, {}] })
    const form = battleForm(state, 'inSight', {}, [our(1), their(1), their(2)])
    expect((form.values['lines'] as readonly Values[]).map(({ near }) => near)).toEqual([[], [their(2)], [their(1)]])
    expect(form.fields.map(({ name }) => name)).not.toContain('near')
  })

  it('FNG p. 22: an entry from before is amended with each line as its one list had it', () => {
    const state = battleWith({ ours: [{ rep: 5 }], theirs: [{ rep: 1 }, {}, {}] })
    const old = { ours: [our(1)], theirs: [their(1)], near: [their(1), their(2)], sheltered: [their(2)] }
    const form = battleForm(state, 'inSight', { ...old, lines: [line(their(1), [our(1)])] }, [])
    expect(form.values['lines']).toMatchObject([{ figure: their(1), near: [their(2)], sheltered: [their(2)] }])
    expect(Object.keys(form.values)).not.toContain('near')
  })

  it('FNG p. 30: with his machine gun empty he outguns nobody by it: his pistol is what he fires', () => {
    const empty = { weapon: 'm60', sidearm: 'm1911a1', outOfAmmo: true, rep: 5 }
    const outcome = (figure: object) => {
      const state = battleWith({ ours: [figure], theirs: [{ rep: 1 }] })
      const lines = [line(our(1), [their(1)], { inches: 6 }), line(their(1), [our(1)], { inches: 6 })]
      return play(state, { lines }, [
        see(our(1), 6, 6, 6, 6, 6),
        see(their(1), 1),
        ...('outOfAmmo' in figure ? [decide(their(1), 6)] : []),
      ]).texts
    }
    expect(outcome(empty)).toContain('Enemy 1 ducks back instead of firing.')
    expect(outcome({ weapon: 'm60', rep: 5, setUp: true })).toContain('Enemy 1 is outgunned and ducks back.')
  })

  it('FNG p. 30: after the round too each is judged by the weapon that shot at him', () => {
    const state = battleWith({
      ours: [{ rep: 5, weapon: 'm60', setUp: true }, { rep: 5 }],
      theirs: [{ rep: 1 }, { rep: 1 }],
    })
    const { state: after } = play(
      state,
      {
        ours: [our(1), our(2)],
        theirs: [their(1), their(2)],
        lines: [line(our(1), [their(1)]), line(our(2), [their(2)]), line(their(1), [our(1)]), line(their(2), [our(2)])],
      },
      [
        see(our(1), 1, 2, 3, 4, 5),
        see(our(2), 1, 2, 3, 4, 5),
        see(their(1), 6),
        see(their(2), 6),
        decide(our(1), 1),
        decide(our(2), 1),
        hit(our(1), 1, 2, 2, 2, 2),
        hit(our(2), 1, 2, 2, 2),
        under(their(1), 1, 1),
        under(their(2), 1, 1),
      ],
    )
    expect(statuses(after, their(1), their(2))).toEqual(['duckBack', 'carryOn'])
  })

  it('FNG p. 21: has moved who can have: not before his group is activated, nor who lies or serves a gun that stands', () => {
    const state = battleWith({
      ours: [{}, { prone: true }, { setUp: true, weapon: 'm60' }, { prone: true, moved: true }, { group: 'B' }],
      theirs: [{}],
      groups: { A: { activated: true } },
    })
    const lines = battleForm(state, 'inSight', {}, []).values['lines'] as readonly Values[]
    expect(lines.map(({ moved }) => moved)).toEqual([true, false, false, true, false, undefined])
    // Without a line the same holds: one die less for the first alone.
    const values = { ours: [our(1), our(5)], theirs: [their(1)] }
    expect(() =>
      play(state, values, [see(our(1), 6, 6, 6), see(our(5), 6, 6, 6, 6), see(their(1), 6, 6, 6, 6)]),
    ).not.toThrow()
  })

  it('the form begins with a line for each, targets by the rule', () => {
    const state = battleWith({ ours: [{}, {}], theirs: [{}], groups: { A: { activated: true } } })
    const values = { ours: [our(1), our(2)], theirs: [their(1)] }
    const lines = inSightFields.lines.start({ state, values, selected: [] })
    expect(lines.map(({ figure, targets, moved }) => [figure, targets, moved])).toEqual([
      [our(1), [their(1)], true],
      [our(2), [their(1)], true],
      [their(1), [our(1)], false],
    ])
  })

  it('refuses two lines about one figure, more targets than dice, and a side that is not there', () => {
    const state = battleWith({ ours: [{ weapon: 'mosin-nagant' }], theirs: [{}, {}, {}, {}] })
    const twice = { lines: [line(our(1), [their(1)]), line(our(1), [their(1)])] }
    expect(() => play(state, twice, [])).toThrow('two lines')
    expect(battleForm(state, 'inSight', form(twice), []).problem).toBe('Man 1 has two lines.')
    const many = { theirs: [their(1), their(2), their(3)], lines: [line(our(1), [their(1), their(2), their(3)])] }
    expect(() => play(state, many, [])).toThrow('1 die for 3 targets')
    expect(() => play(battleWith({ ours: [{}] }), {}, [])).toThrow('nobody')
  })

  it('a further round, where the campaign repeats them: no snap fire, and it is said', () => {
    const switches = [{ id: 1, name: 'inSightRounds', value: 'repeated' }]
    const state = battleWith({ ours: [{}], theirs: [{ rep: 1 }], state: { switches } })
    const { texts } = play(state, { again: true, lines: [line(our(1), [their(1)])] }, [
      see(our(1), 1, 6, 6, 6),
      see(their(1), 6),
      decide(our(1), 1),
      hit(our(1), 4, 2, 2, 2),
      damage(their(1), 1),
    ])
    expect(texts).not.toContain('Both sides still stand: a further round of In Sight.')
    const quiet = play(state, { lines: [line(our(1), [their(1)])] }, [see(our(1), 6, 6, 6, 6), see(their(1), 6)])
    expect(quiet.texts).toContain('Both sides still stand: a further round of In Sight.')
  })
})

describe('In Sight in the dark', () => {
  const atNight = (items: readonly string[] = []) => {
    const state = battleWith({ ours: [{ rep: 2 }], theirs: [{ rep: 1 }], battle: { dayPart: 'night' } })
    const { soldierId } = figureIn(state, our(1))
    return { ...state, gear: items.map((item, i) => ({ id: 7001 + i, missionId, soldierId: soldierId!, item })) }
  }
  const apart = (inches: number, ours: Values, theirs: Values = {}): Values => ({
    lines: [
      line(our(1), [their(1)], { inches, lit: false, beam: false, ...ours }),
      line(their(1), [our(1)], { inches, lit: false, beam: false, ...theirs }),
    ],
  })
  const nobodyActs = [see(our(1), 6, 6), see(their(1), 6)]

  it('FNG pp. 19, 30: beyond 12" nobody sees anybody unless lit', () => {
    expect(() => play(atNight(), apart(13, {}), [])).toThrow('Enemy 1 is out of sight at 13" unless lit')
    expect(() => play(atNight(), apart(12, {}), nobodyActs)).not.toThrow()
    expect(() => play(atNight(), apart(30, { lit: true }, { lit: true }), nobodyActs)).not.toThrow()
  })

  it('FNG p. 6: whom a starlight scope alone sees takes no action', () => {
    const { texts } = play(atNight(['starlight-scope']), apart(30, {}), [see(our(1), 6, 6)])
    expect(texts).toContain('Enemy 1 sees nobody at 30" and has no action.')
  })

  it('FNG p. 6: whoever uses a flashlight is seen by it', () => {
    const { state, texts } = play(atNight(['flashlight']), apart(20, { beam: true }), nobodyActs)
    expect(texts[0]).toContain('Man 1 uses his flashlight')
    expect(state.lasting).toMatchObject([{ kind: 'beam', figureId: our(1) }])
  })

  it('FNG p. 59: whoever has no line stands where he can be seen', () => {
    const dark = battleWith({
      ours: [{ rep: 2 }],
      theirs: [{ rep: 1 }],
      battle: { dayPart: 'night', weather: 'terrible' },
    })
    expect(() => play(dark, {}, [see(our(1), 6, 6), see(their(1), 6)])).not.toThrow()
  })
})
