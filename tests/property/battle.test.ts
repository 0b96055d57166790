import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChanges, difference, type AnyState } from '../../src/main/engine/state.ts'
import { playStep } from '../../src/main/engine/system.ts'
import { openTape } from '../../src/main/engine/tape.ts'
import type { Lasting } from '../../src/games/fng/rules/battle/battle.ts'
import { actions } from '../../src/games/fng/rules/battle/chapters.ts'
import { pointsSoFar } from '../../src/games/fng/rules/battle/ending/points.ts'
import { reportOfBattle } from '../../src/games/fng/rules/battle/ending/report.ts'
import { itemsOf } from '../../src/games/fng/rules/aftermath/points.ts'
import { missionOf } from '../../src/games/fng/rules/people.ts'
import type { FngState, FreeWorldList } from '../../src/games/fng/rules/state.ts'
import { fngSystem } from '../../src/games/fng/rules/system.ts'
import { battleWith, our, their } from '../support/battle.ts'
import { actsTwice, garbled, misplaced, strayPaths } from '../support/battleInvariants.ts'
import { chanceOf, fillForm, playBattle, playMove, type BattleEntry } from '../support/battlePlayer.ts'
import { nextDepth } from '../support/fngAftermath.ts'
import { violations } from '../support/invariants.ts'
import { nextStep, platoonOf, playInMemory } from '../support/playTour.ts'

const lists: FreeWorldList[] = ['usmc', 'us-army-infantry', 'sf-cidg', 'anzac', 'arvn-pre-1968', 'arvn-post-1968']

interface Start {
  readonly state: FngState
  readonly depth: number
}

/** Battles of whole tours, at their first moment: each list with several missions. */
const openings: readonly Start[] = lists.flatMap((list) =>
  [1, 2, 3, 4].flatMap((seed): Start[] => {
    let entry = playInMemory(fngSystem.empty, 'muster', platoonOf(list), seed, 1)
    let depth = 1
    const phase = () => entry.state.tour[0]!.phase
    const play = (step: string, input: unknown) => (entry = playInMemory(entry.state, step, input, seed, ++depth))
    while (phase() !== 'battle' && phase() !== 'over') {
      const { step, input } = nextStep(entry.state, seed)
      play(step, input)
    }
    if (phase() === 'over') return []
    play('beginBattle', {})
    return [{ state: entry.state, depth: depth + 1 }]
  }),
)

const burningPath: Lasting = {
  id: 900_000,
  kind: 'fire',
  name: 'Burning path',
  sector: 5,
  figureId: null,
  structureId: null,
  since: 1,
  until: null,
  amount: 1,
}

/** The thick of it: men in melee, wounded, carried, captured, a gun that stands, an enemy with a mortar, a path on fire. */
const skirmishes: readonly Start[] = (['ours', 'theirs'] as const).flatMap((side) =>
  [1, 2].map((turn): Start => {
    const state = battleWith({
      ours: [
        { star: true, leads: true, rep: 5, attributes: ['born-leader', 'knifeman'] },
        { matchedWith: their(1), matchedTurn: 1, attributes: ['brawler', 'lucky'] },
        { status: 'outOfTheFight', wasOut: true, carried: true },
        { carries: our(3), role: 'medic', weapon: 'm1911a1' },
        { group: 'B', weapon: 'm60', role: 'gunner', setUp: true, attributes: ['lucky'] },
        { group: 'B', status: 'outOfTheFight', wasOut: true, walks: true },
        { group: 'B', attributes: ['medic', 'coward'], weapon: 'm79' },
      ],
      theirs: [
        { leads: true, matchedWith: our(2), matchedTurn: 1 },
        { status: 'stunned' },
        { status: 'captured', captiveWas: 'stunned' },
        { orders: 'humanWave', mayCharge: true },
        { group: 'E2', weapon: 'rpg-7', orders: 'harass' },
        { group: 'E2', traits: 'tough' },
        { group: 'E3', role: 'gunner', weapon: 'tt-30', items: 'medium-mortar' },
        { group: 'E3', role: 'loader', status: 'outOfTheFight', wasOut: true },
      ],
      civilians: [{}, { status: 'outOfTheFight', wasOut: true }],
      battle: { side, turn },
      groups: { A: { activated: true }, E1: { activated: true }, E3: { activated: true } },
      state: { lasting: [burningPath] },
    })
    return { state, depth: nextDepth(state) }
  }),
)

/** Every other battle begins at its beginning. */
const starts: readonly Start[] = [...openings, ...Array.from({ length: 6 }, () => skirmishes).flat()]

const asAny = (state: FngState) => state as unknown as AnyState
const anyBattle = fc.record({ at: fc.nat({ max: starts.length - 1 }), seed: fc.integer({ min: 1, max: 1_000_000 }) })
type AnyBattle = typeof anyBattle extends fc.Arbitrary<infer B> ? B : never

const fought = ({ at, seed }: AnyBattle, moves: number, among = actions): BattleEntry[] =>
  playBattle(starts[at]!.state, { seed, moves, depth: starts[at]!.depth, among })

/** Faults of one action and of what it left behind. */
function faultsOf(entry: BattleEntry): string[] {
  const byHand = entry.input.action === 'putRight'
  return [
    ...violations(entry.after),
    ...misplaced(entry.after),
    ...actsTwice(entry),
    ...garbled(entry),
    ...(byHand ? [] : strayPaths(entry)),
  ]
}

