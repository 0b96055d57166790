import type { EntryView, LineView } from '../../../../contract/journal.ts'
import type { Chip, RollCallMan, RollCallView } from '../../contract/after.ts'
import { nameOf, fullName } from '../../rules/naming.ts'
import { rulesOf } from '../../rules/house/rulesOf.ts'
import { billetOf, isOnRoster, isStar, rosterOf, soldierById, tourOf } from '../../rules/people.ts'
import type { FngState, Soldier } from '../../rules/state.ts'
import { counted } from '../../rules/steps/setup/common.ts'
import { rollCallHeadline } from './rollCallHeadline.ts'
import { billetWeapon } from '../../sheets/roster/rosterLine.ts'

/** What roll call reads of an entry, from the journal of a screen or of a sheet. */
export type DoneEntry = Pick<EntryView, 'step' | 'title' | 'answers' | 'lines'>

/** A step of the half-month after the battle, with its entries. */
export interface DonePhase<E extends DoneEntry = DoneEntry> {
  readonly title: string
  readonly entries: readonly E[]
  /** It waits for the player whatever it finds, so it never passes by itself. */
  readonly waits: boolean
}

/**
 * The half-month man by man: what dice and results made of each since the report.
 * @param before the tour right before the first of these steps.
 */
export function rollCall(before: FngState, now: FngState, phases: readonly DonePhase[]): RollCallView {
  const lines = phases.flatMap(({ entries }) => entries.flatMap((entry) => entry.lines))
  const men = [...new Set(lines.flatMap((line) => manOf(now, line) ?? []))]
  const view = (id: number) => manView(before, now, id, lines)
  const came = men.filter((id) => !before.soldiers.some((man) => man.id === id))
  const old = men.filter((id) => !came.includes(id))
  const home = old.filter((id) => soldierById(now, id).status === 'wentHome')
  const stayed = old.filter((id) => !home.includes(id))
  const changed = stayed.filter((id) => isChanged(before, now, id) || wasWounded(now, id))
  const away = rosterOf(now).filter(({ id, status }) => status !== 'present' && !changed.includes(id))
  const unchanged = stayed.filter((id) => !changed.includes(id) && !away.some((man) => man.id === id))
  const named = new Set([...men, ...away.map(({ id }) => id)])
  const parts = {
    changed: changed.map(view),
    home: home.map((id) => ({ ...view(id), why: servedWords(now, id) })),
    arrived: came.map(view).map((man) => ({ ...man, why: [man.why, ...carries(now, man.soldierId)].join('; ') })),
  }
  return {
    headline: rollCallHeadline(before, now, parts),
    ...parts,
    rolls: lines.filter(({ dice }) => dice.length > 0).length,
    away: away.map((man) => ({
      ...view(man.id),
      why: `misses ${counted(man.awayMissions, 'more mission')}`,
      chips: [statusChips[man.status]].filter((chip) => chip !== null),
    })),
    unchanged: unchanged.map((id) => ({ soldierId: id, name: nameOf(now, soldierById(now, id)) })),
    others: rosterOf(now).filter(({ id }) => !named.has(id) && !isKnownDead(now, id)).length,
    platoon: lines.flatMap((line) =>
      line.dice.length === 0 || manOf(now, line) !== null ? [] : [{ dice: line.dice, text: line.text }],
    ),
    passed: phases.flatMap(passedWords),
  }
}

/** He fell in the mission that was reported, though no step of the half-month has come to him yet. */
const isKnownDead = (now: FngState, id: number): boolean =>
  now.party.some(
    (one) => one.soldierId === id && one.missionId === tourOf(now).missionId && one.fate === 'obviouslyDead',
  )

/** He was Out of the Fight in the mission that was reported: that he recovers is told, though all is as it was. */
const wasWounded = (now: FngState, id: number): boolean =>
  now.party.some(
    (one) => one.soldierId === id && one.missionId === tourOf(now).missionId && one.fate === 'outOfTheFight',
  )

/** @returns the man that a line is about, by his row or one that belongs to him. */
function manOf(now: FngState, { about }: LineView): number | null {
  if (about === null) return null
  if (about.collection === 'soldiers') return about.id
  if (about.collection === 'attributes') return now.attributes.find(({ id }) => id === about.id)?.soldierId ?? null
  return null
}

const countOf = (state: FngState, collection: 'medals' | 'attributes', id: number): number =>
  state[collection].filter(({ soldierId }) => soldierId === id).length

function isChanged(before: FngState, now: FngState, id: number): boolean {
  const [was, is] = [soldierById(before, id), soldierById(now, id)]
  return (
    (['rep', 'status', 'rank', 'shortTimer'] as const).some((field) => was[field] !== is[field]) ||
    (['medals', 'attributes'] as const).some((own) => countOf(before, own, id) !== countOf(now, own, id))
  )
}

