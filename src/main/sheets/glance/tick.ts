import { n, type Box } from '../marks.ts'

/** @returns a tick that fills a square box. */
export const tickPath = ({ x, y, w }: Box): string =>
  `M${n(x + w * 0.2)} ${n(y + w * 0.52)}l${n(w * 0.24)} ${n(w * 0.28)}l${n(w * 0.38)} ${n(-w * 0.6)}`
