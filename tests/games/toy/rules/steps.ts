import { dealCard, leftInDeck, shuffled } from '../../../../src/main/engine/dealing.ts'
import { RuleError } from '../../../../src/main/engine/errors.ts'
import { explain, explainCard, note } from '../../../../src/main/engine/lines.ts'
import { rollOnTable } from '../../../../src/main/engine/rollOnTable.ts'
import { patchRow, rowById } from '../../../../src/main/engine/state.ts'
import type { Step } from '../../../../src/main/engine/system.ts'
import { deck } from './deck.ts'
import type { ToyState } from './state.ts'
import { current } from './tables.ts'

export interface BeginInput {
  readonly ferry: string
  readonly hands: readonly string[]
}

export interface RowInput {
  /** Yards. */
  readonly pushed: number
}

export interface RenameInput {
  readonly hand: number
  readonly name: string
}

const begin: Step<ToyState, BeginInput> = {
  title: (_, { ferry }) => `The ${ferry} is made fast`,
  run({ state, input, newId, say }) {
    if (state.tour.length > 0) throw new RuleError('not-now', 'The ferry is on its way already.')
    const hands = input.hands.map((name) => ({ id: newId(), name }))
    say(note(`The ${input.ferry} waits with ${input.hands.length} hands.`))
    const tour = [{ id: 1, ferry: input.ferry, stretch: 0, yards: 0, steersman: hands[0]!.id }]
    return { ...state, hands, tour }
  },
}

/** One stretch: the current takes the ferry on, and a red card is a fair wind. */
const row: Step<ToyState, RowInput> = {
  title: ({ tour: [tour] }) => `Stretch ${(tour?.stretch ?? 0) + 1}`,
  run({ state, input, rules, dice, newId, say }) {
    const [tour] = state.tour
    if (tour === undefined) throw new RuleError('not-now', 'There is no ferry yet.')
    const why = `Stretch ${tour.stretch + 1}`
    const roll = rollOnTable(rules.table(current), dice, { subject: 0, why })
    const { card, answer, dealt } = dealCard({ dealt: state.dealt, deck, dice, subject: 0, why, newId })
    const fair = card.colour === 'red' ? 5 : 0
    const yards = roll.row.gives.yards + fair + input.pushed
    const about = { collection: 'tour', id: tour.id, field: 'yards' }
    say(explain(roll, `The ferry makes ${roll.row.gives.yards} yards.`, about))
    say(
      explainCard(`The ${card.name}: ${fair === 0 ? 'no wind' : `a fair wind, ${fair} yards more`}.`, answer, {
        about,
      }),
    )
    if (input.pushed > 0) say(note(`Pushed off: ${input.pushed} yards.`))
    return { ...patchRow(state, 'tour', 1, { stretch: tour.stretch + 1, yards: tour.yards + yards }), dealt }
  },
}

const shuffle: Step<ToyState> = {
  title: 'The cards are shuffled',
  run({ state, say }) {
    say(note(`${leftInDeck(state.dealt, deck)} cards were left.`))
    return { ...state, dealt: shuffled(state.dealt, deck) }
  },
}

const rename: Step<ToyState, RenameInput> = {
  title: (state, { hand }) => `New name for ${rowById(state.hands, hand, 'hand').name}`,
  run({ state, input: { hand, name }, say }) {
    const { name: before } = rowById(state.hands, hand, 'hand')
    say(note(`${before} is called ${name} from now on.`, { about: { collection: 'hands', id: hand, field: 'name' } }))
    return patchRow(state, 'hands', hand, { name })
  },
}

export const toySteps = { begin, row, shuffle, rename }
