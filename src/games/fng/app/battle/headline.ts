import type { EntryTold, HeadlinePart } from '../../../../contract/headline.ts'
import type { Line } from '../../../../main/engine/lines.ts'
import type { AnyRow, Change } from '../../../../main/engine/state.ts'
import { signed } from '../../rules/aftermath/points.ts'
import type { Battle, Contact, Figure, Group } from '../../rules/battle/battle.ts'
import { deedsOf } from '../../rules/battle/ending/manReport.ts'
import { pointsSoFar } from '../../rules/battle/ending/points.ts'
import { contactName } from '../../rules/battle/contacts/contact.ts'
import type { FngState } from '../../rules/state.ts'
import { counted, listed, sentence as asSentence } from '../../rules/steps/setup/common.ts'
import { deedNames, enemyNames } from '../../rules/words.ts'
import { fatesIn, lasting, type Fated } from './fates.ts'
import { foundInShort } from './foundInShort.ts'
import { enders } from './headlineEnd.ts'
import { named, peopleOf, plain } from './headlinePeople.ts'
import { hitTables, phasesOf } from './phases.ts'

/** An entry of the battle as its headline is made from it. */
export interface ToldEntry {
  readonly title: string
  readonly changes: readonly Change[]
  readonly lines: readonly Line[]
}

/**
 * What came of an entry of the battle: who is dead, out, ducked, ours and theirs, the points; else who came, what a PEF
 * was, whose turn it is. It is made from what the entry changed, never from its sentences.
 *
 * @param after the state right after it.
 * @param points what it brought or cost.
 * @param deeds sentences about what somebody did that may bring a medal.
 */
export function toldOf(
  entry: ToldEntry,
  after: FngState,
  points: number,
  deeds: readonly HeadlinePart[] = [],
): EntryTold {
  const phases = phasesOf(entry.lines)
  const end = enders(entry.changes, after)
  if (end) return { ...end, phases }
  const { grave, passing } = splitFates(entry.changes)
  const turn = grave.length + passing.length === 0 ? turnIn(entry.changes) : null
  const head = turn === null ? headOf(entry, after, { grave, passing }) : [plain(turn)]
  const more = [
    ...(turn !== null || head === null ? [] : [plain(asSentence(entry.title))]),
    ...(grave.length === 0 ? [] : ended(peopleOf(after, passing))),
    ...[enemyKnown(entry.changes), turn === null ? null : ending(contactsIn(entry.changes))].flatMap((text) =>
      text === null ? [] : [plain(text)],
    ),
    ...deeds,
    ...(points === 0 ? [] : [plain(`${signed(points)} VP.`)]),
  ]
  return { head: head ?? [plain(entry.title)], more: spaced(more), phases }
}

/** What became of figures: what lasts, and what passes. */
function splitFates(changes: readonly Change[]): {
  readonly grave: readonly Fated[]
  readonly passing: readonly Fated[]
} {
  const fated = fatesIn(changes)
  return {
    grave: fated.filter(({ fate }) => lasting.includes(fate)),
    passing: fated.filter(({ fate }) => !lasting.includes(fate)),
  }
}

/** Who was hit or lost his nerve; else who came, else what became of PEFs, else that nobody was hit. */
const headOf = (
  { changes, lines }: ToldEntry,
  after: FngState,
  { grave, passing }: { readonly grave: readonly Fated[]; readonly passing: readonly Fated[] },
): readonly HeadlinePart[] | null =>
  firstOf([
    peopleOf(after, grave),
    peopleOf(after, passing),
    sentence(comers(changes)),
    sentence(contactsIn(changes)),
    sentence(lines.some(({ table }) => table !== null && hitTables.has(table)) ? 'Nobody hit' : null),
  ])

/** @returns what became of people, comers and PEFs of a battle, at a glance; null where nothing did. */
export const battleHeadline = (changes: readonly Change[], after: FngState): readonly HeadlinePart[] | null =>
  headOf({ title: '', changes, lines: [] }, after, splitFates(changes))

/** The same, with the points counted before and after; beginning the battle brings none. */
export function toldBetween(entry: ToldEntry, before: FngState, after: FngState): EntryTold {
  const points = before.battle.length === 0 ? 0 : pointsSoFar(after).total - pointsSoFar(before).total
  return toldOf(entry, after, points, before.battle.length === 0 ? [] : deedsBetween(before, after))
}

/** The deeds that let a man roll for a medal (FNG p. 103), each as it is done. */
const deedsBetween = (before: FngState, after: FngState): readonly HeadlinePart[] =>
  after.figures.flatMap((figure) => {
    if (figure.soldierId === null) return []
    const had = deedsOf(before, figure.id)
    return deedsOf(after, figure.id)
      .filter((deed) => !had.includes(deed))
      .flatMap((deed) => [named(after, figure), plain(` ${deedNames[deed]}: a deed (p. 103).`)])
  })

