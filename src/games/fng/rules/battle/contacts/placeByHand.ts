import type { FngState } from '../../state.ts'
import type { Values } from '../action.ts'
import { defineAction } from '../action.ts'
import { refusesOutsideBattle } from '../battle.ts'
import { emplace } from '../fire/emplace.ts'
import { standsOnMount, weaponIn } from '../fire/weaponClasses.ts'
import { enemyMen, menField } from './menField.ts'
import { placeEnemies } from './placeEnemies.ts'
import { nextEnemyName } from './placeUnits.ts'
import { allSectors } from './sectors.ts'

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
    men: menField,
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
    const groupId = placeEnemies(scene, { men: enemyMen(men), sector: Number(sector), name: nextEnemyName(scene) })
    if (ready) emplace(scene, [groupId])
  },
})
