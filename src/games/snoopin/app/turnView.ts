import { rowById, rowIn } from '../../../main/engine/state.ts'
import type { CasualtyView, ConductView, TurnData } from '../contract/turn.ts'
import { unitDie } from '../rules/pools.ts'
import { sideOfTeam } from '../rules/kept.ts'
import { leftAlone, leftOf, tablesInOrder } from '../rules/casualties.ts'
import { barredBy, developsNext, rankWords, teamsOut, wentTired, type Conduct } from '../rules/development.ts'
import { unnamedMen } from '../rules/newMen.ts'
import { isOnTableOf } from '../rules/forces.ts'
import { insurgencyForce, mayBuild } from '../rules/insurgency.ts'
import type { Casualty, Man, SnoopinState, Team, Turn } from '../rules/state.ts'
import { teamName, unitName } from '../rules/units.ts'
import { abilityViews } from './abilityViews.ts'
import { nextView, goesOn } from './nextView.ts'
import { nameIn, words } from './outcomeWords.ts'
import { pointMenViews } from './pointMenViews.ts'
import { poolViews, waitingViews } from './poolViews.ts'
import { attachedWords, developmentDice, poolWords } from './rollWords.ts'
import { roleNames } from './rowWords.ts'
import { choosersOf, winWords } from '../rules/steps/before/reconnoiter.ts'
import { turnNow } from '../rules/turn.ts'
import { lastGameTurn } from '../rules/tables/game.ts'
import { scoreViews } from './scoreViews.ts'
import { marginWords } from './scores.ts'
import { hidesRanks } from './sealedFrom.ts'
import { stepViews } from './stepsView.ts'
import { ofTurn, sideNames, turnUnderWay } from './who.ts'
import { restOf } from './stretch.ts'

/** What no turn changes. */
const ofTables = { lastGameTurn, attached: attachedWords, developmentDice, poolWords }

type OfTurn = Omit<TurnData, keyof typeof ofTables | 'part' | 'next' | 'rest' | 'steps' | 'sides'>

const noTurn: OfTurn = {
  ...{
    turn: null,
    random: true,
    scenario: '',
    words: '',
    rollOffs: [],
    pieces: null,
    hotSpots: '',
    objectives: [],
    choosers: [],
  },
  ...{ edges: [], accompanying: [], fogCards: [], units: [] },
  ...{ gameTurn: null, gameOver: false, goesOn: '' },
  ...{ abilities: [], scores: [], margin: null, winner: null, casualties: [], onTable: [], conduct: [] },
  ...{ developing: null },
  ...{ building: null, unnamed: [], pools: [], waiting: [], pointMen: [] },
}

/** @param holder the side whose player looks; null: what anybody may see. @returns the turn as its desk shows it. */
export function turnView(state: SnoopinState, holder: number | null): TurnData {
  const turn = turnUnderWay(state) ?? turnNow(state)
  const common = {
    ...ofTables,
    part: state.tour[0]?.part ?? 'start',
    next: nextView(state),
    rest: restOf(state),
    steps: stepViews(state),
    sides: sideNames(state),
  }
  return turn === null ? { ...noTurn, ...common } : { ...ofTurnView(state, turn, holder), ...common }
}

