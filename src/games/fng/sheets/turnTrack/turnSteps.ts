import type { Rules } from '../../../../main/engine/system.ts'
import { dieToAct } from '../../rules/battle/civilians/civiliansAct.ts'
import { dueOnTotal } from '../../rules/battle/support/check.ts'
import type { Mission } from '../../rules/state.ts'
import * as t from '../../rules/tables/index.ts'
import { pagesOfMissions } from '../../rules/tables/missions.ts'
import { endingWords } from '../briefing/briefingFacts.ts'
import { missionNames } from '../../rules/words.ts'
import type { TurnStep } from './turnTrackModel.ts'

const settling = 'settle the weather where it is Variable'

/** @returns what is done in every turn, in its order, as far as this mission knows it (FNG pp. 16, 28, 55, 59, 69, 93, 98). */
export function turnSteps(mission: Mission, rules: Rules): TurnStep[] {
  const { weather, civilians } = mission
  const variable = weather === 'variable' ? 'settle the weather, then ' : weather === null ? `${settling}, then ` : ''
  return [
    { text: 'Roll a die for each side.', page: 16 },
    { text: `Doubles are no turn: ${variable}Random Event, then roll again.`, page: t.randomEvents.page },
    { text: 'Smoke in the wind grows; smoke in its fourth turn is taken away.', page: t.smokeGrowth.page },
    {
      text: `Total ${dueOnTotal}: the side with the higher die checks for reinforcements.`,
      page: t.reinforcements.page,
    },
    { text: "The higher die goes first. A group acts if its REP is no lower than its own side's die.", page: 16 },
    { text: 'Ours: what was called arrives; then groups, highest REP first.', page: 74 },
    { text: 'Theirs: PEFs from the nearest on, then figures in sight from the nearest on.', page: t.vcNvaAction.page },
    ...(civilians === false
      ? []
      : [
          {
            text: `Civilians${civilians === null ? ', if any,' : ''} act if either die is ${dieToAct} or more.`,
            page: t.civilianActivity.page,
          },
        ]),
    { text: 'Stunned men who sat it out recover. Tick the turn; the part of the day moves on.', page: t.dayPart.page },
    ...endSteps(mission, rules),
  ]
}

function endSteps({ type, minimumTurns }: Mission, rules: Rules): TurnStep[] {
  if (type === null) return [{ text: `When the turns are over, a die: ${endings(rules)}.`, page: t.gameLength.page }]
  if (minimumTurns === null) return []
  return [
    { text: `From turn ${minimumTurns} on a die: ${endingWords(type, rules)}.`, page: pagesOfMissions.length[type] },
  ]
}

/** How missions end of which nothing is known: most in one way, whatever goes another with its name. */
function endings(rules: Rules): string {
  const ways = rules.table(t.gameLength).rows.map(({ key }) => ({ type: key, words: endingWords(key, rules) }))
  const usual = ways.find(({ type }) => type === 'fight')!.words
  const others = ways.filter(({ words }) => words !== usual)
  return [usual, ...others.map(({ type, words }) => `${missionNames[type]}: ${words}`)].join('; ')
}
