import { sealedTitle } from '../../../../main/engine/lines.ts'
import { mustBeOnce, mustBeWhole, notNow, refuse } from '../../../../main/engine/mustBe.ts'
import { rowById } from '../../../../main/engine/state.ts'
import { asReadNow, gameOf, mustBe, sealsApart, sideName } from '../game.ts'
import type { BeginGame, Deploy, Deployed, LayMines } from '../inputs.ts'
import { newSeal, numberOfNext, sealAll, type ToSeal } from '../sealing.ts'
import { stepOf, type Scene } from '../scene.ts'
import type { Figure } from '../state.ts'
import { isWeapon } from '../weapons.ts'

/** Begins to set up a game: what the scenario says, and which of the hidden rules is played. */
export const beginGame = stepOf<BeginGame>('A game is set up', (scene, input) => {
  const [tour] = scene.state.tour
  if (!tour) notNow('Begin the campaign first.')
  if (tour.gameId !== null) notNow('A game is under way already.')
  const { scenario, hiddenRules, acrossTurns, openNumbers, smokeSpreadInches, first, sides } = input
  if (sides.length !== 2) refuse('Both sides must be told of.')
  mustBeOnce(sides.map(({ side }) => side))
  mustBeWhole(smokeSpreadInches, 0, 48, 'Spread of smoke rounds')
  const firstSideId = rowById(scene.state.sides, first, 'player').id
  const number = scene.state.games.length + 1
  const gameId = scene.add('games', {
    ...{ number, scenario: scenario.trim(), hiddenRules, acrossTurns, openNumbers, smokeSpreadInches, firstSideId },
    ...{ turn: 1, sideId: firstSideId, part: 'setUp', winnerId: null, words: '', edition: input.edition ?? null },
  })
  for (const { side, shotsPerTurn, supportTurns } of sides) {
    mustBeWhole(shotsPerTurn, 0, 20, 'Shots per turn')
    mustBeWhole(supportTurns, 0, 99, 'Turns of support')
    const sideId = rowById(scene.state.sides, side, 'player').id
    scene.add('gameSides', {
      ...{ gameId, sideId, shotsPerTurn, supportTurns, shots: 0, landed: null },
      ...{ fielded: 0, lost: 0, sealedTurn: null },
    })
  }
  scene.patch('tour', tour.id, { gameId })
  const named = scenario.trim() === '' ? '' : `: ${scenario.trim()}`
  scene.note(`Game ${number}${named}. ${sideName(scene.state, first)} has the first turn.`, {
    collection: 'games',
    id: gameId,
  })
})

const fresh: Omit<Figure, 'id' | 'gameId' | 'sideId' | 'kind' | 'name' | 'manId' | 'weapon' | 'hidden'> = {
  ...{ counters: 0, phases: null, spent: 0, pips: 0, heard: false, fired: false },
  ...{ preparing: null, prepared: 0, kills: 0, out: false, unchecked: null, hitById: null },
}

