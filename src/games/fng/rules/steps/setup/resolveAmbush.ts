import type { AnswerSource } from '../../../../../main/engine/answers.ts'
import { explain, note, type Line } from '../../../../../main/engine/lines.ts'
import { rollOnTable } from '../../../../../main/engine/rollOnTable.ts'
import type { Rules } from '../../../../../main/engine/system.ts'
import type { OutcomeOf } from '../../../../../main/engine/table.ts'
import { rollOnChart, type ChartRoll } from '../../forces/chart.ts'
import { bringsFigures } from '../../forces/forces.ts'
import type { FngState, Marker, Mission } from '../../state.ts'
import { pefResolution } from '../../tables/index.ts'
import { enemyNames } from '../../words.ts'
import { known } from './common.ts'
import { firstContact, type Met, type PefRep } from './firstContact.ts'

interface Means {
  readonly rules: Rules
  readonly pefRep: PefRep
  readonly effects: FngState['effects']
  readonly dice: AnswerSource
  readonly say: (line: Line) => void
}

/** How many dice a PEF brings on the reinforcement chart (FNG p. 61). */
type Force = 'full' | 'half' | 'none'

/** A PC counts as reinforcements in an Ambush: with the dice that its row's own contact would bring. */
const forces: Readonly<Record<OutcomeOf<typeof pefResolution>, Force | 'asContact'>> = {
  contact: 'full',
  possibleContact: 'half',
  potentialContact: 'asContact',
  noContact: 'none',
  falseAlarm: 'none',
}

/**
 * Resolves the PEFs of an Ambush during set-up (rulings to FNG pp. 61, 67, 98): PEF Resolution for each, First Contact at
 * the first that brings anything, then the reinforcement chart. When no PEF has brought figures, the last one is rolled
 * on the chart until it does, so that there is an enemy.
 *
 * @returns the markers with what they were, and what is now known of the mission.
 */
export function resolveAmbush(
  mission: Mission,
  markers: readonly Marker[],
  means: Means,
): { readonly markers: Marker[]; readonly found: Pick<Mission, 'enemy' | 'eal'> } {
  const before = known(mission.eal, 'Enemy Activity Level')
  let met: Met | null = null
  const brought = markers.map((marker): readonly Found[] => {
    const force = resolvePef(mission, marker, met?.eal ?? before, means)
    if (force === 'none') return []
    met ??= firstContact(mission, before, means)
    return [rollChart(mission, marker, met, force, means)]
  })
  met ??= firstContact(mission, before, means)
  const { enemy, eal, activity } = met
  const found = { enemy, eal, activity }
  const withForces = (all: readonly (readonly Found[])[]) => ({
    markers: markers.map((m, i) => noted(m, all[i]!)),
    found,
  })
  if (brought.some((all) => all.some(stands))) return withForces(brought)
  means.say(note('No PEF has brought an enemy: the last one is rolled all the same.', { page: 98 }))
  const last = [...brought.at(-1)!]
  while (!last.some(stands)) last.push(rollChart(mission, markers.at(-1)!, met, 'full', means))
  return withForces([...brought.slice(0, -1), last.filter(({ force }) => force !== 'nothing')])
}

type Found = Pick<ChartRoll, 'force' | 'text'>

/** An ambush needs somebody to spring it or walk into it: neither nothing nor a barrage is, a tank is. */
const stands = ({ force }: Found): boolean => bringsFigures(force) || force === 'tank'

/** What a marker was, in words for the player and as forces for the battle. */
const noted = (marker: Marker, found: readonly Found[]): Marker =>
  found.length === 0
    ? marker
    : {
        ...marker,
        found: found.map(({ text }) => text).join('; '),
        force: found.map(({ force }) => force).join(' '),
      }

function resolvePef(mission: Mission, marker: Marker, eal: number, { rules, dice, say }: Means): Force {
  const table = rules.table(pefResolution)
  const roll = rollOnTable(table, dice, {
    subject: marker.number,
    why: `PEF ${marker.number}, EAL ${eal}`,
    when: { proCommunist: mission.politicalStatus === 'proCommunist' },
    numbers: { EAL: eal },
  })
  say(explain(roll, `PEF ${marker.number}: ${words[roll.row.outcome]}.`, about(marker)))
  const force = forces[roll.row.outcome]
  if (force !== 'asContact') return force
  const rowsOfSamePasses = table.rows.filter((row) => row.from === roll.row.from)
  return rowsOfSamePasses.map((row) => forces[row.outcome]).find((f) => f === 'full' || f === 'half') ?? 'full'
}

const words: Readonly<Record<OutcomeOf<typeof pefResolution>, string>> = {
  contact: 'contact',
  possibleContact: 'possible contact',
  potentialContact: 'a Potential Contact, which counts as reinforcements in an Ambush',
  noContact: 'no contact',
  falseAlarm: 'false alarm',
}

/** Rolls on the chart of the EAL; with half the dice, rounded up, on the chart of that number (ruling to FNG p. 93). */
function rollChart(
  { halfMonth }: Mission,
  marker: Marker,
  { enemy, eal }: Met,
  force: 'full' | 'half',
  means: Means,
): Found {
  const why = `PEF ${marker.number}`
  const found = rollOnChart(means, { enemy, eal, dice: force, halfMonth, subject: marker.number, why })
  means.say(explain(found.roll, `${why}, ${enemyNames[enemy]}: ${found.text}.`, about(marker)))
  return found
}

const about = (marker: Marker) => ({ collection: 'markers', id: marker.id, field: 'found' })
