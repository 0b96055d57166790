import type { ChronicleBlock, ChronicleChapter } from '../../../../contract/chronicle.ts'
import { rowIn } from '../../../../main/engine/state.ts'
import { lossesOf } from '../../rules/casualties.ts'
import { rankWords } from '../../rules/development.ts'
import { ranksAreSealed } from '../../rules/kept.ts'
import type { SnoopinState, Turn } from '../../rules/state.ts'
import { missionOf } from '../../rules/missions.ts'
import { teamName, unitName } from '../../rules/units.ts'
import { nameIn, words } from '../outcomeWords.ts'
import { marginWords } from '../scores.ts'
import { ofTurn, sideById } from '../who.ts'

/** @returns a turn as a chapter: mission, score, losses, developments, and who joined. */
export function tellTurn(state: SnoopinState, turn: Turn): ChronicleChapter {
  const margin = marginWords(turn.margin)
  return {
    id: `turn-${turn.number}`,
    turn: turn.number,
    title: turn.scenario === '' ? `Turn ${turn.number}` : `Turn ${turn.number}: ${turn.scenario}`,
    digest: margin === null ? 'under way' : [winnerName(state, turn), margin].filter((one) => one !== '').join(', '),
    mission: null,
    blocks: [
      ...paragraph([...missionWords(state, turn), ...scoreWords(state, turn)]),
      ...list('Losses', losses(state, turn)),
      ...list('Developments', developments(state, turn)),
      ...list('Fatigue', fatigues(state, turn)),
      ...list('Joined', joined(state, turn)),
      ...(turn.words === '' ? [] : [{ kind: 'note' as const, id: null, about: 'How it went', text: turn.words }]),
    ],
  }
}

const paragraph = (sentences: readonly string[]): ChronicleBlock[] =>
  sentences.length === 0 ? [] : [{ kind: 'paragraph', runs: [sentences.join(' ')] }]

const list = (title: string, items: readonly string[]): ChronicleBlock[] =>
  items.length === 0 ? [] : [{ kind: 'list', title, items: items.map((item) => [item]) }]

const winnerName = (state: SnoopinState, { winnerId }: Turn): string =>
  winnerId === null ? '' : (sideById(state, winnerId)?.name ?? '')

/** Only missions that are open are told. */
const missionWords = (state: SnoopinState, turn: Turn): string[] =>
  state.sides.flatMap(({ id, name }) => {
    const mission = missionOf(state, turn, id)
    if (!mission || mission.known === null) return []
    const came = mission.achieved === null ? '' : mission.achieved ? ', and achieved it' : ', and failed'
    return [`${name} had ${nameIn(words.mission, mission.known)} to do${came}.`]
  })

function scoreWords(state: SnoopinState, turn: Turn): string[] {
  const sides = ofTurn(state.sideTurns, turn)
  const margin = marginWords(turn.margin)
  if (margin === null) return []
  const points = sides.map(({ sideId, points: of }) => `${sideById(state, sideId)?.name ?? ''} ${of ?? 0}`).join(', ')
  const winner = winnerName(state, turn)
  const length = turn.gameTurn === null ? '' : ` after ${turn.gameTurn === 1 ? 'one turn' : `${turn.gameTurn} turns`}`
  return [
    `Points${length}: ${points}. ${winner === '' ? margin : `${margin} for ${winner}`}.`,
    ...campaignWords(state, sides),
  ]
}

function campaignWords(state: SnoopinState, sides: readonly SnoopinState['sideTurns'][number][]): string[] {
  if (sides.some(({ campaignPoints }) => campaignPoints === null)) return []
  const points = sides.map(({ sideId, campaignPoints }) => `${sideById(state, sideId)?.name ?? ''} ${campaignPoints!}`)
  return [`For the campaign: ${points.join(', ')}.`]
}

const losses = (state: SnoopinState, turn: Turn): string[] =>
  lossesOf(state, turn.id).map(({ casualty: { manId, fate, turnId }, category, isFound }) => {
    const man = rowIn(state.men, manId)
    const unit = man?.squadId ? ` of ${unitName(state, man)}` : ''
    const hit = isFound ? `, looked for since turn ${rowIn(state.turns, turnId)?.number ?? 0}` : ''
    const came = fate !== 'wounded' || category === null ? fate : nameIn(words.casualty, category)
    return `${man?.name ?? 'A man'}${unit}${hit}: ${came}`
  })

/** Sealed ranks are told once the campaign is over. */
function developments(state: SnoopinState, turn: Turn): string[] {
  if (ranksAreSealed(state)) return []
  const teams = ofTurn(state.conduct, turn).flatMap(({ teamId, result }) => {
    if (result === null || result === 'none' || result === 'fatigue') return []
    const held = state.developments.filter((one) => one.teamId === teamId && one.turnId === turn.id)
    const names = held.filter(({ kind }) => kind === result).map(({ kind, key }) => nameIn(words[kind], key))
    const rank = rankWords(state, teamId, turn.id, result)
    const what = names.length > 0 ? names.join(', ') : (rank ?? nameIn(words.development, result))
    return [`${teamIn(state, teamId)}: ${what}`]
  })
  // What was put right by hand did not come of this turn.
  const isBuilt = ofTurn(state.sideTurns, turn).some(({ built }) => built === 'special')
  const specials = state.insurgencySpecials
    .filter(({ turnId }) => isBuilt && turnId === turn.id)
    .map(({ forceId, key }) => `${rowIn(state.forces, forceId)?.name ?? ''}: ${nameIn(words.insurgencySpecial, key)}`)
  return [...teams, ...specials]
}

function teamIn(state: SnoopinState, id: number): string {
  const team = rowIn(state.teams, id)
  return team ? teamName(state, team) : 'A team'
}

const fatigues = (state: SnoopinState, turn: Turn): string[] =>
  ofTurn(state.fatigues, turn).map(({ teamId, key }) => `${teamIn(state, teamId)}: ${nameIn(words.fatigue, key)}`)

const joined = (state: SnoopinState, turn: Turn): string[] =>
  state.men
    .filter(({ joinedTurnId }) => joinedTurnId === turn.id)
    .map((man) => {
      const as = man.quality === null ? '' : ` (${nameIn(words.replacement, man.quality)})`
      return `${man.name}${as}${man.squadId === null ? '' : `, ${unitName(state, man)}`}`
    })
