import { refuse } from '../../../../../main/engine/mustBe.ts'
import { rowById } from '../../../../../main/engine/state.ts'
import type { BeginTurn } from '../../inputs.ts'
import { stepOf, type Scene } from '../../scene.ts'
import type { SnoopinState } from '../../state.ts'
import { mustStandAt } from '../../turn.ts'
import { platoonsOf } from '../../forces.ts'

/** A campaign turn: missions come from the generator, or as a scenario tells them (p. 6). */
export const beginTurn = stepOf<BeginTurn>(
  ({ turns }) => `Turn ${turns.length + 1} begins`,
  (scene, { scenario, random, missions }) => {
    const tour = mustStandAt(scene.state, 'start')
    mustBeReady(scene.state)
    // Between its scenarios a pack may have missions of the generator, which have no name.
    if (tour.kind === 'pack' && !random && scenario === '') refuse('Name the scenario of the pack.')
    if (random && missions.length > 0) refuse('Missions come from the generator: leave those of the scenario out.')
    const number = scene.state.turns.length + 1
    const turnId = scene.add('turns', {
      ...{ number, scenario, random, pieces: null, hotSpots: '', gameTurn: null, gameOver: false },
      ...{ winnerId: null, margin: null, words: '' },
    })
    for (const { id: sideId } of scene.state.sides)
      scene.add('sideTurns', {
        ...{ turnId, sideId, fogCards: 0, edge: '', points: null, pows: 0, campaignPoints: null, built: null },
      })
    scene.note(`Turn ${number}${scenario === '' ? '' : `: ${scenario}`}.`, { collection: 'turns', id: turnId })
    for (const one of missions) openMission(scene, turnId, one)
    scene.patch('tour', tour.id, { turnId, part: random ? 'mission' : 'orders' })
  },
)

/** What a scenario tells a side stands open from the start. */
function openMission(scene: Scene, turnId: number, { side, words }: BeginTurn['missions'][number]): void {
  const { name } = rowById(scene.state.sides, side, 'side')
  if (words === '') refuse(`Say what ${name} has to do, or leave its mission out.`)
  if (scene.state.missions.some((one) => one.turnId === turnId && one.sideId === side))
    refuse(`${name} has two missions: leave one out.`)
  const sealed = { mission: words, salt: '', digest: '' }
  const id = scene.add('missions', { ...sealed, turnId, sideId: side, known: words, achieved: null })
  scene.note(`${name}: ${words}.`, { collection: 'missions', id })
}

/** Each side has its force, and each platoon two squads with teams. */
function mustBeReady(state: SnoopinState): void {
  const bare = state.sides.find(({ id }) => !state.forces.some(({ sideId }) => sideId === id))
  if (bare) refuse(`${bare.name} have no force yet: add it first.`)
  const thin = platoonsOf(state).find(({ id }) => manned(state, id) < 2)
  if (thin) refuse(`${thin.name} has fewer than two squads: add them first.`)
}

const manned = ({ squads, teams }: SnoopinState, force: number): number =>
  squads.filter(({ id, forceId }) => forceId === force && teams.some(({ squadId }) => squadId === id)).length
