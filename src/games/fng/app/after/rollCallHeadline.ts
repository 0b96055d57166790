import { capital } from '../../../../main/sheets/phrases.ts'
import type { RollCallView } from '../../contract/after.ts'
import { isOnRoster, rosterOf, soldierById, starOf } from '../../rules/people.ts'
import type { FngState, SoldierStatus } from '../../rules/state.ts'
import { inWords } from '../../sheets/aar/numberWords.ts'

/**
 * A roll call in a sentence, what became of the Star's tour before all else.
 * @param before the tour right before the first step of the roll call.
 * @returns "The Star goes home: a major victory. Six changed, one goes home"
 */
export const rollCallHeadline = (
  before: FngState,
  now: FngState,
  men: Pick<RollCallView, 'changed' | 'home' | 'arrived'>,
): string => [...starWords(before, now), menWords(men)].join('. ')

const tourEnds: Readonly<Partial<Record<SoldierStatus, string>>> = {
  wentHome: 'The Star goes home: a major victory',
  dead: 'The Star is dead',
  missing: 'The Star is missing',
  sentHome: 'The Star is evacuated home: a victory',
}

/** How the Star's tour ended, or that he stands in another platoon; nothing while it goes on as before. */
function starWords(before: FngState, now: FngState): string[] {
  const star = starOf(before)
  if (star === null) return []
  const { status } = soldierById(now, star.id)
  const end = tourEnds[status]
  if (end !== undefined) return [end]
  const others = rosterOf(before).flatMap(({ id }) => (id === star.id ? [] : [soldierById(now, id)]))
  if (others.some(isOnRoster) || !others.some((man) => man.status === 'relieved')) return []
  const left = others.filter((man) => man.status === 'relieved').length
  return [`The Star is sent to another platoon, the old one leaves with ${left} ${left === 1 ? 'man' : 'men'}`]
}

function menWords({ changed, home, arrived }: Pick<RollCallView, 'changed' | 'home' | 'arrived'>): string {
  const told = [
    { count: changed.length, one: 'changed', more: 'changed' },
    { count: home.length, one: 'goes home', more: 'go home' },
    { count: arrived.length, one: 'arrives', more: 'arrive' },
  ].flatMap(({ count, one, more }) => (count === 0 ? [] : [`${inWords(count)} ${count === 1 ? one : more}`]))
  return told.length === 0 ? 'Nobody changed, nobody goes or comes' : capital(told.join(', '))
}
