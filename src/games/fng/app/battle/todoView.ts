import type { BattleTodo } from '../../contract/battle.ts'
import { battleOf, canFight, figuresOf, type Contact } from '../../rules/battle/battle.ts'
import { contactName } from '../../rules/battle/contacts/contact.ts'
import { partOf } from '../../rules/battle/task/task.ts'
import type { TallyEvent } from '../../rules/battle/tally.ts'
import { objectivesOf } from '../../rules/missionRules.ts'
import { missionOf } from '../../rules/people.ts'
import type { FngState } from '../../rules/state.ts'
import { counted, listed } from '../../rules/steps/setup/common.ts'

const sectors = [1, 2, 3, 4, 5, 6]

/** @returns the objectives of the mission with what is left of each, as far as the battle has been told (FNG pp. 98-101). */
export function todoOf(state: FngState): BattleTodo[] {
  const mission = missionOf(state)
  switch (mission.type) {
    case null:
      return []
    case 'patrol':
      return [sectorsToSee(state), markersToSee(state), wayOut(state)]
    case 'recon':
      return [pcsToFind(state), wayOut(state)]
    case 'fight':
      return [enemiesToPutOut(state)]
    case 'ambush':
      return mission.ambushSide === 'enemy' ? [menToKeep(state), enemiesToPutOut(state)] : [enemiesToPutOut(state)]
    case 'defense':
      return [...tasksOf(state).map((text): BattleTodo => ({ text, state: taskState(state) })), ...papers(state)]
  }
}

const open = (text: string): BattleTodo => ({ text, state: 'open' })
const done = (text: string): BattleTodo => ({ text, state: 'done' })

const isTallied = ({ tallies }: FngState, wanted: TallyEvent): boolean => tallies.some(({ event }) => event === wanted)

/** @returns the sectors that have been looked into. */
export const patrolledIn = ({ tallies }: FngState): number[] =>
  tallies.flatMap(({ event, about }) => (event === 'sectorPatrolled' && about !== null ? [about] : []))

function sectorsToSee(state: FngState): BattleTodo {
  const seen = patrolledIn(state)
  const left = sectors.filter((sector) => !seen.includes(sector))
  if (left.length === 0) return done('All six sectors have been looked into')
  return open(`Look into ${left.length === 1 ? 'sector' : 'sectors'} ${listed(left)}`)
}

/** Those that were there from the start: what comes later need not be seen (FNG p. 100). */
function markersToSee({ contacts }: FngState): BattleTodo {
  const left = contacts.filter(({ markerId, status }) => markerId !== null && status === 'hidden')
  return left.length === 0 ? done('Every PEF of the start has been seen') : open(`See ${namesOf(left)}`)
}

/** "PEF 2, 3 and 5". */
function namesOf(contacts: readonly Contact[]): string {
  const [first, ...others] = [...contacts].sort((a, b) => a.number - b.number)
  return first ? listed([contactName(first), ...others.map(({ number }) => number)]) : ''
}

function wayOut(state: FngState): BattleTodo {
  const { ended, length } = battleOf(state)
  const { playerSector } = missionOf(state)
  const where = playerSector === null ? '' : `, sector ${playerSector}`
  if (isTallied(state, 'leftTableInTime')) return done('Left the table in time')
  if (ended) return { text: 'Not off the table in time', state: 'failed' }
  const left = figuresOf(state, 'ours').filter(canFight).length
  if (left === 0) return done('Nobody who can walk is on the table any more')
  return open(`Leave where you came in${where}: the game may end after turn ${length}`)
}

function pcsToFind(state: FngState): BattleTodo {
  const wanted = missionOf(state).pcsToFind ?? 0
  const found = state.tallies.filter(({ event }) => event === 'pcRevealed').length
  const hidden = state.contacts.filter(({ status }) => status === 'hidden')
  if (found >= wanted) return done('Every PC has been found')
  const left = wanted - found
  const where = hidden.length === 0 ? '' : `: ${namesOf(hidden)} unseen`
  return open(`Find ${left} more ${left === 1 ? 'PC' : 'PCs'} of ${wanted}${where}`)
}

/** A Fight is never done while somebody may be left; what is known of the enemy is said. */
function enemiesToPutOut(state: FngState): BattleTodo {
  const theirs = state.figures.filter(({ side }) => side === 'theirs')
  const able = figuresOf(state, 'theirs').filter(canFight).length
  const out = theirs.filter(({ status }) => ['outOfTheFight', 'obviouslyDead', 'captured'].includes(status)).length
  const hidden = state.contacts.filter(({ status }) => status === 'hidden').length
  const unseen = hidden === 0 ? '' : `, ${counted(hidden, 'PEF')} unseen`
  if (theirs.length === 0) return open(`Find the enemy and put him out of action${unseen}`)
  const text = `Enemies out of action: ${out}. Still fighting: ${able}${unseen}`
  return able + hidden === 0 ? done(text) : open(text)
}

function menToKeep(state: FngState): BattleTodo {
  const men = state.figures.filter(({ side, role }) => side === 'ours' && role !== 'aircrew')
  const well = men.filter(({ status }) => !['outOfTheFight', 'obviouslyDead', 'captured'].includes(status)).length
  return open(`Keep your men alive: ${well} of ${men.length} are unhurt or up again`)
}

/** The objectives of a Defense; once its wounded lie there, with how many they are instead of the dice. */
function tasksOf(state: FngState): readonly string[] {
  const mission = missionOf(state)
  const lie = partOf(state, 'wounded').length
  const texts = objectivesOf(mission)
  if (mission.defenseTask !== 'wounded' || lie === 0) return texts
  return [`Guard the ${counted(lie, 'wounded man', 'wounded men')}, their medic and their RTO.`, ...texts.slice(1)]
}

function taskState(state: FngState): BattleTodo['state'] {
  if (isTallied(state, 'taskFailed')) return 'failed'
  return isTallied(state, 'taskCompleted') ? 'done' : 'open'
}

/** Civilians on the table whose papers nobody has looked at (FNG p. 99). */
function papers(state: FngState): BattleTodo[] {
  if (missionOf(state).defenseTask !== 'checkPoint') return []
  const waiting = figuresOf(state, 'civilian').filter((one) => canFight(one) && one.spokenTurn === null)
  return waiting.length === 0 ? [] : [open(`Check the papers of ${listed(waiting.map(({ name }) => name))}`)]
}
