import { refuse } from '../../../../../main/engine/mustBe.ts'
import { provedWords } from '../../../../../main/engine/proofs.ts'
import { rowById } from '../../../../../main/engine/state.ts'
import { compare } from '../../margin.ts'
import type { Assess, OneSide } from '../../inputs.ts'
import { digestOf, missionName, missionOf, partCount, sealedWords } from '../../missions.ts'
import { stepOf, type Scene } from '../../scene.ts'
import { momentumLeft, pointWords, scoreLines, signed, sumOf } from '../../score.ts'
import type { Turn } from '../../state.ts'
import { mustBe, sideTurnOf } from '../../turn.ts'
import { inTurn, nameOf, turnWords } from '../../titles.ts'
import { passOn } from '../../flow.ts'

/** The game is over: a side opens its mission, and it is shown that it was not changed since it was sealed. */
export const openMission = stepOf<OneSide>(
  (state, { side }) => `${nameOf(state, 'sides', side)} opens its mission, ${turnWords(state)}`,
  (scene, { side: sideId }) => {
    const turn = mustBe(scene.state, 'assessment')
    const { name } = rowById(scene.state.sides, sideId, 'side')
    const sealed = missionOf(scene.state, turn, sideId)
    if (sealed?.known !== null) refuse(`${name} has no mission that is sealed.`)
    scene.patch('missions', sealed.id, { known: sealed.mission })
    scene.note(`${name} had ${missionName(scene, sealed.mission)} to do.`, {
      ...{ collection: 'missions', id: sealed.id, field: 'known' },
    })
    const proof = provedWords(sealedWords(sealed), digestOf(sealed), sealed.digest, ': it was changed in the file')
    scene.note(proof, { collection: 'missions', id: sealed.id })
  },
)

/** Victory points of both sides, and by what margin one of them won the game (p. 10-18). */
export const assess = stepOf<Assess>(inTurn('operation assessment'), (scene, { sides, words }) => {
  const turn = mustBe(scene.state, 'assessment')
  if (scene.state.missions.some(({ turnId, known }) => turnId === turn.id && known === null))
    refuse('Open the missions first.')
  mustBeLeft(scene, turn)
  const own = scene.state.sides.map(({ id, name }) => {
    const said = sides.filter(({ side }) => side === id)
    if (said.length !== 1) refuse(`Say once how ${name} has done.`)
    return said[0]!
  })
  if (turn.random && own.some(({ points: by }) => by !== null))
    refuse('A random mission is counted by the two lists: leave the points of a scenario empty.')
  for (const { side, parts } of own) settleMission(scene, turn, side, parts)
  const points = own.map(({ side, points: said }) => score(scene, turn, side, said))
  const { outcome, text, ahead } = compare(scene, points[0]!, points[1]!)
  const winner = ahead === null ? null : scene.state.sides[ahead]!
  scene.patch('turns', turn.id, { margin: outcome, winnerId: winner?.id ?? null, words })
  scene.note(`${Math.max(...points)} to ${Math.min(...points)}: ${text}${winner ? ` for ${winner.name}` : ''}.`, {
    ...{ collection: 'turns', id: turn.id, field: 'margin' },
  })
  if (words !== '') scene.note(words, { collection: 'turns', id: turn.id, field: 'words' })
  passOn(scene)
})

/** How a wounded figure left the table must be known by now. */
function mustBeLeft({ state }: Scene, { id }: Turn): void {
  const open = state.casualties.find(({ turnId, fate, left }) => turnId === id && fate === 'wounded' && left === null)
  if (open) refuse(`Say first how ${rowById(state.men, open.manId, 'man').name} left the table, or was left on it.`)
}

/** All parts of a mission must be done (ruling). */
function settleMission(scene: Scene, turn: Turn, side: number, parts: number): void {
  const mission = missionOf(scene.state, turn, side)
  if (!mission) return
  const key = mission.known!
  const achieved = parts >= partCount(scene, key)
  scene.patch('missions', mission.id, { achieved })
  const { name } = rowById(scene.state.sides, side, 'side')
  scene.note(`${name}, ${missionName(scene, key)}: ${achieved ? 'achieved' : 'failed'}.`, {
    ...{ collection: 'missions', id: mission.id, field: 'achieved' },
  })
}

/** @param said by the scenario's own list; null: by those of the book. @returns the points of a side, momentum included. */
function score(scene: Scene, turn: Turn, side: number, said: number | null): number {
  const row = sideTurnOf(scene.state, turn, side)!
  const lines = scoreLines(scene, turn, side)
  const left = momentumLeft(scene.state, turn, side)
  const points = said === null ? sumOf(lines) : said + left
  const pows = lines.filter(({ key }) => key === 'pow' || key === 'powOfficer').reduce((sum, one) => sum + one.count, 0)
  scene.patch('sideTurns', row.id, { points, pows })
  const { name } = rowById(scene.state.sides, side, 'side')
  const counted = lines
    .filter(({ count }) => count > 0)
    .map(({ text, points: each, count }) => `${text.replace(/^each /, '')} ${signed(each * count)}`)
  const how =
    said === null ? counted : [`by the scenario ${signed(said)}`, ...(left === 0 ? [] : [`momentum ${signed(left)}`])]
  scene.note(`${name}: ${pointWords(points)}${how.length === 0 ? '' : ` (${how.join(', ')})`}.`, {
    ...{ collection: 'sideTurns', id: row.id, field: 'points' },
  })
  return points
}
