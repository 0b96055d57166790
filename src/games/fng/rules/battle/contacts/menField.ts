import type { Rules } from '../../../../../main/engine/system.ts'
import { rulesOf } from '../../house/rulesOf.ts'
import { weaponTables } from '../../tables/index.ts'
import { weaponShortName } from '../../weapons.ts'
import type { Field, Option, ValuesOf } from '../action.ts'
import type { FigureRole } from '../collections.ts'
import type { EnemyMan } from './placeEnemies.ts'

/** Enemies as a player names them: how many, as what, with which weapon and REP. */

const byList = 'byList'

/** Every weapon of the Communist tables, and the rifle that the army list gives. */
const weapons = (rules: Rules): readonly Option[] => [
  { value: byList, label: 'By army list' },
  ...weaponTables
    .filter(({ id }) => id.startsWith('weapons.cf.') && !id.endsWith('grenades'))
    .flatMap(({ rows }) => rows.map(({ key }) => ({ value: key, label: weaponShortName(key, rules) }))),
  { value: 'unarmed', label: 'Unarmed' },
]

const roles = [
  { value: 'rifleman', label: 'Rifleman' },
  { value: 'leader', label: 'Leader' },
  { value: 'gunner', label: 'Gunner' },
  { value: 'loader', label: 'Assistant' },
  { value: 'rpg', label: 'RPG' },
  { value: 'medic', label: 'Medic' },
  { value: 'rto', label: 'RTO' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly { value: FigureRole; label: string }[]

/** The small table in which they are entered. */
export const menField = {
  kind: 'rows',
  label: 'Men',
  least: 1,
  most: 8,
  start: () => [{ count: 3, role: 'rifleman', weapon: byList, rep: 0 }],
  fields: {
    count: { kind: 'number', label: 'How many', least: 1, most: 12, unit: 'figures', start: () => 3 },
    role: { kind: 'choice', label: 'As', options: roles },
    weapon: { kind: 'choice', label: 'Weapon', options: ({ state }) => weapons(rulesOf(state)) },
    rep: { kind: 'number', label: 'REP', help: '0 has it rolled.', least: 0, most: 6, start: () => 0 },
  },
} as const satisfies Field

type Lines = ValuesOf<{ men: typeof menField }>['men']

/** @returns the lines of the table, man by man. */
export const enemyMen = (lines: Lines): EnemyMan[] =>
  lines.flatMap(({ count, role, weapon, rep }): EnemyMan[] => {
    const own = weapon === byList ? {} : { weapon }
    return Array.from({ length: count }, () => ({ role, ...own, rep: rep === 0 ? null : rep }))
  })
