import type { BattleFollow } from '../../../contract/battle.ts'
import { battleOf, membersOf, type Figure, type Group } from '../../../rules/battle/battle.ts'
import type { Orders } from '../../../rules/battle/collections.ts'
import { isLull } from '../../../rules/battle/events/lasts.ts'
import { isOutOfSight } from '../../../rules/battle/fire/ducked.ts'
import { hasDirectFire } from '../../../rules/battle/fire/fireForm.ts'
import { throwers } from '../../../rules/battle/fire/grenade.ts'
import { hasActiveFire, openTargets } from '../../../rules/battle/fire/mayFire.ts'
import { movers } from '../../../rules/battle/ground/movers.ts'
import { normalMove } from '../../../rules/battle/ground/rollFastMove.ts'
import { chargers, dealtOut, targetsFor } from '../../../rules/battle/melee/charge.ts'
import type { FngState } from '../../../rules/state.ts'
import { vcNvaAction } from '../../../rules/tables/index.ts'
import type { PastAct } from '../course.ts'
import { fireDetail, follow, inchesBetween, type Following } from './follow.ts'
import { firesOwn, reaching, wantsOf } from './shot.ts'

/** An order that a group of the enemy has been given, as its entry has it (FNG pp. 69-70). */
interface Order {
  readonly act: PastAct
  readonly group: Group
  /** Those who were sent ahead, as a group of their own. */
  readonly part: Group | null
  readonly closest: Group
  readonly inches: number
  readonly inSight: boolean
  /** What VC/NVA Action came to; null where the group was too few to roll for it. */
  readonly outcome: 'assault' | 'maneuver' | 'harass' | null
}

/** From here nearer they do not move first: they throw, charge and fire (FNG p. 69). */
const near = 12

/** What the groups of the enemy that have acted were ordered to do, as dice: they move, throw, fire and charge, in this order. */
export function ordered(following: Following): BattleFollow[] {
  const { state, acts } = following
  if (battleOf(state).side !== 'theirs') return []
  const orders = acts.toReversed().flatMap((act) => orderIn(state, act) ?? [])
  return orders.flatMap((order) => [
    ...moves(following, order),
    ...grenades(following, order),
    ...fires(following, order),
    ...charges(following, order),
  ])
}

function orderIn(state: FngState, act: PastAct): Order | null {
  if (act.action !== 'enemyActs') return null
  const { group: id, closest, inches, inSight } = act.values
  if (typeof id !== 'number' || typeof closest !== 'number') return null
  const [group, target] = [id, closest].map((one) => state.groups.find((row) => row.id === one))
  if (!group?.activated || group.hidden || !target) return null
  const sent = act.changes().find(({ collection, before }) => collection === 'groups' && before === null)
  return {
    act,
    group,
    part: sent ? (state.groups.find((row) => row.id === sent.id) ?? null) : null,
    closest: target,
    inches: Number(inches),
    inSight: inSight === true,
    outcome: outcomeIn(act),
  }
}

/** The row of the table that came up, as its line has it. */
function outcomeIn({ lines }: PastAct): Order['outcome'] {
  const line = lines?.().find(({ table }) => table === vcNvaAction.id)
  return line?.row == null ? null : (vcNvaAction.rows[line.row]?.outcome ?? null)
}

/** Who has let others of his side act, or has fired, does not move any more. */
const isNewest = ({ state, acts }: Following, { act, group }: Order): boolean =>
  acts.find(({ action }) => action === 'enemyActs') === act &&
  membersOf(state, group.id).some((one) => hasActiveFire(state, one))

/** Has the group been named in an action of this name since? */
const sinceThen = (following: Following, { act }: Order, action: string, group: Group): boolean =>
  following.acts
    .slice(0, following.acts.indexOf(act))
    .some((later) => later.action === action && later.values['group'] === group.id)

/** Far off they come nearer first, fast or at their usual speed; to their fortifications they run (FNG pp. 69-70). */
function moves(following: Following, order: Order): BattleFollow[] {
  const { state } = following
  const { group, closest, outcome, act } = order
  if (isLull(state) || !doesMove(order) || !isNewest(following, order)) return []
  const values = { group: group.id }
  const where = act.values['fortified'] === true ? 'to its fortification' : `toward ${closest.name}`
  const able = movers(state).some(({ groupId }) => groupId === group.id)
  const runs = outcome === 'assault' || act.values['fortified'] === true || (outcome === 'maneuver' && !order.inSight)
  const done = (action: string) => sinceThen(following, order, action, group)
  const run = follow({
    key: `fastMove ${group.id}`,
    action: 'fastMove',
    title: `${group.name} makes a Fast Move ${where}`,
    values,
    side: 'theirs',
  })
  const comes = follow({
    key: `moveToSector ${group.id}`,
    action: 'moveToSector',
    title: outcome === 'harass' ? `${group.name} moves to the limit of range or sight` : `${group.name} moves ${where}`,
    detail: group.sector === null ? null : `from sector ${group.sector}`,
    values,
    side: 'theirs',
    wants: 'sector',
  })
  return [...(runs && able && !done('fastMove') ? [run] : []), ...(done('moveToSector') ? [] : [comes])]
}

