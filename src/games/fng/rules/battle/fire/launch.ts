import { defineAction, type Asking } from '../action.ts'
import { figureById, figuresOf, refusesOutsideTurn, type Figure } from '../battle.ts'
import { mustSeeAlready } from '../events/lull.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { backBlastOf, strikeBehind } from './backBlast.ts'
import { sortCircle } from './blast.ts'
import { testFor } from './burst.ts'
import { circleOf, strikable } from './circleForm.ts'
import { burstFields } from './burstForm.ts'
import { burstOf } from './firedRound.ts'
import { likelyAt, namesOf } from './fire.ts'
import { hasDirectFire, isDirect, namedIn } from './fireForm.ts'
import type { GroundStance } from './stances.ts'
import { lookAt, whyNotLit } from './light.ts'
import { isRocket, launchables } from './launchable.ts'
import { aimAtDucked, whyHidden } from './ducked.ts'
import { hasActiveFire } from './mayFire.ts'
import { shoot, type InCircle } from './shoot.ts'
import { mustLaunch, mustReach, takeUp } from './takeUp.ts'
import { isLauncher, weaponIn } from './weaponClasses.ts'
import { weaponFigures, type WeaponFigures } from './weapons.ts'

export const launchers = (state: FngState): Figure[] =>
  figuresOf(state, 'ours', 'theirs').filter(
    (figure) => (figure.mayReturnFire || hasActiveFire(state, figure)) && launchables(state, figure).length > 0,
  )

export const weaponNamed = ({ state, values }: Asking): WeaponFigures | null =>
  typeof values['weapon'] === 'string' ? weaponIn(state, values['weapon']) : null

const hasBackBlast = (asking: Asking): boolean => {
  const weapon = weaponNamed(asking)
  return weapon !== null && backBlastOf(asking.state, weapon) !== null
}

/** @returns keys of what he can fire at something that stands: launchers, and what he holds. */
export function launchedOrHeld(state: FngState, figure: Figure): string[] {
  const held = isDirect(state, figure.weapon) && hasDirectFire(state, figure) ? [figure.weapon] : []
  return [...new Set([...held, ...launchables(state, figure)])]
}

/**
 * Who fires, and with what.
 * @param able who can.
 * @param weaponsOf keys of what each of them can fire with.
 */
export const shooterFields = (
  able: (state: FngState) => readonly Figure[],
  weaponsOf: (state: FngState, figure: Figure) => readonly string[],
) =>
  ({
    shooter: {
      kind: 'pick',
      from: 'figures',
      label: 'Who fires',
      among: ({ state }: Asking) => able(state).map(({ id }) => id),
      start: ({ state, selected }: Asking) => able(state).find(({ id }) => selected.includes(id))?.id ?? null,
    },
    weapon: {
      kind: 'choice',
      label: 'With',
      options: (asking: Asking) => {
        const shooter = namedIn(asking, 'shooter')
        const keys = shooter === null ? [] : weaponsOf(asking.state, shooter)
        return keys.map((value) => ({ value, label: weaponIn(asking.state, value)!.name }))
      },
    },
  }) as const

const { shooter, weapon } = shooterFields(launchers, launchables)

/** The launcher that is fired, as several forms ask for it. */
export const launcherFields = {
  shooter: {
    ...shooter,
    start: (asking: Asking) => shooter.start(asking) ?? launchers(asking.state)[0]?.id ?? null,
  },
  weapon,
  indoors: {
    kind: 'flag',
    label: 'He is inside a building',
    asked: (asking: Asking) => isRocket(asking.state, weaponNamed(asking)?.key ?? ''),
  },
  behind: {
    kind: 'picks',
    from: 'figures',
    label: 'Right behind him, in the back blast',
    asked: hasBackBlast,
    among: (asking: Asking) => {
      const shooter = namedIn(asking, 'shooter')
      return strikable(asking.state).flatMap(({ id }) => (id === shooter?.id ? [] : [id]))
    },
  },
} as const

/** High explosive at a target: grenade launchers, LAWs, rockets, RPGs, recoilless rifles (FNG pp. 27-28, 34). */
export const launch = defineAction({
  name: 'launch',
  title: 'Fire an explosive round',
  section: 'fight',
  page: 27,
  words: ['M-79', 'M203', 'LAW', 'RPG', 'bazooka', 'recoilless', 'rocket', 'grenade launcher', 'HE'],
  fields: {
    ...launcherFields,
    ...burstFields(18),
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ?? (launchers(state).length > 0 ? null : 'Nobody can fire such a round just now.'),
  wrong: (state, { shooter, target, ducked, inches, ...light }) =>
    whyHidden(figureById(state, target), ducked) ?? whyNotLit(state, shooter, target, inches, light),
  likely: (asking) => Math.min(70, likelyAt(asking, launchers(asking.state))),
  entry: (state, { shooter, target }) => `Explosive round: ${namesOf(state, [shooter])} at ${namesOf(state, [target])}`,
  run(scene, values) {
    mustSeeAlready(scene, values.seenBefore)
    const shooter = figureById(scene.state, values.shooter)
    const weapon = weaponFigures(scene, values.weapon)
    mustLaunch(scene, shooter, weapon, values)
    mustReach(weapon, values.inches)
    lookAt(scene, [shooter.id], figureById(scene.state, values.target), values.inches, values)
    aimAtDucked(scene, values.target, values.ducked)
    if (!takeUp(scene, shooter, weapon, values.target)) return
    const others = circleOf(values.circle.filter(({ figure }) => figure !== values.target))
    const circle = [
      { figureId: values.target, coverDv: values.coverDv, bamboo: values.bamboo, dugIn: values.stands === 'hole' },
      ...others,
    ]
    fireRound(scene, { ...values, circle, weapon })
  },
})

interface Round {
  readonly shooter: number
  readonly weapon: WeaponFigures
  readonly target: number
  readonly inches: number
  readonly stands: GroundStance
  readonly circle: readonly InCircle[]
  readonly behind: readonly number[]
  readonly near: readonly number[]
}

function fireRound(scene: Scene, { shooter, weapon, target, inches, stands, circle, behind, near }: Round): void {
  const cover = stands === 'cover' || stands === 'both' || stands === 'hole'
  const concealed = stands === 'concealed' || stands === 'both'
  const aimed = { figureId: target, dice: 1, inches, cover, concealed, inSmoke: stands === 'smoke', circle }
  const key = isLauncher(weapon) ? 'gl-he' : weapon.key
  const snap = figureById(scene.state, shooter).carries !== null
  const volley = shoot(scene, [{ shooterId: shooter, weapon: key, snap, targets: [aimed] }])
  const harmed = [...volley.harmed, ...strikeBehind(scene, shooter, weapon, behind)]
  const { ranking, impact, apr } = weaponFigures(scene, key)
  const { struck, over } = sortCircle(circle, { impact, apr })
  const landed = volley.landed.includes(shooter)
  const fired = { by: shooter, target, ranking, landed, circle: struck, near: [...near, ...over] }
  testFor(scene, { ...burstOf(scene, fired, harmed), inCover: cover ? [target] : [] })
}
