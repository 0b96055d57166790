import { rowOf } from '../../../../../main/engine/table.ts'
import { reach } from '../../reach.ts'
import type { FngState } from '../../state.ts'
import { vcNvaSpacing } from '../../tables/index.ts'
import { defineAction, type Asking } from '../action.ts'
import { battleOf, groupById, refusesOutsideTurn, type Group, mayActivate } from '../battle.ts'
import { rulesOf } from '../../house/rulesOf.ts'
import { slipAway } from '../contacts/meltedUnit.ts'
import { allSectors } from '../contacts/sectors.ts'
import { isLull } from '../events/lasts.ts'
import { isGroupWithdrawing } from '../events/withdrawal.ts'
import type { Scene } from '../scene.ts'
import { beginActivation, stayPut } from '../turn/activate.ts'
import { withinSight } from '../turn/sight.ts'
import { betweenFields, distanceTo } from '../fire/distance.ts'
import { whyNotBrought } from '../turn/commanders.ts'
import { groupOrderInWords, whoGoesFirst } from '../turn/goesFirst.ts'
import { attack } from './attack.ts'
import { defend } from './defend.ts'
import { oddsOf, ourGroups } from './numbers.ts'
import { groupsToAct, theirNext } from './order.ts'
import { vcNvaAction } from '../../tables/firstContact.ts'

/** Groups that are next, in the order that the campaign plays. */
const theirs = (state: FngState): Group[] => theirNext(state).groups

const chosen = ({ state, values }: Asking): Group | null =>
  typeof values['group'] === 'number' ? groupById(state, values['group']) : null

/** Whoever of ours was said to be nearest to it; null where nothing was said. */
function closestOf({ values, told }: Asking, ours: readonly Group[]): Group | null {
  const away = (group: Group) => told?.distance(Number(values['group']), group.id) ?? Infinity
  const nearest = Math.min(...ours.map(away))
  return nearest === Infinity ? null : (ours.find((group) => away(group) === nearest) ?? null)
}

const acts = (asking: Asking): boolean => {
  const group = chosen(asking)
  if (group === null || isLull(asking.state) || isGroupWithdrawing(asking.state, group)) return false
  return mayActivate(asking.state, group) || asking.values['byCommander'] === true
}

const melts = ({ state, values }: Pick<Asking, 'state' | 'values'>): boolean =>
  battleOf(state).enemy === 'lvc' && Number(values['inches']) > reach.farOff && values['inSight'] === false

/**
 * A group of the enemy acts by the rules, from the closest to the farthest, once the PEFs have moved (FNG pp. 69-70); by a
 * switch in order of REP, PEFs among them.
 */
export const enemyActs = defineAction({
  name: 'enemyActs',
  title: 'A group of the enemy acts',
  section: 'turn',
  page: 69,
  words: ['VC/NVA Action', 'tactics', 'assault', 'maneuver', 'harass', 'melt away', 'defend'],
  tables: [vcNvaAction],
  fields: {
    group: {
      kind: 'pick',
      from: 'groups',
      label: 'Group',
      note: ({ state }) => groupOrderInWords(state),
      among: ({ state }) => theirs(state).map(({ id }) => id),
      start: ({ state, selected }) => {
        const able = theirs(state).filter((group) => mayActivate(state, group))
        return (able.find(({ id }) => selected.includes(id)) ?? able[0] ?? theirs(state)[0])?.id ?? null
      },
    },
    byCommander: {
      kind: 'flag',
      label: 'A commander of theirs brings it along',
      help: 'His REP is enough, and he is within 12" and sees its Leader.',
      asked: (asking) => {
        const group = chosen(asking)
        return group !== null && !mayActivate(asking.state, group) && whyNotBrought(asking.state, group) === null
      },
    },
    closest: {
      kind: 'pick',
      from: 'groups',
      label: 'Our closest group',
      optional: true,
      asked: acts,
      among: ({ state }) => ourGroups(state).map(({ id }) => id),
      start: (asking) => {
        const { state, selected } = asking
        const able = ourGroups(state)
        return (able.find(({ id }) => selected.includes(id)) ?? closestOf(asking, able) ?? able[0])?.id ?? null
      },
    },
    inches: {
      ...distanceTo(() => 12, 'closest', betweenFields('group', 'closest')),
      label: 'How far away it is',
      most: 96,
      asked: acts,
    },
    inSight: {
      kind: 'flag',
      label: 'They see one another',
      asked: acts,
      start: ({ state, values }) => withinSight(state, rulesOf(state), Number(values['inches'])) === values['inches'],
    },
    sector: {
      kind: 'choice',
      label: 'Sector it stands in',
      options: allSectors.map((n) => ({ value: String(n), label: String(n) })),
      asked: (asking) => acts(asking) && melts(asking),
      start: (asking) => String(chosen(asking)?.sector ?? 1),
    },
    fortified: {
      kind: 'flag',
      label: 'Fortifications are closer to it than we are',
      asked: (asking) => acts(asking) && !melts(asking) && !attacks(asking),
    },
  },
  refuses: (state) => {
    const refused = refusesOutsideTurn(state)
    if (refused) return refused
    if (battleOf(state).side !== 'theirs') return 'It is our turn to act.'
    if (theirs(state).length > 0) return null
    return groupsToAct(state).length > 0 ? 'A PEF of a higher REP moves first.' : 'Every group of theirs has acted.'
  },
  asks: (state, { group: id }) => {
    const group = groupById(state, id)
    return mayActivate(state, group) ? whoGoesFirst(state, group) : null
  },
  likely: ({ state }) => {
    const able = theirs(state).some((group) => mayActivate(state, group))
    return able ? (theirNext(state).pefs.length > 0 ? 60 : 92) : 5
  },
  entry: (state, { group }) => `${groupById(state, group).name} acts`,
  button: (state, { group, closest }) =>
    `${groupById(state, group).name} acts${closest === null ? '' : ` against ${groupById(state, closest).name}`}`,
  run(scene, values) {
    const group = groupById(scene.state, values.group)
    if (!mayActivate(scene.state, group) && !values.byCommander) {
      stayPut(scene, group)
      return
    }
    beginActivation(scene, group)
    if (isGroupWithdrawing(scene.state, group)) return
    if (isLull(scene.state)) {
      scene.note(
        `${group.name} keeps to the lull: it steps from the open into cover, and fires only at whom it sees.`,
        {
          page: 71,
        },
      )
      return
    }
    spreadOut(scene, group)
    if (melts({ state: scene.state, values })) {
      slipAway(scene, group, Number(values.sector))
      return
    }
    if (values.closest === null) {
      scene.note(`${group.name} finds none of us on the table.`, { page: 69 })
      return
    }
    const odds = oddsOf(scene.state, group.id, values.closest)
    const target = groupById(scene.state, values.closest)
    const at = { group, target, odds, inches: values.inches, inSight: values.inSight }
    if (odds.attacks) attack(scene, at)
    else defend(scene, { ...at, fortified: values.fortified })
  },
})

function attacks({ state, values }: Asking): boolean {
  const { group, closest } = values
  return typeof group === 'number' && typeof closest === 'number' && oddsOf(state, group, closest).attacks
}

/** They keep their distance from one another before anything else (FNG p. 69). */
function spreadOut(scene: Scene, { id, name }: Group): void {
  const { enemy } = battleOf(scene.state)
  if (enemy === null) return
  const { inches } = rowOf(scene.table(vcNvaSpacing), enemy).gives
  scene.note(`${name} acts; ${inches}" between its figures.`, { about: { collection: 'groups', id }, page: 69 })
}
