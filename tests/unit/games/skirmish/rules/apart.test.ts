import { describe, expect, it } from 'vitest'
import { setUpSkirmish, skirmish, skirmishCampaign } from '../../../../support/skirmish.ts'

const hiding = {
  theirs: [
    { name: 'Binh', weapon: 'rpd' },
    { name: 'Minh', weapon: 'ak', hidden: true, place: 'in the reeds' },
    { name: 'Tam', weapon: 'ak', hidden: true, place: 'behind the dike' },
  ],
}

describe('sealed figures', () => {
  it('are checked by their own player, apart from the others and before they act', () => {
    const table = skirmish(hiding).counters('Hidden 1', 2).counters('Binh', 1).do('endTurn', { keep: [] })
    table.do('startTurn', {}, [6])
    expect(table.said).toBe('Binh stays.')
    const moving = { figures: [table.id('Hidden 1')], way: 'ordinary', phases: 1 }
    expect(table.refused('move', moving)).toContain('check comes first')
    table.do('checkSealed', {}, [3])
    expect([table.said, table.title]).toEqual(['', 'Sealed'])
    table.do('move', moving)
    expect(table.refused('checkSealed')).toContain('has been checked in this turn')
  })

  it('are asked for at the start of the turn in games begun before, as their journals have it', () => {
    const table = skirmish({ ...hiding, older: true })
      .counters('Hidden 1', 2)
      .do('endTurn', { keep: [] })
    table.do('startTurn', {}, [1])
    expect(table.figure('Hidden 1').out).toBe(true)
    expect(table.refused('checkSealed')).toContain('all figures are checked together')
  })

  it('keep their counters and their turn where their player does not check them', () => {
    const table = skirmish(hiding).counters('Hidden 1', 2).counters('Hidden 2', 0).next()
    table.do('endTurn', { keep: [] })
    expect(table.figure('Hidden 1').counters).toBe(2)
    table.do('startTurn').next().do('checkSealed', {}, [6]).do('endTurn', { keep: [] })
    expect(table.figure('Hidden 1').counters).toBe(1)
  })

  it('that were near something that went off are named by their player, and none is an answer too', () => {
    const table = skirmish(hiding)
    table.do('speculativeFire', { figure: table.id('Able'), way: 'fire', at: 'the reeds' }, [6])
    const [blast] = table.state.blasts
    const named = (name: string) => ({ figure: table.id(name), cover: false, direct: false, inches: 0 })
    expect(table.refused('strike', { blast: blast!.id, figures: [named('Hidden 1')] })).toContain('their own player')
    expect(table.do('strike', { blast: blast!.id, figures: [] }).said).toBe('Nobody in the open was near: the reeds.')
    const told = (...names: string[]) => {
      const { said, title, lines } = table.do('strikeSealed', { blast: blast!.id, figures: names.map(named) })
      return [said, title, lines.some(({ secret }) => secret)]
    }
    expect(told()).toEqual(told('Hidden 1', 'Hidden 2'))
    expect(table.state.blasts[0]!.answered).toBe(true)
    expect(table.figure('Hidden 2').counters).toBe(1)
    expect(table.refused('strikeSealed', { blast: blast!.id, figures: [named('Binh')] })).toContain('in the open')
  })

  it('move under a title that says as little as their line', () => {
    const table = skirmish(hiding).next()
    const titleOf = (name: string) => table.do('move', { figures: [table.id(name)], way: 'ordinary', phases: 1 }).title
    expect([titleOf('Hidden 1'), titleOf('Binh')]).toEqual(['Sealed', 'Move'])
  })

  it('in the arc of a claymore get their dice from their own player', () => {
    const table = skirmish(hiding)
    table.do('placeClaymore', { figure: table.id('Able'), place: 'on the path' })
    table.next().next()
    const [mine] = table.state.sealed.filter(({ kind }) => kind === 'claymore')
    const firing = { figure: table.id('Able'), claymore: mine!.id, inches: 2 }
    const inArc = [{ figure: table.id('Hidden 1'), inches: 2 }]
    expect(table.refused('fireClaymore', { ...firing, inArc })).toContain('their own player')
    table.do('fireClaymore', { ...firing, inArc: [{ figure: table.id('Binh'), inches: 2 }] }, [6])
    const [blast] = table.state.blasts
    const near = { figure: table.id('Hidden 1'), cover: false, direct: false, inches: 5 }
    table.do('strikeSealed', { blast: blast!.id, figures: [near] }, [5])
    expect([table.figure('Hidden 1').counters, table.figure('Binh').counters]).toEqual([1, 2])
    expect(table.said).toBe('')
  })

  it('come after the others when they are deployed, so that no id tells how many they are', () => {
    const [minh, ...rest] = [hiding.theirs[1]!, ...hiding.theirs.slice(0, 1), { name: 'Linh', weapon: 'ak' }]
    const idOf = (theirs: typeof rest) => setUpSkirmish({ theirs }).id('Linh')
    expect(idOf([minh, ...rest])).toBe(idOf(rest))
  })

  it('may carry the radio: that there is none is told only when it is wanted', () => {
    const theirs = [
      { name: 'Binh', weapon: 'ak' },
      { name: 'Minh', weapon: 'ak', hidden: true, radio: true },
    ]
    const table = skirmish({ theirs, supportTurns: 1 }).counters('Hidden 1', 6).do('endTurn', { keep: [] })
    table.do('startTurn')
    expect(table.state.games[0]!.part).toBe('support')
    table.do('checkSealed', {}, [1, 6])
    expect(table.state.radios[0]!.destroyed).toBe(true)
    expect(table.refused('callShot', { target: 'the ford', bySmoke: false })).toContain('a radio that works')
  })
})

describe('who put whom out', () => {
  it('is whoever brought the last counter; it stays with the men', () => {
    const table = skirmishCampaign().fill(['weapons', 'm16', 'suppress', '6'])
    for (const [side, name, weapon] of [
      [table.us, 'Able', 'm16'],
      [table.them, 'Minh', 'ak'],
    ] as const)
      table.do('addSquad', { side, name: `Squad of ${name}`, men: [{ name, weapon }] })
    table.do('beginGame', {
      ...{
        scenario: '',
        hiddenRules: 'noise',
        acrossTurns: true,
        openNumbers: false,
        smokeSpreadInches: 12,
        edition: 2,
      },
      first: table.us,
      sides: [table.us, table.them].map((side) => ({ side, shotsPerTurn: 0, supportTurns: 0 })),
    })
    for (const [i, side] of [table.us, table.them].entries())
      table.do('deploy', {
        ...{ side, others: [], vehicles: [], mortars: [] },
        men: [{ man: table.state.men[i]!.id, hidden: false, place: '', radio: false }],
      })
    table.do('startTurn')
    const inArc = [{ figure: table.id('Minh'), cover: false }]
    table.do('fire', { figure: table.id('Able'), phases: 1, inArc }, [6]).next([1])
    table.do('endGame', { winner: table.us, words: '' })
    expect(table.said).toContain('Able put Minh out.')
    expect(table.state.men).toMatchObject([
      { name: 'Able', games: 1, kills: 1, removed: null },
      { name: 'Minh', games: 1, kills: null, removed: 1 },
    ])
  })
})
