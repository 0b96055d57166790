import type { ActionView, TroopAction, TroopView } from '../contract/turn.ts'
import { fitOf, gameOf, hasLeader } from '../rules/game.ts'
import { isVehicle, walks } from '../rules/movement/mobilities.ts'
import { formationWords } from '../rules/movement/words.ts'
import { usualMove } from '../rules/movement/usual.ts'
import { underMarker } from '../rules/sealing.ts'
import { seenBy } from '../rules/sight.ts'
import type { Rally, Reveal } from '../rules/inputs.ts'
import type { BookgunState, Phase, Troop } from '../rules/state.ts'
import { isPushed } from '../rules/steps/fire.ts'
import type { bookgunSteps } from '../rules/steps/bookgunSteps.ts'
import { notNoted } from '../rules/steps/noted.ts'
import { actsIn, leadersWhoTry, whyNotFire } from '../rules/turn.ts'
import { refusalOfStep } from './trial.ts'

/** @param holder the player who looks: his own markers show him what stands under them. */
export function troopView(state: BookgunState, troop: Troop, holder: number | null): TroopView {
  const { id, name, force, kind, figures, wounded, spirit, reload, acted, waiting, gone } = troop
  const marker = kind === 'marker'
  return {
    ...{ id, name, force, marker, figures, wounded, spirit, reload, acted, waiting, gone },
    leader: marker ? '' : leaderWords(troop),
    leaderLost: troop.leaderLost,
    runBy: troop.sideId,
    fit: fitOf(troop),
    vehicles: isVehicle(troop.mobility),
    acts: actsIn(state, troop),
    why: whyNot(state, troop),
    charging: troop.charging,
    mustCharge: troop.mustCharge,
    spotted: seenBy(state, troop) !== null,
    formation: marker ? '' : `${formationWords[troop.formation]}${troop.prone ? ', prone' : ''}`,
    words: marker ? markerWords(state, troop, holder) : furtherWords(state, troop),
    mob: mobOf(troop),
    actions: gone ? [] : actionsOf(state, troop),
    notNoted: gone ? [] : notNoted(state, troop),
  }
}

function leaderWords({ leader, leaderLost, force, kind, mobility }: Troop): string {
  if (leaderLost) return 'leader lost'
  if (leader !== '') return leader
  return force === 'civilians' || kind === 'scouts' || !walks(mobility) ? '' : 'no leader'
}

function whyNot(state: BookgunState, troop: Troop): string {
  const { phase } = gameOf(state)
  if (phase === 'fire') return whyNotFire(state, troop) ?? ''
  if (phase === 'movement' && troop.kind === 'leader') return 'moves when all units have, or with one that he is near'
  return ''
}

/** Its own player may know what he has put there; what a joker brought it, all may. */
function markerWords(state: BookgunState, troop: Troop, holder: number | null): string {
  const own = troop.sideId === holder ? (underMarker(state, troop.id)?.what ?? '') : ''
  return [own, ...jokerWords(troop)].filter((word) => word !== '').join(', ')
}

const jokerWords = ({ mustCharge, extraDie, lessDie }: Troop): readonly string[] => [
  mustCharge ? 'must charge' : '',
  extraDie ? 'one die more' : '',
  lessDie ? '1D6 less' : '',
]

function furtherWords(state: BookgunState, troop: Troop): string {
  const { turn, phase } = gameOf(state)
  const carrier = state.troops.find(({ id }) => id === troop.carrierId)
  const words = [
    troop.waiting ? 'waits to enter' : '',
    carrier ? `in or on ${carrier.name}` : '',
    troop.mounted ? 'mounted' : '',
    troop.afloat ? 'on the water' : '',
    troop.holders > 0 ? `${troop.holders} with the horses` : '',
    troop.mobility === 'gun' ? gunWords(troop) : '',
    troop.obstacle === 1
      ? 'before a wall'
      : troop.obstacle === 2
        ? 'on a wall'
        : troop.obstacle === 3
          ? 'before a window'
          : '',
    troop.charging && phase !== 'fire' ? 'charges' : '',
    ...jokerWords(troop),
    troop.firedTurn === turn ? 'has fired' : '',
    troop.wounded > 0 ? `${troop.wounded} wounded` : '',
  ]
  return words.filter((word) => word !== '').join(', ')
}

const gunWords = ({ limbered, gunTurns }: Troop): string =>
  gunTurns > 0 ? `ready in ${gunTurns === 1 ? 'one turn' : `${gunTurns} turns`}` : limbered ? 'limbered' : 'unlimbered'

/** Civilians who are not pro-insurgent always try to run from weapons fire (p. 7). */
function mobOf({ friendly }: Troop): TroopView['mob'] {
  if (friendly === null) return null
  const words = {
    insurgents: 'Friendly to the insurgents, who run it.',
    army: 'Friendly to the army: tries to run from weapons fire.',
    nobody: 'Not pro-insurgent: tries to run from weapons fire.',
  } as const
  return { friendly, words: words[friendly] }
}

