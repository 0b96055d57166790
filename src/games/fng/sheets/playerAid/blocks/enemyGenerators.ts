import type { AidDraft } from '../../../../../main/sheets/aid/block.ts'
import { capital } from '../../../../../main/sheets/phrases.ts'
import type { Corps, EnemyType } from '../../../rules/state.ts'
import { areaKeyOf, areasOf } from '../../../rules/steps/setup/areas.ts'
import { enemyGenerators, type AreaKey } from '../../../rules/tables/index.ts'
import { areaNames, corpsNames } from '../../../rules/words.ts'
import type { Campaign } from '../campaign.ts'
import { grouped } from '../saying.ts'

const enemies = ['lvc', 'mfvc', 'nva'] as const satisfies readonly EnemyType[]

/** @returns the areas of a Corps, by their keys. */
export const areasIn = (corps: Corps, rules: Campaign['rules']): readonly AreaKey[] =>
  areasOf(corps, rules).map((area) => areaKeyOf({ corps, area }))

const areaOf = (key: AreaKey): string => {
  const [, area] = key.split('.') as [Corps, keyof typeof areaNames]
  return areaNames[area] === 'free fire zone' ? 'free fire' : areaNames[area]
}

/** Whom one meets in an area, by the die: a cell for each kind of enemy (FNG pp. 67-68). */
const diceIn = ({ rules }: Campaign, key: AreaKey): string[] =>
  enemies.map((enemy) => {
    const faces = rules
      .table(enemyGenerators[key])
      .rows.flatMap(({ from, to, outcome }) => (outcome === enemy ? [Number(from), Number(to)] : []))
    if (faces.length === 0) return '-'
    const [least, most] = [Math.min(...faces), Math.max(...faces)]
    return least === most ? String(least) : `${least}-${most}`
  })

/** Areas in which the same die means the same enemy; each is named. */
interface Met {
  readonly name: string
  readonly keys: readonly AreaKey[]
}

/** Whom one meets: in the areas of the tour's Corps; without a tour in those of all four. */
export function whoIsMet(campaign: Campaign): AidDraft {
  const { tour, rules } = campaign
  const areas =
    tour === null
      ? allCorps(campaign)
      : areasIn(tour.corps, rules).map((key): Met => ({ name: capital(areaOf(key)), keys: [key] }))
  return {
    number: '3.10',
    tables: ['enemy-generator.i-corps.dmz'],
    title: 'First Contact: who',
    ...(tour === null ? {} : { hint: corpsNames[tour.corps] }),
    pages: tour?.corps === 'i' ? 'p. 67' : tour === null ? 'p. 67-68' : 'p. 68',
    heads: ['1d6', 'LVC', 'MFVC', 'NVA'],
    rows: areas.map(({ name, keys }) => [name, ...diceIn(campaign, keys[0]!)]),
    keys: areas.map(({ keys }) => keys.join(' ')),
  }
}

const roman: Readonly<Record<Corps, string>> = { i: 'I', ii: 'II', iii: 'III', iv: 'IV' }

/** "I interior; IV free fire". */
function allCorps(campaign: Campaign): Met[] {
  const all = Object.keys(enemyGenerators) as AreaKey[]
  return grouped(all, (key) => diceIn(campaign, key).join()).map(([, keys]) => {
    const byCorps = grouped(keys, (key) => key.split('.')[0] as Corps)
    return { name: byCorps.map(([corps, own]) => `${roman[corps]} ${own.map(areaOf).join(', ')}`).join('; '), keys }
  })
}
