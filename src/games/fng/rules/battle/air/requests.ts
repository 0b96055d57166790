import { halfDie } from '../../../../../main/engine/checks.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import type { FngState } from '../../state.ts'
import { airRequest } from '../../tables/airStrikes.ts'
import { battleOf } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { comesWhen, noteCall } from '../support/calls.ts'
import { closeSupport, isClosed } from '../support/closed.ts'
import { commanderRank } from '../support/commander.ts'
import type { Asked, SupportRequest } from '../support/request.ts'
import { bringCraft } from './bringCraft.ts'
import { planeOf, planesIn } from './craft.ts'
import { delayByWeather, whyGrounded } from './weather.ts'

type StrikeKind = 'airStrike' | 'spooky'

/** Air strikes by radio, with the FAC who directs them, and the AC-47, which must be asked for by name (FNG pp. 80, 84). */
export const airRequests: readonly SupportRequest[] = [
  {
    kind: 'airStrike',
    title: 'Air strike',
    type: 'tacticalAir',
    ready: true,
    // Ready tactical air is a FAC alone: his strikes are asked for (ruling to FNG p. 80).
    readyBrings: 'FAC',
    refuses: whyGrounded,
    ask(scene, asked) {
      if (asked.source === 'ready') readyFac(scene, asked)
      else request(scene, 'airStrike', asked)
    },
  },
  {
    kind: 'spooky',
    title: 'AC-47 "Spooky"',
    type: 'tacticalAir',
    ready: false,
    refuses: (state) =>
      whyGrounded(state) ??
      (battleOf(state).dayPart === 'night' ? null : 'It flies at night only.') ??
      (isClosed(state, 'airStrike') ? 'No aircraft can be had for the rest of the battle.' : null),
    ask: (scene, asked) => {
      request(scene, 'spooky', asked)
    },
  },
]

/** A FAC is on station (FNG p. 80). */
export const hasFac = (state: FngState): boolean =>
  planesIn(state).some((craft) => planeOf(state, craft)?.kind === 'fac')

const isFacComing = ({ calls }: FngState): boolean =>
  calls.some(({ kind, status, brings }) => kind === 'fac' && status === 'underWay' && brings !== 'loach')

function readyFac(scene: Scene, { callerId, source, readyTurn }: Asked): void {
  const late = delayByWeather(scene, callerId)
  if (late !== null) note(scene, 'fac', { callerId, source, arrives: readyTurn! + late })
}

function request(scene: Scene, kind: StrikeKind, { callerId, source }: Asked): void {
  const { supportLevel: level, turn } = battleOf(scene.state)
  const roll = scene.roll(airRequest, {
    subject: callerId,
    why: `Support Level ${level}`,
    when: {
      ...commanderRank(scene.state),
      supportLevel1: level === 1,
      supportLevel2: level === 2,
      supportLevel3: level === 3,
      supportLevel4: level === 4,
    },
  })
  scene.tell(roll, `${kind === 'spooky' ? 'AC-47' : 'Air strike'}: ${roll.row.text}.`)
  const { outcome, gives } = roll.row
  if (outcome === 'denied') closeSupport(scene, 'airStrike')
  if (outcome !== 'granted') return
  const late = delayByWeather(scene, callerId)
  if (late === null) return
  const facTurn = turn + late + gives.facTurns + (gives.plusHalfDie ? halfDieOfTurns(scene, callerId) : 0)
  if (!hasFac(scene.state) && !isFacComing(scene.state)) note(scene, 'fac', { callerId, source, arrives: facTurn })
  note(scene, kind, { callerId, source, arrives: facTurn + gives.strikeTurns })
}

function halfDieOfTurns(scene: Scene, subject: number): number {
  const thrown = scene.dice({
    key: 'battle.fac-turns',
    subject,
    count: 1,
    why: 'Turns more until the FAC comes, 1/2d6',
  })
  const turns = halfDie(thrown.faces[0]!)
  scene.say(explainDice(`${turns} more.`, thrown, { page: 80, score: turns }))
  return turns
}

const words: Readonly<Record<StrikeKind | 'fac', string>> = {
  fac: 'FAC',
  airStrike: 'one aircraft',
  spooky: 'AC-47 gunship',
}

function note(
  scene: Scene,
  kind: StrikeKind | 'fac',
  { callerId, source, arrives }: Pick<Asked, 'callerId' | 'source'> & { readonly arrives: number },
): void {
  const what = words[kind]
  const id = noteCall(scene, { kind, source, callerId, arrives, amount: 1, what })
  const { turn } = battleOf(scene.state)
  scene.note(`${kind === 'airStrike' ? 'Air strike, one aircraft' : what}: ${comesWhen(turn, arrives)}.`, { page: 80 })
  if (arrives <= turn) bringCraft(scene, id)
}
