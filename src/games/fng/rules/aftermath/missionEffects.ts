import { explain, note } from '../../../../main/engine/lines.ts'
import { rollOnTable, type TableRoll } from '../../../../main/engine/rollOnTable.ts'
import { addRows } from '../../../../main/engine/state.ts'
import type { OutcomeOf } from '../../../../main/engine/table.ts'
import { billetsInOrder, missionOf, squadName } from '../people.ts'
import type { EffectKind, FngState, MissionResult } from '../state.ts'
import { badMission, disastrousMission, goodMission } from '../tables/index.ts'
import { noteEffect } from './effects.ts'
import type { Hands } from './hands.ts'
import { sendOldHandsOnRAndR } from './rAndR.ts'
import { relieveLeaders, relievePlatoonLeader } from './relieve.ts'
import { extraItem } from './tables.ts'

type Act = (state: FngState, hands: Hands) => FngState

/** A result that waits: for this turn's later steps (`turn`), or until it has acted (`used`). */
const wait =
  (kind: EffectKind, lasts: 'turn' | 'used', amount = 0): Act =>
  (state, { newId }) =>
    noteEffect(state, newId, { kind, lasts, amount })

/** EAL of a cake walk at most (FNG p. 102). */
const cakeWalkEal = 3

const good: Readonly<Record<OutcomeOf<typeof goodMission>, Act>> = {
  medalDie: wait('medalDie', 'turn'),
  nextReplacementBetter: wait('nextReplacementBetter', 'used'),
  replacementDie: wait('replacementDie', 'used', 1),
  extraItem: giveExtraItem,
  cakeWalk: wait('cakeWalk', 'used', cakeWalkEal),
  standDown: wait('standDown', 'used'),
}

const bad: Readonly<Record<OutcomeOf<typeof badMission>, Act>> = {
  noMedals: wait('noMedals', 'turn'),
  replacementsRep3: wait('replacementsRep3', 'turn'),
  replacementDie: wait('replacementDie', 'used', -1),
  rAndR: sendOldHandsOnRAndR,
  noRepIncrease: wait('noRepIncrease', 'turn'),
}

const disastrous: Readonly<Record<OutcomeOf<typeof disastrousMission>, Act>> = {
  noReplacements: wait('noReplacements', 'turn'),
  replacementsRep3: wait('replacementsRep3', 'turn'),
  noRepIncrease: wait('noRepIncrease', 'turn'),
  leaderRelieved: relievePlatoonLeader,
  leadersRelieved: relieveLeaders,
}

/** What each result of a mission brings (FNG pp. 102-103); a normal one nothing. */
export const consequences: Readonly<Record<MissionResult, Act>> = {
  good: (state, hands) => {
    const roll = rollOnTable(hands.rules.table(goodMission), hands.dice, forPlatoon)
    return good[roll.row.outcome](told(state, roll, hands), hands)
  },
  normal: (state) => state,
  bad: (state, hands) => {
    const roll = rollOnTable(hands.rules.table(badMission), hands.dice, forPlatoon)
    return bad[roll.row.outcome](told(state, roll, hands), hands)
  },
  disastrous: (state, hands) => {
    const roll = rollOnTable(hands.rules.table(disastrousMission), hands.dice, forPlatoon)
    return disastrous[roll.row.outcome](told(state, roll, hands), hands)
  },
}

const forPlatoon = { subject: 0, why: 'what comes of it for the platoon' }

function told(state: FngState, roll: TableRoll, { say }: Hands): FngState {
  const about = { collection: 'missions', id: missionOf(state).id, field: 'result' }
  say(explain(roll, `${roll.row.text ?? ''}.`, about))
  return state
}

/** The player hands the item to the HQ or to one of the squads (Good Mission 4, FNG p. 102). */
function giveExtraItem(state: FngState, { rules, dice, newId, say }: Hands): FngState {
  const roll = rollOnTable(rules.table(extraItem), dice, { subject: 0, why: 'for the platoon' })
  const id = newId()
  const about = { collection: 'equipment', id, field: 'item' }
  say(explain(roll, `${roll.row.text} for the platoon.`, about))
  const squads = [...new Set(billetsInOrder(state).map((billet) => billet.squad))]
  const options = squads.map((squad) => ({ value: String(squad), label: squadName(squad) }))
  const squad = Number(
    dice.choose({ key: `${extraItem.id}.squad`, subject: 0, why: `${roll.row.text}: who gets it?`, options }),
  )
  say(note(`${squadName(squad)} gets it.`, { about: { ...about, field: 'squad' }, page: 102 }))
  return addRows(state, 'equipment', [{ id, squad, soldierId: null, item: roll.row.outcome, quantity: 1 }])
}