const doesMove = ({ outcome, inches, act }: Order): boolean =>
  outcome === 'harass' || act.values['fortified'] === true || (outcome !== null && inches > near)

/** Each who has reached for a grenade readies and throws it; whom it strikes only the table shows. */
function grenades({ state }: Following, { group, closest }: Order): BattleFollow[] {
  const able = throwers(state).filter((one) => one.groupId === group.id && one.orders === 'grenade')
  return able.map((one) =>
    follow({
      key: `throwGrenade ${one.id}`,
      action: 'throwGrenade',
      title: `${one.name} throws a grenade at ${closest.name}`,
      values: { thrower: one.id, what: 'grenade' },
      side: 'theirs',
      wants: 'circle',
    }),
  )
}

/** Who is to charge or to throw does that instead of firing. */
const instead: readonly (Orders | null)[] = ['charge', 'humanWave', 'grenade']

/** All others fire, if they see us: at the closest, or harassing at whom the fewest of us can help (FNG pp. 69-70). */
function fires(following: Following, order: Order): BattleFollow[] {
  const { state } = following
  const { group, closest, inSight, outcome } = order
  const all = membersOf(state, group.id).filter(
    (one) => hasActiveFire(state, one) && hasDirectFire(state, one) && !instead.includes(one.orders),
  )
  const targets = openTargets(state, 'theirs').filter((one) => one.groupId === closest.id && !isOutOfSight(one))
  if (!inSight || all.length === 0 || targets.length === 0) return []
  const target = targets.length === 1 ? targets[0]! : null
  const inches = doesMove(order) ? inchesBetween(following, group.id, closest.id) : order.inches
  const own = all.filter((one) => firesOwn(state, one))
  const shooters = reaching(state, own.length > 0 ? own : all, inches)
  const at =
    target?.name ??
    (outcome === 'harass' ? `whom of ${closest.name} the fewest can help` : `the closest of ${closest.name}`)
  return [
    follow({
      key: `fire ${group.id}`,
      action: 'fire',
      title: `${group.name} fires at ${at}`,
      detail: fireDetail(state, inches, shooters),
      values: {
        shooters: shooters.map(({ id }) => id),
        targets: [{ target: target?.id ?? null, ...(inches === null ? {} : { inches }) }],
      },
      side: 'theirs',
      wants: wantsOf(state, shooters, target, inches),
    }),
  ]
}

/** Who was told to charge does so: one at each of ours, and round again; from farther off they run first (FNG p. 35). */
function charges(following: Following, order: Order): BattleFollow[] {
  const { state } = following
  const { group, part, closest } = order
  return [group, ...(part ? [part] : [])].flatMap((of) => {
    const able = chargers(state).filter(({ groupId, orders }) => groupId === of.id && isToCharge(orders))
    const targets = targetsFor(state, able[0] ?? null).filter(({ groupId }) => groupId === closest.id)
    if (able.length === 0 || targets.length === 0) return []
    const wave = able.some(({ orders }) => orders === 'humanWave')
    const dealt = dealtOut(able, targets)
    const charge = follow({
      key: `charge ${of.id}`,
      action: 'charge',
      title: `${of.name} charges ${closest.name}${wave ? ' as a human wave' : ''}`,
      detail: `${dealt.length} against ${targets.length}`,
      values: { charges: dealt },
      side: 'theirs',
      // With one to charge nothing is left to say.
      wants: targets.length > 1 ? 'charges' : null,
    })
    return [...rush(following, order, of, able), charge]
  })
}

function rush(following: Following, order: Order, of: Group, who: readonly Figure[]): BattleFollow[] {
  const able = movers(following.state).filter((one) => who.includes(one))
  if (doesMove(order) || order.inches <= normalMove || able.length === 0 || sinceThen(following, order, 'fastMove', of))
    return []
  return [
    follow({
      key: `rush ${of.id}`,
      action: 'fastMove',
      title: `${of.name} makes a Fast Move to reach ${order.closest.name}`,
      detail: `${order.inches}", beyond ${normalMove}"`,
      values: { group: of.id, figures: able.map(({ id }) => id) },
      side: 'theirs',
    }),
  ]
}

const isToCharge = (orders: Figure['orders']): boolean => orders === 'charge' || orders === 'humanWave'
