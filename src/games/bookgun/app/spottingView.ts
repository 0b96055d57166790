import { isFilled } from '../../../main/engine/missing.ts'
import type { BandView, SpottingView } from '../contract/spotting.ts'
import { bookgunCopy } from '../rules/copy.ts'
import { areApart, gameOf, hasLeader, isPlaying } from '../rules/game.ts'
import { bandsOf, halvedBy, halvedWords, seenBy, type SpottingRow } from '../rules/sight.ts'
import type { BookgunState, Force, Troop } from '../rules/state.ts'
import { spotting } from '../rules/tables/spotting.ts'

const forces: readonly Force[] = ['army', 'insurgents', 'civilians']

/** @returns who can look for whom, the chart as it is played now, and the looks of this turn. */
export function spottingView(state: BookgunState): SpottingView {
  const playing = isPlaying(state)
  const rules = bookgunCopy.rulesOf(state)
  const halved = playing ? halvedBy(rules, gameOf(state), { thermal: false, goggles: false }) : []
  const there = playing ? state.troops.filter(({ gone, waiting }) => !gone && !waiting) : []
  const lookers = there.filter(({ kind }) => kind !== 'marker')
  const name = (id: number) => state.troops.find((one) => one.id === id)?.name ?? ''
  const chart = forces.flatMap((side) =>
    bandsOf(rules, side, halved.length).map(({ row, inches }) => bandView(row, side, inches)),
  )
  return {
    sides: state.sides
      .filter(({ id }) => lookers.some(({ sideId }) => sideId === id))
      .map((side) => ({
        ...{ id: side.id, name: side.name },
        lookers: lookers
          .filter(({ sideId }) => sideId === side.id)
          .map((troop) => ({ troop: troop.id, name: troop.name, withLeader: hasLeader(troop) })),
        enemies: there
          .filter((troop) => lookers.some((one) => one.sideId === side.id && areApart(one, troop)))
          .map((troop) => seenView(state, troop)),
      })),
    chart,
    halved: halved.length === 0 ? null : halvedWords(halved),
    waitsFor:
      bookgunCopy.blanks(rules).find(({ table, value }) => table === spotting.id && value === null)?.ask ?? null,
    looks: state.looks.map(({ troopId, targetId, inches, face, needed, spotted }) => ({
      ...{ who: name(troopId), target: name(targetId), inches: Number(inches), face, needed, spotted },
    })),
  }
}

function seenView(state: BookgunState, troop: Troop) {
  const why = seenBy(state, troop)
  return {
    ...{ troop: troop.id, name: troop.name, marker: troop.kind === 'marker', spotted: why !== null },
    why: why ?? 'within 6", or by the chart',
  }
}

function bandView(row: SpottingRow, side: Force, inches: number): BandView {
  const printed = row.gives.inches
  if (row.gives.automatic) return { side, inches, printed, withLeader: 'Automatic', without: 'Automatic' }
  const cell = (figure: 'withLeader' | 'without') =>
    isFilled(row, figure) ? String((row.gives as Readonly<Record<string, unknown>>)[figure]) : null
  return { side, inches, printed, withLeader: cell('withLeader'), without: cell('without') }
}
