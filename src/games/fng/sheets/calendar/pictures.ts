import { RuleError } from '../../../../main/engine/errors.ts'
import type { Picture } from './picture.ts'
import { lastLight } from './pictures/lastLight.ts'
import { packed } from './pictures/packed.ts'
import { paddy } from './pictures/paddy.ts'
import { river } from './pictures/river.ts'
import { wayHome } from './pictures/wayHome.ts'

/** The drawings among which a player chooses; the first is taken where none is named. */
export const pictures: readonly [Picture, ...Picture[]] = [wayHome, lastLight, paddy, river, packed]

/** What the print page offers of them. */
export const pictureChoices = pictures.map(({ id, title }) => ({ id, title }))

/**
 * @param id the first where it is left out.
 * @throws RuleError `bad-input` for a drawing that there is not.
 */
export function pictureNamed(id: string | undefined): Picture {
  if (id === undefined) return pictures[0]
  const picture = pictures.find((one) => one.id === id)
  if (!picture) throw new RuleError('bad-input', `There is no drawing called ${id}.`)
  return picture
}
