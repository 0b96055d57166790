import { diceName } from '../../engine/dice.ts'
import type { SlipPerhapsView } from '../../../contract/slip.ts'
import { RuleError } from '../../engine/errors.ts'
import type { Work } from '../../engine/work.ts'
import type { SlipModel } from '../../sheets/slip/slipModel.ts'
import type { OpenTour } from '../library/openTours.ts'
import { slipWork } from './slipView.ts'

/**
 * @returns the work, and from it the dice slip for paper, from where the tour stands.
 * @throws RuleError `not-now` where nothing can be thrown ahead, `head-moved` when the tour goes on meanwhile.
 */
export function* slipModel(tour: OpenTour): Work<SlipModel> {
  const view = yield* slipWork(tour, null)
  if (view.title === null || view.throws === 0)
    throw new RuleError('not-now', 'There is nothing to throw ahead just now: the slip would be empty.')
  const { state } = tour.file.load()
  const houseRules = tour.game.house?.patches(state)
  const isHouse = ({ table }: { readonly table: string | null }) => table !== null && houseRules?.has(table) === true
  const card = tour.game.card(state)
  const { title: unit, about } = card.kind === 'tour' ? card : { title: '', about: '' }
  const date = view.date.replace(/^./, (letter) => letter.toLowerCase())
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
        place: `${step}:${subject}:${rank}`,
        count,
        // Dice of six sides need no name.
        why: gluedNames(sides === undefined ? text : `${text} (${diceName(count, sides)})`),
      })),
      perhaps: perhaps.map(perhapsInWords),
    })),
    throws: view.throws,
    dice: view.dice,
    source: tour.game.system.title,
  }
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
