import type { PackChange, PackContent } from '../../../contract/pack.ts'
import type { PackPartOf, PacksOf } from '../../../main/app/game.ts'
import { faultsInFilled, filledFile, readFilled } from '../../../main/engine/filledFigures.ts'
import { needsOf } from '../../../main/engine/missing.ts'
import { copyTables } from '../rules/copy/blanks.ts'
import { rulesOf } from '../rules/copy/rulesOf.ts'
import type { SkirmishState } from '../rules/state.ts'

type Figures = NonNullable<PackContent['filledIn']>

/** What the player has filled in from his copy. */
const filledIn: PackPartOf<SkirmishState, Figures> = {
  title: 'From your copy',
  save: (state) => {
    const rules = rulesOf(state)
    const count = needsOf(copyTables, rules).filter(({ value }) => value !== null).length
    const holds = `${count} ${count === 1 ? 'cell' : 'cells'}`
    return count === 0 ? null : { content: filledFile(copyTables, rules), holds }
  },
  check: (state, content) => {
    const faults = faultsInFilled(copyTables, content)
    return { faults, changes: faults.length > 0 ? [] : changesOf(state, content) }
  },
}

function changesOf(state: SkirmishState, content: Figures): PackChange[] {
  const patches = readFilled(copyTables, content)
  return needsOf(copyTables, rulesOf(state)).flatMap(({ table, title, row, figure, ask, value }) => {
    const given = patches.get(table)?.rows.find((one) => one.row === row)?.gives?.[figure]
    const [before, after] = [value === null ? '' : String(value), String(given)]
    return given === undefined || before === after ? [] : [{ title, page: null, what: ask, before, after }]
  })
}

/** What players of this game share. */
export const packs: PacksOf<SkirmishState> = {
  parts: { filledIn },
  take: (_, content) => ({ step: 'takeValues', input: { values: content.filledIn ?? {} } }),
}