function ofTurnView(state: SnoopinState, turn: Turn, holder: number | null): OfTurn {
  const { number, random, scenario, words: said, pieces, hotSpots, gameTurn, gameOver, winnerId } = turn
  const sides = ofTurn(state.sideTurns, turn)
  return {
    ...{ turn: number, random, scenario, words: said, pieces, hotSpots, gameTurn, gameOver, winner: winnerId },
    rollOffs: ofTurn(state.rollOffs, turn).map(({ what, winnerId: winner }) => ({
      ...{ what, winner, words: winWords(what, rowById(state.sides, winner, 'side').name) },
    })),
    objectives: ofTurn(state.objectives, turn).map(({ quarter, place, sideId }) => ({ quarter, place, side: sideId })),
    choosers: choosers(state, turn),
    edges: sides.filter(({ edge }) => edge !== '').map(({ sideId, edge }) => ({ side: sideId, edge })),
    accompanying: ofTurn(state.accompanying, turn).flatMap(({ manId }) => manWords(rowIn(state.men, manId))),
    fogCards: sides
      .filter(({ fogCards }) => fogCards > 0)
      .map(({ sideId, fogCards }) => ({ side: sideId, cards: fogCards })),
    units: ofTurn(state.fielded, turn).map((unit) => ({
      ...{ id: unit.id, force: unit.forceId, name: unit.name, kind: unit.kind, removed: unit.removed },
      ...{ troopQuality: unit.troopQuality, morale: unit.morale, supply: unit.supply },
    })),
    goesOn: gameOver ? '' : goesOn(gameTurn ?? 0),
    abilities: abilityViews(state, turn, holder),
    scores: scoreViews(state, turn),
    margin: marginWords(turn.margin),
    casualties: casualtyViews(state, turn),
    onTable: onTable(state, turn),
    conduct: conductViews(state, turn, holder),
    developing: developsNext(state, turn.id),
    building: buildingOf(state, turn, holder),
    unnamed: unnamedMen(state).map((man) => ({
      ...{ man: man.id, name: man.name, team: unitName(state, man) },
      quality: man.quality === null ? '' : nameIn(words.replacement, man.quality),
    })),
    pools: poolViews(state, turn),
    waiting: waitingViews(state, turn),
    pointMen: pointMenViews(state, holder),
  }
}

const manWords = (man: Man | undefined): string[] =>
  man ? [`${man.name}, ${(roleNames[man.role] ?? '').toLowerCase()}`] : []

/** Four quarters of the table have an objective each. */
function choosers(state: SnoopinState, turn: Turn): number[] {
  const first = ofTurn(state.rollOffs, turn).find(({ what }) => what === 'objectives')?.winnerId
  return first === undefined ? [] : choosersOf(state, first, 4)
}

/** @returns his team, or his squad where he stands beside its teams; empty of the headquarters. */
const unitOf = (state: SnoopinState, man: Man | undefined): string => (man?.squadId ? unitName(state, man) : '')

/** Men whose whereabouts were unknown when the turn began or are still, then those hit in it, in the order of the dice. */
function casualtyViews(state: SnoopinState, turn: Turn): CasualtyView[] {
  const open = state.casualties.filter(
    ({ turnId, manId, rolledTurnId }) =>
      turnId < turn.id && (rolledTurnId === turn.id || rowIn(state.men, manId)?.status === 'unknown'),
  )
  const inOrder = (all: readonly Casualty[]) => all.toSorted((a, b) => placeOf(state, a) - placeOf(state, b))
  return [...inOrder(open), ...byFate(ofTurn(state.casualties, turn)).flatMap(inOrder)].map((one) =>
    casualtyView(state, one, turn),
  )
}

/** Men are rolled for in the order of the log. */
const placeOf = ({ men }: SnoopinState, { manId }: Casualty): number => men.findIndex(({ id }) => id === manId)

/** Who is rolled for by the tables in their order, then who is not: the killed and the captured. */
function byFate(all: readonly Casualty[]): Casualty[][] {
  const wounded = all.filter(({ fate }) => fate === 'wounded')
  return [
    ...tablesInOrder.map((left) => wounded.filter((one) => leftOf(one) === left)),
    ...(['killed', 'captured'] as const).map((fate) => all.filter((one) => one.fate === fate)),
  ]
}

