import type { Role } from '../organisation/shape.ts'
import { labelOf } from '../organisation/words.ts'
import type { FigureRow } from '../state.ts'

/**
 * @param plain what a vehicle is called whose weapon nobody has named.
 * @returns what a figure or a vehicle of a roster is called: "rifleman, M16", "ZSU-23".
 */
export const labelOfFigure = (
  { kind, role, weapon }: Pick<FigureRow, 'kind' | 'role' | 'weapon'>,
  plain = '',
): string => (kind === 'vehicle' ? (weapon ?? plain) : labelOf({ role: role as Role, weapon }))
