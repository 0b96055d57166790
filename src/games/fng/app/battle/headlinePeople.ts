import type { HeadlinePart } from '../../../../contract/headline.ts'
import type { Figure } from '../../rules/battle/battle.ts'
import type { GroupSide } from '../../rules/battle/collections.ts'
import type { FngState } from '../../rules/state.ts'
import { fates, fateWords, type Fated } from './fates.ts'
import { surnameOf } from '../../rules/naming.ts'

/** So many of ours stand by name under one fate, and so many of theirs; of more only the number is told. */
const mostNamed: Readonly<Record<GroupSide, number>> = { ours: 4, theirs: 2, civilian: 2 }
const ofWhom: Readonly<Record<GroupSide, string>> = { ours: 'of ours', theirs: 'of theirs', civilian: 'civilians' }

export const plain = (text: string): HeadlinePart => ({ text, man: null })

/** "Newsome and Esposito dead, Yancey out of the fight; E2 2 out of the fight": ours first, the gravest first. */
export function peopleOf(state: FngState, fated: readonly Fated[]): HeadlinePart[] {
  const sides = (['ours', 'theirs', 'civilian'] as const).map((side) =>
    fates.flatMap((fate) => {
      const those = fated.flatMap((one) => (one.fate === fate && one.figure.side === side ? [one.figure] : []))
      return those.length === 0 ? [] : [[...names(state, side, those), plain(` ${fateWords[fate]}`)]]
    }),
  )
  return joined(
    sides.filter((some) => some.length > 0).map((some) => joined(some, ', ')),
    '; ',
  )
}

const joined = (all: readonly (readonly HeadlinePart[])[], by: string): HeadlinePart[] =>
  all.flatMap((parts, i) => (i === 0 ? parts : [plain(by), ...parts]))

function names(state: FngState, side: GroupSide, figures: readonly Figure[]): HeadlinePart[] {
  if (figures.length > mostNamed[side]) return [plain(`${figures.length} ${ofWhom[side]}`)]
  return figures.flatMap((figure, i) => {
    const between = i === 0 ? '' : i === figures.length - 1 ? ' and ' : ', '
    return between === '' ? [named(state, figure)] : [plain(between), named(state, figure)]
  })
}

/** @returns a figure by name, with a way to his page where he has one. */
export const named = (state: FngState, figure: Figure): HeadlinePart => ({
  text: calledOf(state, figure),
  man: figure.soldierId,
})

/** @returns a man of the platoon by his surname, others as the battle calls them. */
export function calledOf(state: FngState, { soldierId, name }: Pick<Figure, 'soldierId' | 'name'>): string {
  const man = state.soldiers.find(({ id }) => id === soldierId)
  return man === undefined ? name : surnameOf(state, man)
}
