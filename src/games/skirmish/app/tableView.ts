import type { ActionView, BlastView, CheckView, FigureView, PartView, SideView, TableView } from '../contract/table.ts'
import { untold } from '../rules/blasts.ts'
import { figureIn } from '../rules/copy/needed.ts'
import { rulesOf } from '../rules/copy/rulesOf.ts'
import {
  figuresOf,
  gameOf,
  gameSideOf,
  hasSeals,
  hidesFigures,
  isSealed,
  otherSide,
  sealsApart,
} from '../rules/game.ts'
import { distanceTo, flow } from '../rules/flow.ts'
import { phasesLeft, phasesOf } from '../rules/phases.ts'
import type { Figure, Mortar, Side, SkirmishState } from '../rules/state.ts'
import { grenades, weapons } from '../rules/tables/copy.ts'
import { weaponName } from '../rules/weapons.ts'
import { actionsOf } from './actionsOf.ts'
import { effectWords } from './effectWords.ts'
import { drawnBlast, groundView, marksOf, spotOf } from './groundView.ts'
import { waitsFor } from './playable.ts'

const nothing: TableView = {
  ...{ game: null, ground: null, parts: [], sides: [], checks: [], blasts: [], smoke: [], noises: [], grenades: [] },
  ...{ spotted: null, smoked: null, sealedChecks: null, sealsApart: false },
}

/** While its check comes first a side has its new turn before it: nothing is spent or fired, nobody was heard. */
function asItBegins(state: SkirmishState): SkirmishState {
  const { id: gameId, part, sideId } = gameOf(state)
  if (part !== 'check') return state
  return {
    ...state,
    figures: state.figures.map((one) =>
      one.gameId === gameId && one.sideId === sideId ? { ...one, phases: null, spent: 0, pips: 0, fired: false } : one,
    ),
    gameSides: state.gameSides.map((one) =>
      one.gameId === gameId && one.sideId === sideId ? { ...one, shots: 0, landed: null } : one,
    ),
  }
}

/** @param side whose player looks; null: what anybody may see. @returns the game without what is sealed from him. */
export function tableView(now: SkirmishState, side: number | null): TableView {
  if ((now.tour[0]?.gameId ?? null) === null) return nothing
  const game = gameOf(now)
  const state = asItBegins(now)
  const { number, scenario, hiddenRules, turn, sideId, part } = game
  const open = (figure: Figure) => figure.sideId === side || !isSealed(state, figure)
  const checked = part === 'check' || part === 'setUp' ? figuresOf(state, sideId) : []
  return {
    game: { number, scenario, hiddenRules, turn, sideId },
    ground: groundView(state),
    parts: partViews(state, open),
    sides: state.sides.map((one) => sideView(state, one, side, open)),
    checks: checked.filter((figure) => figure.counters > 0 && open(figure)).map(checkView),
    sealsApart: sealsApart(state) && hiddenRules === 'noise',
    sealedChecks: sealedChecks(state, side),
    blasts: state.blasts.map((blast) => blastView(state, blast, side, open)),
    smoke: state.smoke.map(({ landed, inches, turnsLeft }) => ({ landed, inches, turnsLeft })),
    spotted: smokeOf(state, turn - 1),
    smoked: smokeOf(state, turn),
    grenades: grenadeViews(state),
    noises: figuresOf(state, otherSide(state, sideId))
      .filter((figure) => figure.pips > 0 && open(figure))
      .map(({ id, name, pips }) => ({ figure: id, name, pips })),
  }
}

const checkView = ({ id, name, counters }: Figure): CheckView => ({
  ...{ figure: id, name, counters },
  removedUpTo: Math.min(6, counters),
})

/** Only its own player is asked, once a turn, whether he has anybody to be checked or not. */
function sealedChecks(state: SkirmishState, side: number | null): readonly CheckView[] | null {
  const { sideId, part, turn } = gameOf(state)
  const isTime = (part === 'support' || part === 'phases') && side === sideId && sealsApart(state)
  if (!isTime || !hidesFigures(state, sideId) || gameSideOf(state, sideId).sealedTurn === turn) return null
  return figuresOf(state, sideId)
    .filter(({ unchecked }) => unchecked)
    .map((figure) => ({ ...checkView(figure), name: nameFor(state, figure, side) }))
}

