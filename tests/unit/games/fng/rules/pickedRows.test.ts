import { describe, expect, it } from 'vitest'
import type { AnswerSource, DiceRequest, Throw } from '../../../../../src/main/engine/answers.ts'
import { bookRules, playStep } from '../../../../../src/main/engine/system.ts'
import { openTape } from '../../../../../src/main/engine/tape.ts'
import type { FngState, FreeWorldList } from '../../../../../src/games/fng/rules/state.ts'
import { fngSystem } from '../../../../../src/games/fng/rules/system.ts'
import { violations } from '../../../../support/invariants.ts'
import { nextStep, platoonOf } from '../../../../support/playTour.ts'

/** A player who takes a row by hand wherever a table is rolled on: each row of each table in its turn. */
function picker(first: number): { readonly wrap: (dice: AnswerSource) => AnswerSource; readonly tables: Set<string> } {
  const tables = new Set<string>()
  let next = first
  const answer = (request: DiceRequest): Throw | null => {
    const rows = request.rows?.length ?? 0
    if (rows === 0) return null
    tables.add(request.key)
    next += 1
    return { faces: [], picked: next % rows, by: 'player' }
  }
  const wrap = (dice: AnswerSource): AnswerSource => ({
    ...dice,
    roll: (request) => answer(request) ?? dice.roll(request),
    rollAll: (requests) => requests.map((request) => answer(request) ?? dice.roll(request)),
  })
  return { wrap, tables }
}

const mostSteps = 1_500

describe('every row by hand', () => {
  it.each<FreeWorldList>(['us-army-infantry', 'usmc', 'sf-cidg', 'anzac', 'arvn-pre-1968', 'arvn-post-1968'])(
    'FNG pp. 54-105: a tour of %s goes on with no die on any table',
    (list) => {
      const { wrap, tables } = picker(list.length)
      const play = (state: FngState, step: string, input: unknown, depth: number) => {
        const dice = wrap(openTape({ dice: 'roll', choices: 'draw', seed: 5, depth }))
        return playStep(fngSystem, step, { state, input, rules: bookRules, dice, depth })
      }
      let { state } = play(fngSystem.empty, 'muster', platoonOf(list), 1)
      for (let depth = 2; depth < mostSteps && state.tour[0]!.phase !== 'over'; depth++) {
        const { step, input } = nextStep(state, 5)
        const played = play(state, step, input, depth)
        state = played.state
        expect(violations(state)).toEqual([])
        expect(played.lines.filter((line) => /null|undefined|NaN/.test(line.text))).toEqual([])
      }
      expect(state.missions.length).toBeGreaterThan(0)
      for (const table of [
        'mission.contact',
        'mission.support-level',
        'mission.day-part',
        'after.body-count',
        'after.short-timer',
      ])
        expect([...tables]).toContain(table)
    },
    30_000,
  )
})
