import { describe, expect, it } from 'vitest'
import { setUpSkirmish, skirmish } from '../../../../support/skirmish.ts'

const hiding = { theirs: [{ name: 'Minh', weapon: 'ak', hidden: true, place: 'in the reeds' }] }

describe('noise', () => {
  it('three phases of ordinary movement are three pips, tactical movement is none', () => {
    const table = skirmish({ ours: [{ name: 'Able' }, { name: 'Baker' }] })
    table.do('move', { figures: [table.id('Able')], way: 'ordinary', phases: 3 })
    table.do('move', { figures: [table.id('Baker')], way: 'tactical', phases: 1 })
    expect(table.figure('Able').pips).toBe(3)
    expect(table.figure('Baker')).toMatchObject({ pips: 0, spent: 2 })
  })

  it.each([
    [14, 4, true],
    [14, 5, false],
    [9.5, 5, true],
    [20, 4, false],
  ])('five pips of two figures, %d inches off, and a %i: heard is %s', (inches, face, heard) => {
    const table = skirmish({ ours: [{ name: 'Able' }, { name: 'Baker' }] })
    table.do('move', { figures: [table.id('Able')], way: 'ordinary', phases: 3 })
    table.do('move', { figures: [table.id('Baker')], way: 'ordinary', phases: 2 }).next()
    const noises = [{ figures: [table.id('Able'), table.id('Baker')], inches }]
    table.do('listen', { figure: table.id('Minh'), friendFired: false, noises }, [face])
    expect(table.figure('Able').heard).toBe(heard)
    expect(table.figure('Baker').heard).toBe(heard)
  })

  it('a result of zero is not rolled: not heard', () => {
    const table = skirmish()
    table.do('move', { figures: [table.id('Able')], way: 'ordinary', phases: 1 }).next()
    const noises = [{ figures: [table.id('Able')], inches: 10 }]
    table.do('listen', { figure: table.id('Minh'), friendFired: false, noises })
    expect(table.figure('Able').heard).toBe(false)
  })

  it('is of the last turn alone', () => {
    const table = skirmish()
    table
      .do('move', { figures: [table.id('Able')], way: 'ordinary', phases: 3 })
      .next()
      .next()
    expect(table.figure('Able').pips).toBe(0)
  })

  it('listening is the first phase, and not after a friend near by has fired', () => {
    const table = skirmish()
    const listen = { figure: table.id('Able'), friendFired: false, noises: [] }
    expect(table.refused('listen', { ...listen, friendFired: true })).toContain('within 10"')
    table.do('listen', listen)
    expect(table.refused('listen', listen)).toContain('first phase')
  })
})

describe('a hidden figure', () => {
  it('is fired at only when heard or seen', () => {
    const table = skirmish(hiding).fill(['weapons', 'm16', 'suppress', '5-6'])
    const fire = { figure: table.id('Able'), phases: 1, inArc: [{ figure: table.id('Hidden 1'), cover: false }] }
    expect(table.refused('fire', fire)).toContain('neither heard nor seen')
    table.do('endTurn', { keep: [] }).do('startTurn')
    table.do('move', { figures: [table.id('Hidden 1')], way: 'ordinary', phases: 3 }).next()
    const noises = [{ figures: [table.id('Hidden 1')], inches: 5 }]
    table.do('listen', { figure: table.id('Able'), friendFired: false, noises }, [3])
    table.do('fire', fire, [5])
    expect(table.figure('Hidden 1').counters).toBe(1)
    // What was heard is known for that turn alone.
    expect(table.do('endTurn', { keep: [] }).figure('Hidden 1').heard).toBe(false)
  })

  it('that fires is a target through the whole next turn of the other side, even if it moves on', () => {
    const table = skirmish(hiding).fill(['weapons', 'ak', 'suppress', '6'], ['weapons', 'm16', 'suppress', '6'])
    table.next()
    const able = { figure: table.id('Able'), cover: false }
    const shooter = table.id('Hidden 1')
    table.do('fire', { figure: shooter, phases: 1, inArc: [able] }, [1])
    table.do('move', { figures: [shooter], way: 'ordinary', phases: 2 }).next()
    expect(table.figure('Hidden 1')).toMatchObject({ id: shooter, heard: true, hidden: true, weapon: null })
    const answer = { figure: able.figure, phases: 1, inArc: [{ figure: shooter, cover: false }] }
    table.do('fire', answer, [6])
    expect(table.figure('Hidden 1').counters).toBe(1)
    expect(table.next().figure('Able').heard).toBe(true)
    expect(table.figure('Hidden 1')).toMatchObject({ heard: false, unchecked: true })
    // Two turns later it has done nothing more: nobody knows of it.
    expect(table.do('checkSealed', {}, [6]).next().refused('fire', answer)).toContain('neither heard nor seen')
    expect(table.do('endGame', { winner: null, words: '', agreed: [table.them] }).said).toContain('stayed hidden')
  })

  it('that fires is told of by its number and its weapon, and was known for good in games begun before', () => {
    const shots = ([3, 4] as const).map((edition) => {
      const table = skirmish({ ...hiding, edition })
        .fill(['weapons', 'ak', 'suppress', '6'])
        .next()
      const inArc = [{ figure: table.id('Able'), cover: false }]
      return table.do('fire', { figure: table.id('Hidden 1'), phases: 1, inArc }, [1]).said
    })
    expect(shots).toEqual([
      'Minh fires from hiding. Minh fires, AK-47, SKS: no counter.',
      'Hidden 1 fires from hiding, and is heard. Hidden 1 fires, AK-47, SKS: no counter.',
    ])
  })

  it('and an opposed hidden one see each other within 4"', () => {
    const table = skirmish({ ...hiding, ours: [{ name: 'Able', hidden: true }] })
    const [able, minh] = table.state.figures.map(({ id }) => id)
    const meeting = { figure: able, other: minh, inches: 4 }
    expect(table.refused('meet', { ...meeting, inches: 4.5 })).toContain('within 4"')
    table.do('meet', meeting)
    expect(table.state.figures.map(({ name, hidden }) => [name, hidden])).toEqual([
      ['Able', false],
      ['Minh', false],
    ])
  })
})

