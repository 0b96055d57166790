import type { Picture } from './picture.ts'
import { lastLight } from './pictures/lastLight.ts'
import { packed } from './pictures/packed.ts'
import { paddy } from './pictures/paddy.ts'
import { river } from './pictures/river.ts'
import { wayHome } from './pictures/wayHome.ts'

/** The drawings among which a player chooses; the first is taken where none is named. */
export const pictures: readonly [Picture, ...Picture[]] = [wayHome, lastLight, paddy, river, packed]
