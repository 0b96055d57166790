import type { AnswerSource } from '../../../../../main/engine/answers.ts'
import { halfDie } from '../../../../../main/engine/checks.ts'
import { explain, explainDice, type Line } from '../../../../../main/engine/lines.ts'
import { readThrow } from '../../../../../main/engine/rollOnTable.ts'
import { requestFor } from '../../../../../main/engine/throwRequest.ts'
import type { Rules } from '../../../../../main/engine/system.ts'
import type { Sector } from '../../state.ts'
import { craterSize } from '../../tables/index.ts'
import { counted } from './common.ts'

/**
 * Rolls how many craters lie in the sectors that have them, 1/2d6, and one size for all of a sector (FNG p. 47).
 * @returns all the sectors.
 */
export function rollCraters(
  sectors: readonly Sector[],
  { rules, dice, say }: { readonly rules: Rules; readonly dice: AnswerSource; readonly say: (line: Line) => void },
): Sector[] {
  const cratered = sectors.filter((sector) => sector.over === 'craters')
  const table = rules.table(craterSize)
  const situations = cratered.map(({ number }) => ({ subject: number, why: `sector ${number}` }))
  const throws = dice.rollAll([
    ...cratered.map(({ number }) => ({
      key: 'terrain.crater-count',
      subject: number,
      why: `How many craters: sector ${number}, 1/2d6`,
      count: 1,
    })),
    ...situations.map((situation) => requestFor(table, situation)),
  ])
  const done = cratered.map((sector, i): Sector => {
    const counts = throws[i]!
    const size = readThrow(table, situations[i]!, throws[cratered.length + i]!)
    const count = halfDie(counts.faces[0]!)
    const about = { collection: 'sectors', id: sector.id }
    const words = `Sector ${sector.number}: ${counted(count, 'crater')}, the first at its centre.`
    say(explainDice(words, counts, { about: { ...about, field: 'craters' }, page: table.page, score: count }))
    const inches = size.row.gives.inches
    say(explain(size, `Sector ${sector.number}: craters ${inches}" across.`, { ...about, field: 'craterInches' }))
    return { ...sector, craters: count, craterInches: inches }
  })
  return sectors.map((sector) => done.find(({ id }) => id === sector.id) ?? sector)
}