describe('alternate spotting', () => {
  const alternate = { ...hiding, hiddenRules: 'alternate' as const }

  it('leaves nothing to listen for, but in games begun before', () => {
    const listening = (edition: 3 | 4) => {
      const table = skirmish({ ...alternate, edition })
      return [table, { figure: table.id('Able'), friendFired: false, noises: [] }] as const
    }
    const [now, input] = listening(4)
    expect(now.refused('listen', input)).toContain('played by spotting')
    const [before, same] = listening(3)
    expect(before.do('listen', same).figure('Able').spent).toBe(1)
  })

  it('a hidden figure stands on the table under its own name', () => {
    const table = setUpSkirmish(alternate)
    expect(table.figure('Minh')).toMatchObject({ hidden: true, weapon: 'ak' })
    expect(table.state.sealed).toEqual([])
  })

  it.each([
    [7, [3, 4], true],
    [7, [3, 3], false],
    [6.5, [3, 4], true],
    [6.5, [3, 3], false],
    [12, [6, 6], true],
    [1, [1, 1], true],
  ])('%d inches and %j: spotted is %s', (inches, faces, spotted) => {
    const table = skirmish(alternate)
    table.do('spot', { figure: table.id('Able'), other: table.id('Minh'), inches }, faces)
    expect(table.figure('Minh').hidden).toBe(!spotted)
  })

  it('is rolled within 12", once per pair and turn', () => {
    const table = skirmish(alternate)
    const look = { figure: table.id('Able'), other: table.id('Minh'), inches: 12 }
    expect(table.refused('spot', { ...look, inches: 12.5 })).toContain('12"')
    table.do('spot', look, [1, 1])
    expect(table.refused('spot', look)).toContain('has looked')
    table.next().next().do('spot', look, [6, 6])
    expect(table.figure('Minh').hidden).toBe(false)
  })
})

describe('speculative fire', () => {
  it.each([1, 5])('a %i does nothing', (face) => {
    const table = skirmish(hiding)
    table.do('speculativeFire', { figure: table.id('Able'), way: 'fire', at: 'the reeds' }, [face])
    expect(table.state.blasts).toEqual([])
    expect(table.figure('Able')).toMatchObject({ heard: true, spent: 1 })
  })

  it('a 6 puts one counter on each figure near by that has none', () => {
    const table = skirmish({ theirs: [...hiding.theirs, { name: 'Binh', weapon: 'ak' }] }).counters('Binh', 1)
    table.do('speculativeFire', { figure: table.id('Able'), way: 'fire', at: 'the reeds' }, [6])
    const of = (name: string) => ({
      blast: table.state.blasts[0]!.id,
      figures: [{ figure: table.id(name), cover: false, direct: false, inches: 0 }],
    })
    table.do('strike', of('Binh')).do('strikeSealed', of('Hidden 1'))
    expect([table.figure('Hidden 1').counters, table.figure('Binh').counters]).toEqual([1, 1])
    expect(table.refused('strike', of('Binh'))).toContain('already')
    expect(table.refused('strikeSealed', of('Hidden 1'))).toContain('already')
  })
})

describe('a guess beside an M113', () => {
  const guess = (way: 'fire' | 'throw' | 'launch', weapon: string, counters: number, edition: 3 | 4 = 4) => {
    const ours = [{ name: 'Adams', weapon }]
    const table = skirmish({ ours, vehicles: [{ name: 'Track', weapon: null }], edition }).counters('Track', counters)
    table.do('speculativeFire', { figure: table.id('Adams'), way, at: 'the trees' }, [6])
    const figures = [{ figure: table.id('Track'), cover: false, direct: false }]
    table.do('strike', { blast: table.state.blasts[0]!.id, figures })
    return table.figure('Track').counters - counters
  }

  it('with a grenade or a rocket gives it the counter that a man gets, with guns none', () => {
    expect([guess('throw', 'm16', 0), guess('launch', 'm79', 0), guess('fire', 'rpg', 0)]).toEqual([1, 1, 1])
    expect([guess('throw', 'm16', 1), guess('fire', 'm60', 0)]).toEqual([0, 0])
  })

  it('gave it nothing in games begun before', () => {
    expect(guess('throw', 'm16', 0, 3)).toBe(0)
  })
})
