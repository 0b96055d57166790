import { Bandage, Star } from '@lucide/vue'
import { createTextVNode, h, type VNode } from 'vue'
import { monthsOf } from '../../contract/months.ts'
import type { SoldierView } from '../../contract/roster.ts'
import type { RosterRow } from './rosterRows.ts'
import type { SortKey } from './sortRows.ts'

/** What stands in a cell of the list. */
export interface Cell {
  /** What is drawn. A text is a node of its own, so that a row that another man takes over only writes into it. */
  readonly content: readonly VNode[]
  /** What a screen reader says instead, where signs alone would not do. */
  readonly label?: string
  /** A class that the cell itself carries. */
  readonly mark?: string
}

const text = (words: string | number): Cell => ({ content: [createTextVNode(String(words))] })
const chip = (kind: string, content: readonly (VNode | string)[]): VNode =>
  h('span', { class: `chip ${kind}` }, [...content])

/** Pixels that the bar of a full tour is wide. */
export const barWidth = 58

/** The bar without the variables and pseudo elements of its big brother, which would be worked out anew in every row. */
function deros({ derosHalfMonths: left, officer }: SoldierView, tourLength: number): Cell {
  const words = monthsOf(left)
  const bar = h('i', { style: `width:${((left / tourLength) * barWidth).toFixed(1)}px` })
  const content = [
    h('span', { class: 'left' }, [createTextVNode(words)]),
    h('span', { class: ['to-go', { soon: left <= 4 && !officer, officer }] }, [bar]),
  ]
  return { content, label: `${words} months` }
}

function name(man: SoldierView): Cell {
  const content = [h('span', { class: 'name', title: man.name }, [createTextVNode(man.name)])]
  if (man.star) content.push(chip('star', [h(Star, { 'aria-label': 'the Star' })]))
  if (man.isNew) content.push(chip('fill', ['New']))
  return { content }
}

function state(man: SoldierView): Cell {
  const content: VNode[] = []
  if (man.status === 'hospital')
    content.push(chip('away', [h(Bandage, { 'aria-label': 'in hospital, missions' }), String(man.awayMissions)]))
  if (man.status === 'rAndR') content.push(chip('away', [`R&R ${man.awayMissions}`]))
  if (man.shortTimer) content.push(chip('short', ['Short']))
  return { content }
}

const squadSign = (squad: number): string => (squad === 0 ? 'HQ' : String(squad))

type PlaceKey = 'place' | 'post' | 'weapon'

const ofPlace: Readonly<Record<PlaceKey, (row: RosterRow) => Cell>> = {
  place: ({ billet, squadName }) => ({
    content: [
      h('span', { class: 'said' }, [createTextVNode(`${squadName}, line `)]),
      h('span', { class: 'sq', 'aria-hidden': 'true' }, [createTextVNode(squadSign(billet.squad))]),
      createTextVNode(String(billet.line)),
    ],
  }),
  post: ({ billet }) => text(billet.postName),
  weapon: ({ billet }) => text([billet.weapon.name, billet.sidearm].filter(Boolean).join(', ')),
}

const ofMan: Readonly<Record<Exclude<SortKey, PlaceKey>, (man: SoldierView, tourLength: number) => Cell>> = {
  rep: ({ rep }) => ({ ...text(rep), mark: `r${rep}` }),
  rank: ({ rank }) => text(rank),
  name,
  deros,
  state,
  attributes: ({ attributes }) => text(attributes.map((one) => one.name).join(', ')),
  medals: ({ medals }) => text(medals.length || ''),
  kills: ({ kills }) => text(kills || ''),
}

const isOfPlace = (key: SortKey): key is PlaceKey => Object.hasOwn(ofPlace, key)

/** @returns what stands in a column of a row; `tourLength` in half-months. An open place has nothing of a man. */
export function cellOf(key: SortKey, row: RosterRow, tourLength: number): Cell {
  if (isOfPlace(key)) return ofPlace[key](row)
  if (row.man === null) return text(key === 'name' ? 'Open slot' : '')
  return ofMan[key](row.man, tourLength)
}