const smokeOf = (state: SkirmishState, ofTurn: number): string | null =>
  state.spottingRounds.find(({ sideId, turn }) => sideId === gameOf(state).sideId && turn === ofTurn)?.landed ?? null

const types = ['fragmentation', 'phosphorus', 'third'] as const

function grenadeViews(state: SkirmishState): TableView['grenades'] {
  const table = rulesOf(state).table(grenades)
  return types.map((type) => {
    const name = type === 'third' ? figureIn(table, type, 'name') : type
    return {
      type,
      name: name === null ? 'third type' : String(name),
      waitsFor: waitsFor(state, { kind: 'grenade', type }),
    }
  })
}

function partViews(state: SkirmishState, open: (figure: Figure) => boolean): PartView[] {
  const { part: now, sideId } = gameOf(state)
  const due = untold(state).length > 0 ? 'first: who was near' : null
  const lines: Readonly<Record<PartView['part'], string>> = {
    setUp: '',
    check: `${figuresOf(state, sideId).filter((one) => one.counters > 0 && !isSealed(state, one)).length} with counters`,
    support: (now === 'support' ? due : null) ?? supportLine(state),
    phases: phasesLine(state, open),
    counters: (now === 'phases' ? due : null) ?? 'one each',
  }
  const turn = flow.map(({ part, title }): PartView => {
    const distance = distanceTo(part, now)
    const when = now === 'setUp' || distance > 0 ? 'later' : distance === 0 ? 'now' : 'done'
    return { part, title, state: when, line: lines[part] }
  })
  return now === 'setUp' ? [{ part: 'setUp', title: 'Set-up', state: 'now', line: '' }, ...turn] : turn
}

function supportLine(state: SkirmishState): string {
  const { shots, shotsPerTurn, supportTurns } = gameSideOf(state, gameOf(state).sideId)
  return supportTurns === 0 && shots === 0 ? 'none left' : `${shots} of ${shotsPerTurn} shots`
}

/** Sealed figures are counted for their own player alone: it would tell their number. */
function phasesLine(state: SkirmishState, open: (figure: Figure) => boolean): string {
  const rules = rulesOf(state)
  const ours = figuresOf(state, gameOf(state).sideId).filter(open)
  const all = ours.reduce((sum, one) => sum + phasesOf(rules, one), 0)
  return `${ours.reduce((sum, one) => sum + phasesLeft(rules, one), 0)} of ${all} left`
}

function sideView(
  state: SkirmishState,
  { id, name, force }: Side,
  holder: number | null,
  open: (figure: Figure) => boolean,
): SideView {
  const { sideId, openNumbers } = gameOf(state)
  const { shots, shotsPerTurn, supportTurns, landed: last } = gameSideOf(state, id)
  const ours = state.figures.filter((figure) => figure.sideId === id)
  const sealed = state.sealed.filter((row) => row.sideId === id && !row.opened).length
  return {
    ...{ id, name, force, active: id === sideId },
    figures: ours.filter(open).map((figure) => figureView(state, figure, holder)),
    sealed: openNumbers || holder === id ? sealed : null,
    support: {
      shots,
      shotsPerTurn,
      turns: supportTurns,
      last,
      waitsFor: waitsFor(state, { kind: last === null ? 'support' : 'nextShot' }),
    },
    hasSeals: hasSeals(state, id),
    radio: radioWords(state, id, holder),
    mortars: state.mortars.filter((one) => one.sideId === id).map((one) => mortarView(state, one)),
  }
}

/** Of a side that hides figures the other sees only a radio that is carried in the open. */
function radioWords(state: SkirmishState, sideId: number, holder: number | null): string | null {
  const radio = state.radios.find((one) => one.sideId === sideId)
  const carrier = state.figures.find(({ id }) => id === radio?.carrierId)
  if (holder !== sideId && hidesFigures(state, sideId))
    return carrier && !isSealed(state, carrier) ? carrier.name : null
  if (!radio) return null
  if (radio.destroyed) return 'destroyed'
  return carrier ? carrier.name : 'nobody'
}

