import type { Rules } from '../../../../main/engine/system.ts'
import { cameOut, type CameOut } from '../../rules/aftermath/cameOut.ts'
import { objectivesOf } from '../../rules/missionRules.ts'
import { isStar, soldierById, squadName } from '../../rules/people.ts'
import type { FngState, Mission, PartyMember, SupportType } from '../../rules/state.ts'
import { deedText, supportNames } from '../../rules/words.ts'
import type { AarMan, AarModel, AarTold, AarTurn } from './aarModel.ts'
import { factsOf } from '../briefing/briefingFacts.ts'
import { missionHead, missionTitle } from '../shared/missionHead.ts'
import { signed, sourceOf } from '../shared/sheetWords.ts'
import { capital, listWords } from '../../../../main/sheets/phrases.ts'
import { nameOf } from '../../rules/naming.ts'

/** What a report is made of besides the tour. */
export interface AarSource {
  readonly told: AarTold
  /** What the battle tracker wrote down, turn by turn; empty where it was not used. */
  readonly course: readonly AarTurn[]
  /** The tour when it was reported: who is a Star at its end may have been none on the day (FNG p. 40). */
  readonly reported: FngState
}

/**
 * @param state at the end of the mission's half-month, or as far as it has come.
 * @returns the after action report of a mission that has been reported (FNG pp. 98-104).
 */
export function aarModel(
  state: FngState,
  rules: Rules,
  mission: Mission,
  { told, course, reported }: AarSource,
): AarModel {
  const party = state.party.filter(({ missionId }) => missionId === mission.id)
  return {
    ...missionHead(state, mission),
    title: missionTitle('After action report', mission),
    headline: told.headline,
    about: told.about,
    scale: { at: told.at, marks: told.bands.map(({ from, name, at }) => ({ at, text: `${from} ${name}` })) },
    objectives: objectivesOf(mission),
    facts: factsOf(state, mission, rules),
    squads: squadsOf(state, party, reported, told),
    losses: lossesOf(reported, party),
    support: supportOf(mission),
    bill: told.bill.map(({ text, count, points }) => ({ text, count, points: signed(points) })),
    total: String(told.points),
    verdict: told.verdict,
    counted: told.counted ? '' : 'so far',
    course,
    notes: notesOf(state, mission),
    source: sourceOf(98, 104),
  }
}

/** What the player has written: in the report first, then beside it. */
const notesOf = ({ notes }: FngState, { id, notes: reported }: Mission): string[] => [
  ...(reported === null ? [] : [reported]),
  ...notes.filter(({ missionId }) => missionId === id).map(({ text }) => text),
]

function squadsOf(
  state: FngState,
  party: readonly PartyMember[],
  reported: FngState,
  told: AarTold,
): AarModel['squads'] {
  const numbers = [...new Set(party.map(({ squad }) => squad))].sort((a, b) => a - b)
  return numbers.map((number) => ({
    title: capital(squadName(number)),
    men: party.filter(({ squad }) => squad === number).map((member) => manOf(state, member, reported, told)),
  }))
}

function manOf(state: FngState, member: PartyMember, reported: FngState, { men }: AarTold): AarMan {
  const man = soldierById(state, member.soldierId)
  const { killsConfirmed, killsUnconfirmed } = member
  const own = men.find(({ soldierId }) => soldierId === man.id)
  return {
    name: nameOf(state, man),
    // What he went with: REP moves after the report (FNG p. 103).
    rep: soldierById(reported, man.id).rep,
    star: isStar(reported, man.id),
    fate: own?.came ?? '',
    more: own?.more ?? '',
    hit: fateOf(member) !== '',
    kills: killsConfirmed + killsUnconfirmed === 0 ? '' : `${killsConfirmed} and ${killsUnconfirmed}`,
    deed: [deedText(member) ?? '', medalWords[member.medal ?? 'none']].filter((words) => words !== '').join('; '),
  }
}

const medalWords = { medal: 'medal', major: 'major medal', none: '' } as const

const evacuations: Readonly<Record<PartyMember['evacuation'], string>> = {
  none: '',
  foot: 'carried off',
  medevac: 'medevac',
}

/** How a man came out, as the report has it. */
export type CameBack = Pick<PartyMember, 'fate' | 'wasOut' | 'retired' | 'evacuation' | 'recovered' | 'cheatedDeath'>

/** @returns "Out of the Fight, recovered"; "" for a man to whom nothing happened. */
export function fateOf({ fate, wasOut, retired, evacuation, recovered, cheatedDeath }: CameBack): string {
  const worst = {
    fine: wasOut ? 'Out of the Fight for a time' : retired ? 'Retired for a time' : '',
    retired: 'Retired',
    outOfTheFight: `Out of the Fight, ${recovered ? 'recovered' : 'left behind'}`,
    obviouslyDead: 'killed',
    missing: 'missing',
    captured: 'captured',
  }[fate ?? 'fine']
  return [worst, evacuations[evacuation], cheatedDeath ? 'cheated death' : '']
    .filter((words) => words !== '')
    .join(', ')
}

/** Each way to come out of a mission, in the order in which it is told. */
const ways = [
  ['dead', 'killed'],
  ['missing', 'missing'],
  ['wounded', 'wounded'],
] as const satisfies readonly (readonly [CameOut, string])[]

function lossesOf(reported: FngState, party: readonly PartyMember[]): string {
  const hit = ways.flatMap(([way, word]) => {
    const count = party.filter((member) => cameOut(member, isStar(reported, member.soldierId)) === way).length
    return count === 0 ? [] : [`${count} ${word}`]
  })
  return hit.length === 0 ? 'Everybody came back unhurt.' : `${capital(listWords(hit))}.`
}

function supportOf({ onDemand, readyUnused }: Mission): string[] {
  const named = (kinds: string | null) => listWords(wordsIn(kinds).map((kind) => supportNames[kind as SupportType]))
  return [
    ...(named(onDemand) === '' ? [] : [`Called on demand: ${named(onDemand)}.`]),
    ...(named(readyUnused) === '' ? [] : [`Ready and not used: ${named(readyUnused)}.`]),
  ]
}

/** Kinds of support are kept as words with spaces between. */
const wordsIn = (text: string | null): string[] => (text ?? '').split(' ').filter((word) => word !== '')
