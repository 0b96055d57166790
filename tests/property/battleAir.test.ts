import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChanges, difference, type AnyState } from '../../src/main/engine/state.ts'
import { playStep } from '../../src/main/engine/system.ts'
import { openTape } from '../../src/main/engine/tape.ts'
import { isInPlay, pointsOf } from '../../src/games/fng/rules/battle/air/craft.ts'
import type { Call } from '../../src/games/fng/rules/battle/battle.ts'
import { actions } from '../../src/games/fng/rules/battle/chapters.ts'
import type { FngState } from '../../src/games/fng/rules/state.ts'
import { fngSystem } from '../../src/games/fng/rules/system.ts'
import { battleWith, our, type TestBattle } from '../support/battle.ts'
import { garbled, misplaced, strayPaths } from '../support/battleInvariants.ts'
import { playBattle, type BattleEntry } from '../support/battlePlayer.ts'
import { nextDepth } from '../support/fngAftermath.ts'
import { violations } from '../support/invariants.ts'
import { withCobra, withLoach, withSlick } from '../unit/games/fng/rules/battle/helicopters/withHelicopter.ts'

type Coming = Pick<Call, 'kind'> & Partial<Call>

/** What is on its way when the first turn begins: what a chart or a call can bring. */
const comings: readonly (readonly Coming[])[] = [
  [{ kind: 'fac' }, { kind: 'airStrike', amount: 2 }],
  [{ kind: 'fac' }, { kind: 'spooky' }],
  [{ kind: 'gunship' }],
  [{ kind: 'gunship', brings: 'hog', rounds: 1 }],
  [{ kind: 'medevac', amount: 2 }],
  [{ kind: 'transport' }],
  [{ kind: 'fac', brings: 'loach' }],
]

/** What is there already: nothing, a Slick on the ground, a Cobra or a Loach in the air. */
const theres = ['nothing', 'slick', 'cobra', 'loach'] as const

function aircraftDue(
  coming: readonly Coming[],
  dayPart: 'morning' | 'night',
  there: (typeof theres)[number],
): FngState {
  const wounded = { status: 'outOfTheFight', wasOut: true } as const
  const state = fielded(there, {
    ours: [
      { star: true, leads: true, rep: 5 },
      { role: 'observer' },
      wounded,
      { role: 'rto' },
      { group: 'B', weapon: 'm60', role: 'gunner' },
      { group: 'B', ...wounded, walks: true },
      { group: 'B', status: 'obviouslyDead' },
    ],
    theirs: [
      { leads: true },
      {},
      { status: 'captured', captiveWas: 'stunned' },
      { group: 'E2', weapon: 'rpg-7' },
      { group: 'E2', weapon: 'dshk', setUp: true },
      { group: 'E2', weapon: 'sks' },
    ],
    battle: { side: null, first: null, supportLevel: 5, dayPart, dayPartTurnsLeft: 60, length: 30 },
  })
  const rest = { source: 'onDemand', status: 'underWay', askedTurn: 1, arrives: 2, amount: 1 } as const
  const more = { figureId: our(4), what: '', registered: false, rounds: 0, brings: null, attempts: 0 } as const
  const due = coming.map((call, i): Call => ({ id: 720 + i, ...rest, ...more, ...call }))
  return { ...state, calls: [...state.calls, ...due] }
}

function fielded(there: (typeof theres)[number], setUp: TestBattle): FngState {
  switch (there) {
    case 'nothing':
      return battleWith(setUp)
    case 'slick':
      return withSlick(setUp, { mode: 'landed' })
    case 'cobra':
      return withCobra(setUp, { mode: 'hovering' })
    case 'loach':
      return withLoach(setUp, { mode: 'flying', overSince: 0 })
  }
}

const names = ['nextTurn', 'passOn', 'activate', 'enemyActs', 'callSupport', 'roundLands']
const inTheAir = actions.filter(({ section, name }) => section === 'air' || names.includes(name))

const anyBattle = fc.record({
  coming: fc.constantFrom(...comings),
  dayPart: fc.constantFrom('morning' as const, 'night' as const),
  there: fc.constantFrom(...theres),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
})

/** Whoever is aboard sits in something that is there, what is gone holds nobody who lives, what flies has not been shot down. */
function wrongInTheAir(state: FngState): string[] {
  const byId = new Map(state.craft.map((craft) => [craft.id, craft]))
  const away = ['obviouslyDead', 'captured', 'left']
  return [
    ...state.figures.flatMap(({ name, aboardId, status }) =>
      aboardId === null || away.includes(status) || isInPlay(byId.get(aboardId)!)
        ? []
        : [`${name} sits in what is gone`],
    ),
    ...state.craft.flatMap((craft) =>
      isInPlay(craft) && craft.damage > pointsOf(state, craft)
        ? [`${craft.name} flies with ${craft.damage} damage`]
        : [],
    ),
    ...state.craft.flatMap(({ name, rep, mode }) =>
      mode !== 'gone' && mode !== 'down' && rep < 1 ? [`${name} is flown by nobody`] : [],
    ),
  ]
}

const asAny = (state: FngState) => state as unknown as AnyState

function mustComeBack({ before, after, input, tape, depth }: BattleEntry): void {
  const undone = applyChanges(asAny(after), difference(asAny(before), asAny(after)), 'backward')
  expect(difference(undone, asAny(before))).toEqual([])
  const dice = openTape({ answers: tape, dice: 'ask', choices: 'ask', seed: 0, depth })
  const again = playStep(fngSystem, 'act', { state: before, input, dice, depth })
  dice.mustBeSpent()
  expect(difference(asAny(again.state), asAny(after))).toEqual([])
}

describe('aircraft over any battle', () => {
  it('are never in two states, drop nobody, and each action can be undone and replayed', () => {
    const played = new Set<string>()
    fc.assert(
      fc.property(anyBattle, ({ coming, dayPart, there, seed }) => {
        const state = aircraftDue(coming, dayPart, there)
        for (const entry of playBattle(state, { seed, moves: 40, depth: nextDepth(state), among: inTheAir })) {
          if (entry.refused !== null) continue
          played.add(entry.input.action)
          const { after } = entry
          expect([...violations(after), ...misplaced(after), ...strayPaths(entry), ...garbled(entry)]).toEqual([])
          expect(wrongInTheAir(after)).toEqual([])
          mustComeBack(entry)
        }
      }),
      { numRuns: 120, seed: 81 },
    )
    const own = inTheAir.filter(({ section }) => section === 'air').map(({ name }) => name)
    expect(own.filter((name) => !played.has(name))).toEqual([])
  })
})
