import type { AnswerSource } from '../../../../engine/answers.ts'
import { explain, note, type Line } from '../../../../engine/lines.ts'
import { rollOnTable } from '../../../../engine/rollOnTable.ts'
import type { Rules } from '../../../../engine/system.ts'
import type { OutcomeOf, Row, Table } from '../../../../engine/table.ts'
import { clampLevel } from '../../missionRules.ts'
import type { EnemyType, Marker, Mission } from '../../state.ts'
import { pefResolution, vcNvaReinforcements, type Level } from '../../tables/index.ts'
import { enemyNames } from '../../words.ts'
import { known } from './common.ts'
import { firstContact, type Met } from './firstContact.ts'

interface Means {
  readonly rules: Rules
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
  const resolved = markers.map((marker): Marker => {
    const force = resolvePef(mission, marker, met?.eal ?? before, means)
    if (force === 'none') return marker
    met ??= firstContact(mission, before, means)
    return { ...marker, found: rollChart(mission, marker, met, force, means) }
  })
  met ??= firstContact(mission, before, means)
  const found = { enemy: met.enemy, eal: met.eal }
  if (resolved.some(({ found: text }) => text !== null && bringsFigures(text))) return { markers: resolved, found }
  const last = resolved.at(-1)!
  means.say(note('No PEF has brought an enemy: the last one is rolled all the same.', { page: 98 }))
  const texts = last.found === null ? [] : [last.found]
  while (!texts.some(bringsFigures)) texts.push(rollChart(mission, last, met, 'full', means))
  const kept = texts.filter((text) => text !== nothing)
  return { markers: [...resolved.slice(0, -1), { ...last, found: kept.join('; ') }], found }
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
  { rules, dice, say }: Means,
): string {
  const level = force === 'full' ? eal : clampLevel(Math.ceil(eal / 2))
  const roll = rollOnTable(column(rules, level, enemy, halfMonth), dice, {
    subject: marker.number,
    why: `PEF ${marker.number}, ${enemyNames[enemy]}`,
  })
  const text = roll.row.text!
  say(explain(roll, `PEF ${marker.number}, ${enemyNames[enemy]}: ${text}.`, about(marker)))
  return text
}

const heads: Readonly<Record<EnemyType, string>> = { lvc: 'LVC', mfvc: 'MFVC', nva: 'NVA' }

/** The chart with the one column that counts as its text, for the player and for picking a row by hand. */
function column(rules: Rules, level: Level, enemy: EnemyType, halfMonth: number): Table {
  const chart: Table = rules.table(vcNvaReinforcements[level])
  const textOf = (row: Row): string => String(row.cells?.[heads[enemy]])
  const dated = (row: Row): string => {
    if (!textOf(row).startsWith(tank)) return textOf(row)
    const barrages = chart.rows.find((other) => other.from === barragesFrom)
    return halfMonth >= tankSince || !barrages ? tank : textOf(barrages)
  }
  return { ...chart, rows: chart.rows.map((row) => ({ ...row, text: dated(row) })) }
}

/** The tank comes from February 1968 on; before that its row brings the barrages of the row 30-32 (FNG p. 96). */
const tank = 'Tank'
const tankSince = 26
const barragesFrom = 30

const nothing = 'Nothing'

/** An ambush needs somebody to spring it or walk into it: neither nothing nor a barrage is. */
const bringsFigures = (text: string): boolean => text !== nothing && !/barrages?\b/.test(text)

const about = (marker: Marker) => ({ collection: 'markers', id: marker.id, field: 'found' })
