import { diceName } from '../../engine/dice.ts'
import type { SlipPerhapsView } from '../../../contract/slip.ts'
import { RuleError } from '../../engine/errors.ts'
import type { Work } from '../../engine/work.ts'
import type { SlipModel, SlipPerhaps } from '../../sheets/slip/slipModel.ts'
import type { OpenTour } from '../library/openTours.ts'
import { playAhead } from './foresee.ts'
import { probes } from './probes.ts'
import { slipWork } from './slipView.ts'

/**
 * @returns the work, and from it the dice slip for paper, from where the tour stands.
 * @throws RuleError `not-now` where nothing can be thrown ahead, `head-moved` when the tour goes on meanwhile.
 */
export function* slipModel(tour: OpenTour): Work<SlipModel> {
  const view = yield* slipWork(tour, null)
  const thrown = view.phases.some(({ throws, perhaps }) => throws.length > 0 || perhaps.some(isDice))
  if (view.title === null || !thrown) throw new RuleError('not-now', nothingAhead)
  const { state } = tour.file.load()
  const houseRules = tour.game.house?.patches(state)
  const isHouse = ({ table }: { readonly table: string | null }) => table !== null && houseRules?.has(table) === true
  const card = tour.game.card(state)
  const { title: unit, about } = card.kind === 'tour' ? card : { title: '', about: '' }
  const date = view.date.replace(/^./, (letter) => letter.toLowerCase())
  const letters = lettersFor()
  return {
    title: `Dice slip: ${view.title.replace(/^./, (letter) => letter.toLowerCase())}`,
    unit,
    when: about === '' ? view.date : `${about}, ${date}`,
    phases: view.phases.map(({ title, page, check, throws, perhaps }) => ({
      title,
      note: [
        check === null || check === title ? `p. ${page}` : `${check}, p. ${page}`,
        ...(throws.some(isHouse) ? ['house rule'] : []),
      ].join(', '),
      lines: throws.map(({ number, text, count, sides, step, subject, rank }) => ({
        number,
        place: { step, subject, rank },
        count,
        // Dice of six sides need no name.
        why: gluedNames(sides === undefined ? text : `${text} (${diceName(count, sides)})`),
      })),
      perhaps: perhaps.map((one) => perhapsOn(one, letters)),
    })),
    throws: view.throws,
    dice: view.dice,
    source: tour.game.system.title,
  }
}

/** Why no slip can be printed where no throw lies ahead. */
const nothingAhead = 'There is nothing to throw ahead just now: the slip would be empty.'

/**
 * @returns why there is no slip from where the tour stands; null where there is one. Mostly the first way that the dice
 *   may fall tells.
 */
export function lacksSlip(tour: OpenTour): string | null {
  return probes.some((probe) => playAhead(tour, probe, null).some(isDice)) ? null : nothingAhead
}

const isDice = ({ kind }: Pick<SlipPerhapsView, 'kind'>): boolean => kind === 'dice'

/** The part of all tours in which throws must come that have boxes. */
const leastOften = 0.15

/** @returns a, b, c ... z, aa, ab ...: what boxes go by that have no number. */
function lettersFor(): () => string {
  let given = 0
  const letter = (nth: number): string =>
    (nth < 26 ? '' : letter(Math.floor(nth / 26) - 1)) + String.fromCharCode(97 + (nth % 26))
  return () => letter(given++)
}

/** What comes hardly ever has no boxes: it is asked for when it comes. */
function perhapsOn(one: SlipPerhapsView, letters: () => string): SlipPerhaps {
  const { step, key, count, usual, often } = one
  const why = perhapsInWords(one)
  if (!isDice(one) || often.times < leastOften * often.of) return { why }
  return { why, boxes: { letter: letters(), place: { step, key }, count, throws: usual } }
}

/** A name is never broken over two lines: "Sgt Schaefer, J.". */
const gluedNames = (text: string): string => text.replace(/(\S+) (\S+), (\p{Lu}\.)/gu, '$1\u00a0$2,\u00a0$3')

function perhapsInWords({ kind, why, most, count, sides, often, oftenWords }: SlipPerhapsView): string {
  const rare = often.times === 0 ? 'Seldom' : `Perhaps (${oftenWords})`
  const what = `${rare}: ${gluedNames(why)}`
  if (kind === 'choice') return `${what}; your choice`
  if (kind === 'card') return `${what}; ${most === 1 ? '1 card' : `up to ${most} cards`}`
  const usual = count === 1 ? '1 die' : `${count} dice`
  const dice = sides === undefined ? usual : diceName(count, sides)
  return `${what}; ${most === 1 ? dice : `up to ${most} throws of ${dice}`}`
}
