import type { ChronicleBlock } from '../../../../contract/chronicle.ts'
import type { Effect, EffectKind, Mission } from '../../rules/state.ts'
import { rulesOf } from '../../rules/house/rulesOf.ts'
import { enemyNames } from '../../rules/words.ts'
import { itemName } from '../../sheets/shared/sheetWords.ts'
import { squadName } from '../../rules/people.ts'
import { counted, inWords, listed, pick, say, sentence, type Words } from './grammar.ts'
import { pointsPhrase, resultPhrase } from './missionWords.ts'
import { partyOf } from './tellMission.ts'
import { all, told, type Telling } from './telling.ts'

/** @returns what came of a mission: the enemy, the dead and taken on his side, points, result and what followed from it. */
export function tellOutcome(telling: Telling, mission: Mission): ChronicleBlock[] {
  if (mission.contacted === null) return []
  const counts = countsOf(telling, mission)
  return told([
    met(telling, mission),
    ...kills(telling, mission, counts),
    ...otherCounts(counts),
    judged(telling, mission),
    ...consequences(telling),
  ])
}

type Counts = (event: string) => number

const countsOf = ({ state }: Telling, mission: Mission): Counts => {
  const rows = state.victoryPoints.filter((row) => row.missionId === mission.id)
  return (event) => rows.filter((row) => row.event === event).reduce((sum, row) => sum + row.count, 0)
}

function met({ turn }: Telling, { contacted, enemy }: Mission): Words {
  if (contacted !== true)
    return sentence([pick(['no enemy was met', 'they met nobody', 'the enemy kept out of the way'], turn)])
  const who = enemy === null ? '' : enemy === 'nva' ? 'the NVA' : enemyNames[enemy]
  const ways: readonly [string, ...string[]] =
    who === ''
      ? ['the enemy was met', 'it came to a fight', 'the enemy was there']
      : [`the enemy was ${who}`, `it came to a fight with ${who}`, `they met ${who}`]
  return sentence([pick(ways, turn)])
}

function kills(telling: Telling, mission: Mission, counts: Counts): Words[] {
  const [confirmed, unconfirmed] = [counts('confirmedDead'), counts('unconfirmedDead')]
  if (confirmed + unconfirmed === 0) return mission.contacted ? [sentence(['no enemy dead were counted'])] : []
  const dead = counted(confirmed, 'enemy dead was', 'enemy dead were')
  const more = unconfirmed === 0 ? '' : `, ${inWords(unconfirmed)} more ${unconfirmed === 1 ? 'was' : 'were'} not`
  const all =
    confirmed === 0
      ? `${counted(unconfirmed, 'enemy dead was', 'enemy dead were')} counted but not confirmed`
      : `${dead} confirmed${more}`
  return [sentence([all]), credited(telling, mission, confirmed)]
}

function credited({ state, name }: Telling, mission: Mission, confirmed: number): Words {
  const credit = partyOf(state, mission)
    .filter((member) => member.killsConfirmed > 0)
    .sort((a, b) => b.killsConfirmed - a.killsConfirmed || a.id - b.id)
    .map(({ soldierId, killsConfirmed }) => ({
      who: name(state.soldiers.find((one) => one.id === soldierId)!),
      share: killsConfirmed,
    }))
  const [first, ...others] = credit
  if (!first) return []
  if (others.length === 0 && first.share === confirmed)
    return sentence(
      say`${first.who} was credited with ${confirmed === 1 ? 'it' : confirmed === 2 ? 'both' : 'all of them'}`,
    )
  const rest = others.map(({ who, share }) => say`${who} ${inWords(share)}`)
  return sentence(listed([say`${first.who} had ${inWords(first.share)} of them`, ...rest]))
}

function otherCounts(counts: Counts): Words[] {
  const taken = counts('capturedUnharmed') + counts('capturedWounded')
  const civilians = counts('civilianCasualty')
  return [
    taken === 0 ? [] : sentence([`${counted(taken, 'prisoner was', 'prisoners were')} taken`]),
    counts('taskCompleted') > 0 ? sentence(['the task was done']) : [],
    counts('taskFailed') > 0 ? sentence(['the task was not done']) : [],
    civilians === 0
      ? []
      : sentence([
          `there ${civilians === 1 ? 'was' : 'were'} ${counted(civilians, 'civilian casualty', 'civilian casualties')}`,
        ]),
  ]
}

function judged({ turn }: Telling, { result, victoryPoints }: Mission): Words {
  if (victoryPoints === null) return []
  const points = pointsPhrase(victoryPoints)
  if (result === null) return sentence([`it brought ${points}`])
  const good = resultPhrase(result)
  return sentence([
    pick(
      [
        `it was judged ${good}, with ${points}`,
        `with ${points}, it counted as ${good}`,
        `the count was ${points}: ${good}`,
        `it went down as ${good}, at ${points}`,
      ],
      turn,
    ),
  ])
}

/** What a result of a mission means for the platoon, where nothing else in the story shows it (FNG pp. 102-103). */
const effects: Readonly<Record<EffectKind, (effect: Effect) => string>> = {
  medalDie: () => 'it was written up, which was worth a die on every roll for a medal',
  noMedals: () => 'no medals were to be had for it',
  nextReplacementBetter: () => 'the next replacement was to come one REP better',
  replacementDie: ({ amount }) =>
    `headquarters took note: one die ${amount > 0 ? 'more' : 'less'} when replacements were next rolled for`,
  cakeWalk: () => 'the next mission was to be an easy one',
  standDown: () => 'a stand-down followed: no mission in the next half-month',
  replacementsRep3: () => 'replacements in this half-month were to come at REP 3',
  noReplacements: () => 'there were to be no replacements in this half-month',
  noRepIncrease: () => 'nobody was allowed to improve after it',
  leaderDelayed: () => 'the next platoon leader was not due before the following half-month',
  newLeaders: () => '',
  outgoingLeader: () => '',
  newPlatoon: () => '',
}

const consequences = (telling: Telling): Words[] => [
  ...all(telling, 'effect').flatMap(({ step, effect }) => {
    const text = step === 'judgeMission' ? effects[effect.kind](effect) : ''
    return text === '' ? [] : [sentence([text])]
  }),
  ...all(telling, 'item').map(({ item, squad }) =>
    sentence([`an extra item came of it for the ${squadName(squad)}: ${itemName(item, rulesOf(telling.state))}`]),
  ),
]
