import type { Throw } from '../../../../../main/engine/answers.ts'
import { countSuccesses } from '../../../../../main/engine/checks.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import { readThrow, type Situation } from '../../../../../main/engine/rollOnTable.ts'
import { switchOf } from '../../house/switches.ts'
import { bunkerSuppression } from '../../tables/buildings.ts'
import { aboutFigure, battleOf, figureById, repOf, type Figure, type Structure } from '../battle.ts'
import { spendAmmo } from '../fire/ammo.ts'
import { afterLaunch } from '../fire/launched.ts'
import { aim, type Firing } from '../fire/toHit.ts'
import { servers, takesLoader, targetRating } from '../fire/weaponClasses.ts'
import type { Scene, TurnHooks } from '../scene.ts'

/** Dice of an explosive weapon in suppression (FNG p. 42). */
const explosiveDice = 5

/**
 * Successes of all who fire at it: as many dice as the Target Rating (FNG p. 42). Whether 1s empty a weapon here as in any
 * other firing (FNG p. 30) is a switch; a launcher has fired its round either way.
 *
 * @param inches between them and it.
 */
export function rollSuppression(
  scene: Scene,
  {
    shooters,
    place,
    inches,
  }: { readonly shooters: readonly Figure[]; readonly place: Structure; readonly inches: number },
): number {
  const guns = shooters.map((figure) => gunOf(scene, figure, inches))
  const throws = scene.diceAll(
    guns.map(({ shooter, weapon, dice }) => ({
      key: 'battle.suppression',
      subject: shooter.id,
      count: dice,
      why: `${shooter.name}, ${weapon.name} at ${place.name}`,
    })),
  )
  const successes = guns.reduce((sum, { shooter }, i) => {
    const hits = countSuccesses(throws[i]!.faces)
    const text = `${shooter.name} at ${place.name}: ${hits} ${hits === 1 ? 'success' : 'successes'}.`
    scene.say(explainDice(text, throws[i]!, { about: aboutFigure(shooter), page: 42, score: hits }))
    return sum + hits
  }, 0)
  const firings = guns.map((gun, i): Firing => ({ ...gun, ones: onesIn(throws[i]!) }))
  if (switchOf(scene.state, 'suppressionAmmo') === 'counts') spendAmmo(scene, firings)
  afterLaunch(scene, firings)
  return successes
}

const onesIn = ({ faces }: Throw): number => faces.filter((face) => face === 1).length

/** What he fires at that distance, and with how many dice. */
function gunOf(scene: Scene, figure: Figure, inches: number): Omit<Firing, 'ones'> & { readonly dice: number } {
  const target = { figureId: figure.id, dice: 1, inches }
  const { weapon } = aim(scene, { shooterId: figure.id, snap: false, targets: [target] })
  const dice = weapon.blast === null ? targetRating(scene.state, figure, weapon, inches) : explosiveDice
  const shot = { shooterId: figure.id, snap: false, targets: [], loader: takesLoader(weapon) && isFed(scene, figure) }
  return { shot, shooter: figure, weapon, inches, readings: [], dice }
}

/** His loader is with him, and fires at nothing himself (FNG p. 30). */
const isFed = (scene: Scene, gunner: Figure): boolean =>
  servers(scene.state, gunner).some(({ role, fired }) => role === 'loader' && !fired)

/**
 * What fire of so many successes does to those inside (FNG p. 43). Up to the DV nothing; above it they roll once, by
 * their average REP rounded up. Two dice or one: a switch.
 */
export function suppress(scene: Scene, place: Structure, inside: readonly Figure[], successes: number): void {
  if (successes <= place.dv) {
    scene.note(`${successes} successes against DV ${place.dv}: no effect.`, { page: 42 })
    return
  }
  const average = Math.ceil(inside.reduce((sum, figure) => sum + repOf(figure), 0) / inside.length)
  const situation: Situation<typeof bunkerSuppression> = {
    subject: place.id,
    why: `${place.name}, average REP ${average}`,
    numbers: { 'average REP': average },
    when: { twiceTheDv: successes >= place.dv * 2 },
  }
  const roll = onOneDie(scene)
    ? readThrow(scene.table(bunkerSuppression), situation, oneDie(scene, place, situation))
    : scene.roll(bunkerSuppression, situation)
  const { gives } = roll.row
  scene.tell(roll, `${successes} successes against DV ${place.dv}; ${place.name}: ${says(gives)}.`)
  for (const { id } of inside) {
    if (gives.suppressed) scene.patch('figures', id, { suppressed: true, mayReturnFire: false })
    if (gives.rep < 0) shake(scene, id, -gives.rep)
  }
}

const onOneDie = (scene: Scene): boolean => switchOf(scene.state, 'bunkerSuppressionDice') === '1'

const oneDie = (scene: Scene, { id, name }: Structure, situation: Situation<typeof bunkerSuppression>): Throw =>
  scene.dice({
    key: bunkerSuppression.id,
    subject: id,
    count: 1,
    why: `${bunkerSuppression.title}: ${name}`,
    readings: [{ table: scene.table(bunkerSuppression), situation }],
  })

const says = ({ suppressed, rep }: { readonly suppressed: boolean; readonly rep: number }): string =>
  suppressed ? 'suppressed until next active' : rep < 0 ? `they act, REP ${rep} until next active` : 'they carry on'

/** Marks a loss of REP that ends with the next activation (FNG p. 43, ruling). */
const shaken = 'Shaken in a bunker'

function shake(scene: Scene, figureId: number, by: number): void {
  const figure = figureById(scene.state, figureId)
  scene.patch('figures', figureId, { repLoss: figure.repLoss + by })
  scene.add('lasting', {
    kind: 'event',
    name: shaken,
    sector: null,
    figureId,
    structureId: null,
    since: battleOf(scene.state).turn,
    until: null,
    amount: by,
  })
}

/** They are themselves again when they next activate (FNG p. 43). */
export const suppressionHooks: TurnHooks = {
  groupActivates(scene, group) {
    for (const row of scene.state.lasting) {
      if (row.name !== shaken || row.figureId === null) continue
      const figure = figureById(scene.state, row.figureId)
      if (figure.groupId !== group.id) continue
      scene.patch('figures', figure.id, { repLoss: figure.repLoss - row.amount })
      scene.remove('lasting', ({ id }) => id === row.id)
    }
  },
}
