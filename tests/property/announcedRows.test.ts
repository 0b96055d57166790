import { describe, expect, it } from 'vitest'
import { fngSystem } from '../../src/games/fng/rules/system.ts'
import type { FngState, FreeWorldList } from '../../src/games/fng/rules/state.ts'
import { hear, misannounced, unannounced, type ToldStep } from '../support/announced.ts'
import { battleWith } from '../support/battle.ts'
import { playBattle } from '../support/battlePlayer.ts'
import { nextDepth } from '../support/fngAftermath.ts'
import { nextStep, platoonOf, playInMemory, playTour, type PlayedEntry } from '../support/playTour.ts'

const tables = new Set(fngSystem.tables.map(({ id }) => id))

/** Their dice are the number itself: a squad's strength, months to serve, how many of a thing, how many PEFs. */
const isPlain = (table: string): boolean =>
  /^army\.[\w-]+(\.equipment)?$/.test(table) || ['campaign.deros', 'mission.pef-count'].includes(table)

/** What became of the throws of some steps. */
interface Survey {
  readonly asked: ReadonlySet<string>
  readonly faults: readonly string[]
  /** Tables whose dice were asked for without a word of what they would bring. */
  readonly silent: ReadonlySet<string>
}

function survey(steps: readonly ToldStep[]): Survey {
  const asked = new Set<string>()
  const silent = new Set<string>()
  const faults = new Set<string>()
  for (const step of steps) {
    const told = hear(step)
    for (const one of told.heard) {
      const { key, readings = [], note } = one.request
      for (const { table } of readings) asked.add(table.id)
      // Of dice that count together, such as those of several guns, a sentence tells what they would bring.
      if (tables.has(key) && readings.length === 0 && note === undefined) silent.add(key)
      for (const fault of misannounced(one)) faults.add(fault)
    }
    for (const fault of unannounced(told)) faults.add(`${step.step}: ${fault}`)
  }
  return { asked, silent, faults: [...faults] }
}

const toldSteps = (entries: readonly PlayedEntry[]): ToldStep[] =>
  entries.map(({ step, input, tape, depth }, i) => ({
    step,
    input,
    tape,
    depth,
    before: i === 0 ? fngSystem.empty : entries[i - 1]!.state,
  }))

const lists: FreeWorldList[] = ['usmc', 'us-army-infantry', 'sf-cidg', 'anzac', 'arvn-pre-1968', 'arvn-post-1968']

describe('what a throw announces', () => {
  it.each(lists)('is one row for each score, and the row that is taken: a tour of %s', (list) => {
    const { faults, silent, asked } = survey(toldSteps(playTour(list, 7)))
    expect(asked.size).toBeGreaterThan(20)
    expect([...silent].filter((table) => !isPlain(table))).toEqual([])
    expect(faults).toEqual([])
  })
})

/** The first moment of a battle of a tour. */
function opening(list: FreeWorldList, seed: number): { state: FngState; depth: number } | null {
  let entry = playInMemory(fngSystem.empty, 'muster', platoonOf(list), seed, 1)
  let depth = 1
  const play = (step: string, input: unknown) => (entry = playInMemory(entry.state, step, input, seed, ++depth))
  for (;;) {
    const { phase } = entry.state.tour[0]!
    if (phase === 'over') return null
    if (phase === 'battle') break
    const { step, input } = nextStep(entry.state, seed)
    play(step, input)
  }
  play('beginBattle', {})
  return { state: entry.state, depth: depth + 1 }
}

const thick = (): { state: FngState; depth: number } => {
  const state = battleWith({
    ours: [
      { star: true, leads: true, rep: 5, attributes: ['born-leader', 'crack-shot'] },
      { attributes: ['brawler', 'lucky'], weapon: 'shotgun' },
      { attributes: ['athlete', 'clumsy'] },
      { role: 'medic', weapon: 'm1911a1' },
      { group: 'B', weapon: 'm60', role: 'gunner', setUp: true },
      { group: 'B', attributes: ['grenadier'], weapon: 'm79' },
    ],
    theirs: [
      { leads: true },
      { orders: 'humanWave', mayCharge: true },
      { group: 'E2', weapon: 'rpg-7', orders: 'harass' },
      { group: 'E2', traits: 'tough' },
      { group: 'E3', role: 'gunner', weapon: 'tt-30', items: 'medium-mortar' },
    ],
    civilians: [{}],
    groups: { A: { activated: true }, B: { activated: true } },
  })
  return { state, depth: nextDepth(state) }
}

describe('in battle', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('is the row that is taken as well: battle %i', (seed) => {
    const start = seed % 2 === 0 ? thick() : (opening(lists[((seed - 1) / 2) % lists.length]!, seed) ?? thick())
    const entries = playBattle(start.state, { seed, moves: 60, depth: start.depth })
    const steps = entries
      .filter(({ refused }) => refused === null)
      .map((entry): ToldStep => ({ step: 'act', ...entry }))
    const { faults, silent, asked } = survey(steps)
    expect(asked.size).toBeGreaterThan(10)
    expect([...silent]).toEqual([])
    expect(faults).toEqual([])
  })
})
