import type { BattleForm, FormValues } from '../../contract/battle.ts'
import type { Fought } from './battleTypes.ts'
import { sidesIn } from './selection.ts'
import type { useBattleForm } from './useBattleForm.ts'

/** Actions by which somebody fires at somebody: the first that can be done, and has him among those who can. */
const ways = ['fire', 'returnFire'] as const

/**
 * @returns what opens Fire with those who fire and one of the other side at whom, and says whether it did: only where it can
 *   be done just now, and he is among those who can be fired at.
 */
export function useAim(battle: () => Fought | null, form: Pick<ReturnType<typeof useBattleForm>, 'openFilled'>) {
  /** The first of them who has what it takes: one man fires at a vehicle. */
  const aimAtVehicle = async (now: Fought, shooters: readonly number[], vehicle: number): Promise<boolean> => {
    if (now.actions.find(({ name }) => name === 'fireAtVehicle')?.refused !== null) return false
    for (const shooter of shooters)
      if (await form.openFilled('fireAtVehicle', { shooter, vehicle }, ({ values }) => values['shooter'] === shooter))
        return true
    return false
  }
  /** @param from figures or groups, `at` a figure, a group or a vehicle. */
  return async (from: readonly number[], at: number): Promise<boolean> => {
    const now = battle()
    if (!now) return false
    const sideOf = sidesIn(now)
    const opposed = (id: number) => sideOf(id) === (sideOf(at) === 'ours' ? 'theirs' : 'ours')
    const shooters = standingAt(now, from.filter(opposed)).map(({ id }) => id)
    if (now.vehicles.some(({ id }) => id === at)) return aimAtVehicle(now, shooters, at)
    // Who is out of the fight is pressed to take him, or to look at him.
    const target = standingAt(now, [at]).find(({ tone }) => tone !== 'hurt')?.id
    if (target === undefined || shooters.length === 0 || sideOf(at) === 'civilian') return false
    for (const action of ways) {
      if (now.actions.find(({ name }) => name === action)?.refused !== null) continue
      if (await form.openFilled(action, { shooters, targets: [{ target }] }, firesAt(target))) return true
    }
    return false
  }
}

/** Figures that are meant, of a group all in it: those who are still there. */
const standingAt = ({ groups }: Fought, ids: readonly number[]) =>
  groups.flatMap((group) =>
    group.figures.filter(
      ({ id, tone }) => (ids.includes(id) || ids.includes(group.id)) && tone !== 'lost' && tone !== 'gone',
    ),
  )

/** Somebody fires in it, at this target. */
const firesAt =
  (target: number) =>
  ({ values: { shooters, targets } }: BattleForm): boolean =>
    isNotEmpty(shooters) && isNotEmpty(targets) && (targets[0] as FormValues)['target'] === target

const isNotEmpty = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > 0
