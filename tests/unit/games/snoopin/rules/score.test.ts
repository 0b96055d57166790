import { describe, expect, it } from 'vitest'
import { byTheBook } from '../../../../../src/games/snoopin/rules/scene.ts'
import { scoreLines, sumOf } from '../../../../../src/games/snoopin/rules/score.ts'
import { snoopinOrders, snoopinPlaying, type SnoopinTable } from '../../../../support/snoopinTable.ts'

/** A game that is over, after all that was noted in it; its mission is open. */
const over = (table: SnoopinTable): SnoopinTable => opens(table.do('endGame', { words: '' }))
const opens = (table: SnoopinTable): SnoopinTable => table.do('openMission', { side: table.side(0) })

const assess = (table: SnoopinTable, parts: number, points: readonly (number | null)[] = [null, null]) =>
  table.do('assess', {
    sides: [0, 1].map((nth) => ({
      side: table.side(nth as 0 | 1),
      parts: nth === 0 ? parts : 0,
      points: points[nth]!,
    })),
    words: '',
  })

const points = ({ state }: SnoopinTable) => state.sideTurns.map((one) => one.points)

describe('p. 10-18: missions are opened', () => {
  it('at the end of the game, with the proof', () => {
    const table = snoopinPlaying().do('endGame', { words: '' })
    const [mission] = table.state.missions
    expect(table.refused('assess', { sides: [], words: '' })).toBe('Open the missions first.')
    opens(table)
    expect(table.said).toContain('Kilo had Over Run to do.')
    expect(table.said).toContain(`is ${mission!.digest}.`)
    expect(table.said).not.toContain('changed in the file')
    for (const nth of [0, 1] as const)
      expect(table.refused('openMission', { side: table.side(nth) })).toContain('has no mission that is sealed')
  })

  it('says so when one was changed in the file', () => {
    const table = snoopinPlaying().do('endGame', { words: '' })
    opens(table.put('missions', table.state.missions[0]!.id, { mission: 'consolidate' }))
    expect(table.said).toContain('it was changed in the file')
  })
})