function mortarView(
  state: SkirmishState,
  { id, name, sideId, status, turnsToGo, aimedAt, firedTurn }: Mortar,
): SideView['mortars'][number] {
  const at = aimedAt === null ? 'set up' : `at ${aimedAt}`
  const moving = status === 'settingUp' ? 'being set up' : 'being taken down'
  const turns = turnsToGo === 1 ? 'one turn' : `${turnsToGo} turns`
  const words = status === 'ready' ? at : status === 'packed' ? 'packed up' : `${moving}, ${turns} to go`
  const { part, sideId: now, turn } = gameOf(state)
  const notNow = part !== 'phases' || sideId !== now ? 'not in this part of the turn' : null
  const done = firedTurn === turn ? 'it has fired in this turn' : null
  const cell = waitsFor(state, { kind: 'mortar' })
  return {
    ...{ id, name, words, ready: status === 'ready', aimedAt },
    fire:
      notNow ?? (status === 'ready' ? done : 'it is not set up') ?? (cell === null ? null : `from your copy: ${cell}`),
    move: notNow ?? (turnsToGo > 0 ? 'it is being moved already' : done),
  }
}

/** Its own player reads a hidden figure by its true name. */
function figureView(state: SkirmishState, figure: Figure, holder: number | null): FigureView {
  const { id, kind, counters, pips, hidden, heard, fired, out, sideId } = figure
  const rules = rulesOf(state)
  const sealed = holder === sideId ? state.sealed.find((row) => row.figureId === id && !row.opened) : undefined
  const weapon = sealed ? sealed.weapon : (figure.weapon ?? '')
  const phases = phasesOf(rules, figure)
  return {
    ...{ id, kind, counters, pips, hidden, heard, fired, out, phases },
    man: sealed ? sealed.manId : figure.manId,
    name: nameFor(state, figure, holder),
    weapon: weapon === '' ? '' : weaponName(rules.table(weapons), weapon),
    left: Math.max(0, phases - figure.spent),
    words: figureWords(state, figure),
    marks: marksOf(state, figure),
    at: spotOf(state, figure),
    actions: actionsFor(state, figure, holder === sideId),
  }
}

/** Its own player reads a sealed figure by its true name. */
function nameFor(state: SkirmishState, { id, name, sideId }: Figure, holder: number | null): string {
  const sealed = holder === sideId ? state.sealed.find((row) => row.figureId === id && !row.opened) : undefined
  return sealed ? `${sealed.name} (${name})` : name
}

const actionsFor = (state: SkirmishState, figure: Figure, own: boolean): readonly ActionView[] =>
  gameOf(state).sideId === figure.sideId && !figure.out ? actionsOf(state, figure, own) : []

const getting = { throw: 'a grenade ready', launch: 'loading', tactical: 'creeping' } as const

function figureWords(state: SkirmishState, figure: Figure): string {
  const { id, preparing, prepared, fired, heard, kills, out, kind, unchecked } = figure
  const words = [
    unchecked ? 'to be checked' : null,
    state.radios.some(({ carrierId }) => carrierId === id) ? 'radio' : null,
    preparing === null ? null : `${getting[preparing]}, ${prepared === 1 ? 'one phase' : `${prepared} phases`}`,
    fired ? 'fired: heard' : heard ? 'heard' : null,
    kind === 'apc' && kills > 0 ? (kills === 1 ? 'immobilized' : 'exploded') : null,
    out && kind === 'man' ? 'KIA/WIA' : null,
  ]
  return words.filter((one) => one !== null).join('; ')
}

function blastView(
  state: SkirmishState,
  blast: SkirmishState['blasts'][number],
  holder: number | null,
  open: (figure: Figure) => boolean,
): BlastView {
  const ids = state.struck.filter(({ blastId }) => blastId === blast.id).map(({ figureId }) => figureId)
  const { id, sideId, kind, landed } = blast
  return {
    ...{ id, sideId, kind, landed },
    struck: state.figures
      .filter((figure) => ids.includes(figure.id) && open(figure))
      .map((figure) => ({ figure: figure.id, name: figure.name })),
    nobodyNear: blast.nobodyNear === true,
    effect: effectWords(state, blast),
    ...drawnBlast(state, blast),
    asksOpen: untold(state).includes(blast),
    asksHidden:
      sealsApart(state) && holder !== null && holder !== sideId && hidesFigures(state, holder) && !blast.answered,
  }
}
