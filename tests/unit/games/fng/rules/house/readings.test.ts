import { describe, expect, it } from 'vitest'
import type { D6 } from '../../../../../../src/main/engine/answers.ts'
import type { SwitchName, SwitchValue } from '../../../../../../src/games/fng/rules/house/switches.ts'
import type { FngState } from '../../../../../../src/games/fng/rules/state.ts'
import { replacementRep } from '../../../../../../src/games/fng/rules/aftermath/replacementRep.ts'
import { bringReplacements } from '../../../../../../src/games/fng/rules/steps/aftermath/bringReplacements.ts'
import { checkShortTimers } from '../../../../../../src/games/fng/rules/steps/aftermath/checkShortTimers.ts'
import { improveRep } from '../../../../../../src/games/fng/rules/steps/aftermath/improveRep.ts'
import { recover } from '../../../../../../src/games/fng/rules/steps/aftermath/recover.ts'
import { report } from '../../../../../../src/games/fng/rules/steps/aftermath/report.ts'
import { sendHome } from '../../../../../../src/games/fng/rules/steps/aftermath/sendHome.ts'
import { areasOf } from '../../../../../../src/games/fng/rules/steps/setup/areas.ts'
import { rollArea } from '../../../../../../src/games/fng/rules/steps/setup/rollArea.ts'
import { rollDayPart } from '../../../../../../src/games/fng/rules/steps/setup/rollDayPart.ts'
import { rollMissionDetails } from '../../../../../../src/games/fng/rules/steps/setup/rollMissionDetails.ts'
import { testForContact } from '../../../../../../src/games/fng/rules/steps/setup/testForContact.ts'
import { firstContact } from '../../../../../../src/games/fng/rules/steps/setup/firstContact.ts'
import { muster } from '../../../../../../src/games/fng/rules/steps/roster/muster.ts'
import { bookRules, idMaker } from '../../../../../../src/main/engine/system.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import { empty } from '../../../../../../src/games/fng/rules/state.ts'
import {
  battleReport,
  chosen,
  inBillet,
  man,
  onMission,
  playOn,
  reportOf,
  standingAt,
  thrown,
  tour,
} from '../../../../../support/fngAftermath.ts'
import { men, missionId, testMission, withMission } from '../../../../../support/fngState.ts'
import { platoonOf } from '../../../../../support/playTour.ts'

/** Each switch away from the table, at its first answer and at the other. */
function put<N extends SwitchName>(state: FngState, name: N, value: SwitchValue<N>): FngState {
  return { ...state, switches: [{ id: 1, name, value }] }
}

const recovery = 'after-the-battle-recovery'
const out = { fate: 'outOfTheFight', wasOut: true, recovered: true } as const
const killer = { killsConfirmed: 1 } as const
const increase = (id: number, face: D6, nth = 0) => thrown('after.rep-increase', id, [face], nth)

