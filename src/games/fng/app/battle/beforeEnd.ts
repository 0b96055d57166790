import { craftModeWords } from '../../rules/battle/air/craft.ts'
import type { BattleNote } from '../../contract/battle.ts'
import { battleOf, type Figure } from '../../rules/battle/battle.ts'
import type { LastingKind } from '../../rules/battle/collections.ts'
import type { FngState } from '../../rules/state.ts'
import { counted } from '../../rules/steps/setup/common.ts'
import { whenOf } from './battleNotes.ts'
import { callWords } from './battleWords.ts'

type Before = Pick<BattleNote, 'text' | 'when'>

/** @returns what must be seen to before the battle ends: turns left, our men who cannot help themselves, what is under way. */
export function beforeEnd(state: FngState): Before[] {
  if (battleOf(state).ended) return []
  return [...turnsLeft(state), ...unsettled(state), ...menInNeed(state), ...supportComing(state)]
}

/** After the last turn of the least length a die decides, and so after each further one (FNG p. 98). */
function turnsLeft(state: FngState): Before[] {
  const { over, turn, length } = battleOf(state)
  if (over) return []
  const left = length - turn
  if (left > 0) return [{ text: `${counted(left, 'more turn')} at least`, when: 'then a die' }]
  return [{ text: 'A die after each turn', when: `since turn ${length}` }]
}

/** What has come down or gone off, and whose circle nobody has looked at yet. */
const toSettle: readonly LastingKind[] = [
  'round',
  'trap',
  'bomb250',
  'bomb500',
  'bomb750',
  'bombWp',
  'rocket',
  'wpRocket',
  'heliRocket',
]

function unsettled({ lasting }: FngState): Before[] {
  const open = lasting.filter(({ kind }) => toSettle.includes(kind)).length
  const charges = lasting.filter(({ kind }) => kind === 'charge')
  return [
    ...(open === 0 ? [] : [{ text: `${counted(open, 'burst')} to be looked at`, when: 'now' }]),
    ...charges.map(({ until }) => ({ text: 'A timed charge', when: until === null ? '' : `turn ${until}` })),
  ]
}

/** Whoever of ours is left where he lies is missing at the end (FNG p. 40). */
const menInNeed = (state: FngState): Before[] =>
  state.figures
    .filter(({ side, status }) => side === 'ours' && status !== 'left' && status !== 'obviouslyDead')
    .flatMap((figure) => {
      const when = needOf(state, figure)
      return when === null ? [] : [{ text: figure.name, when }]
    })

function needOf(state: FngState, figure: Figure): string | null {
  const { status, walks, carried, inTunnel, aboardId, vehicleId, leaving, evacuation, matchedWith } = figure
  if (status === 'captured') return 'a prisoner'
  if (inTunnel) return 'in a tunnel'
  if (aboardId !== null || vehicleId !== null) return null
  if (status === 'outOfTheFight') {
    if (evacuation !== 'none') return null
    const bearer = state.figures.find(({ carries }) => carries === figure.id)
    if (carried && bearer) return `carried by ${bearer.name}`
    return walks ? 'wounded, walks' : 'wounded, to be carried'
  }
  if (leaving) return 'makes for the edge'
  if (status === 'retired') return 'has retired'
  return matchedWith === null ? null : 'in melee'
}

/** What was called for and has not come, and helicopters that must still get away. */
function supportComing({ calls, craft }: FngState): Before[] {
  const coming = calls.filter(({ status }) => status === 'underWay')
  const here = craft.filter(({ mode }) => mode === 'landed' || mode === 'hovering')
  return [
    ...coming.map((call) => ({ text: callWords[call.kind], when: whenOf(call) })),
    ...here.map(({ name, mode }) => ({ text: name, when: craftModeWords[mode] })),
  ]
}
