import type { ChronicleBlock, ChronicleChapter } from '../../../../contract/chronicle.ts'
import { rowIn } from '../../../../main/engine/state.ts'
import type { Loss } from '../../rules/casualties.ts'
import { broughtBy, lostPointMen, type Brought } from '../../rules/brought.ts'
import { rankNames } from '../../rules/leaders.ts'
import { builtIn, learntIn, noDevelopment, recoveredIn, tiredIn } from '../../rules/learnt.ts'
import { nameNow, type Moments } from '../../rules/moments.ts'
import type { Man, SnoopinState, Team, Turn } from '../../rules/state.ts'
import { missionOf } from '../../rules/missions.ts'
import { teamName, unitName } from '../../rules/units.ts'
import { nameIn, words } from '../outcomeWords.ts'
import { marginWords } from '../scores.ts'
import { ofTurn, sideById } from '../who.ts'

/** @param lost its losses. @returns a turn as a chapter: mission, score, losses, what was learnt and lost, who came back, and who joined. */
export function tellTurn(at: Moments, turn: Turn, lost: readonly Loss[]): ChronicleChapter {
  const { now: state } = at
  const brought = broughtBy(at, turn)
  const margin = marginWords(turn.margin)
  return {
    id: `turn-${turn.number}`,
    turn: turn.number,
    title: turn.scenario === '' ? `Turn ${turn.number}` : `Turn ${turn.number}: ${turn.scenario}`,
    digest: margin === null ? 'under way' : [winnerName(state, turn), margin].filter((one) => one !== '').join(', '),
    mission: null,
    blocks: [
      ...paragraph([...missionWords(state, turn), ...endWords(at), ...scoreWords(state, turn)]),
      ...list('Losses', losses(state, lost)),
      ...list('Developments', developments(at, turn, brought)),
      ...list('Fatigue', fatigues(at, turn)),
      ...list('From the pools', pools(at, brought)),
      ...list('Stepped up', steppedUp(at, brought)),
      ...list('Joined', joined(at, brought)),
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

/** Why the players ended the game themselves. */
const endWords = ({ reason }: Moments): string[] => {
  const said = reason.trim()
  return said === '' ? [] : [`The game was ended: ${said}${/[.!?]$/.test(said) ? '' : '.'}`]
}

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

const losses = (state: SnoopinState, lost: readonly Loss[]): string[] =>
  lost.map(({ casualty: { manId, fate, turnId }, category, isFound }) => {
    const man = rowIn(state.men, manId)
    const unit = man?.squadId ? ` of ${unitName(state, man)}` : ''
    const hit = isFound ? `, looked for since turn ${rowIn(state.turns, turnId)?.number ?? 0}` : ''
    const came = fate !== 'wounded' || category === null ? fate : nameIn(words.casualty, category)
    return `${man?.name ?? 'A man'}${unit}${hit}: ${came}`
  })

/** Sealed ranks are told once the campaign is over. */
function developments(at: Moments, turn: Turn, { kept, lost }: Brought): string[] {
  const teams = learntIn(at, turn).flatMap(({ team, brought }) =>
    brought === '' ? [] : [`${teamIn(at, team)}: ${brought}`],
  )
  const built = builtIn(at, turn)
  return [
    ...teams,
    ...(built === null || built.brought === noDevelopment ? [] : [`${built.name}: ${built.brought}`]),
    ...lostPointMen(at).map(
      ({ team, man, withHim }) =>
        `${teamIn(at, team)}: lost its point man, ${nameNow(at, man)}${withHim ? ', and the advantage with him' : ''}`,
    ),
    ...lost.map((team) => `${teamIn(at, team)}: half or more of it new, all developments lost`),
    ...kept.map((team) => `${teamIn(at, team)}: half or more of it new, its developments kept`),
  ]
}

const teamIn = ({ end }: Moments, team: Team): string => teamName(end, team)

const fatigues = (at: Moments, turn: Turn): string[] => [
  ...tiredIn(at, turn).map(({ team, name }) => `${teamIn(at, team)}: ${name}`),
  ...recoveredIn(at).map((team) => `${teamIn(at, team)}: sat out, and recovered`),
]

/** @returns "Ferrante, A., 1-A": a man with his unit, but for the headquarters. */
const manIn = (at: Moments, man: Man): string =>
  `${nameNow(at, man)}${man.squadId === null ? '' : `, ${unitName(at.end, man)}`}`

function pools(at: Moments, { back, stays, better, unfit }: Brought): string[] {
  const told = (men: readonly Man[], what: string) => men.map((man) => `${manIn(at, man)}: ${what}`)
  return [
    ...told(back, 'back on duty'),
    ...told(stays, 'stays in the Return to Duty Pool'),
    ...told(better, 'to the Return to Duty Pool'),
    ...told(unfit, 'unfit, sent home'),
  ]
}

const steppedUp = (at: Moments, { up }: Brought): string[] =>
  up.map((man) => `${manIn(at, man)}: ${rankNames[man.role].toLowerCase()}`)

const joined = (at: Moments, { came }: Brought): string[] =>
  came.map((man) => {
    const as = man.quality === null ? '' : ` (${nameIn(words.replacement, man.quality)})`
    return `${nameNow(at, man)}${as}${man.squadId === null ? '' : `, ${unitName(at.end, man)}`}`
  })
