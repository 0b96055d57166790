import type { PointView } from '../../../contract/table.ts'

/** @returns how far apart two points are, from middle to middle, to a tenth of an inch; null where one is unknown. */
export const inchesBetween = (a: PointView | null, b: PointView | null): number | null =>
  a && b ? Math.round(Math.hypot(a.across - b.across, a.down - b.down) * 10) / 10 : null
