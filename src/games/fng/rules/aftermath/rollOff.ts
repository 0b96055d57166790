import { explainDice } from '../../../../main/engine/lines.ts'
import { fullName } from '../naming.ts'
import type { FngState, Soldier } from '../state.ts'
import { aboutMan, type Hands } from './hands.ts'

/**
 * Settles by dice what the rules leave to chance among equals: the highest die goes first, equal dice roll again.
 * @param places how many of the men are wanted; nothing is rolled where they are no more than that.
 * @returns the men who got a place.
 */
export function rollOff(
  state: FngState,
  men: readonly Soldier[],
  places: number,
  hands: Pick<Hands, 'dice' | 'say'>,
  what: { readonly key: string; readonly why: string; readonly page: number },
): Soldier[] {
  if (places <= 0) return []
  if (men.length <= places) return [...men]
  const throws = hands.dice.rollAll(
    men.map((man) => ({ key: what.key, subject: man.id, count: 1, why: `${what.why}: ${fullName(state, man)}` })),
  )
  const scored = men.map((man, i) => ({ man, thrown: throws[i]!, face: throws[i]!.faces[0]! }))
  for (const { man, thrown, face } of scored)
    hands.say(
      explainDice(`${what.why}: ${fullName(state, man)} throws ${face}.`, thrown, {
        about: aboutMan(man, 'status'),
        page: what.page,
        score: face,
      }),
    )
  const cut = scored.map((s) => s.face).sort((a, b) => b - a)[places - 1]!
  const sure = scored.filter((s) => s.face > cut).map((s) => s.man)
  const level = scored.filter((s) => s.face === cut).map((s) => s.man)
  return [...sure, ...rollOff(state, level, places - sure.length, hands, what)]
}