const firstOf = (all: readonly (readonly HeadlinePart[] | null)[]): readonly HeadlinePart[] | null =>
  all.find((one) => one !== null && one.length > 0) ?? null

const sentence = (text: string | null): readonly HeadlinePart[] | null => (text === null ? null : [plain(text)])

const ended = (parts: readonly HeadlinePart[]): readonly HeadlinePart[] =>
  parts.length === 0 ? [] : [...parts, plain('.')]

const ending = (text: string | null): string | null => (text === null ? null : `${text}.`)

/** Sentences apart from one another; names and the words around them bring their own spaces. */
const spaced = (parts: readonly HeadlinePart[]): HeadlinePart[] =>
  parts.map((part, i) => (i > 0 && parts[i - 1]!.text.endsWith('.') ? { ...part, text: ` ${part.text}` } : part))

const rowsIn = <R>(changes: readonly Change[], collection: string, pick: (change: Change) => AnyRow | null): R[] =>
  changes.flatMap((change) => {
    const row = change.collection === collection ? pick(change) : null
    return row === null ? [] : [row as unknown as R]
  })

const added = ({ before, after }: Change): AnyRow | null => (before === null ? after : null)

/** "E1, E2 and E3 appear: 9 of theirs". */
function comers(changes: readonly Change[]): string | null {
  const figures = rowsIn<Figure>(changes, 'figures', added)
  if (figures.length === 0) return null
  const groups = rowsIn<Group>(changes, 'groups', added).map(({ name }) => name)
  const counts = (['ours', 'theirs', 'civilian'] as const).flatMap((side) => {
    const count = figures.filter((figure) => figure.side === side).length
    return count === 0 ? [] : [`${count} ${comerWords[side](count)}`]
  })
  if (groups.length === 0) return `${counts.join(', ')} on the table`
  return `${listed(groups)} ${groups.length === 1 ? 'appears' : 'appear'}: ${counts.join(', ')}`
}

const comerWords = {
  ours: () => 'of ours',
  theirs: () => 'of theirs',
  civilian: (count: number) => (count === 1 ? 'civilian' : 'civilians'),
} as const

/** "PEF 4: Full platoon"; "PEF 2 goes to sector 3". */
function contactsIn(changes: readonly Change[]): string | null {
  const told = changes.flatMap(({ collection, before, after }) => {
    if (collection !== 'contacts' || after === null) return []
    const is = after as unknown as Contact
    const was = before as unknown as Contact | null
    const name = contactName(is)
    if (was === null) return [`${name} lies in sector ${is.sector}`]
    if (was.status !== is.status) return [`${name}: ${outcomeOf(is)}`]
    return was.sector === is.sector ? [] : [`${name} goes to sector ${is.sector}`]
  })
  const more = told.length > 3 ? `, ${counted(told.length - 3, 'PEF')} more` : ''
  return told.length === 0 ? null : `${told.slice(0, 3).join('; ')}${more}`
}

/** What it was; a place is told with that nobody is there, for whoever comes is told before all else. */
function outcomeOf({ found, pc }: Contact): string {
  if (found === null) return 'nothing'
  const short = foundInShort(found)
  return pc && short !== 'Nothing' ? `${short}, nobody there` : short
}

/** "The enemy is NVA, EAL 4 from now on." at First Contact (FNG p. 67). */
function enemyKnown(changes: readonly Change[]): string | null {
  const change = changes.findLast(({ collection }) => collection === 'battle')
  const [was, is] = [change?.before, change?.after] as unknown as readonly (Battle | null | undefined)[]
  if (!was || !is || is.enemy === null || was.enemy === is.enemy) return null
  return `The enemy is ${enemyNames[is.enemy]}, EAL ${is.eal}.`
}

/** "Turn 2: ours 1, theirs 5, they go first"; "Their turn". */
function turnIn(changes: readonly Change[]): string | null {
  const change = changes.find(({ collection }) => collection === 'battle')
  const was = change?.before as unknown as Battle | null | undefined
  const is = change?.after as unknown as Battle | null | undefined
  if (!was || !is) return null
  if (is.over && !was.over) return `The mission is over after turn ${is.turn}`
  if (is.turn !== was.turn)
    return `Turn ${is.turn}: ours ${is.ourDie}, theirs ${is.theirDie}, ${is.first === 'ours' ? 'we' : 'they'} go first`
  if (is.side === was.side || is.side === null) return null
  return is.side === 'ours' ? 'Our turn' : 'Their turn'
}
