import { explain, note, type Line } from '../../../../../main/engine/lines.ts'
import { rollOnTable } from '../../../../../main/engine/rollOnTable.ts'
import { addRows, removeRows } from '../../../../../main/engine/state.ts'
import type { Rules, Step } from '../../../../../main/engine/system.ts'
import type { OutcomeOf } from '../../../../../main/engine/table.ts'
import { dateName, isRainy } from '../../calendar.ts'
import { switchOf } from '../../house/switches.ts'
import { fullName } from '../../naming.ts'
import { actingLeader, billetOf, hasEffect, holderOf, mustStandAt, starOf } from '../../people.ts'
import { carryOut, rearm } from '../../rearm.ts'
import type { FngState, Mission, Soldier, Tour } from '../../state.ts'
import { contact } from '../../tables/index.ts'
import { goOn } from '../../turn.ts'
import { areasOf } from './areas.ts'

/**
 * Tests for Contact at the start of a campaign turn (FNG p. 57): passing dice against the REP of the Star, or of whoever
 * leads his squad while he is away. A pending stand-down takes the place of the test and leaves an extra die waiting (FNG p. 102).
 */
export const testForContact: Step<FngState> = {
  title: 'Test for contact',
  run({ state, rules, dice, newId, say }) {
    const tour = mustStandAt(state, 'contact')
    if (hasEffect(state, 'standDown')) return standDown(state, tour, say)
    const leader = whoTests(state)
    if (leader === null) {
      say(note(`${dateName(tour.halfMonth)}: nobody is fit to go out. No contact.`, { page: contact.page }))
      return goOn(state)
    }
    const roll = rollOnTable(rules.table(contact), dice, {
      subject: leader.id,
      why: `${fullName(state, leader)}, REP ${leader.rep}`,
      when: { rainySeason: isRainy(tour.halfMonth), extraDie: tour.extraContactDie },
      numbers: { REP: leader.rep },
    })
    say(
      explain(roll, `${dateName(tour.halfMonth)}, ${fullName(state, leader)}: ${words[roll.row.outcome]}`, {
        collection: 'tour',
        id: tour.id,
        field: 'missionId',
      }),
    )
    // The third die is for one test only, unless that test passes exactly one die again.
    const after = effects[roll.row.outcome](state, rules, newId)
    if (after.missionId === null) return goOn(after.state, { extraContactDie: after.extraDie })
    const armed = carryOut(rearm(after.state, rules), { rules, dice, newId, say })
    return goOn(armed, { extraContactDie: after.extraDie, missionId: after.missionId })
  },
}

interface AfterTest {
  readonly state: FngState
  readonly missionId: number | null
  readonly extraDie: boolean
}

const words: Record<OutcomeOf<typeof contact>, string> = {
  contact: 'contact. A mission is set up.',
  extraDie: 'no contact, but the next test is rolled with one die more.',
  quiet: 'no contact.',
}

const effects: Record<OutcomeOf<typeof contact>, (state: FngState, rules: Rules, newId: () => number) => AfterTest> = {
  contact: (state, rules, newId) => {
    const mission = newMission(newId(), rules, state.tour[0]!)
    return { state: addRows(state, 'missions', [mission]), missionId: mission.id, extraDie: false }
  },
  extraDie: (state) => ({ state, missionId: null, extraDie: true }),
  quiet: (state) => ({ state, missionId: null, extraDie: false }),
}

function standDown(state: FngState, tour: Tour, say: (line: Line) => void): FngState {
  say(note(`${dateName(tour.halfMonth)}: extended stand-down. No test for contact and no mission.`, { page: 102 }))
  return goOn(removeRows(state, 'effects', (effect) => effect.kind === 'standDown'))
}

/**
 * Whose REP counts: the Star's, wherever he serves, as long as he is with the platoon (ruling to FNG p. 57). While he is
 * away, and by a switch always, that of whoever leads his squad; when nobody of that squad is here, the first squad that
 * has anyone, then the HQ.
 */
export function whoTests(state: FngState): Soldier | null {
  const star = starOf(state)
  if (star?.status === 'present' && switchOf(state, 'contactRep') === 'star') return star
  const own = star && billetOf(state, star.id)?.squad
  const squads = [...new Set(state.billets.map((billet) => billet.squad))].sort((a, b) => rank(a, own) - rank(b, own))
  const squad = squads.find((s) => state.billets.some((b) => b.squad === s && isHere(state, b)))
  return squad === undefined ? null : actingLeader(state, squad)
}

const rank = (squad: number, own: number | null | undefined) => (squad === own ? -1 : squad === 0 ? Infinity : squad)

const isHere = (state: FngState, billet: FngState['billets'][number]) =>
  !billet.attachment && holderOf(state, billet)?.status === 'present'

/** A mission of which nothing is known yet but the Corps; `area` is a guess until it is rolled in the next phase. */
function newMission(id: number, rules: Rules, tour: Tour): Mission {
  return {
    id,
    halfMonth: tour.halfMonth,
    corps: tour.corps,
    area: guessedArea(rules, tour),
    politicalStatus: null,
    supportLevel: null,
    eal: null,
    dayPart: null,
    dayPartTurns: null,
    nextDayPartRow: null,
    weather: null,
    type: null,
    ambushSide: null,
    defenseTask: null,
    playerSector: null,
    minimumTurns: null,
    pcsToFind: null,
    registeredTargets: null,
    civilians: null,
    enemy: null,
    activity: null,
    contacted: null,
    onDemand: null,
    readyUnused: null,
    victoryPoints: null,
    result: null,
    notes: null,
  }
}

/** The last area, unless the unit has moved to a Corps that has no such area. */
function guessedArea(rules: Rules, tour: Tour) {
  const areas = areasOf(tour.corps, rules)
  return areas.find((area) => area === tour.lastArea) ?? areas[0]!
}
