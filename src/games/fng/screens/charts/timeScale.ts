/** Geometry of the charts over time: all of them share one axis of half-months, left to right. */

/** What one chart draws. */
export interface Layer {
  readonly label: string
  /** Bars of one chart stand on each other; a line has a scale of its own where `right` is set. */
  readonly kind: 'bar' | 'line'
  /** How it looks; shape and pattern tell it, not only the colour. */
  readonly look: Look
  /** One for each slot of the axis; null where there is nothing to tell. */
  readonly values: readonly (number | null)[]
  readonly right?: boolean
  /** Digits after the point; 0 unless told. */
  readonly digits?: number
}
export type Look = 'od' | 'open' | 'ink' | 'mark' | 'away' | 'line'

/** From where to where a scale goes, and the lines across. */
export interface Scale {
  readonly from: number
  readonly to: number
  readonly ticks: readonly number[]
}

/**
 * @param values what must fit in.
 * @param zero true where the scale must show zero, as bars must.
 * @returns a scale with round ends and three to five lines.
 */
export function scaleFor(values: readonly number[], zero: boolean): Scale {
  const known = zero ? [...values, 0] : values
  const low = known.length === 0 ? 0 : Math.min(...known)
  const high = known.length === 0 ? 1 : Math.max(...known)
  // Things are counted in whole numbers.
  const step = Math.max(roundStep((high - low || 1) / 3), zero ? 1 : 0)
  // A line that never moves lies in the middle.
  const from = Math.floor(low / step) * step - (low === high && !zero ? step : 0)
  const to = Math.max(Math.ceil(high / step) * step, Math.floor(low / step) * step + step)
  const count = Math.round((to - from) / step)
  return { from, to, ticks: Array.from({ length: count + 1 }, (_, i) => tidy(from + i * step)) }
}

/** The round number at or above a step: 1, 2 or 5, times a power of ten. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step))
  const times = [1, 2, 5, 10].find((one) => one * power >= step * (1 - 1e-9))!
  return times * power
}

const tidy = (value: number) => Number(value.toFixed(6))

/** @returns how high a value stands in a drawing of this height, from its top. */
export const heightOf = (value: number, { from, to }: Scale, height: number): number =>
  height - ((value - from) / (to - from)) * height

/** A bar, or a part of one that others stand on. */
export interface Bar {
  readonly layer: number
  readonly slot: number
  readonly from: number
  readonly to: number
}

/** @returns the bars of all layers, stacked; what is below zero is stacked downwards. */
export function stacked(layers: readonly Layer[]): Bar[] {
  const up = new Map<number, number>()
  const down = new Map<number, number>()
  return layers.flatMap((layer, index) =>
    layer.kind !== 'bar'
      ? []
      : layer.values.flatMap((value, slot) => {
          if (value === null || value === 0) return []
          const side = value > 0 ? up : down
          const from = side.get(slot) ?? 0
          side.set(slot, from + value)
          return [{ layer: index, slot, from, to: from + value }]
        }),
  )
}

/** @returns stretches of a line without a gap, as points of slot and value. */
export function stretches(values: readonly (number | null)[]): [slot: number, value: number][][] {
  const found: [number, number][][] = []
  let open: [number, number][] | null = null
  values.forEach((value, slot) => {
    if (value === null) open = null
    else if (open) open.push([slot, value])
    else found.push((open = [[slot, value]]))
  })
  return found
}
