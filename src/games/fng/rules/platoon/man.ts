import type { Rules } from '../../../../main/engine/system.ts'
import type { FullName, Nationality } from '../names/drawName.ts'
import { firstPhase } from '../flow.ts'
import { fullName } from '../naming.ts'
import { billetOf } from '../people.ts'
import type { Billet, FngState, FreeWorldList, Post, Soldier, Tour } from '../state.ts'
import { attributes } from '../tables/attributes.ts'
import { gradeOf, nationalityOf, rankOf } from './posts.ts'

/** What a man is by his post alone. */
export type Uniform = Pick<Soldier, 'rank' | 'grade'> & { readonly nationality: Nationality }

/** @returns rank, grade and name list of a post (FNG p. 8). */
export const uniformOf = (list: FreeWorldList, post: Post): Uniform => ({
  rank: rankOf(list, post),
  grade: gradeOf(list, post),
  nationality: nationalityOf(list, post),
})

/** @returns a man as he arrives: present, unhurt, nothing checked yet. */
export const newMan = (of: Uniform & FullName & Pick<Soldier, 'id' | 'rep' | 'deros' | 'joined'>): Soldier => ({
  id: of.id,
  firstName: of.firstName,
  lastName: of.lastName,
  rank: of.rank,
  grade: of.grade,
  nationality: of.nationality,
  rep: of.rep,
  bestRep: of.rep,
  deros: of.deros,
  shortTimer: false,
  shortTimerChecked: false,
  status: 'present',
  awayMissions: 0,
  awaySince: null,
  joined: of.joined,
  left: null,
})

/** A man who has a name and a place, and is not made yet. */
export interface Comer {
  readonly billet: Billet
  readonly soldierId: number
  readonly uniform: Uniform
  readonly name: FullName
}

/**
 * @param joined the half-month that they come in.
 * @returns how men who come together will be called, before they are made: "Pfc Able, J."
 */
export function calledAs(state: FngState, comers: readonly Comer[], joined: number): string[] {
  const men = comers.map(({ soldierId: id, uniform, name }) =>
    newMan({ id, rep: 0, deros: 0, joined, ...uniform, ...name }),
  )
  const places = comers.map(({ billet, soldierId }) => ({ ...billet, soldierId }))
  const there = { ...state, soldiers: [...state.soldiers, ...men], billets: [...places, ...state.billets] }
  return men.map((man) => fullName(there, man))
}

/** @returns an empty place. */
export const newBillet = (
  of: Pick<Billet, 'id' | 'squad' | 'line' | 'post' | 'weapon' | 'sidearm' | 'attachment'>,
): Billet => ({
  id: of.id,
  squad: of.squad,
  line: of.line,
  post: of.post,
  weapon: of.weapon,
  sidearm: of.sidearm,
  attachment: of.attachment,
  soldierId: null,
  openSince: null,
  automatic: false,
  keptFor: null,
})

/** @returns the tour as it begins, without a platoon and a Star yet. */
export const newTour = (
  of: Pick<Tour, 'unit' | 'list' | 'corps' | 'attributesFor' | 'startHalfMonth' | 'halfMonth' | 'tourLength'>,
): Tour => ({
  id: 1,
  unit: of.unit,
  list: of.list,
  corps: of.corps,
  attributesFor: of.attributesFor,
  startHalfMonth: of.startHalfMonth,
  halfMonth: of.halfMonth,
  tourLength: of.tourLength,
  phase: firstPhase,
  starId: null,
  extraContactDie: false,
  lastArea: null,
  missionId: null,
  resume: null,
  ending: null,
})

/** Are Attributes rolled for the man of this billet (FNG pp. 5, 13): of the Star's own squad, attachments not, of everyone, or of nobody? */
export function hasAttributes(state: FngState, tour: Tour, billet: Billet): boolean {
  if (tour.attributesFor === 'nobody') return false
  if (tour.attributesFor === 'everyone') return true
  const stars = [tour.starId, ...state.players.map((player) => player.soldierId)]
  return !billet.attachment && stars.some((id) => id !== null && billetOf(state, id)?.squad === billet.squad)
}

/** @returns what an Attribute is called in this campaign; its id where the table does not know it. */
export const attributeName = (id: string, rules: Rules): string =>
  rules.table(attributes).rows.find((row) => row.key === id)?.text ?? id

/** @returns true for an Attribute of the table (FNG p. 5). */
export const isAttribute = (id: string): boolean => attributes.rows.some((row) => row.key === id)
