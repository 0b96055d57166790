import { explainDice } from '../../../../../main/engine/lines.ts'
import { isPossible } from '../../../../../main/engine/checks.ts'
import { switchOf } from '../../house/switches.ts'
import type { FngState } from '../../state.ts'
import { antiAircraftCheck, goldenBb } from '../../tables/airStrikes.ts'
import { aboutFigure, battleOf, figureById, repOf, withRep, type Craft, type Figure } from '../battle.ts'
import { whyNotFire } from '../fire/mayFire.ts'
import { weaponFigures } from '../fire/weapons.ts'
import { duckBack, retire } from '../reactions/react.ts'
import { takesTests } from '../reactions/nerve.ts'
import type { Scene } from '../scene.ts'
import { aboutCraft } from './arrive.ts'
import { craftById, doorGunnersOf, helicopterOf, pilotRep } from './craft.ts'
import { damageCraft } from './damage.ts'
import { goHome } from './leave.ts'

/** Enemies who may fire at an aircraft, as the player sees the table. */
export interface Ground {
  /** They take the Anti-Aircraft Check first. */
  readonly checking: readonly number[]
  /** They fire without one (FNG p. 86). */
  readonly free?: readonly number[]
  /** Of all these, in cover or concealment from the air. */
  readonly hidden: readonly number[]
}

/** What becomes of the run: it goes on, the pilot breaks off, or he is gone for the battle. */
export type Run = 'goesOn' | 'breaksOff' | 'gone'

/** Shortest range of a weapon that reaches an aircraft, and what the guns of its doors do (FNG pp. 82, 86). */
const reach = 24
const mostDoorGunners = 2

/**
 * Fire from the ground at an aircraft on its way (FNG pp. 82, 86): all Anti-Aircraft Checks, one Golden BB for the sum of
 * those who fire, damage for each die that the pilot fails, and what the pilot makes of it.
 */
export function fireFromGround(scene: Scene, craftId: number, { checking, free = [], hidden }: Ground): Run {
  const craft = craftById(scene.state, craftId)
  const anyRanking = helicopterOf(scene.state, craft) !== null
  const standing = [...takeChecks(scene, craft, checking, anyRanking), ...new Set(free)]
  const firing = [...new Set(standing)].map((id) => figureById(scene.state, id)).filter((f) => canReach(scene, f))
  if (firing.length === 0) return 'goesOn'
  for (const { id } of firing) scene.patch('figures', id, { fired: true, mayReturnFire: false, skyTurn: turnOf(scene) })
  return rollGoldenBb(scene, craft, firing, new Set(hidden))
}

const turnOf = (scene: Scene): number => battleOf(scene.state).turn

/** Has he a weapon in his hands that reaches up there, ready to fire (FNG p. 82)? */
export const canReach = (scene: Scene, figure: Figure): boolean =>
  whyNotFire(scene.state, figure) === null && weaponFigures(scene, figure.weapon).range >= reach

/** Enemies who can be asked to check: all on the table whose nerve can be tested. */
export const checkers = (state: FngState): Figure[] =>
  state.figures.filter((figure) => figure.side === 'theirs' && takesTests(figure) && !isBelow(state, figure))

const isBelow = (state: FngState, { inTunnel, groupId }: Figure): boolean =>
  inTunnel || state.groups.some(({ id, hidden }) => id === groupId && hidden)