/** What came out for a man in an earlier turn is open again until he has been rolled for in this one. */
function casualtyView(state: SnoopinState, casualty: Casualty, turn: Turn): CasualtyView {
  const { manId, fate, left, turnId } = casualty
  const category = turnId === turn.id || casualty.rolledTurnId === turn.id ? casualty.category : null
  const man = rowIn(state.men, manId)
  return {
    ...{ man: manId, fate, left, force: man?.forceId ?? 0 },
    name: man?.name ?? '',
    team: unitOf(state, man),
    officer: man?.role === 'officer',
    turn: rowIn(state.turns, turnId)?.number ?? 0,
    die: man ? unitDie(state, man) : 0,
    result: category === null ? null : nameIn(words.casualty, category),
    means: category === null ? '' : (words.casualty.get(category)?.does ?? ''),
    rolled: category !== null,
  }
}

/** Who is there and has not been hit. */
function onTable(state: SnoopinState, turn: Turn): TurnData['onTable'] {
  const hit = new Set(ofTurn(state.casualties, turn).map(({ manId }) => manId))
  return state.men
    .filter(isOnTableOf(state, turn))
    .filter(({ id }) => !hit.has(id))
    .map((man) => ({ id: man.id, name: man.name, team: unitOf(state, man) }))
}

const answers = [false, true] as const
const conducts: readonly Conduct[] = answers.flatMap((engaged) =>
  answers.flatMap((wasEngaged) => answers.map((abandoned) => ({ engaged, wasEngaged, abandoned }))),
)

function conductViews(state: SnoopinState, turn: Turn, holder: number | null): ConductView[] {
  const rows = ofTurn(state.conduct, turn)
  return teamsOut(state, turn.id).map((team): ConductView => {
    const { id: teamId } = team
    const wasFatigued = wentTired(state, teamId, turn.id)
    const row = rows.find((one) => one.teamId === teamId)
    const alone = leftAlone(state, teamId, turn.id)
    return {
      ...{
        team: teamId,
        name: teamName(state, team),
        force: rowById(state.squads, team.squadId, 'squad').forceId,
        wasFatigued,
        side: sideOfTeam(state, teamId)!,
      },
      engaged: row?.engaged ?? false,
      wasEngaged: row?.wasEngaged ?? false,
      ...{ abandoned: row?.abandoned ?? alone, leftAlone: alone },
      barred: conducts.map((one) => ({ ...one, why: barredBy(state, team, turn.id, one) })),
      result: resultOf(state, turn, team, row?.result ?? null, holder),
    }
  })
}

/** That something came of it may be known to all; Combat Fatigue is, for a team that went out tired rolls for it whatever else. */
function resultOf(
  state: SnoopinState,
  turn: Turn,
  { id }: Team,
  result: string | null,
  holder: number | null,
): string | null {
  const tired = state.fatigues
    .filter((one) => one.teamId === id && one.turnId === turn.id)
    .map(({ key }) => nameIn(words.fatigue, key))
  if (result === null) return tired.length === 0 ? null : tired.join('; ')
  if (hidesRanks(state, sideOfTeam(state, id)!, holder)) return 'sealed'
  const gained = state.developments
    .filter((one) => one.teamId === id && one.turnId === turn.id && one.kind === result)
    .map(({ kind, key }) => nameIn(words[kind], key))
  const learnt =
    gained.length > 0 ? gained : [rankWords(state, id, turn.id, result) ?? nameIn(words.development, result)]
  return [...(result === 'fatigue' && tired.length > 0 ? [] : learnt), ...tired].join('; ')
}

function buildingOf(state: SnoopinState, turn: Turn, holder: number | null): TurnData['building'] {
  const force = insurgencyForce(state)
  if (!force || turn.margin === null) return null
  const built = ofTurn(state.sideTurns, turn).find(({ sideId }) => sideId === force.sideId)?.built ?? null
  if (built === null && !mayBuild(state, turn)) return null
  const isSealed = hidesRanks(state, force.sideId, holder)
  const special = built === 'special' ? ofTurn(state.insurgencySpecials, turn)[0] : undefined
  const open = special ? nameIn(words.insurgencySpecial, special.key) : nameIn(words.insurgency, built ?? '')
  const result = built === null ? null : isSealed ? 'sealed' : open
  return { force: force.id, name: force.name, result }
}
