import type { PackChange, PackContent } from '../../../contract/pack.ts'
import type { CopyCells, WithCells } from '../../engine/copyCells.ts'
import { faultsInFilled, filledFile, readFilled } from '../../engine/filledFigures.ts'
import type { PackPartOf, PacksOf } from '../game/packs.ts'

type Figures = NonNullable<PackContent['filledIn']>

/** @returns how the figures that a player has filled in from his copy go into packs, and are taken from them. */
export function filledPart<S extends WithCells>(copy: CopyCells): PackPartOf<S, Figures> {
  return {
    title: 'From your copy',
    save: (state) => {
      const rules = copy.rulesOf(state)
      const count = copy.blanks(rules).filter(({ value }) => value !== null).length
      const holds = `${count} ${count === 1 ? 'cell' : 'cells'}`
      return count === 0 ? null : { content: filledFile(copy.tables, rules), holds }
    },
    check: (state, content) => {
      const faults = faultsInFilled(copy.tables, content)
      return { faults, changes: faults.length > 0 ? [] : changesOf(copy, state, content) }
    },
  }
}

function changesOf(copy: CopyCells, state: WithCells, content: Figures): PackChange[] {
  const patches = readFilled(copy.tables, content)
  return copy.blanks(copy.rulesOf(state)).flatMap(({ table, title, row, figure, ask, value }) => {
    const given = patches.get(table)?.rows.find((one) => one.row === row)?.gives?.[figure]
    const [before, after] = [value === null ? '' : String(value), String(given)]
    return given === undefined || before === after ? [] : [{ title, page: null, what: ask, before, after }]
  })
}

/** @returns the packs of a game whose players share what they have filled in, and nothing else. */
export const filledPacks = <S extends WithCells>(copy: CopyCells): PacksOf<S> => ({
  parts: { filledIn: filledPart(copy) },
  step: 'takeValues',
  input: (_, content) => ({ values: content.filledIn ?? {} }),
})
