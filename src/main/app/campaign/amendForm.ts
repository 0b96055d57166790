import type { AmendForm, AskedView } from '../../../contract/amend.ts'
import { placeName } from '../../engine/answerPlaces.ts'
import type { Answer, AnswerSource, ChoiceRequest, DiceRequest } from '../../engine/answers.ts'
import { cardsLeft } from '../../engine/cards.ts'
import { correctionsSince, rulesVersionOf } from '../../engine/corrections.ts'
import { sidesOf, unusual } from '../../engine/dice.ts'
import { RuleError } from '../../engine/errors.ts'
import type { AnyState } from '../../engine/state.ts'
import { playStep, StepStopped } from '../../engine/system.ts'
import { openTape } from '../../engine/tape.ts'
import type { Entry } from '../../store/types.ts'
import type { OpenTour } from '../library/openTours.ts'
import { refusedToday } from './correct.ts'
import { inPageOrder, mendInWords } from './kept.ts'
import { inputToday } from './inputToday.ts'
import { mayNotAmend } from './amendable.ts'
import { formOf, listsOf } from './formOf.ts'
import { formOfInput } from './stepForm.ts'
import { doneIn, type Done } from './placeholder.ts'

/** @returns what can be amended of an entry: the answers it was given, with what was asked, and its own input. */
export function amendForm(tour: OpenTour, id: number): AmendForm {
  const { file } = tour
  const entry = file.entry(id)
  const done = doneIn(entry)
  const before = file.stateAt(entry.parent)
  const refused = mayNotAmend(tour, entry)
  return {
    entry: id,
    depth: entry.depth,
    title: done.title,
    date: entry.moment,
    refused,
    older: olderThan(tour, entry),
    // What cannot be amended is not shown either: it may be sealed.
    ...(refused === null
      ? openForm(tour, before, done, entry.depth)
      : { asked: [], input: null, fields: [], extra: null, elsewhere: null }),
  }
}

function openForm(tour: OpenTour, before: AnyState, entered: Done, depth: number) {
  const { success, data } = inputToday(tour.game, entered.step, entered.input)
  // What is asked otherwise today is shown as it was entered.
  const done = success ? { ...entered, input: data } : entered
  return {
    asked: askedIn(tour, before, done, depth),
    ...(tour.game.forms?.(before, done.step, done.input) ?? {
      ...byFields(tour, before, done),
      extra: null,
      elsewhere: null,
    }),
  }
}

function byFields({ game }: OpenTour, before: AnyState, { step, input }: Done): Pick<AmendForm, 'input' | 'fields'> {
  const form = formOf(game, step)
  return form ? formOfInput(form.fields, input as object, listsOf(game, before, null)) : { input, fields: [] }
}

function olderThan(tour: OpenTour, entry: Entry): AmendForm['older'] {
  const { corrections } = tour.game.system
  if (entry.rulesVersion === rulesVersionOf({ corrections })) return null
  const mends = correctionsSince(corrections, { ...entry, ...doneIn(entry) }).flatMap((one) => one.mends)
  const next = corrections.find(({ number }) => number > entry.rulesVersion)
  const text = next ? `It was played before correction ${next.number} of the rules.` : 'It was played by newer rules.'
  return { text, mends: inPageOrder(mends).map(mendInWords), refused: refusedToday(tour, entry) }
}

/** What was asked, in the order of the step. */
type Request =
  | { readonly kind: 'throw'; readonly request: DiceRequest }
  | {
      readonly kind: 'choice'
      readonly request: ChoiceRequest
      /** Title of the deck, where it is no choice but a card. */
      readonly deck?: string
    }

/**
 * Plays the step again on what it was told, to hear what it asks: reasons, rows and options stand in no file.
 * Where the rules of today ask something else, as much as they still share with the journal.
 */
function askedIn({ game, file }: OpenTour, state: AnyState, { step, input, tape }: Done, depth: number): AskedView[] {
  const requests: Request[] = []
  const source = openTape({ earlier: tape, dice: 'roll', choices: 'draw', seed: file.info().seed, depth })
  try {
    playStep(game.system, step, { state, input, dice: listening(source, requests), depth })
  } catch (error) {
    if (!(error instanceof RuleError) && !(error instanceof StepStopped)) throw error
  }
  const told = source.told().filter(({ kind }) => kind !== 'draw')
  const recorded = new Map(tape.map((answer) => [placeName(answer), answer]))
  return requests.flatMap((one, i): AskedView[] => {
    const here = told[i]
    const answer = here && recorded.get(placeName(here))
    if (!answer) return []
    const asked = { ...placeOf(answer), why: one.request.why, answer }
    if (one.kind === 'choice')
      return [{ ...asked, kind: one.kind, options: one.request.options, ...(one.deck && { deck: one.deck }) }]
    const { kind, request } = one
    return [{ ...asked, kind, count: request.count, ...unusual(sidesOf(request)), rows: rowsOf(request) }]
  })
}

const placeOf = ({ key, subject, occurrence }: Answer) => ({ key, subject, occurrence })

const rowsOf = ({ rows = [] }: DiceRequest) =>
  rows.map((row, index) => ({ row: index, text: row.text ?? String(row.outcome ?? row.key) }))

/** An answer source that writes down what it is asked before it answers. */
function listening(source: AnswerSource, requests: Request[]): AnswerSource {
  const heard = (request: DiceRequest) => requests.push({ kind: 'throw', request })
  return {
    roll: (request) => {
      heard(request)
      return source.roll(request)
    },
    rollAll: (all) => {
      all.forEach(heard)
      return source.rollAll(all)
    },
    choose: (request) => {
      requests.push({ kind: 'choice', request })
      return source.choose(request)
    },
    draw: (request) => source.draw(request),
    deal: (request) => {
      const options = cardsLeft(request.deck, request.dealt).map(({ id, name }) => ({ value: id, label: name }))
      requests.push({ kind: 'choice', request: { ...request, options }, deck: request.deck.title })
      return source.deal(request)
    },
  }
}
