import type { PastEntry } from '../../../../../main/app/game/past.ts'
import type { BattleForm, FormValues, Posture } from '../../../contract/battle.ts'
import type { InSightSaid, InSightSide, InSightView } from '../../../contract/inSight.ts'
import { battleOf, figureById, groupById, groupsOf, leaderOf, type Group } from '../../../rules/battle/battle.ts'
import { inSightAction } from '../../../rules/battle/reactions/inSight/inSight.ts'
import { plainLine } from '../../../rules/battle/reactions/inSight/form.ts'
import { sighted } from '../../../rules/battle/reactions/inSight/sighted.ts'
import type { FngState } from '../../../rules/state.ts'
import { inSight } from '../../../rules/tables/reactions.ts'
import { enemyNames } from '../../../rules/words.ts'
import { battleForm } from '../battleForm.ts'
import { postureWords } from '../battleWords.ts'
import { calledOf } from '../headlinePeople.ts'
import { compose, fieldsOf, idsIn, linesIn, type Composed } from './compose.ts'
import { decides, foresee, type Foreseen } from './foresee.ts'
import { tellsOf } from './tells.ts'
import type { UnderWay } from './underWay.ts'
import { unlikeViews } from './unlike.ts'

/** What only the journal and the file know. */
interface Past {
  /** @returns the entries before the state, newest first. */
  readonly back: () => Iterable<PastEntry>
  readonly underWay: UnderWay | null
}

/**
 * @param said what the player has said of it.
 * @param selected ids of selected figures and groups: without a word of his those take part.
 * @returns In Sight by groups, with the form of the action filled; of one under way as it was begun.
 */
export function inSightView(
  state: FngState,
  said: InSightSaid,
  selected: readonly number[],
  { back, underWay }: Past,
): InSightView {
  const { form, out, someMoved } = underWay ? begun(state, underWay) : compose(state, said, selected, back)
  const { values } = form
  const dice = underWay?.dice ?? said.dice
  const filled = form.problem === null
  const foreseen = filled ? foresee(state, values, dice) : null
  const sides = (['ours', 'theirs'] as const).map((side) => sideOf(state, form, side, { foreseen, someMoved, said }))
  const groups = groupsIn(state, form, out)
  const inches = distanceOf(linesIn(form), said)
  const heads = foreseen?.heads ?? []
  return {
    refused: inSightAction.refuses(state),
    page: inSightAction.page,
    title: sides
      .flatMap(({ name }) => (name === '' ? [] : [name]))
      .join(sides.some(({ name }) => name.includes(' and ')) ? ' against ' : ' and '),
    groups,
    inches,
    again: form.fields.some(({ name }) => name === 'again') ? values['again'] === true : null,
    sides,
    unlike: unlikeViews(state, {
      form,
      said: underWay ? { ...said, unlike: [] } : said,
      men: foreseen?.men ?? new Map(),
      stands: (side) => sides.find((one) => one.side === side)!.stands,
      inches,
    }),
    fields: fieldsOf(form, said.about),
    line: linesIn(form).find((line) => line['figure'] === said.about) ?? {},
    newcomers: form.fields.find(({ name }) => name === 'newcomers') ?? null,
    values,
    problem: form.problem ?? foreseen?.refused ?? null,
    heads,
    idle: foreseen?.idle ?? [],
    underWay: underWay && { at: headAt(heads, underWay), fallen: underWay.fallen },
    orders: inSight.id,
    decides,
  }
}

const begun = (state: FngState, { values }: UnderWay): Composed => ({
  form: battleForm(state, inSightAction.name, values, []),
  out: [],
  someMoved: false,
})

/** The last head of whom anybody was asked what he does. */
function headAt(heads: InSightView['heads'], { decided }: UnderWay): number | null {
  const at = heads.findLastIndex(({ acts }) => acts.some(({ figure }) => decided.includes(figure)))
  return at < 0 ? null : at
}

