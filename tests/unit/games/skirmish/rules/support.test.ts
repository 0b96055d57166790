import { describe, expect, it } from 'vitest'
import {
  setUpSkirmish,
  skirmish,
  testDeviation,
  testGrenades,
  type SkirmishTable,
} from '../../../../support/skirmish.ts'

const withRadio = { ours: [{ name: 'Able', radio: true }] }
const call = { target: 'the path', bySmoke: false }

describe('off-table fire support', () => {
  it('comes before any figure moves', () => {
    const table = skirmish(withRadio)
    expect(table.refused('move', { figures: [table.id('Able')], way: 'ordinary', phases: 1 })).toContain('support')
    table.do('closeSupport')
    expect(table.refused('callShot', call)).toContain('phases')
  })

  it('needs a radio with somebody who carries it', () => {
    expect(skirmish().state.games[0]!.part).toBe('phases')
    expect(skirmish(withRadio).state.games[0]!.part).toBe('support')
  })

  it('is not played while the deviation is blank', () => {
    expect(skirmish(withRadio).refused('callShot', call, [1])).toContain('rtillery deviation')
  })

  it('goes from shot to shot: on a 1 or 2 a further one lands where the last did', () => {
    const table = skirmish(withRadio).fill(...testDeviation)
    table.do('callShot', call, [5]).do('callShot', call, [2]).do('callShot', call, [3])
    expect(table.state.blasts.map(({ landed }) => landed)).toEqual([
      '5" side 5 of the path',
      '5" side 5 of the path',
      '3" side 3 of 5" side 5 of the path',
    ])
  })

  it('of a first shot only the copy says what a 1 means', () => {
    const table = skirmish(withRadio).fill(...testDeviation, ['deviation', '1', 'inches', '2'])
    expect(table.do('callShot', call, [1]).state.blasts[0]!.landed).toBe('2" north of the path')
  })

  it('gives three counters in the open and one in hard cover, even to who has one', () => {
    const table = skirmish({ ...withRadio, theirs: [{ name: 'Minh' }, { name: 'Binh' }] }).fill(...testDeviation)
    table.counters('Binh', 1).do('callShot', call, [1])
    const figures = [
      { figure: table.id('Minh'), cover: false, direct: false },
      { figure: table.id('Binh'), cover: true, direct: false },
    ]
    table.do('strike', { blast: table.state.blasts[0]!.id, figures })
    expect([table.figure('Minh').counters, table.figure('Binh').counters]).toEqual([3, 2])
  })

  it('has as many shots a turn, and turns, as the scenario says', () => {
    const table = skirmish({ ...withRadio, shotsPerTurn: 2, supportTurns: 1 }).fill(...testDeviation)
    table.do('callShot', call, [1]).do('callShot', call, [1])
    expect(table.refused('callShot', call, [1])).toContain('All 2 shots')
    table.nobodyNear().do('closeSupport').next().next()
    expect(table.state.games[0]!.part).toBe('phases')
  })
})

