import { RuleError } from '../../../../../main/engine/errors.ts'
import type { Field } from '../action.ts'
import type { Scene } from '../scene.ts'
import { isLull } from './lasts.ts'

/** What a lull asks of everybody, said where it counts (FNG p. 71): who sees whom only the table shows. */
export function announceLull(scene: Scene): void {
  if (!isLull(scene.state)) return
  const fire = 'only those who see one another already fire'
  const moves = 'whoever moves goes from the open into cover, Medics as they like'
  const table = 'no air strikes, and medevacs alone come and go'
  scene.note(`Lull this turn: ${fire}; ${moves}; ${table}. Artillery falls as ever.`, { page: 71 })
}

/** Asked in a lull alone, of everybody who fires by choice. */
export const seenBeforeField = {
  kind: 'flag',
  label: 'They see one another already',
  help: 'A lull: nobody else fires by choice.',
  asked: ({ state }) => isLull(state),
  start: () => true,
} as const satisfies Field

/**
 * In a lull nobody fires by choice at whom he did not see before (FNG p. 71).
 * @throws RuleError `not-now`.
 */
export function mustSeeAlready({ state }: Pick<Scene, 'state'>, seenBefore: boolean): void {
  if (isLull(state) && !seenBefore)
    throw new RuleError('not-now', 'A lull: only those who see one another already fire. Nothing was changed.')
}
