import type { FormValues } from '../../../src/games/fng/contract/battle.ts'
import { seesNobody, type InSightSaid, type InSightView } from '../../../src/games/fng/contract/inSight.ts'
import { inSightView } from '../../../src/games/fng/app/battle/inSight/inSightView.ts'
import type { Chance } from '../battlePlayer.ts'
import { saidNothing } from '../saidNothing.ts'
import { anyValue } from './fillOut.ts'
import type { Journal } from './journal.ts'

/** In Sight as its page shows it when the player has said what is to be said. */
export interface Sighted {
  readonly view: InSightView
  /** Nothing was said: all of it is as it begins. */
  readonly untouched: boolean
}

/**
 * In Sight by groups: mostly as it begins; else with other groups, one distance, and a few who are not like the others.
 * @param values what is known of it already: who comes in sight.
 */
export function lookAround(journal: Journal, values: FormValues, chance: Chance): Sighted {
  const state = journal.state()
  const selected = [values['ours'], values['theirs']].flatMap((ids) => (Array.isArray(ids) ? (ids as number[]) : []))
  const look = (said: InSightSaid) => inSightView(state, said, selected, { back: journal.back, underWay: null })
  const first = look(saidNothing)
  if (first.problem === null && chance.often(0.3)) return { view: first, untouched: true }
  let said = { ...saidNothing, groups: facing(first, chance), inches: chance.often(0.6) ? 2 + chance.below(30) : null }
  if (chance.often(0.3)) said = { ...said, moved: chance.often(0.5) }
  let view = look(said)
  for (let one = chance.below(4); one > 0 && view.problem === null; one--) {
    const man = chance.one(view.sides.flatMap(({ men }) => men))
    const asked = look({ ...said, about: man.figure }).fields
    const field = asked.length === 0 || chance.often(0.15) ? null : chance.one(asked)
    const unlike = {
      figure: man.figure,
      field: field?.name ?? seesNobody,
      value: field === null ? true : anyValue(field, chance),
    }
    const next = look({ ...said, unlike: [...said.unlike, unlike] })
    // What the page says cannot be, a player takes back.
    if (next.problem !== null) continue
    said = { ...said, unlike: [...said.unlike, unlike] }
    view = next
  }
  return { view, untouched: false }
}

/** A group of each side at least, of those that could see each other. */
function facing({ groups }: InSightView, chance: Chance): readonly number[] {
  return (['ours', 'theirs'] as const).flatMap((side) => {
    const own = groups.filter((group) => group.side === side).map(({ id }) => id)
    if (own.length === 0) return []
    const first = chance.one(own)
    return [first, ...own.filter((id) => id !== first && chance.often(0.3))]
  })
}
