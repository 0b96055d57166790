import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookRules, idMaker } from '../../src/main/engine/system.ts'
import { openTape } from '../../src/main/engine/tape.ts'
import type { Figure } from '../../src/games/fng/rules/battle/battle.ts'
import { chapterHooks } from '../../src/games/fng/rules/battle/chapters.ts'
import type { FigureStatus } from '../../src/games/fng/rules/battle/collections.ts'
import { harm } from '../../src/games/fng/rules/battle/harm/harm.ts'
import { waysToSpread } from '../../src/games/fng/rules/battle/harm/spread.ts'
import { severity } from '../../src/games/fng/rules/battle/harm/wound.ts'
import { declareTargets } from '../../src/games/fng/rules/battle/reactions/inSight/declare.ts'
import { react } from '../../src/games/fng/rules/battle/reactions/react.ts'
import type { Scene } from '../../src/games/fng/rules/battle/scene.ts'
import { openScene } from '../../src/games/fng/rules/battle/openScene.ts'
import type { FngState } from '../../src/games/fng/rules/state.ts'
import { battleWith, type TestFigure } from '../support/battle.ts'
import { nextDepth } from '../support/fngAftermath.ts'

const attributes = [
  'coward',
  'tough',
  'nerves-of-steel',
  'born-leader',
  'poser',
  'shirker',
  'old-hand',
  'unlucky',
  'hard-as-nails',
]
const statuses: readonly FigureStatus[] = ['carryOn', 'carryOn', 'duckBack', 'retired', 'stunned', 'outOfTheFight']

const plain = {
  rep: fc.integer({ min: 1, max: 6 }),
  status: fc.constantFrom(...statuses),
  hero: fc.boolean(),
  outOfAmmo: fc.boolean(),
  weapon: fc.constantFrom('m16', 'rpd', 'tt-30', 'unarmed', 'm79'),
}
const enemy = fc.record(plain)
const figure = fc.record({ ...plain, attributes: fc.subarray(attributes, { maxLength: 2 }) })

const battle = fc
  .record({
    ours: fc.array(figure, { minLength: 1, maxLength: 5 }),
    theirs: fc.array(enemy, { minLength: 1, maxLength: 5 }),
    star: fc.boolean(),
    leads: fc.boolean(),
    activity: fc.constantFrom('high' as const, 'low' as const, null),
  })
  .map(({ ours, theirs, star, leads, activity }) =>
    battleWith({
      ours: ours.map((one, i): TestFigure =>
        i > 0 ? one : { ...one, ...(star ? { star } : {}), ...(leads ? { leads } : {}) },
      ),
      theirs,
      battle: { activity },
    }),
  )

/** Plays with the program's dice and choices. */
function played(state: FngState, seed: number, play: (scene: Scene) => void): FngState {
  const depth = nextDepth(state)
  const dice = openTape({ dice: 'roll', choices: 'draw', seed, depth })
  const scene = openScene({ state, rules: bookRules, dice, newId: idMaker(depth), say: () => undefined }, chapterHooks)
  play(scene)
  return scene.state
}

const nerve = ({ status }: Figure): number => ['carryOn', 'duckBack', 'retired', 'left'].indexOf(status)
const pairs = (before: FngState, after: FngState) => before.figures.map((was, i) => [was, after.figures[i]!] as const)

describe('reactions', () => {
  it('never make anybody better, touch nobody who is down, and let fire back only those who stand', () => {
    fc.assert(
      fc.property(battle, fc.integer(), fc.integer(), (state, seed, mask) => {
        const some = (shift: number) =>
          state.figures.filter((_, i) => (mask >> ((i + shift) % 30)) & 1).map(({ id }) => id)
        const cause = { receivedFire: some(0), manDown: some(5), shooters: some(11), inCover: some(3) }
        const after = played(state, seed, (scene) => {
          react(scene, cause)
        })
        for (const [was, now] of pairs(state, after)) {
          if (severity(was.status) > 0) expect(now).toEqual(was)
          else expect(nerve(now)).toBeGreaterThanOrEqual(nerve(was))
          if (now.mayReturnFire) expect(now.status).toBe(was.status)
          if (now.mayReturnFire) expect(['carryOn', 'retired']).toContain(now.status)
          if (was.hero) expect(now.hero).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('harm', () => {
  it('never makes anybody better, gives no Star Power, and says what came of each', () => {
    fc.assert(
      fc.property(battle, fc.integer(), fc.integer({ min: 1, max: 6 }), fc.boolean(), (state, seed, impact, cover) => {
        const by = state.figures.at(-1)!.id
        const blows = state.figures.flatMap(({ id }, i) =>
          Array.from({ length: i % 3 }, () => ({ figureId: id, impact, by, cover, why: 'a shot' })),
        )
        let told: ReturnType<typeof harm> = []
        const after = played(state, seed, (scene) => (told = harm(scene, blows)))
        for (const [was, now] of pairs(state, after)) {
          expect(now.starDice).toBeLessThanOrEqual(was.starDice)
          if (now.status !== 'left') expect(severity(now.status)).toBeGreaterThanOrEqual(severity(was.status))
          const entry = told.find(({ figureId }) => figureId === was.id)
          if (entry) expect(entry).toMatchObject({ was: was.status, now: now.status })
          else expect(now.status).toBe(was.status)
        }
        const dead = after.figures.filter((f) => f.side === 'theirs' && f.status === 'obviouslyDead')
        expect(after.tallies.filter(({ event }) => event === 'kill')).toHaveLength(dead.length)
      }),
      { numRuns: 300 },
    )
  })

  it('a spread takes off just so many levels, and none below Carry On', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 7 }),
        (from, levels) => {
          const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
          for (const way of waysToSpread(from, levels)) {
            const left = way.split('-').map(Number)
            expect(sum(from) - sum(left)).toBe(Math.min(levels, sum(from)))
            expect(left.every((n, i) => n >= 0 && n <= from[i]!)).toBe(true)
          }
        },
      ),
    )
  })
})

describe('In Sight targets', () => {
  it('everybody has one on the other side, and nobody is targeted twice by a side before all are once', () => {
    const side = fc.integer({ min: 1, max: 8 })
    fc.assert(
      fc.property(side, side, (inactives, actives) => {
        const inactive = Array.from({ length: inactives }, (_, i) => i)
        const active = Array.from({ length: actives }, (_, i) => 100 + i)
        const targets = declareTargets(inactive, active)
        expect(targets.size).toBe(inactives + actives)
        const times = active.map((id) => inactive.filter((i) => targets.get(i) === id).length)
        expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1)
        for (const id of active) expect(inactive).toContain(targets.get(id))
      }),
    )
  })
})
