import { refuse } from '../../../../main/engine/mustBe.ts'
import { rowById } from '../../../../main/engine/state.ts'
import { figureById, gameOf, hasSeals, sideName } from '../game.ts'
import type { EndGame } from '../inputs.ts'
import { openAll } from '../sealing.ts'
import { stepOf, type Scene } from '../scene.ts'
import type { Game } from '../state.ts'

/** The game is over, as the scenario or the players say. Seals are opened; squads keep their men, and who was removed. */
export const endGame = stepOf<EndGame>(
  (state) => `Game ${gameOf(state).number} ends`,
  (scene, { winner, words, agreed }) => {
    const game = gameOf(scene.state)
    const winnerId = winner === null ? null : rowById(scene.state.sides, winner, 'player').id
    noteResult(scene, game, winnerId, words.trim())
    if (agreed) allAgree(scene, agreed)
    openAll(scene)
    countUp(scene, game)
    keepMen(scene, game)
    if (game.edition !== null) keepDeeds(scene)
    clearTable(scene)
    scene.patch('games', game.id, { part: 'over', winnerId, words: words.trim() })
    scene.patch('tour', scene.state.tour[0]!.id, { gameId: null })
  },
)

/** Who has won is what a reader looks for: the other lines follow it. */
function noteResult(scene: Scene, { id, turn }: Game, winnerId: number | null, words: string): void {
  const who = winnerId === null ? 'Nobody has won' : `${sideName(scene.state, winnerId)} has won`
  const turns = turn === 1 ? 'one turn' : `${turn} turns`
  scene.note(`${who}, after ${turns}.${words === '' ? '' : ` ${words}`}`, { collection: 'games', id })
}

/** An end opens all seals: nobody ends a game to look under those of the other. */
function allAgree(scene: Scene, agreed: readonly number[]): void {
  for (const { id, name } of scene.state.sides.filter((side) => hasSeals(scene.state, side.id))) {
    if (!agreed.includes(id))
      refuse(`The end opens what ${name} has sealed: he must agree to it, whether anything is left or not.`)
    scene.note(`${name} agrees that what he has sealed is opened.`, { collection: 'sides', id })
  }
}

function countUp(scene: Scene, { id: gameId }: Game): void {
  for (const side of scene.state.gameSides.filter((one) => one.gameId === gameId)) {
    const figures = scene.state.figures.filter(({ sideId }) => sideId === side.sideId)
    const lost = figures.filter(({ out }) => out)
    scene.patch('gameSides', side.id, { fielded: figures.length, lost: lost.length })
    const names = lost.length === 0 ? '' : `: ${lost.map(({ name }) => name).join(', ')}`
    scene.note(`${sideName(scene.state, side.sideId)}: ${lost.length} of ${figures.length} removed${names}.`, {
      collection: 'gameSides',
      id: side.id,
    })
  }
}

function keepMen(scene: Scene, { id: gameId }: Game): void {
  for (const { manId, out } of scene.state.figures) {
    if (manId === null) continue
    const { games } = rowById(scene.state.men, manId, 'man')
    scene.patch('men', manId, { games: games + 1, ...(out && { status: 'out', lostIn: gameId }) })
  }
}

/** A figure is put out by who brought the last of its counters (ruling). What a man did is kept with him. */
function keepDeeds(scene: Scene): void {
  const { figures } = scene.state
  for (const { id, sideId, manId, out } of figures) {
    if (manId === null) continue
    const fallen = figures.filter((one) => one.out && one.hitById === id && one.sideId !== sideId)
    const { kills, removed } = rowById(scene.state.men, manId, 'man')
    if (fallen.length > 0) scene.patch('men', manId, { kills: (kills ?? 0) + fallen.length })
    if (out) scene.patch('men', manId, { removed: (removed ?? 0) + 1 })
    for (const one of fallen)
      scene.note(`${figureById(scene.state, id).name} put ${one.name} out.`, {
        ...{ collection: 'men', id: manId, field: 'kills' },
      })
  }
}

const ofTheTable = [
  'spots',
  'grounds',
  'struck',
  'blasts',
  'looks',
  'smoke',
  'spottingRounds',
  'radios',
  'sealed',
  'seals',
  'mortars',
  'figures',
] as const

function clearTable(scene: Scene): void {
  for (const collection of ofTheTable) scene.remove(collection, () => true)
}
