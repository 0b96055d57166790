import { DiceRoll } from '@dice-roller/rpg-dice-roller'
import { rollOnTable } from '../../src/main/engine/rollOnTable.ts'
import { openTape } from '../../src/main/engine/tape.ts'
import { defineTable } from '../../src/main/engine/table.ts'
import { batchesOfBoth, median, times, type Group } from '../measure.ts'

const batch = 2000
const rounds = 60
/** A tape is as long as a large step's: recovery, medals, short timers of a platoon. */
const rollsPerStep = 40

const table = defineTable({
  id: 'bench.table',
  title: 'A 2d6 table with three modifiers',
  page: 1,
  dice: { kind: 'added', count: 2 },
  how: '2d6 added',
  modifiers: [
    { when: 'rain', text: 'Rain', to: 'score', by: 1 },
    { when: 'night', text: 'Night', to: 'score', by: -1 },
    { when: 'tired', text: 'Tired', to: 'score', by: -1 },
  ],
  rows: [
    { from: 'less', to: 4, outcome: 'low', text: 'Low' },
    { from: 5, to: 8, outcome: 'middle', text: 'Middle' },
    { from: 9, to: 'more', outcome: 'high', text: 'High' },
  ],
})

function rollOurs(round: number): void {
  const when = { rain: true, night: true, tired: true }
  for (let step = 0; step < batch / rollsPerStep; step++) {
    const tape = openTape({ dice: 'roll', choices: 'draw', seed: 1967, depth: round + step })
    for (let subject = 1; subject <= rollsPerStep; subject++) rollOnTable(table, tape, { subject, why: 'Bench', when })
  }
}

function rollTheirs(): DiceRoll {
  let last = new DiceRoll('2d6')
  for (let i = 1; i < batch; i++) last = new DiceRoll('2d6')
  return last
}

/** Rolls with modifiers, row and tape against the plain roll of a well-known library. */
export async function dice(): Promise<Group> {
  const both = await batchesOfBoth(rounds, rollOurs, rollTheirs)
  const [ours, theirs] = both.map(median) as [number, number]
  const perSecond = (time: number) => `${Math.round((batch / time) * 1000).toLocaleString('en')} a second`
  const ratio = theirs / ours
  return {
    title: 'Dice',
    how: `Rolls on a 2d6 table with three modifiers, row found and answer kept on a tape of ${rollsPerStep} rolls, against new DiceRoll("2d6") of @dice-roller/rpg-dice-roller, which has no table, modifiers or tape to mind. Turn and turn about in batches that last equally long, by processor time.`,
    results: [
      { what: 'Rolls on a table', measured: perSecond(ours), target: '', met: null },
      { what: 'DiceRoll', measured: perSecond(theirs), target: '', met: null },
      { what: 'Ratio', measured: times(ratio), target: 'at least 10 times', met: ratio >= 10 },
    ],
  }
}
