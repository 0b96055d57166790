import { halfDie } from '../../../../../main/engine/checks.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import { RuleError } from '../../../../../main/engine/errors.ts'
import type { FngState } from '../../state.ts'
import { heliGunshipRequest, heliMedevacRequest } from '../../tables/helicopters.ts'
import { bringCraft } from '../air/bringCraft.ts'
import { delayByWeather, whyGrounded } from '../air/weather.ts'
import { battleOf } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { comesWhen, noteCall } from '../support/calls.ts'
import { commanderRank } from '../support/commander.ts'
import { readyNow } from '../support/ready.ts'
import type { Asked, SupportRequest } from '../support/request.ts'

type HelicopterCall = 'gunship' | 'medevac' | 'transport'

/** Gunships and medevacs by radio; a helicopter mission that is Ready is one of these or a transport (FNG pp. 75, 87-89). */
export const helicopterRequests: readonly SupportRequest[] = [
  {
    kind: 'gunship',
    title: 'Gunship',
    type: 'helicopters',
    ready: true,
    refuses: whyGrounded,
    ask: (scene, asked) => {
      ask(scene, 'gunship', asked, requestGunship)
    },
  },
  {
    kind: 'medevac',
    title: 'Medevac',
    type: 'helicopters',
    ready: true,
    refuses: whyGrounded,
    ask: (scene, asked) => {
      ask(scene, 'medevac', asked, requestMedevac)
    },
  },
  {
    kind: 'transport',
    title: 'Transport helicopter',
    type: 'helicopters',
    ready: true,
    refuses: (state) => whyGrounded(state) ?? whyNoTransport(state),
    ask: (scene, asked) => {
      ask(scene, 'transport', asked, () => {
        throw new RuleError('bad-input', `${onlyReady} Nothing was changed.`)
      })
    },
  },
]

const onlyReady = 'A transport comes as Ready Support, with a mission or by reinforcements.'

const whyNoTransport = (state: FngState): string | null => (readyNow(state).includes('helicopters') ? null : onlyReady)

/** What a request table has granted. */
interface Granted {
  readonly turns: number
  /** Attack passes; 0 for no limit. */
  readonly passes: number
  /** Wounded that it has room for; 0 for as many as fit. */
  readonly wounded: number
}

const unlimited = { passes: 0, wounded: 0 } as const

function ask(
  scene: Scene,
  kind: HelicopterCall,
  { callerId, source, readyTurn }: Asked,
  request: (scene: Scene, callerId: number) => Granted | null,
): void {
  const { turn } = battleOf(scene.state)
  const granted = source === 'ready' ? { turns: readyTurn! - turn, ...unlimited } : request(scene, callerId)
  if (granted === null) return
  const late = delayByWeather(scene, callerId)
  if (late === null) return
  const arrives = turn + granted.turns + late
  const limits = { amount: granted.wounded, rounds: granted.passes }
  const id = noteCall(scene, { kind, source, callerId, arrives, ...limits, what: wordsFor(granted) })
  scene.note(`${titles[kind]}, ${wordsFor(granted)}: ${comesWhen(turn, arrives)}.`, { page: pages[kind] })
  if (arrives <= turn) bringCraft(scene, id)
}

const titles: Readonly<Record<HelicopterCall, string>> = {
  gunship: 'Gunship',
  medevac: 'Medevac',
  transport: 'Transport',
}

const pages: Readonly<Record<HelicopterCall, number>> = { gunship: 87, medevac: 89, transport: 75 }

const wordsFor = ({ passes, wounded }: Granted): string =>
  passes > 0 ? 'one pass only' : wounded > 0 ? `room for ${wounded} wounded` : 'one mission'

function requestGunship(scene: Scene, callerId: number): Granted | null {
  const { supportLevel: level } = battleOf(scene.state)
  const roll = scene.roll(heliGunshipRequest, {
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
  scene.tell(roll, `Gunship: ${roll.row.text}.`)
  const { outcome, gives } = roll.row
  if (outcome !== 'granted') return null
  return { ...unlimited, passes: gives.passes ?? 0, turns: gives.turns + dieOf(scene, callerId, gives.turnsDie) }
}

function requestMedevac(scene: Scene, callerId: number): Granted | null {
  const { supportLevel } = battleOf(scene.state)
  const roll = scene.roll(heliMedevacRequest, {
    subject: callerId,
    why: `Support Level ${supportLevel}`,
    when: { supportLevel1: supportLevel === 1 },
  })
  scene.tell(roll, `Medevac: ${roll.row.text}.`)
  const { outcome, gives } = roll.row
  if (outcome !== 'granted') return null
  return { ...unlimited, wounded: gives.mostWounded ?? 0, turns: gives.turns + dieOf(scene, callerId, gives.turnsDie) }
}

/** Turns that a die adds: a whole one, half of one, or none. */
function dieOf(scene: Scene, subject: number, die: '1d6' | 'half' | null): number {
  if (die === null) return 0
  const why = `Turns until it comes, ${die === 'half' ? '1/2d6' : '1d6'}`
  const thrown = scene.dice({ key: 'battle.helicopter-turns', subject, count: 1, why })
  const turns = die === 'half' ? halfDie(thrown.faces[0]!) : thrown.faces[0]!
  scene.say(explainDice(`${turns} ${turns === 1 ? 'turn' : 'turns'}.`, thrown, { page: 87, score: turns }))
  return turns
}
