import type { Grade, BilletView, SoldierView } from '../../contract/roster.ts'
import type { InputOf } from '../../../../contract/procedures.ts'

/** What is edited in one place: some fields of a man or of his place belong together. */
export type FieldName = 'rep' | 'rank' | 'name' | 'post' | 'weapon' | 'deros' | 'state' | 'attributes' | 'back'

/** What a field is called over its editor. */
export const fieldTitles: Readonly<Record<FieldName, string>> = {
  rep: 'REP',
  rank: 'Rank',
  name: 'Name',
  post: 'Post',
  weapon: 'Weapon',
  deros: 'DEROS',
  state: 'Status',
  attributes: 'Attributes',
  back: 'Back to the platoon',
}

/** Everything that the editors write in. */
export interface Draft {
  firstName: string
  lastName: string
  rank: string
  grade: Grade
  rep: number
  bestRep: number
  /** Months, by halves. */
  months: number
  status: SoldierView['status']
  awayMissions: number
  shortTimer: boolean
  attributes: string[]
  post: string
  weapon: string
  /** Empty: none. */
  sidearm: string
  /** The open place of a man who comes back. */
  billetId: number | null
}

/** @returns what stands there now. */
export const draftOf = (man: SoldierView | null, billet: BilletView | null): Draft => ({
  firstName: man?.firstName ?? '',
  lastName: man?.lastName ?? '',
  rank: man?.rank ?? '',
  grade: man?.grade ?? 'enlisted',
  rep: man?.rep ?? 0,
  bestRep: man?.bestRep ?? 0,
  months: (man?.derosHalfMonths ?? 0) / 2,
  status: man?.status ?? 'present',
  awayMissions: man?.awayMissions ?? 0,
  shortTimer: man?.shortTimer ?? false,
  attributes: man?.attributes.map((one) => one.id) ?? [],
  post: billet?.post ?? '',
  weapon: billet?.weapon.id ?? '',
  sidearm: billet?.sidearmId ?? '',
  billetId: billet?.id ?? null,
})

/** Fields of a place; all others are of the man in it. */
const ofPlace: readonly FieldName[] = ['post', 'weapon']

/** @returns whether a field can be corrected where it stands: an open place has a post and a weapon only. */
export const isEditable = (field: FieldName, billet: BilletView): boolean =>
  billet.soldier !== null || ofPlace.includes(field)

const isAway = (status: SoldierView['status']) => status === 'hospital' || status === 'rAndR'

type SoldierChanges = InputOf<'fng.correctSoldier'>['input']['changes']
type BilletChanges = InputOf<'fng.correctBillet'>['input']['changes']

const soldierChanges: Readonly<Partial<Record<FieldName, (draft: Draft) => SoldierChanges>>> = {
  rep: ({ rep, bestRep }) => ({ rep, bestRep: Math.max(rep, bestRep) }),
  rank: ({ rank, grade }) => ({ rank, grade }),
  name: ({ firstName, lastName }) => ({ firstName, lastName }),
  deros: ({ months }) => ({ derosHalfMonths: Math.round(months * 2) }),
  state: ({ status, awayMissions, shortTimer }) => ({
    status,
    shortTimer,
    awayMissions: isAway(status) ? awayMissions : 0,
  }),
  attributes: ({ attributes }) => ({ attributes }),
  back: ({ status, awayMissions, billetId }) => ({
    status,
    awayMissions: isAway(status) ? awayMissions : 0,
    ...(billetId === null ? {} : { billetId }),
  }),
}

const billetChanges = (field: FieldName, draft: Draft): BilletChanges =>
  field === 'post'
    ? { post: draft.post as NonNullable<BilletChanges['post']> }
    : { weapon: draft.weapon, sidearm: draft.sidearm === '' ? null : draft.sidearm }

/** A correction as main takes it. */
export type Correction =
  | { readonly procedure: 'fng.correctSoldier'; readonly input: InputOf<'fng.correctSoldier'>['input'] }
  | { readonly procedure: 'fng.correctBillet'; readonly input: InputOf<'fng.correctBillet'>['input'] }

/** @returns the step that writes a draft's field, with the fields that did not change left out. */
export function correctionOf(
  of: { readonly field: FieldName; readonly man: SoldierView | null; readonly billet: BilletView | null },
  draft: Draft,
  reason: string,
): Correction {
  const before = draftOf(of.man, of.billet)
  if (ofPlace.includes(of.field)) {
    const changes = changed(billetChanges(of.field, before), billetChanges(of.field, draft))
    return { procedure: 'fng.correctBillet', input: { billetId: of.billet!.id, reason, changes } }
  }
  const changesOf = soldierChanges[of.field]!
  const changes = of.field === 'back' ? changesOf(draft) : changed(changesOf(before), changesOf(draft))
  return { procedure: 'fng.correctSoldier', input: { soldierId: of.man!.id, reason, changes } }
}

function changed<T extends object>(before: T, after: T): T {
  const same = (key: keyof T) => JSON.stringify(before[key]) === JSON.stringify(after[key])
  return Object.fromEntries(Object.entries(after).filter(([key]) => !same(key as keyof T))) as T
}
