import { calendarName, isLate, monthName, yearOf } from '../rules/calendar.ts'
import { squadName } from '../rules/people.ts'
import type { Billet, FngState, MissionType, Soldier } from '../rules/state.ts'
import { postNames } from '../rules/words.ts'

/** "Jan 67". */
export const shortMonth = (halfMonth: number): string =>
  `${monthName(halfMonth).slice(0, 3)} ${String(yearOf(halfMonth)).slice(2)}`

/** "late Jan 67". */
export const shortDate = (halfMonth: number): string =>
  `${isLate(halfMonth) ? 'late' : 'early'} ${shortMonth(halfMonth)}`

/** "late August 1967": inside a sentence. */
export const dateInSentence = (halfMonth: number): string =>
  calendarName(halfMonth).replace(/^./, (letter) => letter.toLowerCase())

/** "Rifleman, 2nd squad". */
export const placeName = (billet: Pick<Billet, 'post' | 'squad'>): string =>
  `${postNames[billet.post]}, ${squadName(billet.squad)}`

const parted: Readonly<Partial<Record<Soldier['status'], string>>> = {
  dead: 'Killed',
  missing: 'Missing in Action',
  sentHome: 'Died of wounds or sent home',
  wentHome: 'Went home',
  relieved: 'Relieved',
}

const inBattle: readonly Soldier['status'][] = ['dead', 'missing', 'sentHome']

const where: Readonly<Record<MissionType, string>> = {
  ambush: 'in an ambush',
  defense: 'in a defense',
  fight: 'in a fight',
  patrol: 'on patrol',
  recon: 'on a recon',
}

/** "Killed, late August 1967, on patrol": what took a man from the platoon; empty while he belongs to it. */
export function tookHim(state: FngState, man: Soldier): string {
  const what = man.grade === 'officer' && man.status === 'wentHome' ? 'Reassigned' : parted[man.status]
  if (what === undefined || man.left === null) return ''
  const type = state.missions.find((mission) => mission.halfMonth === man.left)?.type ?? null
  const battle = type !== null && inBattle.includes(man.status) ? `, ${where[type]}` : ''
  return `${what}, ${dateInSentence(man.left)}${battle}`
}
