import { refuse } from '../../../../../main/engine/mustBe.ts'
import { rowById } from '../../../../../main/engine/state.ts'
import { bestDie } from '../../forces.ts'
import type { Reconnoiter, RollOff } from '../../inputs.ts'
import { stepOf, type Scene } from '../../scene.ts'
import type { SnoopinState, Turn } from '../../state.ts'
import { mustBe, sideTurnOf } from '../../turn.ts'
import { inTurn, turnWords } from '../../titles.ts'
import { passOn } from '../../flow.ts'

const forWhat = {
  objectives: 'who places the first objective',
  edges: 'who chooses an edge',
  deploy: 'who deploys first',
}

/** Both sides roll the best Troop Quality die of the units that they deploy; equal dice are rolled again (p. 7). */
export const rollOff = stepOf<RollOff>(
  (state, { what }) => `Roll-off: ${forWhat[what]}, ${turnWords(state)}`,
  (scene, { what }) => {
    const turn = what === 'deploy' ? mustBe(scene.state, 'initiate') : mustBe(scene.state, 'reconnoiter')
    if (winnerOf(scene.state, turn, what) !== null) refuse(`It has been rolled off already ${forWhat[what]}.`)
    const requests = scene.state.sides.map(({ id, name }) => ({
      ...{
        key: 'snoopin.roll-off',
        subject: id,
        why: `Roll-off: ${name}`,
        count: 1,
        sides: bestDie(scene.state, turn, id),
      },
    }))
    for (;;) {
      const [first, second] = scene.diceAll(requests)
      const [a, b] = [first!.faces[0]!, second!.faces[0]!]
      const sides = scene.state.sides
      if (a === b) {
        scene.tellDice(first!, `${sides[0]!.name}: ${a}.`, { about: { collection: 'sides', id: sides[0]!.id } })
        scene.tellDice(second!, `${sides[1]!.name}: ${b}, so both roll again.`, {
          about: { collection: 'sides', id: sides[1]!.id },
        })
        continue
      }
      const winner = a > b ? sides[0]! : sides[1]!
      const id = scene.add('rollOffs', { turnId: turn.id, what, winnerId: winner.id })
      const about = { collection: 'rollOffs', id }
      scene.tellDice(first!, `${sides[0]!.name}: ${a}.`, { about })
      scene.tellDice(second!, `${sides[1]!.name}: ${b}.`, { about })
      scene.note(winWords(what, winner.name), about)
      return
    }
  },
)

const wins = {
  objectives: 'The first objective is chosen by',
  edges: 'An edge is chosen by',
  deploy: 'Who deploys first is said by',
}

/** @returns what a roll-off came to, in a sentence. */
export const winWords = (what: RollOff['what'], winner: string): string => `${wins[what]} ${winner}.`

/** @returns the side that won a roll-off; null before it. */
function winnerOf({ rollOffs }: SnoopinState, { id }: Turn, what: RollOff['what']): number | null {
  return rollOffs.find((one) => one.turnId === id && one.what === what)?.winnerId ?? null
}

/** Terrain, objectives chosen in turns, Hot Spots and edges (p. 7). A scenario lays the table out itself. */
export const reconnoiter = stepOf<Reconnoiter>(
  inTurn('reconnoiter'),
  (scene, { pieces, hotSpots, objectives, edges }) => {
    const turn = mustBe(scene.state, 'reconnoiter')
    const winner = winnerOf(scene.state, turn, 'objectives')
    if (turn.random && winner === null) refuse('Roll off for the objectives first.')
    if (turn.random && winnerOf(scene.state, turn, 'edges') === null) refuse('Roll off for the edges first.')
    mustBeQuarters(turn, objectives)
    scene.patch('turns', turn.id, { pieces, hotSpots })
    scene.note(`${pieces === 1 ? 'One piece' : `${pieces} pieces`} of terrain.`, {
      ...{ collection: 'turns', id: turn.id, field: 'pieces' },
    })
    if (hotSpots !== '') scene.note(`Hot Spots: ${hotSpots}.`, { collection: 'turns', id: turn.id, field: 'hotSpots' })
    placeObjectives(scene, turn, winner ?? scene.state.sides[0]!.id, objectives)
    takeEdges(scene, turn, edges)
    passOn(scene)
  },
)

function mustBeQuarters({ random }: Turn, objectives: Reconnoiter['objectives']): void {
  const quarters = new Set(objectives.map(({ quarter }) => quarter))
  if (quarters.size < objectives.length) refuse('Each quarter of the table has one objective: two share one.')
  if (random && quarters.size < 4) refuse('Name an objective in each quarter of the table.')
}

/** @returns who chooses the objectives, one after the other: the winner of the roll-off first, then by turns. */
export function choosersOf({ sides }: Pick<SnoopinState, 'sides'>, first: number, count: number): number[] {
  const other = sides.find(({ id }) => id !== first)!.id
  return Array.from({ length: count }, (_, i) => (i % 2 === 0 ? first : other))
}

function placeObjectives(scene: Scene, turn: Turn, first: number, objectives: Reconnoiter['objectives']): void {
  const choosers = choosersOf(scene.state, first, objectives.length)
  objectives.forEach(({ quarter, place }, i) => {
    const sideId = choosers[i]!
    const id = scene.add('objectives', { turnId: turn.id, quarter, place, sideId })
    const { name } = rowById(scene.state.sides, sideId, 'side')
    const what = place === '' ? 'an objective' : place
    scene.note(`Quarter ${quarter}: ${what}, chosen by ${name}.`, { collection: 'objectives', id })
  })
}

function takeEdges(scene: Scene, turn: Turn, edges: Reconnoiter['edges']): void {
  if (new Set(edges.map(({ side }) => side)).size < edges.length) refuse('A side has two edges: leave one out.')
  if (edges.length === 2 && edges[0]!.edge === edges[1]!.edge && edges[0]!.edge !== '')
    refuse('The other side gets the opposite edge, not the same one.')
  for (const { side, edge } of edges) {
    const row = sideTurnOf(scene.state, turn, side)
    if (!row) refuse('Edges are those of the two sides.')
    scene.patch('sideTurns', row.id, { edge })
    const { name } = rowById(scene.state.sides, side, 'side')
    if (edge !== '') scene.note(`${name}: ${edge}.`, { collection: 'sideTurns', id: row.id, field: 'edge' })
  }
}
