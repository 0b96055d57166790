import { filledPacks } from '../../../main/app/copy/filledPart.ts'
import type { PacksOf } from '../../../main/app/game/packs.ts'
import { bookgunCopy } from '../rules/copy.ts'
import type { BookgunState } from '../rules/state.ts'

/** What players of this game share. */
export const packs: PacksOf<BookgunState> = filledPacks(bookgunCopy)
