import { expect, it } from 'vitest'
import type { D6, Throw } from '../../../../src/main/engine/answers.ts'
import { explain } from '../../../../src/main/engine/lines.ts'
import { rollOnTable } from '../../../../src/main/engine/rollOnTable.ts'
import { openTape } from '../../../../src/main/engine/tape.ts'
import { lineView, tablesById } from '../../../../src/main/app/journal/lineView.ts'
import { pefResolution } from '../../../../src/games/fng/rules/tables/pefs.ts'
import { inSight, manDown } from '../../../../src/games/fng/rules/tables/reactions.ts'
import { fngSystem } from '../../../../src/games/fng/rules/system.ts'

const tables = tablesById(fngSystem.tables)
const revealed = (EAL: number, faces: readonly D6[]) => {
  const dice = openTape({ faces: [...faces], dice: 'ask', choices: 'ask', seed: 1, depth: 1 })
  return lineView(explain(rollOnTable(pefResolution, dice, { subject: 1, why: '', numbers: { EAL } }), ''), tables)
}

it('tells the second throw of a table in two stages apart from the dice that passed', () => {
  const line = revealed(6, [4, 5, 4])
  expect(line.result).toBe('2 passed; then 4')
  expect(line.dice.map(({ passed }) => passed)).toEqual([true, true, null])
})

it('takes both dice for the first throw where no second was made', () => {
  const line = revealed(1, [4, 5])
  expect(line.result).toBe('0 passed')
  expect(line.dice.map(({ passed }) => passed)).toEqual([false, false])
})

it('counts dice, not what modifiers make of them', () => {
  const thrown: Throw = { faces: [2, 6], picked: null, by: 'player' }
  const source = {
    roll: () => thrown,
    rollAll: () => [thrown],
    choose: () => '' as never,
    draw: () => 0,
    deal: () => '' as never,
  }
  const roll = rollOnTable(manDown, source, {
    subject: 1,
    why: '',
    numbers: { REP: 4 },
    when: { leaderDiePassed: true },
  })
  expect(lineView(explain(roll, ''), tables).result).toBe('1 passed, counts as 2')
})

it('calls successes by their name', () => {
  const dice = openTape({ faces: [2, 6, 3], dice: 'ask', choices: 'ask', seed: 1, depth: 1 })
  const roll = rollOnTable(inSight, dice, { subject: 1, why: '', numbers: { REP: 3 } })
  expect(lineView(explain(roll, ''), tables).result).toBe('2 successes')
})

it('says no score of dice that no table reads: the line tells what they are', () => {
  const line = explain(
    rollOnTable(pefResolution, openTape({ faces: [4, 5, 4], dice: 'ask', choices: 'ask', seed: 1, depth: 1 }), {
      subject: 1,
      why: '',
      numbers: { EAL: 6 },
    }),
    'Turn 2: ours 5, theirs 3. We go first.',
  )
  expect(lineView({ ...line, table: null, row: null, target: null, faces: [5, 3], score: 8 }, tables).result).toBeNull()
})