describe('a smoke spotting round', () => {
  it('lands where the paper ball rests, and the first shot of the next turn is corrected from it without a die', () => {
    const table = skirmish(withRadio).fill(...testDeviation)
    table.do('smokeRound', { target: 'the path', landed: '9" short of it' }).do('closeSupport')
    table.next().next()
    table.do('callShot', { target: 'six steps left of the smoke', bySmoke: true }).do('callShot', call, [1])
    expect(table.state.blasts.map(({ landed }) => landed)).toEqual(Array(2).fill('six steps left of the smoke'))
  })

  it('is scattered by the program no farther than the spread', () => {
    const table = skirmish({ ...withRadio, smokeSpreadInches: 7 })
    table.do('smokeRound', { target: 'the path', landed: null })
    const { landed } = table.state.spottingRounds[0]!
    expect(landed).toMatch(/^([1-7]" at \d+ o'clock of )?the path$/)
  })

  it('corrects the next turn alone', () => {
    const table = skirmish(withRadio).fill(...testDeviation)
    const corrected = { target: 'left of it', bySmoke: true }
    expect(table.refused('callShot', corrected)).toContain('no smoke round')
    table.do('smokeRound', { target: 'the path', landed: 'on it' })
    expect(table.refused('callShot', corrected)).toContain('no smoke round')
    table.do('closeSupport').next().next().do('closeSupport').next().next()
    expect(table.refused('callShot', corrected)).toContain('no smoke round')
  })
})

describe('a mortar', () => {
  const setting = { mortars: [{ name: 'Tube', setUp: true }], vehicles: [{ name: 'Track', weapon: null }] }
  const ready = () => skirmish(setting).fill(...testDeviation, ...testGrenades)
  const shot = (table: SkirmishTable, more = {}) => ({
    mortar: table.state.mortars[0]!.id,
    ...{ grenade: 'fragmentation', target: 'the ridge', shiftInches: 0, inSight: true, ...more },
  })

  it('fires one shot a turn', () => {
    const table = ready()
    table.do('fireMortar', shot(table), [1])
    expect(table.refused('fireMortar', shot(table), [1])).toContain('has fired')
    table.next().next().do('fireMortar', shot(table), [1])
    expect(table.state.blasts).toHaveLength(1)
  })

  it('deviates as a hand grenade when its crew sees the target, else as artillery, always from the target', () => {
    const table = ready()
    table.do('fireMortar', shot(table), [4, 6])
    expect(table.state.blasts[0]!.landed).toBe('3" side 4 of the ridge')
    table
      .next()
      .next()
      .do('fireMortar', shot(table, { inSight: false }), [4])
    expect(table.state.blasts.at(-1)!.landed).toBe('4" side 4 of the ridge')
  })

  it('moves its target point by 12" a turn', () => {
    const table = ready()
    table
      .do('fireMortar', shot(table, { shiftInches: 40 }), [1])
      .next()
      .next()
    expect(table.refused('fireMortar', shot(table, { shiftInches: 13 }), [1])).toContain('12"')
    table.do('fireMortar', shot(table, { shiftInches: 12 }), [1])
  })

  it('takes two full turns to take down and two to set up, and aims anew then', () => {
    const table = ready()
    table.do('fireMortar', shot(table), [1]).next().next()
    const { id: mortar } = table.state.mortars[0]!
    const status = () => table.state.mortars[0]!.status
    table.do('moveMortar', { mortar }).next().next()
    expect(status()).toBe('takingDown')
    table.next().next()
    expect(status()).toBe('packed')
    expect(table.refused('fireMortar', shot(table), [1])).toContain('not set up')
    table.do('moveMortar', { mortar }).next().next().next().next()
    expect(status()).toBe('ready')
    table.do('fireMortar', shot(table, { shiftInches: 40 }), [1])
  })

  it.each([
    [4, 0],
    [5, 3],
  ])('a fragmentation round on an APC is as an RPG: %i, %i counters', (face, counters) => {
    const table = ready()
    table.do('fireMortar', shot(table), [1])
    const figures = [{ figure: table.id('Track'), cover: false, direct: true }]
    table.do('strike', { blast: table.state.blasts[0]!.id, figures }, [face])
    expect(table.figure('Track').counters).toBe(counters)
  })
})

describe('the radio', () => {
  const two = [
    { name: 'Able', radio: true },
    { name: 'Baker', radio: true },
  ]

  it('is carried by one figure of a side', () => {
    expect(() => setUpSkirmish({ ours: two })).toThrow('One figure of a side')
    const table = setUpSkirmish({ ours: two.slice(0, 1) })
    const more = { men: [], vehicles: [], mortars: [], side: table.us }
    const cole = { name: 'Cole', weapon: 'm16', hidden: false, place: '', radio: true }
    expect(table.refused('deploy', { ...more, others: [cole] })).toContain('One figure of a side')
    table.do('deploy', { ...more, others: [{ ...cole, radio: false }] })
  })

  it('was carried by several in games begun before', () => {
    expect(setUpSkirmish({ ours: two, edition: 3 }).state.radios).toHaveLength(2)
  })
})

describe('what went off', () => {
  const lobbed = (edition: 3 | 4) => {
    const table = skirmish({ edition, theirs: [{ name: 'Minh' }, { name: 'Binh', hidden: true }] })
    table.do('speculativeFire', { figure: table.id('Able'), way: 'throw', at: 'the reeds' }, [6])
    return { table, blast: table.state.blasts[0]!.id }
  }
  const minh = (table: SkirmishTable) => [{ figure: table.id('Minh'), cover: false, direct: false }]

  it('is told of before the turn ends; whether hidden figures were near may be told later', () => {
    const { table, blast } = lobbed(4)
    expect(table.refused('endTurn', { keep: [] })).toContain('who was near what went off: the reeds')
    table.do('strike', { blast, figures: minh(table) }).do('endTurn', { keep: [] })
    expect(table.figure('Minh').counters).toBe(1)
  })

  it('could be left for later in games begun before', () => {
    const { table, blast } = lobbed(3)
    table
      .do('endTurn', { keep: [] })
      .do('startTurn')
      .do('strike', { blast, figures: minh(table) })
    expect(table.figure('Minh').counters).toBe(1)
  })

  it('of support is told of before any figure moves', () => {
    const table = skirmish(withRadio)
      .fill(...testDeviation)
      .do('callShot', call, [1])
    expect(table.refused('closeSupport')).toContain('who was near what went off: the path')
    table.do('strike', { blast: table.state.blasts[0]!.id, figures: [] }).do('closeSupport')
  })

  it('is thrown, listened for and called by no vehicle', () => {
    const table = skirmish({ vehicles: [{ name: 'Track', weapon: 'm60' }] }).fill(...testGrenades)
    const figure = table.id('Track')
    for (const [step, input] of [
      ['grenade', { figure, way: 'throw', grenade: 'fragmentation', target: 'the wall', inches: 3 }],
      ['speculativeFire', { figure, way: 'throw', at: 'the wall' }],
      ['placeClaymore', { figure, place: 'here' }],
      ['listen', { figure, friendFired: false, noises: [] }],
      ['takeRadio', { figure }],
    ] as const)
      expect(table.refused(step, input), step).toContain('men on foot')
  })
})

it('says who has lost a counter, but of nobody who is hidden', () => {
  const table = skirmish({ ours: [{ name: 'Able' }, { name: 'Cole' }, { name: 'Dunn', hidden: true }] })
  table.counters('Able', 1).counters('Cole', 2).counters('Hidden 1', 1).do('endTurn', { keep: [] })
  expect(table.said).toContain('A counter comes off Able, Cole.')
})

it('says that nobody carries the radio when its carrier is removed and it still works', () => {
  const table = skirmish({ ours: [{ name: 'Able', radio: true }, { name: 'Baker' }] }).do('closeSupport')
  table.counters('Able', 6).next().do('endTurn', { keep: [] }).do('startTurn', {}, [1, 2])
  expect(table.said).toContain('Nobody carries the radio')
  expect(table.do('takeRadio', { figure: table.id('Baker') }).state.radios[0]!.carrierId).toBe(table.id('Baker'))
})

it('asks for the die of the radio when its carrier is put off the table by hand', () => {
  const table = skirmish({ ours: [{ name: 'Able', radio: true }, { name: 'Baker' }] })
  table.do('byHand', { figure: table.id('Able'), counters: 1, out: true, words: '' }, [4])
  expect(table.state.radios[0]!.destroyed).toBe(true)
  expect(table.do('byHand', { figure: table.id('Baker'), counters: 1, out: false, words: '' }).said).toBe(
    'Baker, by hand. Now one counter.',
  )
})
