import { describe, expect, it } from 'vitest'
import { doAtOnce } from '../../../../../src/main/engine/work.ts'
import { glanceSheet } from '../../../../../src/main/sheets/glance/glanceSheet.ts'
import { inside } from '../../../../../src/main/sheets/paper.ts'
import { rulesOf } from '../../../../../src/games/skirmish/rules/copy/rulesOf.ts'
import { flow } from '../../../../../src/games/skirmish/rules/flow.ts'
import { isSealed } from '../../../../../src/games/skirmish/rules/game.ts'
import { empty, type SkirmishState } from '../../../../../src/games/skirmish/rules/state.ts'
import { blankTurn, turnModel } from '../../../../../src/games/skirmish/sheets/turn/turn.ts'
import { paper, type OnPaper } from '../../../../../src/games/skirmish/sheets/turn/turnSteps.ts'
import { both } from '../../../../support/everySheet.ts'
import { glanceSteps, glanceText, stepNamed } from '../../../../support/glanceWords.ts'
import { playSkirmishGames } from '../../../../support/skirmishGames.ts'
import { testMeasure, textsOf } from '../../../sheets/inCells.ts'

const played = playSkirmishGames(5).map(({ after }) => after)
const inGame = played.filter(({ tour: [tour] }) => tour?.gameId != null)
const modelOf = (state: SkirmishState) => turnModel(state, rulesOf(state), 'Suoi Da')
const gameIn = (state: SkirmishState) => state.games.find(({ id }) => id === state.tour[0]!.gameId)!

describe('a turn on paper', () => {
  it('meets the parts of the flow in its order, each once with its title', () => {
    const steps = paper.flatMap(({ steps: own }): readonly OnPaper[] => own)
    const met = steps.map(({ part }) => part).filter((part, i, all) => part !== all[i - 1])
    expect(met).toEqual(flow.map(({ part }) => part))
    for (const { part, title } of flow) {
      expect(steps.filter((step) => step.part === part && !('title' in step))).toHaveLength(1)
      expect(stepNamed(blankTurn(rulesOf(empty), 'noise'), title).title).toBe(title)
    }
  })

  it.each(both)('has a page for each player on %s, numbered alike, with ten turns to tick', (size) => {
    const state = inGame[Math.floor(inGame.length / 2)]!
    const pages = doAtOnce(glanceSheet(modelOf(state)).layOut(testMeasure(), inside(size)))
    expect(pages).toHaveLength(2)
    for (const page of pages) {
      const texts = textsOf(page)
      expect(texts.filter(({ size: points, role }) => points < (role ? 7 : 9))).toEqual([])
      const turns = texts.flatMap(({ text, face }) => (face === 'narrowSemi' && /^\d+$/.test(text) ? [text] : []))
      expect(turns).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
    }
  })

  it('looks for hidden figures by the rule of the game alone', () => {
    const titles = (rule: 'noise' | 'alternate') =>
      glanceSteps(blankTurn(rulesOf(empty), rule)).map(({ title }) => title)
    expect(titles('noise')).toContain('Listen')
    expect(titles('noise')).not.toContain('Look for hidden ones')
    expect(titles('alternate')).toContain('Look for hidden ones')
    expect(titles('alternate')).not.toContain('Listen')
  })
})

describe('targets of today', () => {
  it('name whom the check may remove, with the numbers that do', () => {
    const state = inGame.find((one) => {
      const { part, sideId, id } = gameIn(one)
      const own = one.figures.filter((figure) => figure.gameId === id && figure.sideId === sideId && !figure.out)
      return part === 'check' && own.some((figure) => figure.counters > 1 && !isSealed(one, figure))
    })!
    const { sideId } = gameIn(state)
    const hit = state.figures.find(
      (one) => one.sideId === sideId && one.counters > 1 && !one.out && !isSealed(state, one),
    )!
    const model = modelOf(state)
    const page = { ...model, sides: [model.sides[state.sides.findIndex(({ id }) => id === sideId)]!] }
    expect(stepNamed(page, 'KIA/WIA check').target).toContain(`${hit.name}: 1-${Math.min(6, hit.counters)}`)
    expect(stepNamed(page, 'KIA/WIA check').now).toBe(true)
  })

  it('have the values of the player’s copy, and lines for those that he has not filled in', () => {
    const blank = blankTurn(rulesOf(empty), 'noise')
    expect(stepNamed(blank, 'Move').target).toBe('ordinary __", tactical 2" in 2 phases, M113 4"')
    expect(stepNamed(blank, 'Figure phases').target).toBe('counters: 0 3 phases; 1 2 phases; 2 1 phase; 3 up no phases')
    const cells = [{ id: 1, tableId: 'skirmish.movement', rowKey: 'ordinary', figure: 'inches', value: '4' }]
    const filled = blankTurn(rulesOf({ ...empty, cells }), 'noise')
    expect(stepNamed(filled, 'Move').target).toMatch(/^ordinary 4", /)
  })

  it('tick the turns that are behind each player', () => {
    for (const state of inGame.filter((_, i) => i % 7 === 0)) {
      const { turn, part, sideId, firstSideId } = gameIn(state)
      if (part === 'setUp' || part === 'over' || turn > 10) continue
      modelOf(state).sides.forEach(({ parts }, i) => {
        const last = parts.at(-1)!.steps.at(-1)!.done as readonly boolean[]
        const over = state.sides[i]!.id === firstSideId && sideId !== firstSideId ? turn : turn - 1
        expect(last.filter(Boolean)).toHaveLength(over)
      })
    }
  })

  it('never tell of a figure that nobody has found: neither that it is there nor that it was hit', () => {
    const hiding = inGame.filter((state) => state.figures.some((figure) => !figure.out && isSealed(state, figure)))
    expect(hiding.length).toBeGreaterThan(5)
    for (const state of hiding.filter((_, i) => i % 5 === 0)) {
      const struck = (counters: number): SkirmishState => ({
        ...state,
        figures: state.figures.map((figure) => (isSealed(state, figure) ? { ...figure, counters } : figure)),
      })
      expect(glanceText(modelOf(struck(0)))).toBe(glanceText(modelOf(struck(4))))
    }
  })
})
