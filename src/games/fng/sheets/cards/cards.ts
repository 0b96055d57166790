import type { Rules } from '../../../../main/engine/system.ts'
import { capital } from '../../../../main/sheets/phrases.ts'
import { yearOf } from '../../rules/calendar.ts'
import { nameOf } from '../../rules/naming.ts'
import { billetsInOrder, holderOf, leaderPost, rosterOf, squadName, tourOf } from '../../rules/people.ts'
import type { FngState, Mission } from '../../rules/state.ts'
import { corpsNames, forceNames } from '../../rules/words.ts'
import { presentHalfMonth } from '../shared/formCode.ts'
import { paperMen } from '../shared/paperMan.ts'
import { shortDate } from '../shared/sheetWords.ts'
import { testDice } from '../shared/testDice.ts'
import type { CardRecord, CardsModel, UnitCard, UnitSquad } from './cardsModel.ts'

/** What the player wants on the cards. */
export interface CardsWish {
  /** Only these men, in this order. */
  readonly men?: readonly number[] | undefined
  /** Does the state show an earlier half-month? */
  readonly asOf?: boolean
  /** What stands on the back of each man's card; without it there are no backs. */
  readonly recordOf?: ((id: number) => CardRecord) | undefined
}

/**
 * A card of the unit, and one for every man of the platoon, squad by squad (FNG pp. 5-6, 11, 21-23, 36, 110).
 * @throws RuleError `not-now` before the platoon has been made.
 */
export function cardsModel(state: FngState, rules: Rules, { men, asOf = false, recordOf }: CardsWish = {}): CardsModel {
  const { unit, halfMonth } = tourOf(state)
  return {
    unit,
    date: `${asOf ? 'as of ' : ''}${shortDate(halfMonth)} ${String(yearOf(halfMonth)).slice(2)}`,
    whole: men === undefined ? unitCard(state) : null,
    men: paperMen(state, rules, men).map((man) => ({
      ...man,
      place: `${squadName(man.squad)}, ${man.line}`,
      tests: testDice(state, rules, man.id),
      record: recordOf?.(man.id) ?? null,
    })),
  }
}

function unitCard(state: FngState): UnitCard {
  const tour = tourOf(state)
  const gone = (status: 'dead' | 'wentHome') => state.soldiers.filter((man) => man.status === status).length
  const kills = state.party.reduce((sum, { killsConfirmed }) => sum + killsConfirmed, 0)
  const facts: readonly (readonly [string, number | string])[] = [
    ['Half-month', presentHalfMonth(tour)],
    ['Missions', missionsReported(state)],
    ['Kills', kills],
    ['Medals', state.medals.length],
    ['Dead', gone('dead')],
    ['Gone home', gone('wentHome')],
  ]
  return {
    force: `${forceNames[tour.list]}, ${corpsNames[tour.corps]}`,
    squads: [...new Set(state.billets.map(({ squad }) => squad))]
      .sort((a, b) => a - b)
      .map((one) => squadOf(state, one)),
    facts: facts.map(([label, value]) => ({ label, value: String(value) })),
    results: resultsOf(state.missions),
  }
}

/** A mission counts once its report is in, as it does for each of its men. */
const missionsReported = ({ party }: FngState): number =>
  new Set(party.filter(({ fate }) => fate !== null).map(({ missionId }) => missionId)).size

function squadOf(state: FngState, squad: number): UnitSquad {
  const billets = billetsInOrder(state).filter((billet) => billet.squad === squad)
  const ids = new Set(billets.map(({ soldierId }) => soldierId))
  const men = rosterOf(state).filter(({ id }) => ids.has(id))
  const first = billets.find(({ post }) => post === leaderPost(squad))
  const leader = first && holderOf(state, first)
  return {
    title: squadName(squad),
    leader: leader ? nameOf(state, leader) : '',
    fit: `${men.filter(({ status }) => status === 'present').length} of ${men.length}`,
  }
}

/** How the missions that are over ended, the commonest first. */
function resultsOf(missions: readonly Mission[]): UnitCard['results'] {
  const ended = missions.flatMap(({ result }) => result ?? [])
  return [...Map.groupBy(ended, (result) => result)]
    .map(([result, those]) => ({ label: capital(result), count: those.length }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ label, count }) => ({ label, value: String(count) }))
}