/** @returns those who stand and fire. */
function takeChecks(scene: Scene, craft: Craft, ids: readonly number[], anyRanking: boolean): number[] {
  const figures = [...new Set(ids)]
    .map((id) => figureById(scene.state, id))
    .filter((figure) => takesTests(figure) && figure.skyTurn !== turnOf(scene))
  const weakTo = scene.table(antiAircraftCheck).rows.find((row) => 'gives' in row)?.gives.upToOr ?? 0
  const rolls = scene.rollAll(
    antiAircraftCheck,
    figures.map((figure) => ({
      subject: figure.id,
      why: `${withRep(figure)}, ${craft.name}`,
      when: { weakWeapon: !anyRanking && weaponFigures(scene, figure.weapon).ranking <= weakTo },
      numbers: { REP: repOf(figure) },
    })),
  )
  return rolls.flatMap((roll, i) => {
    const figure = figures[i]!
    const { outcome } = roll.row
    scene.tell(roll, `${figure.name} ${says[outcome]}.`, aboutFigure(figure))
    if (outcome === 'retires') retire(scene, [figure.id])
    else if (outcome !== 'fires') duckBack(scene, [figure.id])
    return outcome === 'fires' ? [figure.id] : []
  })
}

const says = {
  fires: 'stands and fires at the aircraft',
  ducksBack: 'ducks back',
  seeksCover: 'heads for cover',
  retires: 'runs from the Flight Line',
} as const

function rollGoldenBb(scene: Scene, craft: Craft, firing: readonly Figure[], hidden: ReadonlySet<number>): Run {
  const rep = pilotRep(craft)
  const weapons = firing.map((figure) => weaponFigures(scene, figure.weapon))
  const sum = weapons.reduce((total, { ranking }, i) => total + (hidden.has(firing[i]!.id) ? ranking / 2 : ranking), 0)
  const fewer = Math.min(mostDoorGunners, doorGunnersOf(scene.state, craft).length)
  const dice = Math.max(rep, Math.ceil(sum / rep) - fewer)
  const roll = scene.roll(goldenBb, {
    subject: craft.id,
    why: `${craft.name}, pilot REP ${rep}; ${firing.length} fire, ranking ${sum} in all`,
    when: { firerInCover: firing.some(({ id }) => hidden.has(id)) },
    numbers: { 'REP of the pilot': rep, 'Golden BB dice': dice },
  })
  const hits = roll.faces.length - (roll.score ?? roll.faces.length)
  const { outcome, gives } = roll.row
  scene.tell(
    roll,
    `${craft.name}: ${hits === 0 ? 'no hit' : hits === 1 ? 'one hit' : `${hits} hits`}; ${pilots[outcome]}.`,
    aboutCraft(craft.id),
  )
  const lasts = switchOf(scene.state, 'goldenBbRep') === 'game'
  scene.patch('craft', craft.id, lasts ? { rep: craft.rep + gives.rep } : { repLoss: craft.repLoss - gives.rep })
  const worst = Math.max(...weapons.map(({ impact }) => impact))
  const apr = Math.max(...weapons.map((weapon) => weapon.apr))
  if (!damageCraft(scene, craft.id, { hits, impact: worst, apr })) return 'gone'
  if (isShaken(craftById(scene.state, craft.id))) {
    goHome(scene, craft.id, 'the pilot has had enough')
    return 'gone'
  }
  return outcome === 'breaksOff' ? breakOff(scene, craft, gives.leavesTo) : 'goesOn'
}

const pilots = {
  noEffect: 'the pilot flies on',
  pressesOn: 'the pilot presses on, shaken',
  breaksOff: 'the pilot turns away',
} as const

/** Down to half the REP he came with (FNG p. 82). */
const isShaken = ({ rep, startRep }: Craft): boolean => rep * 2 <= startRep

function breakOff(scene: Scene, { id, name }: Craft, leavesTo: number): Run {
  const thrown = scene.dice({
    key: 'battle.aircraft-leaves',
    subject: id,
    count: 1,
    why: `${name} returns to base on 1-${leavesTo}`,
  })
  const leaves = isPossible(thrown.faces[0]!, 1, leavesTo)
  const text = leaves ? 'It does not come back.' : 'It will come round again.'
  scene.say(explainDice(text, thrown, { about: aboutCraft(id, 'mode'), page: 82 }))
  if (!leaves) return 'breaksOff'
  goHome(scene, id, 'driven off')
  return 'gone'
}
