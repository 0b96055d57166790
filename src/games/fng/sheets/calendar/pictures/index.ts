import type { Picture } from '../picture.ts'
import { lastLight } from './lastLight.ts'
import { packed } from './packed.ts'
import { paddy } from './paddy.ts'
import { river } from './river.ts'
import { wayHome } from './wayHome.ts'

/** The drawings among which a player chooses; the first is taken where none is named. */
export const pictures: readonly [Picture, ...Picture[]] = [wayHome, lastLight, paddy, river, packed]
