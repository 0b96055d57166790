import type { PacksOf } from '../../../../main/app/game/packs.ts'
import type { FngState } from '../../rules/state.ts'
import { olderFile } from './olderFile.ts'
import { namesPart, ownTablesPart, switchesPart, tablesPart } from './packParts.ts'

/** What players of this game share. */
export const packs: PacksOf<FngState> = {
  parts: { names: namesPart, tables: tablesPart, switches: switchesPart, ownTables: ownTablesPart },
  step: 'takePack',
  input: (title, content) => ({ title, ...content }),
  older: olderFile,
}
