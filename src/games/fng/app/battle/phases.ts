import type { EntryTold } from '../../../../contract/headline.ts'
import type { Line } from '../../../../main/engine/lines.ts'

/** What the lines of a fight are about, by the table that they tell of; all others go with the lines before them. */
const phases: readonly { readonly title: string; readonly tables: readonly string[] }[] = [
  { title: 'Who acts', tables: ['in-sight', 'in-sight.resolution', 'vc-nva-action', 'pef-movement'] },
  {
    title: 'Fire and hits',
    tables: [
      'ranged-combat',
      'combat-damage',
      'throwing-a-grenade',
      'ready-the-grenade',
      'artillery.hitting',
      'mortar.hitting',
      'air.guns',
      'heli.guns',
      'heli.rockets',
      'reaction.recover-from-knock-down',
      'oof-mobility',
    ],
  },
  { title: 'Melee', tables: ['charge-into-melee', 'charge-resolution', 'melee-combat', 'melee-results'] },
  { title: 'Nerve', tables: ['reaction.received-fire', 'reaction.man-down', 'reaction.cohesion', 'outgunned'] },
  {
    title: 'Who they are',
    tables: ['pef-resolution', 'vc-nva-activity', 'vc-weapons', 'weapons.generic-names', 'political-officer-weapon'],
  },
]
const byTable = new Map(phases.flatMap(({ title, tables }) => tables.map((table) => [table, title] as const)))

/** Tables on which somebody is fired at: where nobody was hit, that is what came of it. */
export const hitTables: ReadonlySet<string> = new Set([
  'ranged-combat',
  'throwing-a-grenade',
  'artillery.hitting',
  'mortar.hitting',
])

/** Before the first table that says more. */
const opening = 'What happened'

/** @returns the lines of an entry in their order, so many to each phase. */
export function phasesOf(lines: readonly Line[]): EntryTold['phases'] {
  const runs: { title: string; lines: number }[] = []
  for (const { table } of lines) {
    const last = runs.at(-1)
    const title = (table === null ? undefined : byTable.get(table)) ?? last?.title ?? opening
    if (last?.title === title) last.lines += 1
    else runs.push({ title, lines: 1 })
  }
  return runs
}
