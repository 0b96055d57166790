import { halfDie } from '../../../../../../main/engine/checks.ts'
import { explainDice } from '../../../../../../main/engine/lines.ts'
import { tunnelSuccess } from '../../../tables/trapsAndTunnels.ts'
import { aboutFigure, battleOf, figureById } from '../../battle.ts'
import { bringDown } from '../../harm/harm.ts'
import type { Scene } from '../../scene.ts'
import { structureById } from '../../structures.ts'
import { tally } from '../../tally.ts'
import { turnsBelow, type Party } from './below.ts'

type SuccessRow = (typeof tunnelSuccess)['rows'][number]

/** A party is up: whoever is hurt is out, and what it has found counts once it stayed its time (FNG pp. 66-67). */
export function comeUp(scene: Scene, party: Party): void {
  const turns = turnsBelow(party, battleOf(scene.state).turn)
  for (const { figureId } of party.rows) surface(scene, figureId)
  const { name } = structureById(scene.state, party.structureId)
  if (turns < party.minimum) {
    scene.note(`${name}: up after ${turns} of ${party.minimum} turns, with nothing.`, { page: 66 })
    return
  }
  const finds = 1 + turns - party.minimum
  const situation = { subject: party.structureId, why: `${name}, ${turns} turns` }
  const rolls = scene.rollAll(
    tunnelSuccess,
    Array.from({ length: finds }, () => situation),
  )
  for (const roll of rolls) {
    const points = pointsOf(scene, party.structureId, roll.row)
    scene.tell(roll, `${name}: ${says[roll.row.outcome]}, ${points} VP.`)
    tally(scene, { event: 'otherPoints', points, text: 'Found in tunnels' })
  }
}

const says = { nothing: 'nothing special', supplies: 'supplies', intelligence: 'papers of use' } as const

function pointsOf(scene: Scene, subject: number, { gives }: SuccessRow): number {
  const half = gives.halfEal ? Math.ceil(battleOf(scene.state).eal / 2) : 0
  if (gives.dice === 0) return gives.points + half
  const why = gives.halfDie ? 'Points for it, 1/2d6' : 'Points for it, 1d6'
  const thrown = scene.dice({ key: 'battle.tunnel-points', subject, count: gives.dice, why })
  const score = gives.halfDie ? halfDie(thrown.faces[0]!) : thrown.faces.reduce<number>((sum, face) => sum + face, 0)
  scene.say(explainDice(`${score} more.`, thrown, { table: tunnelSuccess.id, page: 67, score }))
  return gives.points + score + half
}

/** He stands above ground again; who was hurt below is out (FNG p. 66). */
export function surface(scene: Scene, figureId: number): void {
  const figure = figureById(scene.state, figureId)
  const hurt = scene.state.lasting.some(({ kind, figureId: id }) => kind === 'hurtBelow' && id === figureId)
  const ofBelow = ['below', 'hurtBelow', 'lyingBelow', 'rescue', 'bringsUp']
  scene.remove('lasting', ({ kind, figureId: id }) => id === figureId && ofBelow.includes(kind))
  scene.patch('figures', figureId, { inTunnel: false, repLoss: figure.repLoss - Number(hurt) })
  scene.note(`${figure.name} is above ground again.`, { about: aboutFigure(figure), page: 66 })
  if (hurt) bringDown(scene, [figureId], 'outOfTheFight', null, 'hurt in the tunnel')
}