/** Puts figures of one side on the table; what is hidden is sealed from the other. */
export const deploy = stepOf<Deploy>(
  (state, { side }) => `${sideName(state, side)} deploys`,
  (scene, { side, men, others, vehicles, mortars }) => {
    const game = mustBe(scene.state, 'setUp')
    const sideId = rowById(scene.state.sides, side, 'player').id
    mustBeOnce(men.map(({ man }) => man))
    const named = [
      ...men.map((each) => ({ ...each, ...squadMan(scene, sideId, each.man) })),
      ...others.map((each) => ({ ...each, manId: null })),
    ]
    if (named.length + vehicles.length + mortars.length === 0) refuse('Nobody is named.')
    mustBeOneRadio(scene, sideId, named)
    const toSeal: ToSeal[] = []
    const next = numberOfNext(scene.state, sideId)
    const mayHide = game.hiddenRules === 'noise'
    const isLate = ({ hidden }: OnTable) => hidden && mayHide && sealsApart(scene.state)
    const place = (one: OnTable) => {
      const sealed = one.hidden && mayHide
      const id = putOnTable(scene, sideId, one, sealed ? `Hidden ${next + toSeal.length}` : null)
      if (sealed) toSeal.push(sealedMan(one, id))
    }
    for (const one of named) if (!isLate(one)) place(one)
    for (const { name, weapon } of vehicles) {
      mustBeWeapon(weapon)
      const own = { gameId: game.id, sideId, kind: 'apc', name: name.trim(), manId: null, weapon } as const
      const id = scene.add('figures', { ...fresh, ...own, hidden: false })
      scene.note(`${name.trim()} is on the table.`, { collection: 'figures', id })
    }
    for (const { name, setUp } of mortars) {
      const status = setUp ? 'ready' : 'packed'
      const own = { gameId: game.id, sideId, name: name.trim(), status, turnsToGo: 0 } as const
      const id = scene.add('mortars', { ...own, aimedAt: null, firedTurn: null })
      scene.note(`${name.trim()} is ${setUp ? 'set up' : 'packed up'}.`, { collection: 'mortars', id })
    }
    // The sealed come last: the ids of the others would tell how many they are.
    const late = named.filter(isLate)
    const seal = late.length > 0 ? newSeal(scene, sideId) : null
    for (const one of late) place(one)
    sealAll(scene, sideId, toSeal, seal)
  },
)

/** A named figure carries it, and no other; in games begun before edition 4 several could. */
function mustBeOneRadio(scene: Scene, sideId: number, named: readonly Deployed[]): void {
  const carriers = named.filter(({ radio }) => radio).length
  const had = scene.state.radios.filter((one) => one.sideId === sideId).length
  if (asReadNow(scene.state) && carriers > 0 && carriers + had > 1) refuse('One figure of a side carries the radio.')
}

const sealedMan = ({ name, weapon, manId, place }: OnTable, figureId: number): ToSeal => ({
  ...{ kind: 'figure', figureId, weapon, manId },
  name: name.trim(),
  place: place.trim(),
})

function squadMan(scene: Scene, sideId: number, man: number) {
  const { id, squadId, name, weapon, status } = rowById(scene.state.men, man, 'man')
  if (rowById(scene.state.squads, squadId, 'squad').sideId !== sideId) refuse(`${name} is of the other side.`)
  if (status === 'out') refuse(`${name} is out.`)
  const inGame =
    scene.state.figures.some(({ manId }) => manId === id) || scene.state.sealed.some((row) => row.manId === id)
  if (inGame) refuse(`${name} is on the table already.`)
  return { manId: id, name, weapon }
}

interface OnTable extends Deployed {
  readonly name: string
  readonly weapon: string
  readonly manId: number | null
}

/** @param label what it is called while it is sealed; null where it stands in the open. */
function putOnTable(scene: Scene, sideId: number, one: OnTable, label: string | null): number {
  const { id: gameId } = gameOf(scene.state)
  const { name, weapon, manId, radio, hidden } = one
  mustBeWeapon(weapon)
  const who = label === null ? { name: name.trim(), weapon, manId } : { name: label, weapon: null, manId: null }
  const id = scene.add('figures', { ...fresh, ...who, gameId, sideId, kind: 'man', hidden })
  scene.note(`${who.name} is on the table.`, { collection: 'figures', id })
  if (radio) {
    scene.add('radios', { gameId, sideId, carrierId: id, destroyed: false })
    scene.note(`${who.name} carries the radio.`, { collection: 'figures', id })
  }
  return id
}

function mustBeWeapon(weapon: string | null): void {
  if (weapon !== null && !isWeapon(weapon)) refuse(`"${weapon}" is no weapon of the list.`)
}

/** Mines are placed and noted before the game. */
export const layMines = stepOf<LayMines>(sealedTitle, (scene, { side, places }) => {
  mustBe(scene.state, 'setUp')
  if (places.length === 0) refuse('No place is named.')
  const sideId = rowById(scene.state.sides, side, 'player').id
  const mine = { kind: 'mine', figureId: null, name: '', weapon: '', manId: null } as const
  sealAll(
    scene,
    sideId,
    places.map((place) => ({ ...mine, place: place.trim() })),
  )
})