describe('p. 10-18: the two lists', () => {
  it('an objective counts once: 15 for who achieved it, or 15 for the VC (ruling)', () => {
    // Nine points of momentum are left besides.
    expect(points(assess(over(snoopinPlaying()), 1))).toEqual([15 + 9, 0])
    expect(points(assess(over(snoopinPlaying()), 0))).toEqual([9, 15])
  })

  it('Sweep and Clear is achieved with both of its parts (ruling)', () => {
    const swept = (parts: number) => {
      const table = snoopinPlaying()
      const { id, ...mission } = table.state.missions[0]!
      const kept = { ...mission, mission: 'sweepAndClear' }
      table.state = { ...table.state, missions: [{ id, ...kept }] }
      return assess(over(table), parts).state.missions[0]!.achieved
    }
    expect([swept(1), swept(2)]).toEqual([false, true])
  })

  it('WIA, KIA and POW cost 1, 2 and 3, an officer one more each', () => {
    const table = snoopinPlaying()
    for (const [name, fate, left] of [
      ['1-A Adams', 'wounded', 'evacuated'],
      ['1-A Brown', 'killed', null],
      ['1-B Adams', 'captured', null],
    ] as const)
      table.do('hit', { man: table.man(name).id, fate, left })
    expect(points(assess(over(table), 1))).toEqual([15 + 9 - 1 - 2 - 3, 0])
    const led = snoopinPlaying()
    led
      .put('men', led.man('1-A Adams').id, { role: 'officer' })
      .do('hit', { man: led.man('1-A Adams').id, fate: 'captured', left: null })
    expect(points(assess(over(led), 1))).toEqual([15 + 9 - 4, 0])
    expect(led.state.sideTurns[0]!.pows).toBe(1)
  })

  it('every other event of both lists counts what its row says', () => {
    const table = snoopinPlaying()
    // Destroyed first: nothing disabled is asked about then.
    const events = { afvDestroyed: 5, afvDisabled: 3, mobDispersed: 5 }
    const theirs = { leaderKilled: -1, vehicleDestroyed: 7, vehicleDisabled: 5, civilianCasualty: 5, mobTurned: 3 }
    for (const [nth, list] of [
      [0, events],
      [1, theirs],
    ] as const)
      for (const [event, worth] of Object.entries(list)) {
        const was = sumOf(scoreLines(byTheBook(table.state), table.turn, table.side(nth)))
        table.do('tally', { side: table.side(nth), event, by: 1 })
        expect(sumOf(scoreLines(byTheBook(table.state), table.turn, table.side(nth))) - was, event).toBe(worth)
      }
  })

  it('losses of attached units are counted by hand besides; their POWs cost the campaign 5 each (ruling)', () => {
    const table = snoopinPlaying()
    const lose = (event: string, by: number) => table.do('tally', { side: table.side(0), event, by })
    table.do('hit', { man: table.man('1-A Brown').id, fate: 'killed', left: null })
    lose('kia', 2)
    lose('wiaOfficer', 1)
    lose('pow', 1)
    const line = (event: string) =>
      scoreLines(byTheBook(table.state), table.turn, table.side(0)).find(({ key }) => key === event)!
    expect(line('kia')).toMatchObject({ count: 3, noted: 1 })
    const fewer = { side: table.side(0), event: 'kia', by: -3 }
    expect(table.refused('tally', fewer)).toBe('1 of them noted by name: take back who was not hit.')
    assess(over(table), 1)
    expect(points(table)[0]).toBe(15 + 9 - 3 * 2 - 2 - 3)
    table.do('recoverCasualties').do('recordPoints')
    expect(table.state.sideTurns[0]).toMatchObject({ pows: 1, campaignPoints: points(table)[0]! - 5 })
  })

  it('a vehicle that is disabled and later destroyed counts as destroyed only, as the players say (ruling)', () => {
    const table = snoopinPlaying()
    const count = (event: string, by: number) => table.do('tally', { side: table.side(0), event, by })
    const said = (value: string) => ({ key: 'snoopin.disabled', subject: table.side(0), value })
    count('afvDisabled', 2)
    table.do('tally', { side: table.side(0), event: 'afvDestroyed', by: 1 }, [], said('1'))
    expect(table.said).toContain('counted as destroyed only')
    expect(sumOf(scoreLines(byTheBook(table.state), table.turn, table.side(0)))).toBe(9 + 3 + 5)
    table.do('tally', { side: table.side(0), event: 'afvDestroyed', by: 1 }, [], said('0'))
    expect(sumOf(scoreLines(byTheBook(table.state), table.turn, table.side(0)))).toBe(9 + 3 + 5 + 5)
    table.do('tally', { side: table.side(0), event: 'afvDestroyed', by: 3 }, [], said('1'))
    expect(sumOf(scoreLines(byTheBook(table.state), table.turn, table.side(0)))).toBe(9 + 5 * 5)
    // With nothing disabled there is nothing to ask.
    count('afvDestroyed', 1)
  })

  it('regulars against regulars both use the list of the Free World Forces (ruling)', () => {
    const table = snoopinOrders({ regulars: true })
    for (const nth of [0, 1] as const)
      expect(scoreLines(byTheBook(table.state), table.turn, table.side(nth)).map(({ key }) => key)).toContain('wia')
  })

  it('a scenario of its own has its own points, and momentum is added', () => {
    const table = over(snoopinPlaying())
    table.put('turns', table.turn.id, { random: false, scenario: 'The crossing' })
    expect(points(assess(table, 0, [12, 20]))).toEqual([12 + 9, 20])
  })

  it('p. 10: a random mission is counted by the two lists, in a pack as well', () => {
    const table = over(snoopinPlaying())
    const sides = [0, 1].map((nth) => ({ side: table.side(nth as 0 | 1), parts: 0, points: nth === 0 ? 40 : null }))
    expect(table.refused('assess', { sides, words: '' })).toContain('leave the points of a scenario empty')
  })

  it('asks how a wounded man left the table before it is assessed', () => {
    const table = snoopinPlaying()
    table
      .do('hit', { man: table.man('1-A Adams').id, fate: 'wounded', left: null })
      .do('endGame', { words: '' })
      .do('openMission', { side: table.side(0) })
    const sides = [0, 1].map((nth) => ({ side: table.side(nth as 0 | 1), parts: 0, points: null }))
    expect(table.refused('assess', { sides, words: '' })).toContain('how 1-A Adams left the table')
    expect(table.refused('assess', { sides: sides.slice(1), words: '' })).toContain('1-A Adams')
  })

  it('tells the margin, and who won', () => {
    const table = assess(over(snoopinPlaying()), 0)
    expect(table.turn).toMatchObject({ margin: 'marginal', winnerId: table.side(1) })
    expect(table.said).toContain('15 to 9: Marginal Victory for The cells.')
    expect(table.part).toBe('casualties')
  })
})