const titles: Readonly<Record<TroopAction, string>> = {
  move: 'Move',
  pass: 'Pass',
  rally: 'Try to rally',
  enter: 'Enter the table',
  mount: 'Mount',
  dismount: 'Dismount',
  climb: 'Onto the obstacle',
  handleGun: 'Handle the gun',
  sendScouts: 'Send scouts',
  scoutsBack: 'Scouts come back',
  fire: 'Fire',
  spot: 'Look for somebody',
  reveal: 'Take the marker off',
  stampede: 'Horses stampede',
  casualties: 'Casualties',
  note: 'Note by hand',
}

/** What a unit of its kind can ever do. */
function everOf(state: BookgunState, troop: Troop): readonly TroopAction[] {
  if (troop.kind === 'marker') return ['reveal', 'pass']
  const { phase } = gameOf(state)
  const carriers = state.troops.some(
    ({ mobility, id, gone }) => id !== troop.id && !gone && !walks(mobility) && mobility !== 'gun',
  )
  const rides = walks(troop.mobility) || troop.mobility === 'gun'
  const moves: TroopAction[] = [
    ...(troop.waiting ? (['enter'] as const) : (['move'] as const)),
    'pass',
    ...(troop.obstacle === 1 || troop.obstacle === 3 ? (['climb'] as const) : []),
    ...(rides && (carriers || troop.mobility === 'cavalry' || troop.mobility === 'bicycles')
      ? (['mount', 'dismount'] as const)
      : []),
    ...(troop.mobility === 'gun' ? (['handleGun'] as const) : []),
    ...(troop.kind === 'unit' && walks(troop.mobility) && troop.force !== 'civilians' ? (['sendScouts'] as const) : []),
  ]
  return [
    ...(phase === 'movement' ? moves : []),
    ...(phase === 'fire' ? (['fire', 'pass'] as const) : []),
    ...(troop.spirit === 'fit' ? [] : (['rally'] as const)),
    ...(troop.kind === 'scouts' ? (['scoutsBack'] as const) : []),
    ...(phase === 'setUp' ? [] : (['spot'] as const)),
    ...(troop.mobility === 'cavalry' && !troop.mounted && troop.horses > 0 ? (['stampede'] as const) : []),
    'casualties',
    'note',
  ]
}

/** @returns what a unit may do now; what the rules refuse says so in their words. */
const actionsOf = (state: BookgunState, troop: Troop): readonly ActionView[] =>
  everOf(state, troop).map((action) => {
    const start = inputOf(state, troop, action)
    return { action, title: titles[action], refused: refusal(state, troop, action, start), start: { ...start } }
  })

function refusal(state: BookgunState, { id: troop }: Troop, action: TroopAction, start: object | null): string | null {
  if (start === null) return null
  const refused = refusalOfStep(state, action, { troop, ...start })
  // An attempt may want numbers that are blank: without a leader near none is made.
  const open = action === 'rally' && refusalOfStep(state, action, { troop, helper: null, alone: true }) === null
  return open ? null : refused
}

/** The plainest input of a step: what is tried, and what its form begins with; null for one that hangs on what its form says. */
function inputOf(state: BookgunState, troop: Troop, action: TroopAction): object | null {
  switch (action as keyof typeof bookgunSteps) {
    case 'move':
      return usualMove(state, troop)
    case 'pass':
    case 'climb':
    case 'scoutsBack':
      return {}
    case 'enter':
      return { formation: 'open' }
    case 'rally':
      return rallyOf(state, troop)
    case 'dismount':
      return { charge: false, holders: troop.mobility === 'cavalry' && troop.mounted }
    case 'sendScouts':
      return { figures: 1 }
    case 'fire':
      return { target: null, near: false, markers: isPushed(state, troop) ? 2 : 1, words: '' }
    case 'handleGun':
      return { what: troop.limbered ? 'unlimber' : 'limber' }
    case 'stampede':
      return { hit: 1 }
    case 'mount': {
      if (troop.mobility === 'cavalry' || troop.mobility === 'bicycles') return { carrier: null }
      const carrier = state.troops.find(
        (one) => !one.gone && refusalOfStep(state, 'mount', { troop: troop.id, carrier: one.id }) === null,
      )
      return { carrier: carrier?.id ?? null }
    }
    case 'casualties':
      return { killed: 1, wounded: 0, ace: false, words: '' }
    case 'note':
      return { what: 'spotted', count: 1, words: '' }
    case 'reveal':
      return { why: reasonIn[gameOf(state).phase] ?? 'shows' }
    default:
      return null
  }
}

/** Why a marker mostly comes off in a phase. */
const reasonIn: Readonly<Partial<Record<Phase, Reveal['why']>>> = { fire: 'fires', close: 'met' }

/** By its own leader, or by another who may be near; alone where there is none. */
function rallyOf(state: BookgunState, troop: Troop): Omit<Rally, 'troop'> {
  if (hasLeader(troop)) return { helper: null, alone: false }
  const [near] = leadersWhoTry(state, troop)
  return { helper: near?.id ?? null, alone: near === undefined }
}
