import type { Came } from '../../../../main/sheets/glance/paper.ts'
import { broughtBy } from '../../rules/brought.ts'
import { leftOf, lossesOf, type Loss } from '../../rules/casualties.ts'
import { insurgencyForce } from '../../rules/insurgency.ts'
import { ranksAreSealed } from '../../rules/kept.ts'
import { builtIn, learntIn, recoveredIn, tiredIn } from '../../rules/learnt.ts'
import { nameNow, type Moments } from '../../rules/moments.ts'
import type { Left, Man, SnoopinState, Team, Turn } from '../../rules/state.ts'
import { casualtyStatus } from '../../rules/tables/casualties.ts'
import { replacement } from '../../rules/tables/replacements.ts'
import { teamName } from '../../rules/units.ts'
import { nameIn } from '../shared/words.ts'
import { listed } from './listed.ts'
import type { StepId } from './paperSteps.ts'
import { learningWords, shortCategory, shortFatigue } from './shortWords.ts'

/** What came of the steps after the assessment, told by what stood before and after them. */
export const afterwards = {
  casualties: (at, turn) => {
    const all = lossesOf(at.end, turn.id)
    const of = (fate: string, what: string) => {
      const count = all.filter(({ casualty, isFound }) => casualty.fate === fate && !isFound).length
      return count === 0 ? [] : [`${count} ${what}`]
    }
    return {
      words: [...of('killed', 'killed'), ...of('captured', 'taken'), ...of('wounded', 'hurt')].join(', ') || 'nobody',
    }
  },
  stragglers: (at, turn) => hurtAs(at, turn, 'straggler'),
  accompanied: (at, turn) => hurtAs(at, turn, 'accompanied'),
  evacuated: (at, turn) => hurtAs(at, turn, 'evacuated'),
  development: (at, turn) => ({
    words: openly(
      at,
      learntIn(at, turn).map(({ team, result, brought }) => {
        const isRank = result !== 'special' && result !== 'leadership' && brought !== ''
        return `${teamIn(at.end, team)} ${isRank ? brought : learningWords[result as keyof typeof learningWords]}`
      }),
      'nobody rolled',
    ),
  }),
  fatigue: (at, turn) => {
    const tired = tiredIn(at, turn).map(({ team, name }) => `${teamIn(at.end, team)} ${shortFatigue(name)}`)
    const recovered = recoveredIn(at).map((team) => teamIn(at.end, team))
    const told = [...(tired.length > 0 ? [listed(tired)] : []), ...withNames('recovered', recovered)]
    return { words: told.join('; ') || 'nobody' }
  },
  gains: (at, turn) => ({
    words: openly(
      at,
      learntIn(at, turn).flatMap(({ team, result, brought }) =>
        result === 'special' || result === 'leadership' ? [`${teamIn(at.end, team)} ${brought}`] : [],
      ),
      'nobody',
    ),
  }),
  insurgency: (at, turn) =>
    insurgencyForce(at.end) === undefined || ranksAreSealed(at.now)
      ? {}
      : { words: builtIn(at, turn)?.brought ?? 'not built' },
  return: (at, turn) => {
    const { back, stays } = broughtBy(at, turn)
    return {
      words: [...withNames('back', names(at, back)), ...withNames('stays', names(at, stays))].join('; ') || 'nobody',
    }
  },
  replacementPool: (at, turn) => {
    const { better, unfit } = broughtBy(at, turn)
    const told = [...withNames('to the other pool', names(at, better)), ...withNames('sent home', names(at, unfit))]
    return { words: told.join('; ') || 'nobody' }
  },
  replacements: (at, turn) => {
    const { came, up } = broughtBy(at, turn)
    const told = came.map(
      (man) => `${nameNow(at, man)}${man.quality === null ? '' : ` (${nameIn(replacement, man.quality)})`}`,
    )
    return {
      words:
        [...(told.length > 0 ? [listed(told, 3)] : []), ...withNames('steps up', names(at, up))].join('; ') || 'nobody',
    }
  },
  loss: (at, turn) => {
    const { kept, lost } = broughtBy(at, turn)
    const of = (teams: readonly Team[]) => teams.map((team) => teamIn(at.end, team))
    const told = [...withNames('all lost', of(lost)), ...withNames('kept', of(kept))]
    return { words: openly(at, told, 'no team') }
  },
} as const satisfies Partial<Record<StepId, (at: Moments, turn: Turn) => Came>>

const names = (at: Moments, men: readonly Man[]): string[] => men.map((man) => nameNow(at, man))

const withNames = (what: string, all: readonly string[]): string[] =>
  all.length === 0 ? [] : [`${what}: ${listed(all, 3)}`]

/** Nothing of what is sealed, not even that there is none. */
const openly = ({ now }: Moments, told: readonly string[], none: string): string =>
  ranksAreSealed(now) ? '' : told.length === 0 ? none : listed(told)

const teamIn = (state: SnoopinState, team: Team): string => teamName(state, team)

/** Who was rolled for on a table, by how he left the battlefield, and what came out: a straggler who is found as well. */
function hurtAs(at: Moments, turn: Turn, left: Left): Came {
  const isHere = ({ casualty, isFound }: Loss) =>
    isFound ? left === 'straggler' : casualty.fate === 'wounded' && leftOf(casualty) === left
  const told = lossesOf(at.end, turn.id)
    .filter(isHere)
    .map(({ casualty, category }) => {
      const man = at.now.men.find(({ id }) => id === casualty.manId)
      return `${man?.name ?? ''}: ${category === null ? '' : shortCategory(nameIn(casualtyStatus, category))}`
    })
  return { words: told.length === 0 ? 'nobody' : listed(told, 3) }
}
