import type { SlipView } from '../../src/contract/slip.ts'

/** Every throw that a dice slip numbers, in its order. */
export const throwsOf = (slip: SlipView) => slip.phases.flatMap((phase) => phase.throws)
