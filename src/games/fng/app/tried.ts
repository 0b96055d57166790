import type { HeadlinePart } from '../../../contract/headline.ts'
import type { Change } from '../../../main/engine/state.ts'
import { surnameOf } from '../rules/naming.ts'
import type { FngState, Soldier } from '../rules/state.ts'
import { battleHeadline } from './battle/headline.ts'
import { plain } from './battle/headlinePeople.ts'

/** @returns what dice that are only tried would do to people: "Newsome dead", "Reyes to REP 3"; null where to nobody. */
export function triedOf(changes: readonly Change[], after: FngState): readonly HeadlinePart[] | null {
  const reps = repsIn(changes, after)
  return reps.length > 0 ? reps : battleHeadline(changes, after)
}

/** "Reyes to REP 3, Webb to REP 5". */
const repsIn = (changes: readonly Change[], state: FngState): HeadlinePart[] =>
  changes
    .flatMap(({ collection, before, after }) => {
      if (collection !== 'soldiers' || before === null || after === null) return []
      const man = after as unknown as Soldier
      return before['rep'] === man.rep ? [] : [man]
    })
    .flatMap((man, i) => [
      ...(i === 0 ? [] : [plain(', ')]),
      { text: surnameOf(state, man), man: man.id },
      plain(` to REP ${man.rep}`),
    ])
