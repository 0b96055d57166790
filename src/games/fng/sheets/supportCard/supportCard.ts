import { pageOf } from '../../../../main/engine/table.ts'
import type { Rules } from '../../../../main/engine/system.ts'
import { priceOf } from '../../rules/aftermath/points.ts'
import type { Call } from '../../rules/battle/battle.ts'
import { commanderRank } from '../../rules/battle/support/commander.ts'
import { isClosed } from '../../rules/battle/support/closed.ts'
import type { SupportRequest } from '../../rules/battle/support/request.ts'
import { supportRequests } from '../../rules/battle/support/requests.ts'
import { switchOf } from '../../rules/house/switches.ts'
import { readySupportOf } from '../../rules/missionRules.ts'
import type { FngState, Mission, SupportType } from '../../rules/state.ts'
import * as t from '../../rules/tables/index.ts'
import { blankHead, blankMission } from '../shared/blankMission.ts'
import { missionHead, missionTitle } from '../shared/missionHead.ts'
import { signed, sourcesOf } from '../shared/sheetWords.ts'
import { callersOf, commanderWhoGoes, radioGoes } from './supportCallers.ts'
import type { CardCall, CardCraft, CardSupport, CardTable, CardWeapon, SupportCardModel } from './supportCardModel.ts'
import { callSteps } from './supportSteps.ts'
import {
  cardModifier,
  cardRows,
  populationIn,
  requestTable,
  requestTables,
  standingModifier,
  type Standing,
} from './supportTables.ts'
import { isFought } from '../../rules/missions.ts'

/**
 * @param setOut the tour as those who go set out; only for a mission that is over is it not the present one.
 * @returns the support of a mission: what is Ready, what each call needs, and what has been called in the battle under way.
 */
export function supportCardModel(
  state: FngState,
  rules: Rules,
  mission: Mission,
  setOut: FngState = state,
): SupportCardModel {
  const fought = isFought(state, mission)
  const level = (fought ? state.battle[0]!.supportLevel : mission.supportLevel) ?? null
  const rank = fought ? commanderRank(state) : null
  const standing: Standing = {
    level: level ?? 0,
    population: populationIn(state, rules, mission),
    commander:
      rank === null
        ? commanderWhoGoes(setOut, mission)
        : rank.captain
          ? 'captain'
          : rank.lieutenant
            ? 'lieutenant'
            : null,
  }
  // Before the Support Level is rolled, what is Ready is still open (FNG p. 75).
  const noneReady = level !== null && readySupportOf(level, rules).length === 0
  const radio = radioGoes(setOut, mission)
  const unused = mission.type === null ? null : priceOf('readyUnused', mission, rules)
  return {
    ...missionHead(state, mission),
    title: missionTitle('Support', mission),
    level: level === null ? '' : `Support Level ${level}`,
    unused: unused === null || noneReady ? '' : `${signed(unused.points)} for each Ready kind neither used nor called`,
    support:
      level === null
        ? supportRequests.flatMap(openLines)
        : oneAsset(supportRequests.flatMap((request) => supportLines({ state, rules, mission, request, standing }))),
    callers: radio === false ? [] : callersOf(setOut, mission),
    radio,
    steps: callSteps(!noneReady),
    call: callTable(rules, mission),
    readyRequest: noneReady
      ? null
      : {
          ...rules.table(t.readySupportRequest),
          modifiers: [],
          rows: cardRows(rules.table(t.readySupportRequest).rows),
        },
    requests: tablesOf(rules, standing),
    targets: mission.registeredTargets ?? 0,
    calls: fought ? state.calls.map(callLine) : [],
    craft: fought ? craftOf(state) : [],
    weapons: weaponsOf(rules),
    hitting: hittingTable(rules),
    source: sourcesOf(72, 73, 74, 75, 76, ...[...new Set(Object.values(requestTables))].map(pageOf), 102),
  }
}

/** Registered targets that a blank card has lines for. */
const blankTargets = 4

/** @returns the card of whatever mission is fought: what is Ready is ticked by hand. */
export function blankSupportCard(state: FngState | null): SupportCardModel {
  const { state: none, rules, mission } = blankMission(state)
  return { ...supportCardModel(none, rules, mission), ...blankHead, title: 'Support card', targets: blankTargets }
}

/** Each request table once, in the order in which support is offered. */
const tablesOf = (rules: Rules, standing: Standing): CardTable[] =>
  [...new Set(supportRequests.flatMap(({ kind }) => requestTables[kind] ?? []))].map((table) =>
    requestTable(rules, table, standing),
  )

function callTable(rules: Rules, { weather }: Mission): CardTable {
  const { title, page, modifiers, rows } = rules.table(t.makingTheCall)
  const bad = weather === 'inclement' || weather === 'terrible'
  return {
    title,
    page,
    modifiers: modifiers.map((modifier) => cardModifier(modifier, modifier.when === 'badWeather' && bad)),
    rows: cardRows(rows),
  }
}

interface Asked {
  readonly state: FngState
  readonly rules: Rules
  readonly mission: Mission
  readonly request: SupportRequest
  readonly standing: Standing
}