describe('readings of the book, by switch', () => {
  it('FNG p. 3: Cheating Death may take a Star below REP 3', () => {
    const before = onMission('battle', { soldiers: { [men.star]: { rep: 3 } } })
    const input = battleReport({ men: [reportOf(men.star, { cheatedDeath: true })] })
    expect(man(playOn(report, before, input, []).state, men.star).rep).toBe(3)
    const lower = put(before, 'cheatingDeathFloor', 'goesOn')
    expect(man(playOn(report, lower, input, []).state, men.star).rep).toBe(2)
    const lowest = onMission('battle', { soldiers: { [men.star]: { rep: 1 } } })
    expect(man(playOn(report, put(lowest, 'cheatingDeathFloor', 'goesOn'), input, []).state, men.star).rep).toBe(1)
  })

  it('FNG p. 5: a Star rolls for his Attribute at a rise', () => {
    const before = onMission('improveRep', { party: { [men.star]: killer } })
    const chooses = [increase(men.star, 6), chosen('attributes.choice', men.star, 'born-leader')]
    expect(playOn(improveRep, before, {}, chooses).state.attributes).toHaveLength(1)
    const rolls = [increase(men.star, 6), thrown('after.additional-attribute', men.star, [1])]
    expect(playOn(improveRep, put(before, 'starsAttribute', 'rolls'), {}, rolls).state.attributes).toEqual([])
  })

  it('FNG p. 40: Medevac adds 3 instead of 2, and the line says that the table was not the book’s', () => {
    const before = onMission('recovery', {
      party: { 15: { ...out, evacuation: 'medevac' } },
      soldiers: { 15: { rep: 2 } },
    })
    const dice = thrown(recovery, 15, [5, 5])
    const plain = playOn(recover, before, {}, [dice])
    expect(plain.lines[0]).toMatchObject({ target: 4, score: 0, house: null })
    const better = playOn(recover, put(before, 'medevacBonus', '3'), {}, [dice])
    expect(better.lines[0]).toMatchObject({ target: 5, score: 2, house: { modifiers: [{ by: 3 }] } })
  })

  it('FNG p. 40: a Star beyond recovery dies, and his tour ends as a defeat', () => {
    const before = onMission('recovery', { party: { [men.star]: out } })
    const dice = [thrown(recovery, men.star, [6, 6])]
    const home = playOn(recover, before, {}, dice).state
    expect([man(home, men.star).status, tour(home).ending]).toEqual(['sentHome', 'evacuated'])
    const dead = playOn(recover, put(before, 'starLost', 'dies'), {}, dice)
    expect([man(dead.state, men.star).status, tour(dead.state).ending]).toEqual(['dead', 'killed'])
    expect(dead.lines.map(({ text }) => text).join(' ')).toContain('dies of his wounds.')
  })

  it('FNG p. 54: the last area has no bonus when tied areas roll again', () => {
    const before = withMission(standingAt('area', { tour: { lastArea: 'interior', corps: 'i' } }), { corps: 'i' })
    const areas = areasOf('i', bookRules)
    const play = (state: FngState) => {
      const depth = 9
      // Interior and DMZ tie at 6, with the bonus; then both show 4.
      const first = areas.map((area, i) =>
        thrown('campaign.area-of-operations', i, [area === 'dmz' ? 6 : area === 'interior' ? 4 : 1]),
      )
      const tape = openTape({ answers: first, dice: 'roll', choices: 'ask', seed: 3, depth })
      const lines: { score: number | null; modifiers: readonly unknown[]; table: string | null }[] = []
      rollArea.run({
        state,
        input: { area: null },
        rules: bookRules,
        dice: tape,
        newId: idMaker(depth),
        say: (line) => lines.push(line),
      })
      return lines.filter(({ table, score }) => table !== null && score !== null)
    }
    const bonuses = (lines: ReturnType<typeof play>) => lines.slice(areas.length).flatMap(({ modifiers }) => modifiers)
    expect(bonuses(play(before)).length).toBeGreaterThan(0)
    expect(bonuses(play(put(before, 'areaTies', 'without')))).toEqual([])
  })

  it('FNG p. 57: the leader of the squad finds contact, though the Star is there', () => {
    const before = standingAt('contact', {
      tour: { starId: men.rifleman },
      soldiers: { [men.rifleman]: { rep: 3 } },
    })
    const star = playOn(testForContact, before, {}, [thrown('mission.contact', men.rifleman, [6, 6])])
    expect(star.lines[0]!.numbers).toEqual({ REP: 3 })
    const leader = playOn(testForContact, put(before, 'contactRep', 'leader'), {}, [
      thrown('mission.contact', men.star, [6, 6]),
    ])
    expect(leader.lines[0]!.numbers).toEqual({ REP: 4 })
  })

  it('FNG p. 99: the Population Value makes an area populated, where no civilian stands on the table', () => {
    const before = withMission(standingAt('missionDetails'), {
      type: 'defense',
      eal: 2,
      supportLevel: 2,
      civilians: false,
      corps: 'ii',
      area: 'coastal',
    })
    const why = (state: FngState) => {
      const asked: string[] = []
      const tape = openTape({ dice: 'roll', choices: 'ask', seed: 3, depth: 9 })
      const roll = (request: { why: string; key: string }) => asked.push(`${request.key} ${request.why}`)
      rollMissionDetails.run({
        state,
        input: {},
        rules: bookRules,
        dice: {
          ...tape,
          roll: (request) => {
            roll(request)
            return tape.roll(request)
          },
        },
        newId: idMaker(9),
        say: () => undefined,
      })
      return asked.find((one) => one.startsWith('mission.defense-task'))
    }
    expect(why(before)).toContain('nobody lives here')
    expect(why(put(before, 'populatedArea', 'population'))).toContain('people are about')
  })

  it('FNG p. 103: the additional roll of a medal is only for those who may roll anyway', () => {
    const before = onMission('improveRep', { party: { 15: { medal: 'medal' } } })
    playOn(improveRep, before, {}, [increase(15, 1)])
    playOn(improveRep, put(before, 'medalRise', 'qualified'), {}, [])
    const able = onMission('improveRep', { party: { 15: { medal: 'medal', ...killer } } })
    const both = [increase(15, 1), increase(15, 1, 1)]
    playOn(improveRep, put(able, 'medalRise', 'qualified'), {}, both)
  })

  it('FNG p. 104: First Aid undoes having been Out of the Fight', () => {
    const before = onMission('improveRep', { party: { 15: { ...killer, wasOut: true } } })
    playOn(improveRep, before, {}, [])
    playOn(improveRep, put(before, 'firstAidSuccess', 'yes'), {}, [increase(15, 1)])
  })

  it('FNG p. 104: the first Short Timer check is only for men above REP 3', () => {
    const due = { deros: 2, rep: 3, shortTimerChecked: false }
    const before = standingAt('shortTimers', { tour: { halfMonth: 1 }, soldiers: { 15: due } })
    const checked = playOn(checkShortTimers, before, {}, [thrown('after.short-timer', 15, [6])])
    expect(man(checked.state, 15).shortTimerChecked).toBe(true)
    const none = playOn(checkShortTimers, put(before, 'firstShortTimerCheck', 'aboveThree'), {}, [])
    expect(man(none.state, 15).shortTimerChecked).toBe(false)
  })

  it('FNG p. 59: the rainy season moves the day part as well as the weather', () => {
    const before = withMission(standingAt('dayPart', { tour: { halfMonth: 8 } }), { halfMonth: 8 })
    const dice = [thrown('mission.day-part', missionId, [4, 5])]
    const begins = (state: FngState, more = dice) => playOn(rollDayPart, state, {}, more).state.missions[0]!.dayPart
    expect(begins(before)).toBe('afternoon')
    const long = [...dice, thrown('mission.day-part.length', missionId, [1])]
    expect(begins(put(before, 'rainyDayPart', 'both'), long)).toBe('evening')
    const dry = { ...before, missions: before.missions.map((row) => ({ ...row, halfMonth: 7 })) }
    expect(begins(put(dry, 'rainyDayPart', 'both'))).toBe('afternoon')
  })

  it('FNG p. 104: a Short Timer is measured by the months that he has completed', () => {
    const due = { deros: 8, rep: 4, shortTimerChecked: false }
    const before = standingAt('shortTimers', { tour: { halfMonth: 1 }, soldiers: { 15: due } })
    const check = (state: FngState) => {
      const { lines, state: after } = playOn(checkShortTimers, state, {}, [thrown('after.short-timer', 15, [5])])
      return [lines[0]!.numbers['m'], man(after, 15).shortTimer]
    }
    expect(check(before)).toEqual([10, true])
    expect(check(put(before, 'shortTimerMonths', 'completed'))).toEqual([9, false])
  })

  it('FNG p. 105: no ARVN replacement comes below REP 3', () => {
    const { billets, ...rest } = standingAt('replacements', { tour: { list: 'arvn-pre-1968', tourLength: 24 } })
    const open = billets.map((billet) => (billet.id === 25 ? { ...billet, soldierId: null } : billet))
    const before = { ...rest, billets: open }
    const rep = (state: FngState, face: D6) => {
      const dice = [thrown('after.replacements', 25, [4, 5]), thrown('army.arvn-pre-1968.rep', 25, [face])]
      const { state: after } = playOn(bringReplacements, state, {}, dice)
      return man(after, inBillet(after, 25)!).rep
    }
    expect(rep(before, 1)).toBe(2)
    expect(rep(put(before, 'arvnReplacements', 'three'), 1)).toBe(3)
    expect(rep(put(before, 'arvnReplacements', 'three'), 6)).toBe(4)
  })

  it('FNG p. 105: on R&R the platoon leader’s REP does not count for replacements', () => {
    const before = standingAt('replacements', { soldiers: { [men.lieutenant]: { status: 'rAndR' } } })
    expect(replacementRep(before)).toEqual({ rep: 4, whose: 'the platoon leader' })
    expect(replacementRep(put(before, 'leaderOnLeave', 'away'))).toEqual({ rep: 5, whose: 'the platoon sergeant' })
  })

  it('FNG p. 105: a platoon leader who went home does not count for this half-month’s replacements', () => {
    const before = standingAt('deros', { soldiers: { [men.lieutenant]: { deros: 0, rep: 6 } } })
    const after = (state: FngState) => replacementRep(playOn(sendHome, state, {}, []).state).rep
    expect(after(before)).toBe(6)
    expect(after(put(before, 'leaderGoneHome', 'gone'))).toBe(5)
  })
})

