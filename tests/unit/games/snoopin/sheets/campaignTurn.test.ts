import { describe, expect, it } from 'vitest'
import { doAtOnce } from '../../../../../src/main/engine/work.ts'
import { glanceSheet } from '../../../../../src/main/sheets/glance/glanceSheet.ts'
import { inside } from '../../../../../src/main/sheets/paper.ts'
import { flow } from '../../../../../src/games/snoopin/rules/flow.ts'
import type { Part, SnoopinState } from '../../../../../src/games/snoopin/rules/state.ts'
import { mission as missions } from '../../../../../src/games/snoopin/rules/tables/mission.ts'
import { insurgency } from '../../../../../src/games/snoopin/rules/tables/insurgency.ts'
import {
  blankCampaignTurn,
  campaignTurnModel,
} from '../../../../../src/games/snoopin/sheets/campaignTurn/campaignTurn.ts'
import { paperSteps } from '../../../../../src/games/snoopin/sheets/campaignTurn/paperSteps.ts'
import { both } from '../../../../support/everySheet.ts'
import { glanceSteps, glanceText, stepNamed } from '../../../../support/glanceWords.ts'
import { playSnoopinCampaign } from '../../../../support/snoopinGames.ts'
import { testMeasure, textsOf } from '../../../sheets/inCells.ts'

const played = playSnoopinCampaign(5).map(({ after }) => after)
const modelOf = (state: SnoopinState) => campaignTurnModel(state, 'Que Son')

/** The campaign where a part of a turn begins, for the nth time. */
function at(part: Part, nth = 3): SnoopinState {
  const there = played.filter((state, i) => state.tour[0]?.part === part && played[i - 1]?.tour[0]?.part !== part)
  return there[nth - 1]!
}

describe('the ten steps on paper', () => {
  it('are those of the flow, in its order, each once with its title and its page', () => {
    const met = paperSteps.map(({ part }) => part).filter((part, i, all) => part !== all[i - 1])
    expect(met).toEqual(flow.map(({ part }) => part))
    const steps = glanceSteps(blankCampaignTurn())
    for (const { part, title, page } of flow) {
      const own = paperSteps.flatMap((step, i) => (step.part === part && !('title' in step) ? [i] : []))
      expect(own).toHaveLength(1)
      expect(steps[own[0]!]).toMatchObject({ title, pages: String(page) })
    }
  })

  it.each(both)('stand on two pages of %s, numbered through', (paper) => {
    for (const model of [modelOf(at('game')), blankCampaignTurn()]) {
      const pages = doAtOnce(glanceSheet(model).layOut(testMeasure(), inside(paper)))
      expect(pages).toHaveLength(2)
      const texts = pages.flatMap(textsOf)
      expect(texts.filter(({ size, role }) => size < (role ? 7 : 9)).map(({ text }) => text)).toEqual([])
      let from = 0
      glanceSteps(model).forEach(({ title }, i) => {
        const word = title.split(' ')[0]!
        from = texts.findIndex(
          ({ text }, k) => k >= from && text === String(i + 1) && texts[k + 1]!.text.startsWith(word),
        )
        expect(from, `${i + 1} ${title}`).toBeGreaterThanOrEqual(0)
      })
    }
  })
})

describe('targets of today', () => {
  it('have the dice of the teams where all have one, and else say Troop Quality', () => {
    const state = at('casualties')
    expect(stepNamed(modelOf(state), 'Evacuated').dice).toBe(`2d${state.teams[0]!.troopQuality}`)
    const mixed = { ...state, teams: state.teams.map((team, i) => (i === 0 ? { ...team, troopQuality: 12 } : team)) }
    expect(stepNamed(modelOf(mixed), 'Evacuated').dice).toBe('2 TQ')
    expect(stepNamed(blankCampaignTurn(), 'Evacuated')).toMatchObject({
      dice: '2 TQ',
      target: '2 Deceased, 3 Very Serious, 4-5 Serious, 6-7 Incapacitating, 8 up Not Seriously Injured',
    })
  })

  it('have the agreed prices, what is left to spend, and who waits in the pools', () => {
    const state = at('game')
    const { target } = stepNamed(modelOf(state), 'Further assets')
    for (const { name, price } of state.assets) if (price !== null) expect(target).toContain(name)
    expect(target).toMatch(/ has \d+ left$/)
    expect(stepNamed(blankCampaignTurn(), 'Further assets').target).toContain('8: Tank, Helicopter Gunship, ')
    const back = at('return')
    const men = back.men.filter((man) => man.status === 'returnPool' && (man.sinceTurnId ?? 0) < back.tour[0]!.turnId!)
    const about = men.length === 0 ? 'nobody is in the pool' : men.length === 1 ? men[0]!.name : `${men.length} men`
    expect(stepNamed(modelOf(back), 'Returned to duty and replacements').about).toBe(about)
  })

  it('p. 9: the game ends on the die of its turn', () => {
    expect(stepNamed(blankCampaignTurn(), 'The game').target).toContain(
      'At the end of turn 5 d6, turn 6 d8, turn 7 d10: over on 1-3; turn 8 is the last.',
    )
  })
})

describe('what came of the steps', () => {
  it('stands beside those that are done: momentum, who won a roll-off, points', () => {
    const state = at('points')
    const model = modelOf(state)
    const { turnId } = state.tour[0]!
    const rolled = state.momentum.find((one) => one.turnId === turnId)!
    expect(stepNamed(model, 'Plan and orders').came).toContain(String(rolled.rolled))
    const regulars = state.sides.find(({ kind }) => kind === 'regulars')!
    const own = state.sideTurns.find((one) => one.turnId === turnId && one.sideId === regulars.id)!
    expect(stepNamed(model, 'Points, regulars').slots[0]!.value).toBe(String(own.points))
    expect(stepNamed(model, 'Campaign Victory Points')).toMatchObject({ now: true, done: false })
    expect(glanceSteps(model).filter(({ now }) => now)).toHaveLength(1)
  })

  it('never tells a mission that is sealed, in any part of any turn', () => {
    const sealed = played.filter((state) => state.missions.some(({ known }) => known === null))
    expect(sealed.length).toBeGreaterThan(20)
    for (const state of sealed) {
      const model = modelOf(state)
      const { came } = stepNamed(model, 'Mission and objectives')
      const open = state.missions.flatMap(({ known }) => (known === null ? [] : [known]))
      for (const { outcome, text } of missions.rows) if (!open.includes(outcome)) expect(came).not.toContain(text)
      for (const { salt } of state.missions) expect(glanceText(model)).not.toContain(salt)
    }
  })

  it('is the same whatever ranks a side has, where they are kept from the other', () => {
    const kept = (state: SnoopinState, rank: number): SnoopinState => ({
      ...state,
      tour: state.tour.map((tour) => ({ ...tour, ranksSealed: true })),
      teams: state.teams.map((team) => ({ ...team, firepower: rank, defence: rank, reaction: rank })),
      insurgencies: state.insurgencies.map((one) => ({ ...one, troops: rank, supplies: rank, tactics: rank })),
      sideTurns: state.sideTurns.map((one) => ({
        ...one,
        built: one.built === null ? null : insurgency.rows[rank]!.outcome,
      })),
      developments: rank === 0 ? [] : state.developments,
    })
    const parts = flow.map(({ part }) => part)
    for (const part of parts) {
      const state = at(part)
      expect(glanceText(modelOf(kept(state, 0)))).toBe(glanceText(modelOf(kept(state, 3))))
    }
  })
})
