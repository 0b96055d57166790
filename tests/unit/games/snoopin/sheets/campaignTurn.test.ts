import { describe, expect, it } from 'vitest'
import { doAtOnce } from '../../../../../src/main/engine/work.ts'
import { glanceSheet } from '../../../../../src/main/sheets/glance/glanceSheet.ts'
import { inside } from '../../../../../src/main/sheets/paper.ts'
import { flow } from '../../../../../src/games/snoopin/rules/flow.ts'
import { momentsOf } from '../../../../../src/games/snoopin/rules/moments.ts'
import { turnNow } from '../../../../../src/games/snoopin/rules/turn.ts'
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
import { afterTheGame } from '../../../../support/snoopinEnd.ts'
import { playSnoopinCampaign } from '../../../../support/snoopinGames.ts'
import { testMeasure, textsOf } from '../../../sheets/inCells.ts'

const entries = playSnoopinCampaign(5)
const played = entries.map(({ after }) => after)
const passed = entries.map(({ step, input, after }) => ({ entry: { step, input }, state: after }))
/** The turn at a glance of a state that was passed, or of one that is made of it. */
function modelOf(state: SnoopinState, like = state) {
  const until = passed.slice(0, played.indexOf(like)).concat({ entry: { step: '', input: {} }, state })
  const turn = turnNow(state)!
  return campaignTurnModel(momentsOf(until, state, turn), 'Que Son', turn)
}

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
    expect(stepNamed(modelOf(mixed, state), 'Evacuated').dice).toBe('2 TQ')
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

  it('is told of every step after the game, once the turn is over (p. 10-21)', () => {
    const table = afterTheGame()
    const turn = turnNow(table.state)!
    const model = campaignTurnModel(table.moments(), '', turn)
    const cameOf = (title: string) => stepNamed(model, title).came
    expect(cameOf('Casualty status and recovery')).toBe('1 killed, 2 hurt')
    expect(cameOf('Evacuated')).toBe('Cole: Deceased, Fry: Incapacitating')
    expect(cameOf('Stragglers')).toBe('nobody')
    expect(cameOf('Combat development')).toBe('1-A Firepower rank 2')
    expect(cameOf('Combat Fatigue')).toBe('recovered: 1-C')
    expect(cameOf('Special, leadership')).toBe('nobody')
    expect(cameOf('The insurgency')).toBe('Troops rank 1')
    expect(stepNamed(model, 'The insurgency').target).toContain('7 Troops')
    expect(cameOf('Returned to duty and replacements')).toBe('back: Able')
    expect(cameOf('Replacement Pool')).toBe('sent home: Baker')
    const forMen = ['Baker (Cherry)', 'Cole (FNG)', 'Eads (Cherry)'].map((name) => `Replacement for ${name}`)
    expect(cameOf('New men')).toBe(`${forMen.join(', ')}; steps up: Gant`)
    expect(cameOf('Loss of developments')).toBe('all lost: 1-A')
    // Who was rolled for stands there still, though nobody waits any more.
    expect(stepNamed(model, 'Returned to duty and replacements').about).toBe('Able')
    expect(stepNamed(model, 'Replacement Pool').about).toBe('Baker')
    const facts = (side: number) => model.sides[side]!.facts.map(({ label, value }) => `${label}: ${value}`)
    expect(facts(0)).toContain(`As of: start of turn ${turn.number}`)
    expect(facts(1)).toContain(`As of: end of turn ${turn.number}`)
    // Fry was hurt in this turn and waits for the next one; Able is back, Baker sent home.
    expect(facts(1)).toContain('Return to Duty: 1')
    expect(facts(1)).toContain('Replacement Pool: 0')
    const done = glanceSteps(model)
    for (const { title, done: isDone, came, slots } of done.slice(
      done.findIndex(({ title: of }) => of === 'Stragglers'),
    ))
      expect([isDone, came !== '' || slots.some(({ value }) => value !== null)], title).toEqual([true, true])
  })

  it('tells at the head what stood when the turn began, and on the back what stood when it ended', () => {
    const over = played.at(-1)!
    const sheets = over.turns.map((turn) => campaignTurnModel(momentsOf(passed, over, turn), 'Que Son', turn))
    const points = (side: number) =>
      sheets.map(({ sides }) => sides[side]!.facts.find(({ label }) => label === 'Points so far')!.value)
    expect(points(0)[0]).toBe('0 : 0')
    expect(points(0).slice(1)).toEqual(points(1).slice(0, -1))
    expect(new Set(points(1)).size).toBeGreaterThan(1)
    expect(modelOf(at('casualties')).sides[1]!.facts[0]).toEqual({ label: 'As of', value: 'step 7 of 10' })
  })

  it('says of what nobody wrote down that it was not noted', () => {
    const state = played.findLast(({ tour: [tour], rollOffs }) => tour?.part === 'game' && rollOffs.length > 0)!
    const bare = { ...state, rollOffs: state.rollOffs.filter(({ what }) => what !== 'deploy') }
    expect(stepNamed(modelOf(bare, state), 'Deployment')).toMatchObject({ done: true, came: 'not noted', slots: [] })
  })

  it('is the same of a turn whenever it is printed: when it is over, and turns later', () => {
    const over = played.at(-1)!
    for (const { id, number } of over.turns.slice(0, 5)) {
      const ended = played.findLast(({ tour: [tour] }) => tour?.turnId === id)!
      const turn = over.turns.find((one) => one.id === id)!
      const [then, later] = [modelOf(ended), campaignTurnModel(momentsOf(passed, over, turn), 'Que Son', turn)]
      const unnamed = (words: string) => words.replaceAll(/Replacement( \d+)? for [^,;("]+|New \d+/g, '')
      expect(later.when).toContain(`turn ${number} `)
      expect(unnamed(glanceText(later))).toBe(unnamed(glanceText(then)))
    }
  })

  it('is by the ten steps that screen, help and book count', () => {
    const notes = blankCampaignTurn().sides.flatMap(({ parts }) => parts.map(({ note }) => note))
    expect(notes).toEqual([
      ...['steps 1 and 2 of 10', 'step 3 of 10', 'steps 4 and 5 of 10'],
      ...['step 6 of 10', 'steps 7 and 8 of 10', 'step 9 of 10', 'step 10 of 10'],
    ])
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
      expect(glanceText(modelOf(kept(state, 0), state))).toBe(glanceText(modelOf(kept(state, 3), state)))
    }
  })
})
