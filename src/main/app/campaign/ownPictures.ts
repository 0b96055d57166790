import { RuleError } from '../../engine/errors.ts'
import type { Change } from '../../engine/state.ts'
import type { OpenTour } from '../library/openTours.ts'

/**
 * A row that shows a picture may only be added where the file has that picture. What was played long ago is not asked:
 * a tour that has lost a picture stays usable.
 *
 * @throws RuleError `bad-input`
 */
export function mustHavePictures({ file, game }: OpenTour, changes: readonly Change[]): void {
  for (const { collection, before, after } of changes) {
    if (before !== null || after === null) continue
    for (const [name, column] of Object.entries(game.system.collections[collection] ?? {}))
      if (column.picture && file.picture(String(after[name])) === null)
        throw new RuleError(
          'bad-input',
          'The file of this campaign does not have that picture. Nothing was changed. Add the picture again.',
        )
  }
}
