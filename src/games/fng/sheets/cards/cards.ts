import type { Rules } from '../../../../main/engine/system.ts'
import { yearOf } from '../../rules/calendar.ts'
import { squadName, tourOf } from '../../rules/people.ts'
import type { FngState } from '../../rules/state.ts'
import type { CardsModel } from './cardsModel.ts'
import { paperMen } from '../shared/paperMan.ts'
import { shortDate } from '../shared/sheetWords.ts'
import { testDice } from '../shared/testDice.ts'

/** What the player wants on the cards. */
export interface CardsWish {
  /** Only these men, in this order. */
  readonly men?: readonly number[] | undefined
  /** Does the state show an earlier half-month? */
  readonly asOf?: boolean
}

/**
 * A card for every man of the platoon, squad by squad (FNG pp. 5-6, 11, 21-23, 36, 110).
 * @throws RuleError `not-now` before the platoon has been made.
 */
export function cardsModel(state: FngState, rules: Rules, { men, asOf = false }: CardsWish = {}): CardsModel {
  const { unit, halfMonth } = tourOf(state)
  return {
    unit,
    date: `${asOf ? 'as of ' : ''}${shortDate(halfMonth)} ${String(yearOf(halfMonth)).slice(2)}`,
    men: paperMen(state, rules, men).map((man) => ({
      ...man,
      place: `${squadName(man.squad)}, ${man.line}`,
      tests: testDice(state, rules, man.id),
    })),
  }
}