function sideOf(
  state: FngState,
  form: BattleForm,
  side: 'ours' | 'theirs',
  { foreseen, someMoved, said }: { foreseen: Foreseen | null; someMoved: boolean; said: InSightSaid },
): InSightSide {
  const figures = idsIn(form.values[side]).map((id) => figureById(state, id))
  const groups = [...new Set(figures.map(({ groupId }) => groupId))].map((id) => groupById(state, id))
  const lines = linesIn(form).filter((line) => figures.some(({ id }) => id === line['figure']))
  const men = figures.map(({ id }) => foreseen?.men.get(id) ?? unknown(state, id, lines))
  const first = groups[0]
  const chooses = side !== battleOf(state).side
  return {
    side,
    name: listed(groups.map(({ name }) => name)),
    title: first ? titleOf(state, first) : '',
    tells: tellsOf(foreseen?.tests ?? [], side),
    stands: commonest(lines.flatMap((line) => (isPosture(line['stands']) ? [line['stands']] : []))),
    moved: chooses ? null : movedOf(lines, said),
    someMoved: !chooses && someMoved,
    targets: chooses ? targetWords(form, side) : null,
    men,
    dice: men.reduce((sum, man) => sum + man.dice, 0),
  }
}

/** Whether they have moved, but for those of whom it is said otherwise. */
function movedOf(lines: readonly FormValues[], { unlike }: InSightSaid): boolean | 'some' {
  const isSaid = (line: FormValues) => unlike.some((one) => one.field === 'moved' && one.figure === line['figure'])
  const moved = new Set(lines.filter((line) => !isSaid(line)).map((line) => line['moved'] === true))
  return moved.size > 1 ? 'some' : moved.has(true)
}

/** While something is missing his dice are not known. */
const unknown = (state: FngState, figure: number, lines: readonly FormValues[]) => ({
  figure,
  name: calledOf(state, figureById(state, figure)),
  dice: 0,
  none: null,
  faces: [],
  successes: null,
  target: idsIn(lines.find((line) => line['figure'] === figure)?.['targets'])
    .map((id) => calledOf(state, figureById(state, id)))
    .join(', '),
})

const isPosture = (stands: unknown): stands is Posture => typeof stands === 'string' && stands in postureWords

/** FNG p. 31: they declare first. */
function targetWords({ values }: BattleForm, side: 'ours' | 'theirs'): string {
  const [own, others] = [idsIn(values[side]), idsIn(values[side === 'ours' ? 'theirs' : 'ours'])]
  const left = others.length - own.length
  const start = 'Not active, so they choose first: each the closest man nobody has taken.'
  if (left > 0)
    return `${start} ${left === 1 ? 'One of the others is left over and begins' : `${left} of the others are left over and begin`} again with the closest.`
  if (left === 0) return start
  return `${start} ${left === -1 ? 'The last begins' : `The last ${-left} begin`} again with the closest.`
}

const titleOf = (state: FngState, group: Group): string => {
  const { enemy } = battleOf(state)
  if (group.side === 'theirs') return enemy === null ? 'Enemy' : enemyNames[enemy]
  return leaderOf(state, group)?.name ?? 'No leader'
}

/** The one distance: of lines in which nobody has another, where there are any. */
function distanceOf(lines: readonly FormValues[], { unlike }: InSightSaid): number {
  const others = unlike.flatMap(({ field, value }) => (field === 'inches' ? [value] : []))
  const all = lines.map((line) => Number(line['inches']))
  return commonest(all.filter((inches) => !others.includes(inches))) ?? commonest(all) ?? plainLine.inches
}

/** Every group with somebody who could take part. */
function groupsIn(state: FngState, { values }: BattleForm, out: readonly number[]): InSightView['groups'] {
  const named = [...idsIn(values['ours']), ...idsIn(values['theirs']), ...out]
  return (['ours', 'theirs'] as const).flatMap((side) => {
    const able = sighted(state, side).map((id) => figureById(state, id))
    return groupsOf(state, side).flatMap(({ id, name }) => {
      const men = able.filter(({ groupId }) => groupId === id)
      return men.length === 0
        ? []
        : [{ id, name, side, men: men.length, sees: men.some((figure) => named.includes(figure.id)) }]
    })
  })
}

/** @returns what stands there most often, of equals the first; null for nothing. */
function commonest<T>(all: readonly T[]): T | null {
  const counts = new Map<T, number>()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`
