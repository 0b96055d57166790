import { rowFor } from '../../../../../main/engine/table.ts'
import { meleeCombat, meleeResults } from '../../tables/melee.ts'
import { aboutFigure, battleOf, figureById, hasAttribute, isUp, repOf, withRep, type Figure } from '../battle.ts'
import { lossInWater } from '../ground/water.ts'
import { harm } from '../harm/harm.ts'
import { severity } from '../harm/wound.ts'
import type { Scene } from '../scene.ts'
import { tally } from '../tally.ts'
import { isTied } from './inMelee.ts'
import { meleeWeaponOf } from './meleeWeapon.ts'

/** Two who fight a round. */
export interface Pair {
  readonly attacker: number
  readonly defender: number
  /** The attacker is at the defender's back. */
  readonly fromBehind: boolean
}

/** Who came out better of a round. */
export interface Fought {
  readonly winner: number | null
  /** Who went down; null where nobody did. */
  readonly down: number | null
}

/**
 * One round of melee (FNG p. 37): both throw, the better one's surplus is the Impact of a hit on the other, or they stand
 * Evenly Matched. Those who cannot fight any more do not.
 */
export function fightRound(scene: Scene, { attacker, defender, fromBehind }: Pair): Fought {
  const a = figureById(scene.state, attacker)
  const d = figureById(scene.state, defender)
  if (!standsToFight(a) || !standsToFight(d)) return { winner: null, down: null }
  const [ours, theirs] = scene.rollAll(meleeCombat, [
    situationOf(scene, a, d, false),
    situationOf(scene, d, a, fromBehind),
  ])
  const lead = (ours!.score ?? 0) - (theirs!.score ?? 0)
  const result = rowFor(scene.table(meleeResults), Math.abs(lead))
  scene.tell(ours!, `Melee: ${a.name} has ${successes(ours!.score)}.`, aboutFigure(a))
  scene.tell(theirs!, `Melee: ${d.name} has ${successes(theirs!.score)}.`, aboutFigure(d))
  if (result.outcome === 'evenlyMatched') {
    match(scene, a, d)
    return { winner: null, down: null }
  }
  const [winner, loser] = lead > 0 ? [a, d] : [d, a]
  return strike(scene, winner, loser, Math.abs(lead) * result.gives.impactPerSuccess)
}

/** Whoever is up, and who has retired too: he defends himself when he is charged (FNG p. 18, ruling). */
export const standsToFight = (figure: Figure): boolean =>
  isUp(figure) || (figure.status === 'retired' && figure.aboardId === null)

const successes = (score: number | null): string => `${score ?? 0} ${score === 1 ? 'success' : 'successes'}`

function situationOf(scene: Scene, figure: Figure, opponent: Figure, attackedFromBehind: boolean) {
  const { state } = scene
  const has = (attribute: string) => hasAttribute(state, figure, attribute)
  const weapon = meleeWeaponOf(scene, figure)
  return {
    subject: figure.id,
    why: `${withRep(figure)}, against ${opponent.name}`,
    numbers: { REP: Math.max(0, repOf(figure) - lossInWater(state, figure, opponent)) },
    when: {
      [weapon]: true,
      brawler: has('brawler'),
      knifeman: weapon === 'handHeldBlade' && has('knifeman'),
      slight: has('slight'),
      wuss: has('wuss'),
      attackedFromBehind,
      evenlyMatched: isTied(state, figure, opponent),
      prone: figure.prone,
      keepsHoldOfWounded: figure.carries !== null,
    },
  }
}

/** They stay at each other; who is matched already keeps the opponent he had. */
function match(scene: Scene, a: Figure, d: Figure): void {
  const { turn } = battleOf(scene.state)
  for (const [figure, other] of [
    [a, d],
    [d, a],
  ] as const)
    scene.patch('figures', figure.id, {
      matchedTurn: turn,
      matchedWith: isKept(scene, figure) ? figure.matchedWith : other.id,
    })
  scene.note(`${a.name} and ${d.name} are Evenly Matched.`, { about: aboutFigure(a), page: 37 })
}

const isKept = (scene: Scene, { matchedWith }: Figure): boolean =>
  matchedWith !== null && isUp(figureById(scene.state, matchedWith))

function strike(scene: Scene, winner: Figure, loser: Figure, impact: number): Fought {
  harm(scene, [{ figureId: loser.id, impact, by: winner.id, why: `${winner.name} in melee` }])
  const now = figureById(scene.state, loser.id)
  const isDown = severity(now.status) > 0 || now.status === 'left'
  if (isDown && winner.side === 'ours' && loser.side === 'theirs')
    tally(scene, { event: 'downInMelee', figureId: winner.id, about: loser.id })
  return { winner: winner.id, down: isDown ? loser.id : null }
}
