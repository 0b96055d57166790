import { listedNameOf } from '../../rules/naming.ts'
import { billetOf } from '../../rules/people.ts'
import type { Area, Billet, FngState, Soldier } from '../../rules/state.ts'
import { bold, joined, words, type Words } from '../../../../main/sheets/glance/words.ts'

/** Short words of this sheet that stand nowhere else. */

/** Areas as they stand before a line to write on, and at the head of a row. */
export const areaShort: Readonly<Record<Area, string>> = {
  dmz: 'DMZ',
  coastal: 'coast',
  interior: 'int.',
  highlands: 'high.',
  'free-fire-zone': 'FFZ',
  swamp: 'swamp',
}

/** @returns "1st squad" without its last word, "HQ". */
export const squadShort = (squad: number): string =>
  squad === 0 ? 'HQ' : (['1st', '2nd', '3rd', '4th'][squad - 1] ?? `${squad}.`)

/** @returns "1st 12": squad and line of a slot. */
export const slotShort = ({ squad, line }: Pick<Billet, 'squad' | 'line'>): string => `${squadShort(squad)} ${line}`

/** Names in a cell; more are counted. */
const mostNamed = 5

/** @returns "Pfc Oakes, Sgt Hill, and 3 more", bold; how many there are where they are many. */
export function namedBold(texts: readonly string[], most = mostNamed): Words {
  const shown = texts.length > most + 1 ? texts.slice(0, most) : texts
  const left = texts.length - shown.length
  const all = joined(shown.map(bold))
  return left === 0 ? all : words`${all} and ${left} more`
}

/** @returns "Oakes, Hill and 3 more". */
export function listedNames(texts: readonly string[], most = 8): string {
  const shown = texts.length > most + 1 ? texts.slice(0, most) : texts
  const left = texts.length - shown.length
  return `${shown.join(', ')}${left === 0 ? '' : ` and ${left} more`}`
}

/** @returns "Pfc Oakes, 1st squad". */
export function nameAndSquad(state: FngState, man: Soldier): Words {
  const billet = billetOf(state, man.id)
  const name = bold(listedNameOf(state, man))
  return billet === null ? name : words`${name} ${squadShort(billet.squad)}`
}

/** @returns things with what each needs; those that need the same are told together: "FO, LMG gunner 1-2, Medic 1-4". */
export function together(things: readonly { readonly name: string; readonly needs: string }[]): Words {
  const needs = [...new Set(things.map((thing) => thing.needs))]
  return joined(
    needs.map((need) => {
      const names = things.filter((thing) => thing.needs === need).map(({ name }) => name)
      return words`${names.join(', ')} ${bold(need)}`
    }),
  )
}
