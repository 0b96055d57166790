import { filledPacks } from '../../../main/app/copy/filledPart.ts'
import type { PacksOf } from '../../../main/app/game/packs.ts'
import { copy } from '../rules/copy/blanks.ts'
import type { SkirmishState } from '../rules/state.ts'

/** What players of this game share. */
export const packs: PacksOf<SkirmishState> = filledPacks(copy)
