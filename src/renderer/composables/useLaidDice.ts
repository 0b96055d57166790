import type { Face } from '../../contract/journal.ts'
import type { NextThrow } from './useNextThrow.ts'
import { blank, type WrittenDice } from './useWritten.ts'

export interface LaidDice {
  /** Lays a die where the next one is wanted. @param isRolled the program has rolled it. */
  readonly add: (face: Face, isRolled: boolean) => void
  /** Takes back the die that was laid last, or the row that was picked in its place. */
  readonly back: () => void
  readonly setFace: (throwAt: number, dieAt: number, face: Face) => void
  readonly pick: (throwAt: number, row: number | null) => void
}

/** Dice that are laid on a slip one after another, put right, or replaced by a row picked by hand. */
export function useLaidDice<W extends { readonly count: number }>(
  { throws, write }: Pick<WrittenDice<W>, 'throws' | 'write'>,
  { at, next, wrote }: NextThrow,
): LaidDice {
  const add = (face: Face, isRolled: boolean) => {
    const target = next()
    const one = throws.value[target]
    if (one === undefined) return
    const { faces, rolled = [] } = one
    write(target, { faces: [...faces, face], row: null, rolled: isRolled ? [...rolled, faces.length] : rolled })
    wrote(target)
  }
  const back = () => {
    let target = Math.min(at.value, throws.value.length - 1)
    const isBlank = (i: number) => throws.value[i]?.faces.length === 0 && throws.value[i].row === null
    while (target > 0 && isBlank(target)) target -= 1
    const one = throws.value[target]
    if (!one) return
    const faces = one.row === null ? one.faces.slice(0, -1) : one.faces
    write(target, { faces, row: null, rolled: (one.rolled ?? []).filter((die) => die < faces.length) })
    at.value = target
  }
  const setFace = (throwAt: number, dieAt: number, face: Face) => {
    const one = throws.value[throwAt]
    if (!one) return
    write(throwAt, {
      faces: dieAt < one.faces.length ? one.faces.with(dieAt, face) : [...one.faces, face],
      row: null,
      rolled: (one.rolled ?? []).filter((die) => die !== dieAt),
    })
    wrote(throwAt)
  }
  const pick = (throwAt: number, row: number | null) => {
    write(throwAt, row === null ? { ...(throws.value[throwAt] ?? blank), row } : { faces: [], row })
    // It stays open: the arrow keys walk on along its rows.
    at.value = throwAt
  }
  return { add, back, setFace, pick }
}
