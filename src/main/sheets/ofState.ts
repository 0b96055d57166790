import { refuse } from '../engine/mustBe.ts'
import type { AnyState } from '../engine/state.ts'
import type { Choices, PrintableSheet, SheetSource } from './offer.ts'
import type { Sheet } from './sheet.ts'

type OfState<S, Args extends readonly unknown[]> = Omit<PrintableSheet, 'lacking' | 'make' | 'takes' | 'holders'> & {
  /** What it needs of a campaign; left out for a sheet that needs none. */
  readonly lacking?: (state: S) => string | null
  readonly make: (state: S, name: string, ...more: Args) => Sheet
}

type OfHolder<S> = OfState<S, [holder: number, source: SheetSource | null]> & {
  /** Players whom it can be for; left out: each of them. */
  readonly holders?: (state: S) => readonly number[]
  /** What is sealed only for a while is for everybody after that: is it by now, and how is it made then. */
  readonly opened?: {
    readonly is: (state: S) => boolean
    readonly make: (state: S, name: string, source: SheetSource | null) => Sheet
  }
}

/**
 * @param empty the state of a campaign in which there is nothing yet: it stands in where none is open.
 * @returns how a game offers sheets that show a campaign, as of any turn, and its own values where one is open.
 */
export const sheetsFrom =
  <S extends AnyState>(empty: S, takes: PrintableSheet['takes'] = []) =>
  ({ lacking, make, ...what }: OfState<S, []>): PrintableSheet => ({
    ...what,
    takes: lacking === undefined ? [] : takes,
    lacking: lackingOf(lacking),
    make: (source) => make(stateOf(empty, source), source?.name ?? ''),
  })

/**
 * @returns how a game offers sheets of what one player keeps from the others: each is for the eyes of the player who is
 * named, shows nothing of anybody else, and is printed with no group of sheets unless he is named or it has been opened.
 */
export const sealedSheetsFrom =
  <S extends AnyState>(empty: S) =>
  ({ lacking, make, holders, opened, ...what }: OfHolder<S>): PrintableSheet => ({
    ...what,
    ...(holders && { holders: (state: AnyState) => holders(state as S) }),
    ...(opened && { isOpen: (state: AnyState) => opened.is(state as S) }),
    takes: ['holder'],
    needs: 'holder',
    lacking: lackingOf(lacking ?? (() => null)),
    make(source, { holder }: Choices) {
      const [state, name] = [stateOf(empty, source), source?.name ?? '']
      if (holder !== undefined) return make(state, name, holder, source)
      return opened?.is(state)
        ? opened.make(state, name, source)
        : refuse('Say for whose eyes it is: nothing is printed without.')
    },
  })

type Source = Pick<SheetSource, 'state'> | null

const stateOf = <S>(empty: S, source: Source): S => (source === null ? empty : (source.state as S))

const lackingOf =
  <S>(lacking: ((state: S) => string | null) | undefined) =>
  (source: Source): string | null => {
    if (lacking === undefined) return null
    return source === null ? 'It shows a campaign: open one first.' : lacking(source.state as S)
  }
