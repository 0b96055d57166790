import { describe, expect, it } from 'vitest'
import { doAtOnce } from '../../../../../src/main/engine/work.ts'
import { glanceSheet } from '../../../../../src/main/sheets/glance/glanceSheet.ts'
import { inside } from '../../../../../src/main/sheets/paper.ts'
import { bookgunCopy } from '../../../../../src/games/bookgun/rules/copy.ts'
import { flow } from '../../../../../src/games/bookgun/rules/flow.ts'
import { empty, type BookgunState } from '../../../../../src/games/bookgun/rules/state.ts'
import { blankTurn, turnModel } from '../../../../../src/games/bookgun/sheets/turn/turn.ts'
import { paper, type OnPaper } from '../../../../../src/games/bookgun/sheets/turn/turnSteps.ts'
import { playedState } from '../../../../support/bookgunRosters.ts'
import { both } from '../../../../support/everySheet.ts'
import { glanceText, stepNamed } from '../../../../support/glanceWords.ts'
import { testMeasure, textsOf } from '../../../sheets/inCells.ts'

const state = playedState('canada')
const modelOf = (of: BookgunState) => turnModel(of, bookgunCopy.rulesOf(of), 'Darreh')
const blank = blankTurn(bookgunCopy.rulesOf(empty))
const game = state.games.find(({ id }) => id === state.tour[0]!.gameId)!
const withGame = (more: Partial<typeof game>): BookgunState => ({
  ...state,
  games: state.games.map((one) => (one.id === game.id ? { ...one, ...more } : one)),
})

describe('a turn on paper', () => {
  it('meets the phases of the flow in their order, each once with its title and its page', () => {
    const steps = paper.flatMap(({ steps: own }): readonly OnPaper[] => own)
    const met = steps.map(({ phase }) => phase).filter((phase, i, all) => phase !== all[i - 1])
    expect(met).toEqual(flow.map(({ phase }) => phase))
    for (const { phase, title } of flow) {
      expect(steps.filter((step) => step.phase === phase && !('title' in step))).toHaveLength(1)
      expect(stepNamed(blank, title).title).toBe(title)
    }
    expect(stepNamed(blank, 'Movement').pages).toBe('12')
  })

  it.each(both)('stands on one page of %s, nothing under 9 points', (size) => {
    for (const model of [modelOf(state), blank]) {
      const pages = doAtOnce(glanceSheet(model).layOut(testMeasure(), inside(size)))
      expect(pages).toHaveLength(1)
      expect(textsOf(pages[0]!).filter(({ size: points, role }) => points < (role ? 7 : 9))).toEqual([])
    }
  })
})

describe('targets of today', () => {
  it('name who must rally and who reloads, with the values of the player’s copy', () => {
    const model = modelOf(state)
    const open = state.troops.filter(({ kind, gone, waiting }) => kind !== 'marker' && !gone && !waiting)
    const shaken = open.filter(({ spirit }) => spirit === 'shaken')
    expect(shaken.length).toBeGreaterThan(0)
    const { target } = stepNamed(model, 'Shaken ones rally')
    for (const { name } of shaken.slice(0, 5)) expect(target).toContain(name)
    expect(stepNamed(blank, 'Shaken ones rally').target).toBe(
      'With a leader in 6"/without: Army __/__, Insurgents __/__, Civilians __/__; else it falls back 4d6',
    )
    const loading = open.filter(({ reload }) => reload > 0)
    expect(stepNamed(model, 'Reload markers').target).toContain(loading[0]!.name)
  })

  it('have the ground, the sky, the switch of cards and the rule of engagement of the game', () => {
    expect(stepNamed(modelOf(withGame({ weather: 'dry' })), 'Dice of a move').target).toContain('The ground is dry')
    expect(stepNamed(modelOf(withGame({ weather: 'mud' })), 'Dice of a move').target).toContain(
      'Mud: across the high die off, on a road the low one',
    )
    const seen = (game: object) => stepNamed(modelOf(withGame(game)), 'Spotting').target
    expect(seen({ sky: 'clear', night: true })).toContain('Distances are halved by darkness')
    expect(seen({ sky: 'rain', night: true })).toContain('halved by rain, and again by darkness')
    expect(stepNamed(modelOf(withGame({ cardPerFigure: true })), 'Fire').target).toMatch(/^a card, a figure/)
    expect(stepNamed(modelOf(withGame({ roe: 'ROE1' })), 'Rules of engagement').target).toMatch(/^ROE1 Weapons Hold/)
    const alone = { ...state, troops: state.troops.filter(({ force }) => force !== 'civilians') }
    expect(stepNamed(modelOf(alone), 'Rules of engagement').target).toBe('no civilians: none in force')
  })

  it('ticks what is behind, and marks where the turn stands', () => {
    const model = modelOf(withGame({ turn: 12, phase: 'close' }))
    expect(model.turns).toEqual(['11', '12', '13', '14', '15', '16', '17', '18', '19', '20'])
    expect(stepNamed(model, 'Fire').done).toEqual([true, true, ...Array.from({ length: 8 }, () => false)])
    expect(stepNamed(model, 'Close combat')).toMatchObject({ now: true })
    expect((stepNamed(model, 'Morale').done as readonly boolean[]).filter(Boolean)).toHaveLength(1)
  })

  it('never tell of a marker what it is', () => {
    const marked = (reload: number): BookgunState => ({
      ...state,
      troops: state.troops.map((troop) =>
        troop.id === state.troops[0]!.id
          ? { ...troop, kind: 'marker', name: 'Marker 99', reload, spirit: reload > 0 ? 'shaken' : 'fit' }
          : troop,
      ),
    })
    expect(glanceText(modelOf(marked(2)))).not.toContain('Marker 99')
    expect(glanceText(modelOf(marked(2)))).toBe(glanceText(modelOf(marked(0))))
  })
})
