import type { BoxRead } from '../../../../contract/print.ts'
import type { SlipDice, SlipThrowView } from '../../../../contract/slip.ts'

/**
 * Finds the throws of a slip that was filled in as a PDF among those of now.
 * @returns the dice of those that are there, and every throw that was read, with its meaning and what is wrong with it.
 */
export function fillSlip(
  read: readonly BoxRead[],
  throws: readonly SlipThrowView[],
): { readonly dice: readonly SlipDice[]; readonly boxes: readonly BoxRead[] } {
  const dice: SlipDice[] = []
  const boxes = read.map((box) => {
    const { name, value } = box
    const one = throws.find(({ step, subject, rank }) => `${step}:${subject}:${rank}` === name)
    if (one === undefined) return { ...box, fault: 'This throw is not on the slip as it stands now.', value: null }
    const meant = { ...box, label: one.why }
    if (typeof value !== 'string') return meant
    if (value.length !== one.count) return { ...meant, fault: `It takes ${diceOf(one.count)}.`, value: null }
    const { step, subject, rank, table, why } = one
    dice.push({ step, subject, rank, table, why, faces: Array.from(value, Number), row: null })
    return meant
  })
  return { dice, boxes }
}

const diceOf = (count: number): string => (count === 1 ? 'one die' : `${count} dice`)
