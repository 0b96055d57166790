import { explainDice } from '../../../../../main/engine/lines.ts'
import { halfDie } from '../../../../../main/engine/checks.ts'
import type { OutcomeOf } from '../../../../../main/engine/table.ts'
import { reinforcementsRequest } from '../../tables/reinforcements.ts'
import { switchOf } from '../../house/switches.ts'
import { battleOf, figureById } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { commanderRank } from './commander.ts'
import { bringOurs } from './ours/bringOurs.ts'
import { rollOurChart } from './ours/ourChart.ts'
import { isObserver } from './radio.ts'
import { closeSupport } from './closed.ts'
import type { Asked, SupportRequest } from './request.ts'

/** Reinforcements asked for by radio (FNG p. 97); a Support Level of 1 knows none (p. 75). */
export const reinforcementsRequests: readonly SupportRequest[] = [
  {
    kind: 'reinforcements',
    title: 'Reinforcements',
    type: 'reinforcements',
    ready: true,
    refuses: (state) =>
      battleOf(state).supportLevel === 1 && switchOf(state, 'reinforcementsAtSl1') === 'never'
        ? 'At Support Level 1 reinforcements come by the activation dice only.'
        : null,
    ask(scene, asked) {
      const arrives = asked.source === 'ready' ? asked.readyTurn! : requested(scene, asked)
      if (arrives === null) return
      const { callerId, source } = asked
      bringOurs(scene, rollOurChart(scene, 'full', callerId), { arrives, source, callerId })
    },
  },
]

/** @returns the turn in which they come; null when they do not. */
function requested(scene: Scene, { callerId }: Asked): number | null {
  const { turn, supportLevel } = battleOf(scene.state)
  const caller = figureById(scene.state, callerId)
  const roll = scene.roll(reinforcementsRequest, {
    subject: callerId,
    why: `Support Level ${supportLevel}`,
    when: {
      ...commanderRank(scene.state),
      forwardObserver: isObserver(scene.state, caller),
      supportLevel1: supportLevel === 1,
      supportLevel2: supportLevel === 2,
      supportLevel3: supportLevel === 3,
      supportLevel4: supportLevel === 4,
    },
  })
  scene.tell(roll, `Reinforcements: ${answers[roll.row.outcome]}.`)
  switch (roll.row.outcome) {
    case 'denied':
      closeSupport(scene, 'reinforcements')
      return null
    case 'notNow':
      return null
    case 'now':
      return turn
    case 'nextTurn':
      return turn + 1
    case 'twoTurns':
      return turn + 2
    case 'halfDie': {
      const thrown = scene.dice({
        key: 'battle.reinforcements-turns',
        subject: callerId,
        count: 1,
        why: 'Turns until they come',
      })
      const turns = halfDie(thrown.faces[0]!)
      scene.say(
        explainDice(`They come in ${turns === 1 ? 'one turn' : `${turns} turns`}.`, thrown, { page: 97, score: turns }),
      )
      return turn + turns
    }
  }
}

const answers: Readonly<Record<OutcomeOf<typeof reinforcementsRequest>, string>> = {
  denied: 'none for the rest of the battle',
  notNow: 'none this turn',
  halfDie: 'granted, in a while',
  twoTurns: 'granted, in two turns',
  nextTurn: 'granted, next turn',
  now: 'granted, at once',
}