/** The action undone, redone, and played again on its own tape. */
function mustComeBack({ before, after, input, tape, depth }: BattleEntry): void {
  const changes = difference(asAny(before), asAny(after))
  const undone = applyChanges(asAny(after), changes, 'backward')
  expect(difference(undone, asAny(before))).toEqual([])
  expect(difference(applyChanges(undone, changes, 'forward'), asAny(after))).toEqual([])
  const dice = openTape({ answers: tape, dice: 'ask', choices: 'ask', seed: 0, depth })
  const again = playStep(fngSystem, 'act', { state: before, input, dice, depth })
  dice.mustBeSpent()
  expect(difference(asAny(again.state), asAny(after))).toEqual([])
}

/** Men who were lucky more than once: it helps once a mission (FNG p. 5). */
function luckyTwice(entries: readonly BattleEntry[]): string[] {
  const told = entries.flatMap(({ lines }) => lines.flatMap(({ text }) => /^(.*) is lucky:/.exec(text)?.[1] ?? []))
  return told.filter((name, i) => told.indexOf(name) !== i)
}

describe('any battle that the forms allow', () => {
  it('500 battles: nobody is in two places, acts twice or comes back from the dead; each action can be undone and replayed', () => {
    fc.assert(
      fc.property(anyBattle, (battle) => {
        const entries = fought(battle, 12)
        expect(luckyTwice(entries)).toEqual([])
        for (const entry of entries) {
          if (entry.refused !== null) continue
          expect(faultsOf(entry), entry.input.action).toEqual([])
          mustComeBack(entry)
        }
      }),
      { numRuns: 500, endOnFailure: true },
    )
  })

  it('refuses only in whole sentences, and what can be done is mostly done', () => {
    const refusals = new Map<string, number>()
    let done = 0
    fc.assert(
      fc.property(anyBattle, (battle) => {
        for (const { refused, input } of fought(battle, 20)) {
          if (refused === null) done += 1
          else refusals.set(input.action, (refusals.get(input.action) ?? 0) + 1)
          if (refused !== null) expect(refused).toMatch(/^[A-Z].*\.$/s)
        }
      }),
      { numRuns: 40, endOnFailure: true },
    )
    const refused = [...refusals.values()].reduce((sum, count) => sum + count, 0)
    expect(done).toBeGreaterThan(3 * refused)
  })
})

describe('the report of any battle', () => {
  /** Corrections by hand say otherwise than the log. */
  const played = actions.filter(({ name }) => name !== 'putRight' && name !== 'endBattle')

  function ended(battle: AnyBattle): {
    readonly entries: BattleEntry[]
    readonly state: FngState
    readonly depth: number
  } {
    const entries = fought(battle, 30, played)
    const last = entries.at(-1)!
    const end = actions.find(({ name }) => name === 'endBattle')!
    const values = fillForm(end, last.after, chanceOf(battle.seed))!
    const entry = playMove(last.after, { action: end.name, values }, battle.seed, last.depth + 1)
    expect(entry.refused).toBeNull()
    return { entries: [...entries, entry], state: entry.after, depth: last.depth + 2 }
  }

  it('tells what the log tells: who fell, and who put whom down', () => {
    fc.assert(
      fc.property(anyBattle, (battle) => {
        const { entries, state } = ended(battle)
        const report = reportOfBattle(state)
        const lines = entries.flatMap((entry) => entry.lines)
        for (const { soldierId, fate } of report.men) {
          const ofHim = lines.filter(({ about }) => about?.collection === 'soldiers' && about.id === soldierId)
          // A random event may find one alive who was taken for dead.
          const last = ofHim.findLast(({ text }) => / is dead\.$| lives: /.test(text))
          expect(last?.text.endsWith(' is dead.') ?? false, String(soldierId)).toBe(fate === 'obviouslyDead')
        }
        const dead = state.figures.filter(({ side, status }) => side === 'theirs' && status === 'obviouslyDead').length
        const kills = report.men.reduce((sum, { killsToRoll }) => sum + killsToRoll, report.otherKillsToRoll)
        expect(kills).toBe(dead)
      }),
      { numRuns: 60, endOnFailure: true },
    )
  })

  it('is taken as it stands, and its victory points are the sum of the items that the screen showed', () => {
    fc.assert(
      fc.property(anyBattle, (battle) => {
        const { state, depth } = ended(battle)
        const shown = pointsSoFar(state)
        expect(shown.total).toBe(shown.items.reduce((sum, { points }) => sum + points, 0))
        const play = (before: FngState, step: string, input: unknown, nth: number) =>
          playInMemory(before, step, input, battle.seed, depth + nth).state
        const reported = play(state, 'report', reportOfBattle(state), 0)
        const counted = play(play(reported, 'recover', {}, 1), 'countPoints', {}, 2)
        const items = itemsOf(counted)
        expect(missionOf(counted).victoryPoints).toBe(items.reduce((sum, { points }) => sum + points, 0))
        const isKill = ({ event }: { event: string }) => event === 'confirmedDead' || event === 'unconfirmedDead'
        const sums = (rows: readonly { event: string; points: number }[]) =>
          Object.fromEntries(
            [
              ...Map.groupBy(
                rows.filter((row) => !isKill(row)),
                ({ event }) => event,
              ),
            ].map(([event, of]) => [event, of.reduce((sum, { points }) => sum + points, 0)]),
          )
        expect(sums(items)).toEqual(sums(shown.items))
        const killed = (rows: readonly { event: string; count: number }[]) =>
          rows.filter(isKill).reduce((sum, { count }) => sum + count, 0)
        expect(killed(items)).toBe(killed(shown.items))
      }),
      { numRuns: 60, endOnFailure: true },
    )
  })
})

describe('all actions', () => {
  it('have names of their own, and say who they are', () => {
    expect(new Set(actions.map(({ name }) => name)).size).toBe(actions.length)
    for (const { name, title, page, words } of actions) {
      expect(title, name).toMatch(/^[A-Z]/)
      expect(page, name).toBeGreaterThan(0)
      expect(words.length, name).toBeGreaterThan(0)
    }
  })
})