function manView(before: FngState, now: FngState, id: number, lines: readonly LineView[]): RollCallMan {
  const is = soldierById(now, id)
  const was = before.soldiers.find((man) => man.id === id) ?? null
  const own = lines.filter((line) => manOf(now, line) === id)
  return {
    soldierId: id,
    name: nameOf(now, is),
    star: isStar(before, id) || isStar(now, id),
    dice: own.flatMap(({ dice }) => dice),
    repBefore: was?.rep ?? null,
    rep: is.rep,
    toGo: isOnRoster(is) ? is.deros : null,
    why: tellingOf(own)
      .map(({ text }) => withoutName(text, [was, is], before, now))
      .join('; '),
    chips: chipsOf(before, now, was, is, own),
  }
}

/** Throws that left all as it was are told of nobody for whom another did something. */
function tellingOf(lines: readonly LineView[]): readonly LineView[] {
  const telling = lines.filter(({ table }) => !idle.includes(table?.outcome ?? ''))
  return telling.length === 0 ? lines.slice(-1) : telling
}

const idle = ['same', 'none']

/** His row names him already: "Pfc Reyes, J. will recover." is "will recover". */
function withoutName(text: string, men: readonly (Soldier | null)[], before: FngState, now: FngState): string {
  const names = men.flatMap((man) => (man === null ? [] : [fullName(before, man), fullName(now, man)]))
  const rest = names
    .flatMap((name) => [`${name} `, `${name}, who `, `${name}, `, `${name}: `])
    .reduce((left, words) => left.replaceAll(words, ''), text)
  return rest.replace(/\.$/, '')
}

const statusChips: Readonly<Record<Soldier['status'], Chip | null>> = {
  present: null,
  hospital: { text: 'Hospital', shape: 'away' },
  rAndR: { text: 'R&R', shape: 'away' },
  dead: { text: 'Killed', shape: 'loss' },
  missing: { text: 'Missing', shape: 'loss' },
  sentHome: { text: 'Sent home', shape: 'loss' },
  wentHome: { text: 'DEROS', shape: 'note' },
  relieved: { text: 'Relieved', shape: 'note' },
}

/** What is carried in the place that he takes. */
function carries(now: FngState, id: number): string[] {
  const billet = billetOf(now, id)
  const arms = billet === null ? '' : billetWeapon(billet, rulesOf(now))
  return arms === '' ? [] : [`carries ${arms}`]
}

function chipsOf(before: FngState, now: FngState, was: Soldier | null, is: Soldier, own: readonly LineView[]): Chip[] {
  if (was === null) return [{ text: 'New', shape: 'note' }]
  const medals = countOf(now, 'medals', is.id) - countOf(before, 'medals', is.id)
  const chips: (Chip | null)[] = [
    was.status === is.status ? null : isBack(was, is) ? { text: 'Back', shape: 'note' } : statusChips[is.status],
    medals > 0 ? { text: 'Medal', shape: 'good' } : null,
    is.shortTimer && (!was.shortTimer || own.some(({ table }) => table?.outcome === 'shortTimer'))
      ? { text: 'Short', shape: 'short' }
      : null,
    is.rank !== was.rank && isOnRoster(is) ? { text: is.rank, shape: 'note' } : null,
  ]
  return chips.filter((chip) => chip !== null)
}

const isBack = (was: Soldier, is: Soldier): boolean => was.status !== 'present' && is.status === 'present'

/** "13 months, 6 missions": how long an officer was here nobody knows. */
function servedWords(now: FngState, id: number): string {
  const man = soldierById(now, id)
  const missions = now.party.filter(({ soldierId }) => soldierId === id).length
  const tour = now.tour[0]!
  const months = man.grade === 'officer' ? [] : [counted(tour.tourLength / 2, 'month')]
  return [...months, counted(missions, 'mission')].join(', ')
}

/** A step that threw nothing and asked nothing, with what it found: "Leaders, no post is vacant". */
function passedWords({ title, entries, waits }: DonePhase): string[] {
  const lines = entries.flatMap((entry) => entry.lines)
  const isSilent = entries.every(({ answers }) => answers.every(({ kind }) => kind === 'draw'))
  if (waits || lines.length === 0 || !isSilent) return []
  const men = new Set(lines.flatMap(({ about }) => about?.id ?? []))
  if (men.size > 1) return [entries.at(-1)!.title === title ? `${title}, ${men.size} men` : entries.at(-1)!.title]
  const found = lines.map(({ text }) => text.replace(/\.$/, '')).join(', ')
  if (found.toLowerCase().startsWith(title.toLowerCase())) return [found]
  return [`${title}, ${lines[0]!.about === null ? decapitalised(found) : found}`]
}

const decapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
