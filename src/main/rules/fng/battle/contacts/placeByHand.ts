import type { Rules } from '../../../../engine/system.ts'
import { rulesOf } from '../../house/rulesOf.ts'
import type { FngState } from '../../state.ts'
import type { Option, Values } from '../action.ts'
import { defineAction } from '../action.ts'
import { refusesOutsideBattle } from '../battle.ts'
import type { FigureRole } from '../collections.ts'
import { emplace } from '../fire/emplace.ts'
import { standsOnMount, weaponIn } from '../fire/weaponClasses.ts'
import { weaponTables } from '../../tables/index.ts'
import { weaponShortName } from '../../weapons.ts'
import { placeEnemies, type EnemyMan } from './placeEnemies.ts'
import { nextEnemyName } from './placeUnits.ts'
import { allSectors } from './sectors.ts'

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

/** Weapons that the lines of the form name so far. */
const weaponsIn = ({ men }: Values): string[] =>
  Array.isArray(men)
    ? (men as readonly Values[]).flatMap(({ weapon }) => (typeof weapon === 'string' ? [weapon] : []))
    : []

const isMounted = (state: FngState, key: string): boolean => {
  const weapon = weaponIn(state, key)
  return weapon !== null && standsOnMount(weapon)
}

/** Enemies whom the player wants on the table: of a scenario of his own, or of a result the program did not roll. */
export const placeByHand = defineAction({
  name: 'placeByHand',
  title: 'Place enemies by hand',
  section: 'contacts',
  page: 60,
  words: ['add', 'enemy', 'VC', 'NVA', 'group', 'reinforcements'],
  fields: {
    men: {
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
    },
    sector: {
      kind: 'choice',
      label: 'Sector',
      options: allSectors.map((n) => ({ value: String(n), label: String(n) })),
      start: ({ state }) => String(state.groups.find(({ side }) => side === 'theirs')?.sector ?? 1),
    },
    ready: {
      kind: 'flag',
      label: 'Their guns stand in position',
      asked: ({ state, values }) => weaponsIn(values).some((key) => isMounted(state, key)),
      absent: false,
    },
  },
  refuses: refusesOutsideBattle,
  likely: () => 8,
  entry: (state) => `${state.groups.at(-1)?.name ?? 'Enemies'} is placed`,
  run(scene, { men, sector, ready }) {
    const asked = men.flatMap(({ count, role, weapon, rep }): EnemyMan[] => {
      const own = weapon === byList ? {} : { weapon }
      return Array.from({ length: count }, () => ({ role, ...own, rep: rep === 0 ? null : rep }))
    })
    const groupId = placeEnemies(scene, { men: asked, sector: Number(sector), name: nextEnemyName(scene) })
    if (ready) emplace(scene, [groupId])
  },
})
