import type { Rules } from '../../../../engine/system.ts'
import type { Cells } from '../../../../engine/table.ts'
import { missionOf } from '../../people.ts'
import { dayPart as dayPartTable, terrainEffects } from '../../tables/index.ts'
import type { FngState } from '../../state.ts'
import { battleOf } from '../battle.ts'
import type { Scene } from '../scene.ts'

/** Weather as far as it hides: rain, and fog or heavy rain without end (FNG pp. 30, 59). */
type Haze = 'none' | 'rain' | 'thick'

/** Inches in the open by light and haze; null: the whole table (FNG p. 30). */
const inTheOpen: Readonly<Record<'day' | 'night', Readonly<Record<Haze, number | null>>>> = {
  day: { none: null, rain: 24, thick: 12 },
  night: { none: 12, rain: 12, thick: 6 },
}

/** What is left elsewhere of what the ground allows (FNG p. 30). */
const shareElsewhere: Readonly<Record<Haze, number>> = { none: 1, rain: 2 / 3, thick: 1 / 2 }

/** How far one sees: in the open, null for the whole table, and in each kind of ground on it that allows less. */
export interface Sight {
  readonly open: number | null
  readonly elsewhere: readonly { readonly ground: string; readonly inches: number }[]
}

/** @returns the line of sight as light and weather are just now (FNG pp. 19-20, 30; rulings). Lit targets are the player's. */
export function sightNow(state: FngState, rules: Pick<Rules, 'table'>): Sight {
  const { weather, dayPart } = battleOf(state)
  const dark = rules
    .table(dayPartTable)
    .rows.some(({ outcome, gives }) => outcome === dayPart && gives.light === 'night')
  const haze = weather === 'terrible' ? 'thick' : weather === 'inclement' ? 'rain' : 'none'
  const open = inTheOpen[dark ? 'night' : 'day'][haze]
  const { id } = missionOf(state)
  const grounds = [...new Set(state.sectors.filter(({ missionId }) => missionId === id).map(({ ground }) => ground))]
  const elsewhere = grounds.flatMap((ground) => {
    const row: { readonly cells: Cells } | undefined = rules
      .table(terrainEffects)
      .rows.find(({ key }) => key === ground)
    const [byDay, now] = (['LOS day', dark ? 'LOS night' : 'LOS day'] as const).map((column) =>
      parseFloat(String(row?.cells[column])),
    )
    // Where by day nothing limits it the ground is as open as any. A tenth of an inch: nobody measures finer.
    const inches = Math.round(now! * shareElsewhere[haze] * 10) / 10
    return Number.isNaN(byDay) || Number.isNaN(inches) || inches >= (open ?? Infinity) ? [] : [{ ground, inches }]
  })
  return { open, elsewhere }
}

/** Says how far one sees, where night or weather takes something off it. */
export function tellSight(scene: Scene): void {
  const { open, elsewhere } = sightNow(scene.state, scene)
  if (open === null) return
  const grounds = elsewhere.map(({ ground, inches }) => `, ${ground.replaceAll('-', ' ')} ${inches}"`)
  scene.note(`Sight this turn: ${open}" in the open${grounds.join('')}.`, { page: 30 })
}