describe('optional rules', () => {
  it('FNG p. 7: nobody wears a flak jacket, whatever the list says', () => {
    const jackets = (state: FngState) => {
      const tape = openTape({ dice: 'roll', choices: 'draw', seed: 1, depth: 1 })
      const say = () => undefined
      const args = { state, rules: bookRules, dice: tape, newId: idMaker(1), say }
      return muster.run({ ...args, input: platoonOf('usmc') }).equipment.filter(({ item }) => item === 'flak-jacket')
    }
    expect(jackets(empty).length).toBeGreaterThan(0)
    expect(jackets(put(empty, 'flakJackets', 'none'))).toEqual([])
  })

  it('FNG p. 68: PEFs have REP 3, whatever the Activity test says', () => {
    const text = (pefRep: SwitchValue<'pefRep'>) => {
      const lines: string[] = []
      const tape = openTape({ dice: 'roll', choices: 'ask', seed: 3, depth: 9 })
      firstContact(testMission({ id: missionId }), 6, {
        rules: bookRules,
        dice: tape,
        say: ({ text: said }) => lines.push(said),
        pefRep,
        effects: [],
      })
      return lines.at(-1)
    }
    expect(text('generated')).toContain('PEF REP 5')
    expect(text('fixed3')).toContain('PEF REP 3')
  })
})