/** Before the Support Level is rolled: a line for each thing that it may bring. */
function openLines({ kind, title, readyBrings }: SupportRequest): CardSupport[] {
  const open = { ready: 'no', onDemand: '', price: '' } as const
  return [
    ...(readyBrings === undefined ? [] : [{ ...open, ...aloneOf(readyBrings) }]),
    { ...open, title, page: pageOf(requestTables[kind] ?? t.supportLevels[1]) },
  ]
}

/** What comes as Ready Support alone: it stands with the Support Levels, and is on no request table. */
const aloneOf = (readyBrings: string) => ({ title: `${readyBrings} alone`, page: pageOf(t.supportLevels[1]) })

type SupportLine = CardSupport & { readonly type: SupportType }

/** What is asked for; before it what comes as Ready Support, where that is something else (ruling to FNG p. 75). */
function supportLines(asked: Asked): SupportLine[] {
  const line = supportLine(asked)
  const { readyBrings } = asked.request
  if (readyBrings === undefined || line.ready === 'no') return [line]
  return [
    { ...line, ...aloneOf(readyBrings), onDemand: 'no', price: '' },
    { ...line, ready: 'no' },
  ]
}

function supportLine(asked: Asked): SupportLine {
  const { state, rules, mission, request, standing } = asked
  const { kind, title, type } = request
  const listed = readySupportOf(standing.level, rules).includes(type)
  const used = isFought(state, mission) && state.lasting.some((row) => row.kind === 'readyUsed' && row.name === type)
  const onDemand = onDemandWords(asked)
  const price =
    mission.type === null || !onDemand.startsWith('1d6')
      ? null
      : priceOf(listed ? 'onDemandListed' : 'onDemandOther', mission, rules)
  return {
    type,
    title,
    ready: listed && request.ready ? (used ? 'used' : 'ready') : 'no',
    onDemand,
    price: price === null ? '' : signed(price.points),
    page: pageOf(requestTables[kind] ?? t.supportLevels[1]),
  }
}

/** Ready helicopters are one mission, whichever of them it is: the box stands at the first of them (FNG pp. 74-75). */
function oneAsset(lines: readonly SupportLine[]): CardSupport[] {
  return lines.map(({ type, ...line }, i) => {
    const before = lines.slice(0, i).some((other) => other.type === type && other.ready !== 'no')
    return line.ready !== 'no' && before ? { ...line, ready: 'same' } : line
  })
}

const flies: readonly string[] = ['tacticalAir', 'helicopters']

/** What a call On Demand adds to its die, or why there is none. */
function onDemandWords({ state, rules, mission, request: { kind, type }, standing }: Asked): string {
  const table = requestTables[kind]
  if (
    !table ||
    (kind === 'reinforcements' && standing.level === 1 && switchOf(state, 'reinforcementsAtSl1') === 'never')
  )
    return 'no'
  const battle = isFought(state, mission) ? state.battle[0]! : null
  if (battle && isClosed(state, kind)) return 'denied'
  if (flies.includes(type) && (battle?.weather ?? mission.weather) === 'terrible') return 'grounded'
  const by = standingModifier(rules, table, kind, standing)
  const die = by === 0 ? '1d6' : `1d6 ${by > 0 ? '+' : '-'} ${Math.abs(by)}`
  return kind === 'spooky' ? `${die}, at night` : die
}

function callLine({ kind, askedTurn, arrives, what, source, rounds, amount }: Call): CardCall {
  const title = supportRequests.find((request) => request.kind === kind)?.title
  const guns = kind === 'mortars' || kind === 'artillery'
  return {
    turn: String(askedTurn),
    what: guns || title === undefined ? what : `${title}, ${what}`,
    arrives: arrives === null ? '' : String(arrives),
    rounds: guns ? rounds * amount : rounds,
    ready: source === 'ready',
  }
}

/** Mortars and artillery hit by the same test (FNG pp. 77-78). */
function hittingTable(rules: Rules): CardTable {
  const { page, modifiers, rows } = rules.table(t.mortarHitting)
  return {
    title: 'Guns fire: 2d6 against REP',
    page,
    modifiers: modifiers.map((modifier) => cardModifier(modifier, false)),
    rows: cardRows(rows).map(({ score, text }) => ({ score: `${score} passed`, text })),
  }
}

/** What flies for us; what has gone home or is down needs no line. */
const craftOf = ({ craft, calls }: FngState): CardCraft[] =>
  craft
    .filter(({ mode }) => mode !== 'gone' && mode !== 'down')
    .map(({ name, rep, damage, callId }) => ({
      name,
      rep: String(rep),
      damage: damage === 0 ? '' : String(damage),
      turns: String(calls.find(({ id }) => id === callId)?.arrives ?? ''),
    }))

const weaponsOf = (rules: Rules): CardWeapon[] =>
  rules.table(t.mortarOrdnance).rows.map(({ cells }) => ({
    name: cells.weapon,
    rounds: cells.rounds,
    blast: `${cells.blast}"`,
    impact: `${cells.impact}-${cells.APR}`,
    deviation: `${cells.deviation}"`,
    near: `${cells['from friendly troops']}"`,
  }))
