import type { InputOption } from '../../../contract/inputField.ts'
import type { ListIn, Lists } from '../../../main/app/game/lists.ts'
import type { bookgunContract } from '../contract/contract.ts'
import { nations } from '../rules/organisation/nations.ts'
import { isVehicle } from '../rules/movement/mobilities.ts'
import { roadRow } from './roadRow.ts'
import { forceOf, isPlaying } from '../rules/game.ts'
import { labelOfFigure } from '../rules/roster/figures.ts'
import { formationTypes, keyedParts, keyOfPart, type FormationType } from '../rules/roster/parts.ts'
import type { BookgunState, FigureRow, Troop, Unit } from '../rules/state.ts'
import { carries } from '../rules/steps/mounting.ts'
import { sizeOfUnit } from '../rules/troops.ts'
import { whyNotFire } from '../rules/turn/acting.ts'
import { mayAnswer, openDraw } from '../rules/turn/drawn.ts'
import { leadersWhoTry, toRally } from '../rules/turn/rallying.ts'

type List = ListIn<BookgunState>

const named = ({ id, name }: { readonly id: number; readonly name: string }): InputOption => ({
  value: id,
  label: name,
})

const troopsWhere =
  (fits: (troop: Troop) => boolean): List =>
  (state) =>
    isPlaying(state) ? state.troops.filter((troop) => !troop.gone && fits(troop)).map(named) : []

/** @returns units that can be put on the table: what a player has concealed is left out for himself alone. */
const readyWhere =
  (fits: (unit: Unit) => boolean): List =>
  (state, holder) => {
    if (!isPlaying(state)) return []
    const there = new Set(state.troops.map(({ unitId }) => unitId))
    const concealed = new Set(
      state.sealed.filter(({ kind, sideId }) => kind === 'marker' && sideId === holder).map(({ unitId }) => unitId),
    )
    return state.units
      .filter((unit) => fits(unit) && !there.has(unit.id) && !concealed.has(unit.id) && sizeOfUnit(state, unit) > 0)
      .map(named)
  }

function figureOption({ units }: BookgunState, figure: FigureRow): InputOption {
  const { id, unitId } = figure
  return { value: id, label: `${units.find((one) => one.id === unitId)!.name}: ${labelOfFigure(figure, 'vehicle')}` }
}

const isLed = (state: BookgunState, { id, leader }: Unit): boolean =>
  leader !== '' || state.figures.some(({ unitId, leads, lostIn }) => unitId === id && leads && lostIn === null)

/** To a player who holds the machine only units of his own side are offered where he names one. */
const isOwn = ({ sides }: BookgunState, { force }: Unit, holder: number | null): boolean => {
  const side = sides.find(({ id }) => id === holder)
  return side === undefined || (side.kind !== 'umpire' && forceOf(side.kind) === force)
}

const titleOfNation = (nation: string | null): string => {
  const found = nations.find(({ id }) => id === nation)
  return found ? `${found.title}, ` : ''
}

const typeOption = ({ key, title, nation }: FormationType): InputOption => ({
  value: key,
  label: `${titleOfNation(nation)}${title}`,
})

/** Who fires with the card that was drawn; without one, who could in this phase. */
function mayFire(state: BookgunState): readonly Troop[] {
  const draw = openDraw(state)
  const may = draw ? mayAnswer(state, draw) : state.troops.filter((troop) => whyNotFire(state, troop) === null)
  return may.filter(({ gone, kind }) => !gone && kind !== 'marker')
}

/** Who is in the open, and an enemy of some units: where those are all of one force, its own are none. */
function against({ troops }: BookgunState, units: readonly Troop[]): readonly Troop[] {
  const forces = new Set(units.map(({ force }) => force))
  const [only] = forces.size === 1 ? forces : []
  return troops.filter(({ gone, waiting, kind, force }) => !gone && !waiting && kind !== 'marker' && force !== only)
}

/** Who may be fired at with the card that was drawn. */
const shotAt = (state: BookgunState): readonly Troop[] => against(state, openDraw(state) ? mayFire(state) : [])

/** Whose charges wait to be settled. */
const charging = ({ troops }: BookgunState): readonly Troop[] => troops.filter((troop) => troop.charging && !troop.gone)

/** Who may be charged by them: who fights comes before a crowd. */
const charged = (state: BookgunState): readonly Troop[] =>
  against(state, charging(state)).toSorted((a, b) => Number(a.force === 'civilians') - Number(b.force === 'civilians'))

/** Who has lost a fight is one of those in it. */
const fighting = (state: BookgunState): readonly Troop[] => [...new Set([...charging(state), ...charged(state)])]

/** Whose leader may try to rally the unit that the card is for, or one that has routed. */
function leadersNear(state: BookgunState): readonly Troop[] {
  const draw = openDraw(state)
  const rallying = draw ? mayAnswer(state, draw) : toRally(state)
  // Its own leader is no other one: of him the form says "its own".
  const others = (troop: Troop) => leadersWhoTry(state, troop).filter(({ id }) => id !== troop.id)
  return [...new Set(rallying.flatMap(others))]
}

/** What the forms of the contract pick from. */
export const bookgunLists: Lists<typeof bookgunContract, BookgunState> = {
  players: ({ sides }) => sides.map(named),
  nations: () => nations.map(({ id, title }) => ({ value: id, label: title })),
  formationTypes: () => formationTypes.map(typeOption),
  platoonTypes: () => formationTypes.filter(({ kind }) => kind === 'platoon').map(typeOption),
  parts: () =>
    keyedParts.map(({ key, part, nation }) => ({ value: key, label: `${titleOfNation(nation)}${part.title}` })),
  formations: ({ formations }) => formations.map(named),
  units: ({ units }) => units.map(named),
  choices: ({ units }) => {
    const options = keyedParts
      .filter(({ key }) => units.some((unit) => keyOfPart(unit) === key))
      .flatMap(({ part }) => part.options ?? [])
    return [...new Map(options.map(({ id, weapon }) => [id, { value: id, label: weapon }])).values()]
  },
  figures: (state) => state.figures.filter(({ lostIn }) => lostIn === null).map((one) => figureOption(state, one)),
  lostFigures: (state) => state.figures.filter(({ lostIn }) => lostIn !== null).map((one) => figureOption(state, one)),
  ready: readyWhere(({ force }) => force !== 'civilians'),
  mobs: readyWhere(({ force }) => force === 'civilians'),
  led: (state, holder) =>
    isPlaying(state) ? state.units.filter((unit) => isLed(state, unit) && isOwn(state, unit, holder)).map(named) : [],
  troops: troopsWhere(() => true),
  targets: troopsWhere(({ waiting }) => !waiting),
  onRoad: (state) => roadRow(state).map(named),
  mayFire: (state) => (isPlaying(state) ? mayFire(state).map(named) : []),
  shotAt: (state) => (isPlaying(state) ? shotAt(state).map(named) : []),
  vehicles: troopsWhere(({ kind, mobility }) => kind !== 'marker' && isVehicle(mobility)),
  charging: (state) => charging(state).map(named),
  charged: (state) => charged(state).map(named),
  fighting: (state) => fighting(state).map(named),
  leaders: (state) => (isPlaying(state) ? leadersNear(state).map(named) : []),
  markers: troopsWhere(({ kind }) => kind === 'marker'),
  carriers: troopsWhere((troop) => troop.kind !== 'marker' && !troop.afloat && carries(troop)),
}
