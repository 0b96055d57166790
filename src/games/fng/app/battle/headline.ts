import type { EntryTold, HeadlinePart } from '../../../../contract/headline.ts'
import type { Line } from '../../../../main/engine/lines.ts'
import type { Change } from '../../../../main/engine/state.ts'
import { signed } from '../../rules/aftermath/points.ts'
import type { Battle } from '../../rules/battle/battle.ts'
import { deedsOf } from '../../rules/battle/ending/manReport.ts'
import { pointsSoFar } from '../../rules/battle/ending/points.ts'
import type { FngState } from '../../rules/state.ts'
import { sentence as asSentence } from '../../rules/steps/setup/common.ts'
import { deedNames, enemyNames } from '../../rules/words.ts'
import { fatesIn, lasting, type Fated } from './fates.ts'
import { comers, contactsIn } from './headlineComers.ts'
import { enders } from './headlineEnd.ts'
import { named, peopleOf, plain } from './headlinePeople.ts'
import { comesWithTurn, turnIn } from './headlineTurn.ts'
import { hitTables, phasesOf } from './phases.ts'

/** An entry of the battle as its headline is made from it. */
interface ToldEntry {
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
    ...[enemyKnown(entry.changes), turn === null ? null : comesWithTurn(entry, after)].flatMap((text) =>
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

/** Sentences apart from one another; names and the words around them bring their own spaces. */
const spaced = (parts: readonly HeadlinePart[]): HeadlinePart[] =>
  parts.map((part, i) => (i > 0 && parts[i - 1]!.text.endsWith('.') ? { ...part, text: ` ${part.text}` } : part))

/** "The enemy is NVA, EAL 4 from now on." at First Contact (FNG p. 67). */
function enemyKnown(changes: readonly Change[]): string | null {
  const change = changes.findLast(({ collection }) => collection === 'battle')
  const [was, is] = [change?.before, change?.after] as unknown as readonly (Battle | null | undefined)[]
  if (!was || !is || is.enemy === null || was.enemy === is.enemy) return null
  return `The enemy is ${enemyNames[is.enemy]}, EAL ${is.eal}.`
}
