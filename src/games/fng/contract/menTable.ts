import type { PlainCell, PlainTable } from '../../../contract/csv.ts'
import type { BilletView, RosterView, SoldierView } from './roster.ts'
import { statusName } from './statusName.ts'
import { weaponCell } from './weaponCell.ts'

/** The men of the platoon as a table for other programs. */

const heads = [
  'Squad',
  'Line',
  'REP',
  'Rank',
  'Last name',
  'First name',
  'Post',
  'Weapon',
  'Sidearm',
  'DEROS months',
  'Status',
  'Missions away',
  'Short timer',
  'Star',
  'Attributes',
  'Medals',
  'Kills',
  'Left',
] as const

/** A place of the platoon, with who stands in it. */
export interface PlaceOfMan {
  readonly billet: BilletView
  readonly man: SoldierView | null
  readonly squadName: string
}

/** @returns places of the platoon line by line, and below them men who have left it, with the half-month. */
export const menTable = (places: readonly PlaceOfMan[], gone: RosterView['gone'] = []): PlainTable => ({
  heads,
  rows: [...places.map(placeCells), ...gone.map((man) => rowOf(['', ''], man, ['', '', ''], man.left))],
})

/** @returns the whole roster as that table. */
export const rosterTable = ({ squads, gone }: RosterView): PlainTable =>
  menTable(
    squads.flatMap(({ name, billets }) => billets.map((billet) => ({ billet, man: billet.soldier, squadName: name }))),
    gone,
  )

function placeCells({ billet, man, squadName }: PlaceOfMan): PlainCell[] {
  const place = [squadName, billet.line]
  const arms = [billet.postName, weaponCell(billet.weapon.name), weaponCell(billet.sidearm ?? '')]
  if (man) return rowOf(place, man, arms, '')
  return [...place, '', '', '', '', ...arms, '', 'Open', '', '', '', '', '', '', '']
}

const rowOf = (place: PlainCell[], man: SoldierView, arms: PlainCell[], left: string): PlainCell[] => [
  ...place,
  man.rep,
  man.rank,
  man.lastName,
  man.firstName,
  ...arms,
  man.derosHalfMonths / 2,
  statusName(man.status),
  man.awayMissions,
  man.shortTimer ? 'yes' : 'no',
  man.star ? 'yes' : 'no',
  man.attributes.map((one) => one.name).join(', '),
  man.medals.length,
  man.kills,
  left,
]
