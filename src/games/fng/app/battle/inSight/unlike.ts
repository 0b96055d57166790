import type { BattleForm, FieldView, FormValue, FormValues } from '../../../contract/battle.ts'
import { seesNobody, type InSightMan, type InSightSaid, type InSightUnlikeView } from '../../../contract/inSight.ts'
import { figureById } from '../../../rules/battle/battle.ts'
import { postureOf } from '../../../rules/battle/ground/cover.ts'
import type { FngState } from '../../../rules/state.ts'
import { inSight } from '../../../rules/tables/reactions.ts'
import type { Posture } from '../../../rules/battle/terms.ts'
import { postureWords } from '../battleWords.ts'
import { calledOf } from '../headlinePeople.ts'
import { fieldsOf, linesIn } from './compose.ts'

/** What the list of those who are not like the others is made from. */
interface Standing {
  readonly form: BattleForm
  readonly said: InSightSaid
  readonly men: ReadonlyMap<number, InSightMan>
  /** How most of a side stand. */
  readonly stands: (side: 'ours' | 'theirs') => Posture | null
  readonly inches: number
}

/** @returns those who are not like the others, each with what it changes. */
export function unlikeViews(state: FngState, standing: Standing): InSightUnlikeView[] {
  const { form, said } = standing
  const known = linesIn(form).flatMap((line): InSightUnlikeView[] => {
    const figure = figureById(state, line['figure'] as number)
    const of = { figure: figure.id, name: calledOf(state, figure), side: sideOf(figure.side) }
    const told = said.unlike.some((one) => one.figure === figure.id && one.field === 'stands')
    const isUnlike = !told && line['stands'] !== (standing.stands(of.side) ?? line['stands'])
    const posture = postureWords[line['stands'] as Posture]
    return [
      ...(isUnlike
        ? [{ ...of, field: 'posture', text: posture, effect: standsEffect(state, standing, figure.id) }]
        : []),
      ...(figure.prone
        ? [{ ...of, field: 'prone', text: 'prone', effect: aimedAtBy(state, form, figure.id, harder) }]
        : []),
    ]
  })
  return [
    ...known,
    ...said.unlike.flatMap(({ figure: id, field, value }) => {
      const figure = state.figures.find((one) => one.id === id)
      if (!figure) return []
      const of = { figure: id, name: calledOf(state, figure), side: sideOf(figure.side), field }
      if (field === seesNobody) return [{ ...of, text: 'sees nobody', effect: outEffect(state, standing, id) }]
      const asked = fieldsOf(form, id).find(({ name }) => name === field)
      return asked ? [{ ...of, ...saidOf(state, standing, id, asked, value) }] : []
    }),
  ]
}

const sideOf = (side: string): 'ours' | 'theirs' => (side === 'ours' ? 'ours' : 'theirs')

function saidOf(
  state: FngState,
  standing: Standing,
  id: number,
  field: FieldView,
  value: FormValue,
): Pick<InSightUnlikeView, 'text' | 'effect'> {
  const { men, inches } = standing
  const man = men.get(id)
  switch (field.name) {
    case 'inches':
      return { text: `distance to ${man?.target ?? 'his target'}`, effect: `${Number(value)}", not ${inches}"` }
    case 'targets':
      return { text: `fires at ${man?.target ?? ''}`, effect: 'the others choose anew' }
    case 'stands':
      return { text: wordsOf(field, value), effect: standsEffect(state, standing, id) }
    case 'moved':
      return { text: value === true ? 'has moved' : 'has not moved', effect: rolls(man) }
    case 'point':
      return { text: value === true ? 'walks point' : 'does not walk point', effect: rolls(man) }
    default:
      return { text: field.label.toLowerCase(), effect: wordsOf(field, value) }
  }
}

function wordsOf(field: FieldView, value: FormValue): string {
  switch (field.kind) {
    case 'choice':
      return (field.options.find((option) => option.value === value)?.label ?? '').toLowerCase()
    case 'flag':
      return value === true ? 'yes' : 'no'
    case 'number':
      return field.unit === 'inches' ? `${Number(value)}"` : `${Number(value)}`
    case 'pick':
      return field.among.find(({ id }) => id === value)?.label ?? 'none'
    case 'picks':
      return field.among.flatMap(({ id, label }) => (idsOf(value).includes(id) ? [label] : [])).join(', ') || 'nobody'
    case 'text':
      return typeof value === 'string' ? value : ''
    case 'rows':
      return `${idsOf(value).length}`
  }
}

const idsOf = (value: FormValue): readonly unknown[] => (Array.isArray(value) ? value : [])

const rolls = (man: InSightMan | undefined) => (man ? `rolls ${man.dice}d6` : '')

/** What the other side loses where all whom it sees are hidden: one in the open, and it does not. */
const lostDice = -(inSight.modifiers.find(({ when }) => when === 'opponentHidden')?.by ?? 0)

/** For whom he is another target, and what it gives all of them. */
function standsEffect(state: FngState, { form, stands }: Standing, id: number): string {
  const his = linesIn(form).find(({ figure }) => figure === id)?.['stands']
  const side = sideOf(figureById(state, id).side)
  const all = his === 'open' && (stands(side) ?? 'open') !== 'open'
  return joined([aimedAtBy(state, form, id, hits(his)), all ? `${lostDice}d6 more for ${eachOfOthers(side)}` : ''])
}

/** He is seen by nobody either: where he alone was in the open, that takes a die from all who look. */
function outEffect(state: FngState, { form }: Standing, id: number): string {
  const figure = figureById(state, id)
  const left = linesIn(form).filter((line) => figureById(state, line['figure'] as number).side === figure.side)
  const all =
    (postureOf(state, figure) ?? 'open') === 'open' && left.length > 0 && left.every(({ stands }) => stands !== 'open')
  return joined(['takes no part', all ? `${lostDice}d6 less for ${eachOfOthers(sideOf(figure.side))}` : ''])
}

const eachOfOthers = (side: 'ours' | 'theirs') => `each of ${side === 'ours' ? 'theirs' : 'ours'}`
const joined = (texts: readonly string[]) => texts.filter((text) => text !== '').join('; ')

const harder = 'harder to hit for'
const hits = (stands: FormValue | undefined): string =>
  stands === 'open' ? 'easier to hit for' : stands === 'smoke' ? 'cannot be hit by' : harder

/** For whom it is another target: "harder to hit for E1 3". */
function aimedAtBy(state: FngState, form: BattleForm, id: number, how: string): string {
  const by = linesIn(form).filter((line: FormValues) => idsOf(line['targets'] ?? []).includes(id))
  const names = by.map((line) => calledOf(state, figureById(state, line['figure'] as number)))
  return names.length === 0 ? '' : `${how} ${names.join(', ')}`
}
