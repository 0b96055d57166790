import type { BattleFigureView, PostureView } from '../../contract/battle.ts'
import { rulesOf } from '../../rules/house/rulesOf.ts'
import { isStarFigure, repOf, type Figure } from '../../rules/battle/battle.ts'
import { isUncounted, roundsLeft } from '../../rules/battle/fire/rounds.ts'
import { postureOf } from '../../rules/battle/ground/cover.ts'
import { canStand } from '../../rules/battle/ground/howTheyStand.ts'
import { vehicleById } from '../../rules/battle/vehicles/vehicle.ts'
import { turnsOf, type Turns } from '../../rules/battle/ground/posture.ts'
import type { FngState } from '../../rules/state.ts'
import { weaponShortName } from '../../rules/weapons.ts'
import { busyWords, doingWords, orderWords, postureWords, roleWords, statusOf, tones } from './battleWords.ts'

/**
 * @param turns who may go prone or get up just now.
 * @returns a figure as the lists of the battle show it.
 */
export function figureView(state: FngState, figure: Figure, turns = turnsOf(state)): BattleFigureView {
  const group = state.groups.find(({ id }) => id === figure.groupId)
  return {
    id: figure.id,
    soldierId: figure.soldierId,
    name: figure.name,
    rep: repOf(figure),
    repLoss: figure.repLoss,
    leader: group?.leaderId === figure.id,
    role: roleWords[figure.role] ?? null,
    weapon: weaponShortName(figure.weapon, rulesOf(state)),
    status: statusOf(figure),
    tone: figure.status === 'carryOn' && figure.suppressed ? 'mind' : tones[figure.status],
    marks: marksOf(state, figure),
    starDice: isStarFigure(state, figure) ? figure.starDice : null,
    posture: postureView(state, figure, turns),
  }
}

function postureView(state: FngState, figure: Figure, turns: Turns): PostureView | null {
  if (!canStand(figure)) return null
  const is = postureOf(state, figure)
  const { prone } = figure
  const words = [is === null ? null : postureWords[is], prone ? 'prone' : null].filter((word) => word !== null)
  return { is, prone, words: words.length === 0 ? null : words.join(', '), may: turns.get(figure.id) ?? null }
}

/** What must be remembered of a figure besides its status, most urgent first. */
function marksOf(state: FngState, figure: Figure): string[] {
  if (figure.status === 'left' || figure.status === 'obviouslyDead') return []
  const named = (id: number | null) => state.figures.find((other) => other.id === id)?.name ?? null
  const { carries, matchedWith, readied, busy, orders } = figure
  const marks: (string | null)[] = [
    figure.leaving ? 'makes for the edge' : null,
    figure.suppressed ? 'suppressed' : null,
    figure.status === 'outOfTheFight' && figure.walks ? 'walks' : null,
    figure.repLoss > 0 ? `REP -${figure.repLoss}` : null,
    figure.outOfAmmo ? 'out of ammo' : null,
    roundsLeft(figure) ?? (isUncounted(figure) ? 'rounds not counted' : null),
    figure.sidearmEmpty ? 'sidearm empty' : null,
    busy === null ? null : busyWords[busy],
    readied === null ? null : readied === 'now' ? 'readied' : 'readied for its next activation',
    figure.mayReturnFire ? 'may return fire' : null,
    figure.mayCharge ? 'may charge' : null,
    orders === null ? null : orderWords[orders],
    figure.doing === null ? null : doingWords[figure.doing],
    matchedWith === null ? null : `in melee with ${named(matchedWith) ?? 'somebody'}`,
    carries === null ? null : `carries ${named(carries) ?? 'a man'}`,
    figure.carried ? 'carried' : null,
    figure.aboardId === null ? null : 'aboard',
    figure.vehicleId === null ? null : `in ${vehicleById(state, figure.vehicleId).name}`,
    figure.inTunnel ? 'in a tunnel' : null,
    figure.fastMoving ? 'moving fast' : null,
    figure.setUp ? 'set up' : null,
    figure.hero ? 'hero' : null,
    figure.luckUsed ? 'luck used' : null,
    figure.fired ? 'has acted' : null,
  ]
  return marks.filter((mark) => mark !== null)
}
